import type { CityFacts } from '@/lib/entities/city'
import type { CountryFacts } from '@/lib/entities/country'
import type { Customs } from '@/lib/entities/customs'
import type { Group } from '@/lib/entities/group'
import type { Place } from '@/lib/entities/suggestion'

/** The facts that the built-in texts about a city use; everything except the name may be missing. */
export interface CitySubject {
  name: string
  facts: CityFacts
  countryFacts: CountryFacts | null
  /** How joining in works there. */
  customs: Customs
  /** The city's places, newest first. */
  places: readonly Place[]
  /** The groups that meet there, those with a day first. */
  groups: readonly Group[]
}
