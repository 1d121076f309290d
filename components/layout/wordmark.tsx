import type { Site } from '@/lib/site/variants'
import { sites } from '@/lib/site/variants'

/** The variant's name with the mark both brands share: two lights that found each other. */
export function Wordmark({ site }: { site: Site }) {
  const { name, brandHeader, words } = sites[site]
  return (
    <a href="/" className="wordmark" data-brand={brandHeader || undefined}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <circle cx="12" cy="17" r="9" fill="var(--hero-brand)" />
        <circle cx="21" cy="14" r="7" fill="var(--glow)" fillOpacity="0.92" />
      </svg>
      <span>
        <span className="wordmark-name">{name}</span>
        {brandHeader && <span className="wordmark-tagline">{words.tagline}</span>}
      </span>
    </a>
  )
}
