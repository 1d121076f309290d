import { cn } from '@/components/ui/cn'
import { safeImageUrl } from '@/lib/urls'

/** Logos that the site draws itself, whatever the row says (docs/product.md 10.3). */
const overrides: Record<string, string> = {
  'pulse now': '/images/apps/pulse-now.svg',
  'bumble bff': '/images/apps/bumble-bff.svg',
}

const look = cn(
  'grid size-14 flex-none place-items-center rounded-card bg-brand-tint font-bold',
  'font-display text-figure text-brand-strong print:hidden',
)

/** An app's logo, or a tile with its first letter if it has none. */
export function AppLogo({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const source = overrides[name.trim().toLowerCase()] ?? safeImageUrl(logoUrl)
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
