interface ArtImageProps {
  url: string
  className?: string
  /** The picture a visitor sees first is fetched first. */
  eager?: boolean
  /** How wide it is shown: what the browser chooses the file by. */
  sizes?: string
}

/** Our own art comes in two widths; pictures from elsewhere in the one they have. */
function sourceSet(url: string): string | undefined {
  const own = /^(\/images\/.+)-1600\.webp$/.exec(url)
  return own ? `${own[1]}-800.webp 800w, ${url} 1600w` : undefined
}

/** A drawn picture, 16:9. It is decoration: what it stands for is written beside it, so its alternative text is empty. */
export function ArtImage({ url, className, eager, sizes = '100vw' }: ArtImageProps) {
  const set = sourceSet(url)
  return (
    // biome-ignore lint/performance/noImgElement: the art is committed in the sizes it is shown in
    <img
      src={url}
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
