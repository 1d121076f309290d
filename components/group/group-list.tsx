import { cn } from '@/components/ui/cn'
import { ExternalLink } from '@/components/ui/external-link'
import { FirstFew } from '@/components/ui/more'
import { dayLine, joinLine, sourceLine, whereLine } from '@/lib/city-page/group-lines'
import type { CountryFacts } from '@/lib/entities/country'
import type { Group } from '@/lib/entities/group'
import { onMap } from '@/lib/facts/map'
import { groupAnchor } from '@/lib/site/groups'
import type { Site } from '@/lib/site/variants'
import { mailto } from '@/lib/urls'

interface GroupListProps {
  site: Site
  city: string
  groups: readonly Group[]
  units: CountryFacts['units']
  /** How many are shown on a phone before the list is opened. */
  first?: number
}

/** What somebody who knows better needs to tell us. */
const changed = (city: string, group: string) =>
  `City: ${city}\nGroup: ${group}\n\nWhat has changed (day, hour, place, link, or that it no longer meets):\n\nWhere we can see it:\n`

/** Groups that meet, one entry each. */
export function GroupList({ first = 3, groups, ...shared }: GroupListProps) {
  return (
    <FirstFew
      first={first}
      noun="groups"
      items={groups.map((group) => <GroupEntry key={group.name} group={group} {...shared} />)}
    >
      {(some) => <ul className="grid gap-x-12 lg:grid-cols-3">{some}</ul>}
    </FirstFew>
  )
}

function GroupEntry({ site, city, group, units }: Omit<GroupListProps, 'groups'> & { group: Group }) {
  const when = dayLine(group)
  const where = whereLine(group, units)
  const join = joinLine(group)
  return (
    <li
      id={groupAnchor(group.name)}
      className="scroll-mt-28 break-inside-avoid border-t border-line pt-1.5 pb-4 text-ui"
    >
      <h3 className="text-name">
        <ExternalLink
          className="inline-flex target items-center text-link underline underline-offset-[0.2em]"
          href={group.url}
          nofollow
        >
          {group.name}
        </ExternalLink>
      </h3>
      {(when || group.place || where) && (
        <p>
          {when && (group.isDayOld ? when : <strong className="font-semibold">{when}</strong>)}
          {(group.place || where) && (when ? ' · ' : group.place && 'Place: ')}
          {group.place && (
            <ExternalLink
              className="underline underline-offset-[0.2em]"
              href={onMap(group.place, city)}
              nofollow
            >
              {group.place}
              <span className="sr-only"> on a map</span>
            </ExternalLink>
          )}
          {group.place && where && ', '}
          {where}
        </p>
      )}
      {group.what && <p>{group.what}</p>}
      {(join || group.language) && (
        <p>{[join, group.language && `In ${group.language}.`].filter(Boolean).join(' ')}</p>
      )}
      <p className={cn('text-sm text-muted', group.isOld && 'italic')}>
        {`${sourceLine(group)} `}
        <a
          className="underline underline-offset-[0.2em] print:hidden"
          href={mailto(site, `Changed: ${group.name}, ${city}`, changed(city, group.name))}
        >
          Something has changed
          <span className="sr-only">: {group.name}</span>
        </a>
      </p>
    </li>
  )
}
