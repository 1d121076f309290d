import type { Group } from '@/lib/entities/group'
import { hasDates } from '@/lib/site/groups'
import type { Site } from '@/lib/site/variants'
import { absoluteUrl } from '@/lib/urls'

interface CalendarLinksProps {
  site: Site
  /** The address of the calendar. */
  path: string
  groups: readonly Group[]
}

/** Ways to have groups' dates in one's own calendar: kept up to date, or once. Nothing if no group has dates. */
export function CalendarLinks({ site, path, groups }: CalendarLinksProps) {
  if (!hasDates(groups)) return null
  const webcal = absoluteUrl(site, path).replace(/^https?:/, 'webcal:')
  return (
    <p className="mt-4 text-ui print:hidden">
      In your calendar:{' '}
      <a className="font-semibold text-link underline underline-offset-[0.2em]" href={webcal}>
        subscribe
      </a>{' '}
      and changes arrive by themselves, or{' '}
      <a className="font-semibold text-link underline underline-offset-[0.2em]" href={path} download>
        download it once
      </a>
      .
    </p>
  )
}
