import type { CityFacts } from '@/lib/entities/city'
import type { CountryFacts } from '@/lib/entities/country'
import type { Customs } from '@/lib/entities/customs'

/** A city without facts, for tests. */
export const noCityFacts: CityFacts = {
  position: null,
  timeZone: null,
  languages: [],
  airport: null,
  months: [],
  monthsNote: '',
  needsCare: false,
}

/** A place whose customs are unknown, for tests. */
export const noCustoms: Customs = { announced: '', seasons: '', evenings: '', language: '', alone: '' }

/** A country without facts, for tests. */
export const noCountryFacts: CountryFacts = {
  languages: [],
  weekend: [],
  callingCode: null,
  emergencyNumber: null,
  units: 'metric',
  needsCare: false,
  holidays: [],
  customs: noCustoms,
}
