import type { Metadata } from 'next'
import { cityTrail, paramsOfCities, readCity } from '@/app/city'
import { CalendarLinks } from '@/components/group/calendar-links'
import { aboutGroups, SuggestGroup } from '@/components/group/city-groups'
import { GroupList } from '@/components/group/group-list'
import { ListPage } from '@/components/layout/list-page'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { findCommunitiesOfCity } from '@/lib/entities/community'
import { findCountryFacts } from '@/lib/entities/country'
import { findGroupsOfCity } from '@/lib/entities/group'
import { paths } from '@/lib/paths'
import { groupNode } from '@/lib/seo/group-node'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityInTitle, cityWithPlace } from '@/lib/site/city-name'
import { groupsOnCityPage } from '@/lib/site/groups'
import { listed } from '@/lib/site/lists'

type Props = PageProps<'/[site]/cities/[city]/groups'>

export const generateStaticParams = paramsOfCities

async function read(props: Props) {
  const { site, city } = await readCity(props)
  const groups = await findGroupsOfCity(site, city.id, await findCommunitiesOfCity(site, city))
  return { site, city, groups }
}

function headOf({ city, groups }: Awaited<ReturnType<typeof read>>): PageHead {
  const named = cityInTitle(city)
  const first = listed(groups.slice(0, 3).map(({ name }) => name))
  return {
    title: `Groups that meet in ${named}`,
    description: first
      ? `${first}: ${groups.length === 1 ? 'a group that meets' : `${groups.length} groups that meet`} in ${named}, with days, places and how to join where they are known.`
      : `How to find a group that meets in ${named}, and how to add one.`,
    path: paths.cityGroups(city.slug),
    // The city's own page shows the first ones.
    noIndex: groups.length > groupsOnCityPage ? false : 'follow',
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const subject = await read(props)
  return pageMetadata(subject.site, headOf(subject))
}

export default async function CityGroupsPage(props: Props) {
  const subject = await read(props)
  const { site, city, groups } = subject
  const countryFacts = await findCountryFacts(city.country.id)
  const head = headOf(subject)
  return (
    <ListPage
      site={site}
      head={head}
      title={`Groups that meet in ${cityWithPlace(city)}`}
      lead={aboutGroups}
      trail={cityTrail(city, { name: 'Groups' })}
      items={groups.map(({ name, url }) => ({ name, url }))}
      mentions={groups.map((group) => groupNode(group, { name: city.name, timeZone: city.facts.timeZone }))}
    >
      <h2 className="sr-only">All groups</h2>
      {groups.length > 0 ? (
        <GroupList
          site={site}
          city={city.name}
          groups={groups}
          units={countryFacts?.units ?? 'metric'}
          first={groups.length}
        />
      ) : (
        <Empty>
          <h3 className="text-name">No group is known yet</h3>
          <p className="mt-2 text-muted">
            {`The page of ${city.name} has searches that find what is on. If you know a group, send us its name and its page.`}
          </p>
        </Empty>
      )}
      <CalendarLinks site={site} path={paths.cityCalendar(city.slug)} groups={groups} />
      <Buttons className="mt-8">
        <ButtonLink look="primary" href={paths.city(city.slug)}>{`More about ${city.name}`}</ButtonLink>
        <SuggestGroup site={site} city={city.name} />
      </Buttons>
    </ListPage>
  )
}
