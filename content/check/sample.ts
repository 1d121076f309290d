import type { Content } from './content.ts'

const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${seed}${(n * 7919) % 997}`).join(' ')

const texts = (seed: string) => ({
  micro_description: `${seed}: a place to start meeting people`,
  micro_description_lff: `${seed}: where looking around pays off`,
  short_description: `${seed} has weekly groups, regular tables and quiet corners where newcomers are asked in.`,
  short_description_lff: `${seed} is easier with one habit: the same hour, the same room, and a name you remember.`,
  long_description: `## ${seed}\n\n${words(`${seed}-plain`, 80)}`,
  long_description_lff: `## ${seed}\n\n${words(`${seed}-own`, 80)}`,
})
const noCustoms = {
  how_announced: null,
  how_seasons: null,
  how_evenings: null,
  how_language: null,
  how_alone: null,
}
const cityFacts = {
  ...noCustoms,
  care_level: 'normal',
  latitude: 35.68,
  longitude: 139.69,
  time_zone: 'Asia/Tokyo',
  region: null,
  languages: ['Japanese'],
  other_names: [],
  population: null,
  airport: null,
  pleasant_months: [4, 5],
  pleasant_months_note: 'Mild and mostly dry.',
}
const countryFacts = {
  ...noCustoms,
  image_url: null,
  languages: ['Japanese'],
  other_names: [],
  weekend: ['sat', 'sun'],
  calling_code: '+81',
  emergency_number: '119',
  units: 'metric',
  care_level: 'normal',
  holidays: [],
}
const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }

/** A place with a roof that is open on Sunday. */
const library = (city: string): Content['suggestions'][number] => ({
  id: `${city}-library-id`,
  title: `The library of ${city}`,
  title_lff: null,
  description: `A reading room in ${city} with long tables, where a circle of readers keeps two chairs free.`,
  description_lff: `The reading room of ${city} is warm, free and full, and its circle of readers says who is new.`,
  city_id: `${city}-id`,
  community_id: null,
  days: ['sat', 'sun'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  is_indoors: true,
  caution: null,
  created_at: '2026-01-01T00:00:00Z',
})

const group = (city: string): Content['groups'][number] => ({
  id: `${city}-group-id`,
  city_id: `${city}-id`,
  name: 'The Saturday Walkers',
  what: 'A walk of two hours that waits at every crossing.',
  what_lff: null,
  rrule: 'FREQ=WEEKLY;BYDAY=SA',
  rhythm: null,
  start_time: '09:00:00',
  duration_minutes: 120,
  months: [],
  place: 'The south gate of the park',
  district: null,
  distance_km: null,
  join_kind: 'free',
  how_to_join: 'Just turn up. Run by the City Walkers; the route for 2025-2026 is on the site.',
  language: 'Japanese',
  link: `http://walkers.example/${city}`,
  source: 'its own page',
  listed_by: null,
  as_of: '2026-05',
  makes_dates: true,
  checked_on: '2026-11-26',
  is_paused: false,
  calendar_url: null,
  link_failures: 0,
  link_failed_on: null,
  created_at: '2026-01-01T00:00:00Z',
})

/** A small directory in which nothing is wrong: each test breaks one thing of it. */
export function cleanContent(): Content {
  return {
    countries: [
      {
        id: 'jp-id',
        name: 'Japan',
        code: 'jp',
        flag_url: '/flags/jp.svg',
        wikipedia_url: 'https://en.wikipedia.org/wiki/Japan',
        ...countryFacts,
        ...texts('Japan'),
      },
    ],
    cities: [
      {
        id: 'tokyo-id',
        name: 'Tokyo',
        slug: 'tokyo',
        country_id: 'jp-id',
        image_url: '/images/cities/tokyo-1600.webp',
        pulse_url: null,
        ...cityFacts,
        ...times,
        ...texts('Tokyo'),
      },
      {
        id: 'kyoto-id',
        name: 'Kyoto',
        slug: 'kyoto',
        country_id: 'jp-id',
        image_url: null,
        pulse_url: null,
        ...cityFacts,
        ...times,
        ...texts('Kyoto'),
      },
    ],
    communities: [
      {
        id: 'hiking-id',
        name: 'Hiking',
        slug: 'hiking',
        image_url: null,
        other_names: [],
        ...times,
        ...texts('Hiking'),
        long_description: words('hiking-plain', 80),
        long_description_lff: words('hiking-own', 80),
      },
    ],
    affinities: [
      {
        id: 'outdoor-id',
        name: 'Outdoor',
        slug: 'outdoor',
        image_url: null,
        ...texts('Outdoor'),
        long_description: words('outdoor-plain', 80),
        long_description_lff: words('outdoor-own', 80),
      },
    ],
    apps: [
      {
        id: 'app-id',
        name: 'Pulse',
        name_lff: null,
        description: 'An app that brings ten people together for one evening.',
        description_lff: 'Ten people, one evening, and somebody who keeps it going.',
        logo_url: null,
        url: 'https://pulse.example/',
        sort_order: 1,
      },
    ],
    suggestions: [
      {
        id: 'tip-id',
        title: 'The river at seven',
        title_lff: null,
        description: 'Runners meet at the bridge on Tuesdays and wait for whoever is slow.',
        description_lff: 'Tuesdays at the bridge: say hello before the run, and stay for the tea.',
        city_id: 'tokyo-id',
        community_id: null,
        days: ['tue'],
        months: [4, 5, 6],
        is_indoors: false,
        caution: null,
        created_at: '2026-01-01T00:00:00Z',
      },
      library('tokyo'),
      library('kyoto'),
    ],
    groups: [group('tokyo'), group('kyoto')],
    groupCommunities: [{ group_id: 'tokyo-group-id', community_id: 'hiking-id' }],
    articles: [
      {
        id: 'article-id',
        title: 'The first meetup',
        title_lff: null,
        slug: 'the-first-meetup',
        excerpt: 'What to bring, when to arrive, and how to leave so that you are asked again next week.',
        excerpt_lff: 'Arrive early, ask one question, leave with one name: a first evening that counts.',
        content: `## Before\n\n${words('before', 200)} [Tokyo](/cities/tokyo)`,
        content_lff: `## Early\n\n${words('early', 200)}`,
        author: 'The editors',
        date: '2026-01-01',
        ...times,
        published_at: null,
        image_url: '/images/articles/the-first-meetup-1600.webp',
        tags: ['community'],
        is_featured: false,
      },
    ],
    affinityCommunities: [
      { affinity_id: 'outdoor-id', community_id: 'hiking-id', intro: null, intro_lff: null },
    ],
    absences: [],
    redirects: [
      { id: 'apps-id', from_path: '/apps', to_path: '/friendship-apps', created_at: times.created_at },
    ],
    finders: [
      {
        id: 'finder-id',
        name: 'A list of clubs',
        kind: 'search',
        description: 'Clubs with a website of their own.',
        description_lff: null,
        url: 'https://clubs.example/?q={community}%20{city}',
        country_codes: [],
        except_country_codes: [],
        community_slugs: ['hiking'],
        sort_order: 1,
      },
    ],
  }
}

/** A copy of the clean content with one change. */
export function contentWith(change: (content: Content) => void): Content {
  const content = cleanContent()
  change(content)
  return content
}

/** The first row of a table, to be changed. */
export function first<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The sample has no such row.')
  return row
}
