import { slugOf } from '../../lib/site/routing.ts'
import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'
import { groupRows } from './group-rows.ts'
import { stableId, stableTime } from './ids.ts'
import { renderHtml } from './markdown.ts'
import type { Sources, Written } from './sources.ts'
import type { Row, Table } from './sql.ts'

type Texts = Pick<Written<'cities'>, 'plain' | 'lff'> & {
  front: Pick<Written<'cities'>['front'], 'micro' | 'micro_lff' | 'short' | 'short_lff'>
}

const textsOf = ({ front, plain, lff }: Texts): Row => ({
  micro_description: front.micro,
  short_description: front.short,
  long_description: plain,
  micro_description_lff: front.micro_lff,
  short_description_lff: front.short_lff,
  long_description_lff: lff,
})

const customsOf = (how: Written<'countries'>['front']['how']): Row => ({
  how_announced: how?.announced ?? null,
  how_seasons: how?.seasons ?? null,
  how_evenings: how?.evenings ?? null,
  how_language: how?.language ?? null,
  how_alone: how?.alone ?? null,
})

const table = (name: string, rows: Row[]): Table => ({
  name,
  columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  rows,
})

const cityId = ({ cityFacts }: Sources, slug: string) =>
  stableId('city', cityFacts.get(slug)?.geonameId ?? slug)
const countryId = (code: string) => stableId('country', code.toUpperCase())

/** The countries that have a listed city. */
export const listedCountries = ({ cities: list, cityFacts }: Sources): string[] =>
  [...new Set(list.flatMap(({ slug }) => cityFacts.get(slug)?.country ?? []))].sort()

const noTexts: Row = {
  micro_description: null,
  short_description: null,
  long_description: null,
  micro_description_lff: null,
  short_description_lff: null,
  long_description_lff: null,
}

function countries(sources: Sources): Row[] {
  const guides = new Map(sources.countries.map((country) => [country.slug, country]))
  return listedCountries(sources).map((code) => {
    const guide = guides.get(code)
    const facts = sources.countryFacts.get(code)
    if (!facts) throw new Error(`No facts of ${code}`)
    return {
      id: countryId(code),
      name: facts.name,
      code,
      flag_url: `/flags/${code}.svg`,
      image_url: sources.images.countries?.[code] ?? null,
      ...(guide ? textsOf(guide) : noTexts),
      wikipedia_url: encodeURI(facts.wikipedia),
      languages: guide?.front.languages ?? facts.languages,
      weekend: guide?.front.weekend ?? facts.weekend,
      calling_code: facts.callingCode,
      emergency_number: guide?.front.emergency ?? null,
      units: guide?.front.units ?? facts.units,
      care_level: guide?.front.care ?? 'normal',
      ...customsOf(guide?.front.how),
      holidays: guide?.front.holidays ?? [],
      other_names: sources.otherNames.countries[code] ?? [],
    }
  })
}

function cities(sources: Sources): Row[] {
  return sources.cities.map((city) => {
    const { slug, front } = city
    const facts = sources.cityFacts.get(slug)
    if (!facts) throw new Error(`No facts of ${slug}`)
    return {
      id: cityId(sources, slug),
      name: facts.name,
      slug,
      country_id: countryId(facts.country),
      image_url: sources.images.cities?.[slug] ?? null,
      pulse_url: null,
      ...textsOf(city),
      latitude: facts.latitude,
      longitude: facts.longitude,
      time_zone: facts.timeZone,
      region: front.region ?? facts.region ?? null,
      languages: front.languages,
      population: front.population ?? null,
      airport: facts.airport,
      pleasant_months: front.months,
      pleasant_months_note: front.months_note,
      care_level: front.care,
      ...customsOf(front.how),
      other_names: sources.otherNames.cities[slug] ?? [],
      created_at: stableTime('city', slug),
      updated_at: stableTime('city', slug, 30),
    }
  })
}

/** Communities and affinities store their long text as HTML. */
async function topics(sources: Sources, kind: 'communities' | 'affinities'): Promise<Row[]> {
  const singular = kind === 'communities' ? 'community' : 'affinity'
  return Promise.all(
    sources[kind].map(async (topic) => ({
      id: stableId(singular, topic.slug),
      name: topic.front.name,
      slug: topic.slug,
      image_url: sources.images[kind]?.[topic.slug] ?? null,
      ...textsOf({ ...topic, plain: await renderHtml(topic.plain), lff: await renderHtml(topic.lff) }),
      ...(kind === 'communities' && {
        other_names: sources.otherNames.communities[topic.slug] ?? [],
        created_at: stableTime('community', topic.slug),
        updated_at: stableTime('community', topic.slug, 30),
      }),
    })),
  )
}

function affinityLinks({ links, pairs }: Sources): Row[] {
  return AFFINITY_SLUGS.flatMap((affinity) =>
    (links[affinity] ?? []).map((community) => ({
      affinity_id: stableId('affinity', affinity),
      community_id: stableId('community', community),
      intro: pairs[affinity]?.[community]?.intro ?? null,
      intro_lff: pairs[affinity]?.[community]?.intro_lff ?? null,
    })),
  )
}

function affinityCities(sources: Sources): Row[] {
  const listed = new Set(sources.cities.map(({ slug }) => slug))
  return AFFINITY_SLUGS.flatMap((affinity) =>
    (sources.affinityCities[affinity] ?? [])
      .filter((slug) => listed.has(slug))
      .map((slug) => ({ affinity_id: stableId('affinity', affinity), city_id: cityId(sources, slug) })),
  )
}

// Readers sort by newest first: later entries are older, so that the order of the file is the order of the page.
const suggestionTime = (index: number) =>
  new Date(Date.UTC(2026, 8, 20, 12) - index * 86_400_000).toISOString().replace('.000Z', 'Z')

interface OwnSuggestion {
  id: string
  row: Row
  communities: readonly string[]
}

function suggestions(sources: Sources): OwnSuggestion[] {
  const of = (
    kind: 'city' | 'community',
    { slug, front }: Written<'cities'> | Written<'communities'>,
    parent: string,
  ): OwnSuggestion[] =>
    front.suggestions.map(({ communities = [], ...suggestion }, index) => {
      const id = stableId('suggestion', `${kind}/${slug}/${index}`)
      return {
        id,
        communities,
        row: {
          id,
          title: suggestion.title,
          title_lff: suggestion.title_lff ?? null,
          description: suggestion.description,
          description_lff: suggestion.description_lff,
          city_id: kind === 'city' ? parent : null,
          community_id: kind === 'community' ? parent : null,
          ...(suggestion.days && { days: suggestion.days }),
          ...(suggestion.months && { months: suggestion.months }),
          is_indoors: suggestion.roof ?? false,
          caution: suggestion.caution ?? null,
          created_at: suggestionTime(index),
        },
      }
    })
  return [
    ...sources.cities.flatMap((city) => of('city', city, cityId(sources, city.slug))),
    ...sources.communities.flatMap((each) => of('community', each, stableId('community', each.slug))),
  ]
}

function absences(sources: Sources): Row[] {
  const listed = new Set(sources.cities.map(({ slug }) => slug))
  const guides = new Set(listedCountries(sources))
  return COMMUNITY_SLUGS.flatMap((community) => {
    const { countries: codes = [], cities: slugs = [] } = sources.absences[community] ?? {}
    const row = (place: string, where: Row): Row => ({
      id: stableId('absence', `${community}/${place}`),
      community_id: stableId('community', community),
      country_id: null,
      city_id: null,
      ...where,
    })
    return [
      ...codes.filter((code) => guides.has(code)).map((code) => row(code, { country_id: countryId(code) })),
      ...slugs
        .filter((slug) => listed.has(slug))
        .map((slug) => row(slug, { city_id: cityId(sources, slug) })),
    ]
  })
}

function apps({ apps: list, images }: Sources): Row[] {
  return list
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map((app) => ({
      id: stableId('app', slugOf(app.name)),
      name: app.name,
      name_lff: app.name_lff ?? null,
      description: app.description,
      description_lff: app.description_lff,
      logo_url: images.apps?.[slugOf(app.name)] ?? null,
      url: app.url ?? null,
      sort_order: app.sort_order,
    }))
}

function finders({ finders: list }: Sources): Row[] {
  return list.map((finder, index) => ({
    id: stableId('finder', `${slugOf(finder.name)}/${finder.countries.join()}`),
    name: finder.name,
    kind: finder.kind,
    description: finder.description,
    description_lff: finder.description_lff ?? null,
    url: finder.url,
    country_codes: finder.countries,
    except_country_codes: finder.except,
    community_slugs: finder.communities,
    sort_order: index + 1,
  }))
}

function articles({ articles: list, images }: Sources): Row[] {
  return list.map(({ slug, front, plain, lff }) => ({
    id: stableId('article', slug),
    title: front.title,
    title_lff: front.title_lff ?? null,
    slug,
    excerpt: front.excerpt,
    excerpt_lff: front.excerpt_lff,
    content: plain,
    content_lff: lff,
    author: front.author,
    date: front.date,
    created_at: `${front.date}T08:00:00Z`,
    updated_at: `${front.date}T08:00:00Z`,
    image_url: images.articles?.[slug] ?? null,
    tags: front.tags,
    is_featured: front.is_featured === true,
  }))
}

const redirects = (sources: Sources): Row[] =>
  Object.entries(sources.redirects).map(([from, to]) => ({
    id: stableId('redirect', from),
    from_path: from,
    to_path: to,
    created_at: stableTime('redirect', from),
  }))

/** All rows of the directory, in an order that foreign keys allow, always the same. */
export async function tablesOf(sources: Sources): Promise<Table[]> {
  const places = suggestions(sources)
  const groups = groupRows(sources)
  return [
    table('countries', countries(sources)),
    table('cities', cities(sources)),
    table('communities', await topics(sources, 'communities')),
    table('affinities', await topics(sources, 'affinities')),
    table('affinity_communities', affinityLinks(sources)),
    table('affinity_cities', affinityCities(sources)),
    table(
      'local_suggestions',
      places.map(({ row }) => row),
    ),
    table(
      'local_suggestion_communities',
      places.flatMap(({ id, communities }) =>
        communities.map((slug) => ({ suggestion_id: id, community_id: stableId('community', slug) })),
      ),
    ),
    table(
      'groups',
      groups.map(({ row }) => row),
    ),
    table(
      'group_communities',
      groups.flatMap(({ id, communities }) =>
        communities.map((slug) => ({ group_id: id, community_id: stableId('community', slug) })),
      ),
    ),
    table('community_absences', absences(sources)),
    table('apps_for_making_friends', apps(sources)),
    table('finders', finders(sources)),
    table('blog_posts', articles(sources)),
    table('redirects', redirects(sources)),
  ]
}
