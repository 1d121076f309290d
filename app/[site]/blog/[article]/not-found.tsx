import { MissingPageLater } from '@/components/layout/missing-page-later'

export default function NotFound() {
  return <MissingPageLater kind="article" />
}
