interface CityImageProps {
  url: string | null
  className?: string
  /** The picture a visitor sees first is fetched first. */
  eager?: boolean
  sizes?: string
}

/** Shown where a city has no picture of its own. */
const defaultImage = '/images/default-city-1600.webp'

/** Our own art comes in two widths; pictures from elsewhere in the one they have. */
function sourceSet(url: string): string | undefined {
  const own = /^(\/images\/.+)-1600\.webp$/.exec(url)
  return own ? `${own[1]}-800.webp 800w, ${url} 1600w` : undefined
}

/** A city's picture: decoration, its name stands beside it. */
export function CityImage({ url, className, eager, sizes = '100vw' }: CityImageProps) {
  const source = url ?? defaultImage
  const set = sourceSet(source)
  return (
    // biome-ignore lint/performance/noImgElement: the art is committed in the sizes it is shown in
    <img
      src={source}
      srcSet={set}
      sizes={set && sizes}
      alt=""
      width={1600}
      height={900}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
