/** The shape of content/data/*.json, as collected from the sources named in content/SOURCES.md. */
export type NearbyCity = { slug: string; name: string; cc: string; km: number; dir: string }

export type CitySource = {
  geonameId: number
  name: string
  slug: string
  country_code: string
  country: string
  region: string | null
  population: number
  lat: number
  lng: number
  elevation_m: number
  timezone: string
  is_capital: boolean
  nearby: NearbyCity[]
  airport: { iata: string; name: string; km: number }
}

export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

export type CountrySource = {
  code: string
  name: string
  native: string
  slug: string
  continent: string
  subregion: string | null
  capital: string | null
  currencies: { code: string; name: string }[]
  languages: string[]
  english_pct: number | null
  population: number
  area_km2: number | null
  calling_code: number
  first_day: Day
  weekend: [Day, Day]
  clock: 12 | 24
  neighbours: string[]
  wikipedia_url: string
}
