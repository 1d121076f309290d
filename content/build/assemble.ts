import path from 'node:path'
import type { CityFactsById, CountryFactsById } from '../../lib/place/types.ts'
import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'
import { readShores } from './coast.ts'
import type { Country } from './corrections.ts'
import { allCityFacts, allCountryFacts } from './facts.ts'
import { stableTime } from './ids.ts'
import { checkLinks } from './links.ts'
import { readSources, type Sources } from './read.ts'
import type { Table } from './sql.ts'
import { placesOf } from './subject.ts'
import { appTable, articleTable, groupRows, linkTables } from './tables-groups.ts'
import { cityTable, countryTable, suggestionTable } from './tables-places.ts'
import { TEXT_COLUMNS } from './texts.ts'

export type Seed = {
  tables: Table[]
  cityFacts: CityFactsById
  countryFacts: CountryFactsById
  countries: Country[]
  problems: string[]
  notes: string[]
}

function missing(sources: Sources): string[] {
  const lacking = (kind: 'communities' | 'affinities', slugs: string[]) =>
    slugs
      .filter((slug) => !sources.written[kind].has(slug))
      .map((slug) => `content/${kind}/${slug}.md: there is no valid text`)
  return [...lacking('communities', COMMUNITY_SLUGS), ...lacking('affinities', AFFINITY_SLUGS)]
}

/** Reads everything, composes what nobody wrote by hand, and returns all rows of the directory in a fixed order. */
export async function assemble(root: string): Promise<Seed> {
  const sources = readSources(path.join(root, 'content'))
  const shores = readShores(path.join(root, 'node_modules/world-atlas/land-50m.json'))
  const cityFacts = allCityFacts(sources.cities, shores)
  const countryFacts = allCountryFacts(sources.countries)
  const places = placesOf(cityFacts, sources.cities, sources.countries)
  const phrases = path.join(root, 'content/phrases')
  const group = ['id', 'name', 'slug', ...TEXT_COLUMNS, 'image_url']
  const communities = (await groupRows('communities', COMMUNITY_SLUGS, sources)).map((row) => ({
    ...row,
    created_at: stableTime('community', String(row.slug)),
    updated_at: stableTime('community', String(row.slug), 30),
  }))
  const tables: Table[] = [
    countryTable(sources, places, phrases),
    cityTable(sources, places, phrases),
    { name: 'communities', columns: [...group, 'created_at', 'updated_at'], rows: communities },
    { name: 'affinities', columns: group, rows: await groupRows('affinities', AFFINITY_SLUGS, sources) },
    ...linkTables(sources, places),
    suggestionTable(sources, places, phrases),
    appTable(sources),
    articleTable(sources),
  ]
  return {
    tables,
    cityFacts,
    countryFacts,
    countries: sources.countries,
    problems: [...sources.problems, ...missing(sources), ...checkLinks(sources.links)],
    notes: sources.notes,
  }
}
