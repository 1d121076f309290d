import { CalendarLinks } from '@/components/group/calendar-links'
import { GroupList } from '@/components/group/group-list'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { CountryFacts } from '@/lib/entities/country'
import type { Group } from '@/lib/entities/group'
import { paths } from '@/lib/paths'
import { groupsForCityPage, groupsOnCityPage, hasDates } from '@/lib/site/groups'
import type { Site } from '@/lib/site/variants'
import { mailto } from '@/lib/urls'

interface CityGroupsProps {
  site: Site
  city: { name: string; slug: string }
  groups: readonly Group[]
  units: CountryFacts['units']
}

/** Said above every list of groups. */
export const aboutGroups =
  'Check before you go: each name leads to the group’s own page. We are not paid for these links.'

/** What we need to know of a group. */
const suggestion = (city: string) =>
  `City: ${city}\n\nName of the group:\nIts own page:\nWhat it does:\nDay and hour:\nPlace:\nHow somebody new joins:\n`

/** An email that suggests a group. */
export function SuggestGroup({ site, city }: { site: Site; city: string }) {
  return <ButtonLink href={mailto(site, `A group in ${city}`, suggestion(city))}>Suggest a group</ButtonLink>
}

/** The groups that meet in a city, or how to find one where none is known. */
export function CityGroups({ site, city, groups, units }: CityGroupsProps) {
  const rest = groups.length - groupsOnCityPage
  return (
    <Section
      id="groups"
      title={`Groups that meet in ${city.name}`}
      lead={
        groups.length > 0
          ? aboutGroups
          : `We know of none in ${city.name} yet. The searches below find what is on; a library's notice board and the nearest town's clubs are the next places to look.`
      }
    >
      {groups.length > 0 && (
        <GroupList site={site} city={city.name} groups={groupsForCityPage(groups)} units={units} />
      )}
      <CalendarLinks site={site} path={paths.cityCalendar(city.slug)} groups={groups} />
      <Buttons className={groups.length > 0 ? 'mt-6' : undefined}>
        {rest > 0 && (
          <ButtonLink look="primary" href={paths.cityGroups(city.slug)}>
            {`All ${groups.length} groups in ${city.name}`}
          </ButtonLink>
        )}
        {hasDates(groups) && (
          <ButtonLink href={paths.weekOf(city.slug)}>{`This week in ${city.name}`}</ButtonLink>
        )}
        <SuggestGroup site={site} city={city.name} />
      </Buttons>
    </Section>
  )
}
