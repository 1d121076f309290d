interface ArtImageProps {
  url: string
  className?: string
  /** Set for the picture that is visible first, so that it is fetched first. */
  eager?: boolean
  /** The displayed width, by which the browser chooses a file. */
  sizes?: string
}

/** Our own art has two widths; pictures from elsewhere have one. */
function sourceSet(url: string): string | undefined {
  const own = /^(\/images\/.+)-1600\.webp$/.exec(url)
  return own ? `${own[1]}-800.webp 800w, ${url} 1600w` : undefined
}

/**
 * A drawn picture, 16:9. It is decoration, and the text next to it says what it shows, so its alternative text is
 * empty.
 */
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
