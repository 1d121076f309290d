import { LazyNotFound } from '@/components/layout/lazy-not-found'

export default function NotFound() {
  return <LazyNotFound />
}
