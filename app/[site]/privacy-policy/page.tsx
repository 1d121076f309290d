import { LegalDocument, type LegalProps, legalMetadata } from '@/app/legal'

export const generateMetadata = (props: LegalProps) => legalMetadata('privacy', props)

export default function PrivacyPage({ params }: LegalProps) {
  return <LegalDocument name="privacy" params={params} />
}
