import { cn } from '@/components/ui/cn'
import type { FriendshipApp, KnownApp } from '@/lib/entities/app'
import { safeImageUrl } from '@/lib/urls'

/** Logos that the site draws itself, whatever the row says (docs/product.md 10.3). */
const overrides: Partial<Record<KnownApp, string>> = {
  pulse: '/images/apps/pulse-now.svg',
  'bumble-bff': '/images/apps/bumble-bff.svg',
}

const look = cn(
  'grid size-14 flex-none place-items-center rounded-card bg-brand-tint font-bold',
  'font-display text-figure text-brand-strong print:hidden',
)

/** An app's logo, or a tile with its first letter if it has none. */
export function AppLogo({ app: { name, known, logoUrl } }: { app: FriendshipApp }) {
  const source = (known && overrides[known]) ?? safeImageUrl(logoUrl)
  if (!source) {
    return (
      <span className={look} aria-hidden="true">
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: a small picture of known size
    <img className={look} src={source} alt="" width={56} height={56} loading="lazy" decoding="async" />
  )
}
