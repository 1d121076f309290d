import { ArtImage } from '@/components/ui/art-image'

interface CityImageProps {
  url: string | null
  className?: string
  eager?: boolean
  sizes?: string
}

/** Shown if a city has no picture of its own. */
const defaultImage = '/images/default-city-1600.webp'

export function CityImage({ url, ...shown }: CityImageProps) {
  return <ArtImage url={url ?? defaultImage} {...shown} />
}
