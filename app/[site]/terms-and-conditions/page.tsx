import { LegalDocument, type LegalProps, legalMetadata } from '@/app/legal'

export const generateMetadata = (props: LegalProps) => legalMetadata('terms', props)

export default function TermsPage({ params }: LegalProps) {
  return <LegalDocument name="terms" params={params} />
}
