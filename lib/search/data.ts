/**
 * What `/search.json` holds: everything that can be found, and where cities lie. Lists instead of objects, since their keys
 * would be half of the file.
 */
export interface SearchData {
  cities: [
    slug: string,
    name: string,
    countryCode: string,
    otherNames: string[],
    position: [latitude: number, longitude: number] | null,
  ][]
  countries: [code: string, name: string, otherNames: string[]][]
  communities: [slug: string, name: string, otherNames: string[]][]
  affinities: [slug: string, name: string][]
  articles: [slug: string, title: string][]
  apps: string[]
  /** Communities that are not offered in some cities: slug → slugs of cities. */
  absent: Record<string, string[]>
}
