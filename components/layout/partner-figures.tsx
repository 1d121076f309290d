import { claims } from '@/lib/site/claims'

/** The specification's marketing figures, with the line that says whose they are. */
export function PartnerFigures({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <p className="text-sm text-soft" data-nosnippet="">
      {claims.partnerFigures} {stats.map(({ value, label }) => `${value} ${label}`).join(' · ')}.
    </p>
  )
}
