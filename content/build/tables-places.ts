import path from 'node:path'
import { COMMUNITY_SLUGS } from './catalog.ts'
import { composeCities } from './compose-city.ts'
import { composeCountries } from './compose-country.ts'
import { composeSuggestions, readSuggestionKinds } from './compose-suggestions.ts'
import type { Country } from './corrections.ts'
import { countryId } from './facts.ts'
import { stableId, stableTime } from './ids.ts'
import { readPhrases } from './phrases.ts'
import type { Sources } from './read.ts'
import type { Row, Table } from './sql.ts'
import { citySubject, type Place } from './subject.ts'
import { TEXT_COLUMNS, textsOf } from './texts.ts'
import type { Suggestion } from './validate.ts'

/** The rows of countries. */
export function countryTable(sources: Sources, places: Place[], phrases: string): Table {
  const codeOf = (country: Country) => country.code.toLowerCase()
  const unwritten = sources.countries.filter((country) => !sources.written.countries.has(codeOf(country)))
  const composed = composeCountries(unwritten, sources.countries, places, readPhrases(phrases, 'country'))
  const rows = sources.countries.map((country) => ({
    id: countryId(country.code),
    name: country.name,
    code: codeOf(country),
    flag_url: `/flags/${codeOf(country)}.svg`,
    wikipedia_url: encodeURI(country.wikipedia_url),
    ...textsOf(sources.written.countries.get(codeOf(country)), composed.get(codeOf(country)) ?? {}),
  }))
  return {
    name: 'countries',
    columns: ['id', 'name', 'code', 'flag_url', ...TEXT_COLUMNS, 'wikipedia_url'],
    rows,
  }
}

/** The rows of cities. */
export function cityTable(sources: Sources, places: Place[], phrases: string): Table {
  const unwritten = places.filter((place) => !sources.written.cities.has(place.facts.slug))
  const composed = composeCities(unwritten, readPhrases(phrases, 'city'))
  const rows = places.map((place) => ({
    id: place.id,
    name: place.facts.name,
    slug: place.facts.slug,
    country_id: countryId(place.facts.countryCode),
    image_url: sources.images[`cities/${place.facts.slug}`] ?? null,
    pulse_url: null,
    created_at: stableTime('city', place.facts.slug),
    updated_at: stableTime('city', place.facts.slug, 30),
    ...textsOf(sources.written.cities.get(place.facts.slug), composed.get(place.facts.slug) ?? {}),
  }))
  return {
    name: 'cities',
    columns: [
      'id',
      'name',
      'slug',
      'country_id',
      'image_url',
      'pulse_url',
      ...TEXT_COLUMNS,
      'created_at',
      'updated_at',
    ],
    rows,
  }
}

function suggestionRow(
  suggestion: Suggestion,
  kind: 'city' | 'community',
  key: string,
  parent: string,
  index: number,
): Row {
  return {
    id: stableId('suggestion', `${kind}/${key}/${index}`),
    title: suggestion.title,
    title_lff: suggestion.title_lff,
    description: suggestion.description,
    description_lff: suggestion.description_lff,
    city_id: kind === 'city' ? parent : null,
    community_id: kind === 'community' ? parent : null,
    // Readers sort by newest first: later entries are older, so that the order of the file is the order of the page.
    created_at: new Date(Date.UTC(2026, 8, 20, 12) - index * 86_400_000).toISOString().replace('.000Z', 'Z'),
  }
}

/** The suggestions of cities and of communities. */
export function suggestionTable(sources: Sources, places: Place[], phrases: string): Table {
  const kinds = readSuggestionKinds(path.join(phrases, 'city-suggestions.yaml'))
  const ofCities = places.flatMap((place) => {
    const own = sources.written.cities.get(place.facts.slug)?.suggestions ?? []
    const list = own.length > 0 ? own : composeSuggestions(citySubject(place), kinds)
    return list.map((item, index) => suggestionRow(item, 'city', place.facts.slug, place.id, index))
  })
  const ofCommunities = COMMUNITY_SLUGS.flatMap((slug) =>
    (sources.written.communities.get(slug)?.suggestions ?? []).map((item, index) =>
      suggestionRow(item, 'community', slug, stableId('community', slug), index),
    ),
  )
  return {
    name: 'local_suggestions',
    columns: [
      'id',
      'title',
      'title_lff',
      'description',
      'description_lff',
      'city_id',
      'community_id',
      'created_at',
    ],
    rows: [...ofCities, ...ofCommunities],
  }
}
