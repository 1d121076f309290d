import type { CityFacts } from '@/lib/entities/city'
import type { CountryFacts } from '@/lib/entities/country'
import type { Place } from '@/lib/entities/suggestion'

/** What the frame's own texts about a city are made of; every part but the names may be missing. */
export interface CitySubject {
  name: string
  facts: CityFacts
  countryFacts: CountryFacts | null
  /** Its named places, the first ones best for a first visit. */
  places: readonly Place[]
}
