import { stableId, stableTime } from './ids.ts'
import type { Sources } from './sources.ts'
import type { Row } from './sql.ts'

interface OwnGroup {
  id: string
  row: Row
  communities: readonly string[]
}

/** The rows of the groups that meet, with the communities of each. */
export function groupRows(sources: Sources): OwnGroup[] {
  return [...sources.groups].flatMap(([city, list]) =>
    list.map((group) => {
      const id = stableId('group', `${city}/${group.name}`)
      const row: Row = {
        id,
        city_id: stableId('city', sources.cityFacts.get(city)?.geonameId ?? city),
        name: group.name,
        what: group.what ?? null,
        what_lff: group.what_lff ?? null,
        rrule: group.rrule ?? null,
        rhythm: group.rhythm ?? null,
        start_time: group.start ?? null,
        duration_minutes: group.duration ?? null,
        months: group.months ?? [],
        place: group.place ?? null,
        district: group.district ?? null,
        distance_km: group.distance ?? null,
        join_kind: group.join ?? null,
        how_to_join: group.how ?? null,
        language: group.language ?? null,
        link: group.link,
        source: group.source,
        listed_by: group.listed_by ?? null,
        as_of: group.as_of ?? null,
        makes_dates: group.make_dates,
        checked_on: group.checked,
        is_paused: group.paused,
        calendar_url: group.calendar ?? null,
        created_at: stableTime('group', id),
      }
      return { id, communities: group.communities, row }
    }),
  )
}
