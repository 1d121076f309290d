import { ArtImage } from '@/components/ui/art-image'

/** The picture of a community or an affinity, above its text; nothing without one. */
export function TopicPicture({ url }: { url: string | null }) {
  if (!url) return null
  return (
    <ArtImage
      url={url}
      className="mb-8 h-auto w-full max-w-184 rounded-panel bg-night print:hidden"
      sizes="(min-width: 50rem) 46rem, 92vw"
    />
  )
}
