import { claims } from '@/lib/site/claims'

/** Marketing figures, with the line that says whose they are (docs/product.md 14.2). */
export function PartnerFigures({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <p className="text-sm text-soft" data-nosnippet="">
      {claims.partnerFigures} {stats.map(({ value, label }) => `${value} ${label}`).join(' · ')}.
    </p>
  )
}
