import type { CityFacts, CountryFacts } from '@/lib/entities/types'

/** A city of which nothing but its texts is known, for tests. */
export const noCityFacts: CityFacts = {
  position: null,
  timeZone: null,
  languages: [],
  airport: null,
  months: [],
  monthsNote: '',
}

/** The same of a country. */
export const noCountryFacts: CountryFacts = {
  languages: [],
  weekend: [],
  callingCode: null,
  emergencyNumber: null,
  units: 'metric',
  needsCare: false,
  holidays: [],
}
