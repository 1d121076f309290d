import type { RowFrom } from '@/lib/db/declare'
import type { countryReads } from './country'

/** How joining in works at a place: one or two plain sentences each, the same on both sites; empty if not written. */
export interface Customs {
  /** Where groups announce themselves. */
  announced: string
  /** When seasons, terms and memberships begin. */
  seasons: string
  /** At what hour evenings start. */
  evenings: string
  /** Whether English will do. */
  language: string
  /** What women, and anybody alone at night, should know. */
  alone: string
}

export const customColumns = [
  'how_announced',
  'how_seasons',
  'how_evenings',
  'how_language',
  'how_alone',
] as const

/** The customs of a row of countries or cities. */
export const customsOf = (
  row: Pick<RowFrom<typeof countryReads.page>, (typeof customColumns)[number]>,
): Customs => ({
  announced: row.how_announced?.trim() ?? '',
  seasons: row.how_seasons?.trim() ?? '',
  evenings: row.how_evenings?.trim() ?? '',
  language: row.how_language?.trim() ?? '',
  alone: row.how_alone?.trim() ?? '',
})

/** A city's customs: its own sentences, and its country's where it has none (docs/product.md 6.20). */
export const customsOfCity = (city: Customs, country: Customs | undefined): Customs => ({
  announced: city.announced || (country?.announced ?? ''),
  seasons: city.seasons || (country?.seasons ?? ''),
  evenings: city.evenings || (country?.evenings ?? ''),
  language: city.language || (country?.language ?? ''),
  alone: city.alone || (country?.alone ?? ''),
})
