/**
 * The content of `/search.json`: everything that can be found, and the positions of cities. It uses arrays instead of
 * objects, whose keys would make up half of the file.
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
  /** `city` and `communities` are positions in those lists; `about` adds words to the name. */
  groups: [name: string, city: number, communities: number[], about: string][]
  articles: [slug: string, title: string][]
  apps: string[]
  /** Communities that are not offered in some cities: slug → slugs of cities. */
  absent: Record<string, string[]>
}
