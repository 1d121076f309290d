import type { CityFacts, CountryFacts } from '@/lib/entities/types'

/** A city without facts, for tests. */
export const noCityFacts: CityFacts = {
  position: null,
  timeZone: null,
  languages: [],
  airport: null,
  months: [],
  monthsNote: '',
}

/** A country without facts, for tests. */
export const noCountryFacts: CountryFacts = {
  languages: [],
  weekend: [],
  callingCode: null,
  emergencyNumber: null,
  units: 'metric',
  needsCare: false,
  holidays: [],
}
