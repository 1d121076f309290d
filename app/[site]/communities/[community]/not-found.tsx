import { MissingPage } from '@/components/layout/missing-page'

// The second line: the middleware answers first, with a ready-made page.
export default function NotFound() {
  return <MissingPage kind="community" />
}
