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
  articles: [slug: string, title: string][]
  apps: string[]
  /** Communities that are not offered in some cities: slug → slugs of cities. */
  absent: Record<string, string[]>
}

/**
 * The content of `/search-groups.json`: the groups that meet, by city. It refers to communities by its own list of
 * slugs, because the two files are generated at different times.
 */
export interface SearchGroups {
  communities: string[]
  cities: [slug: string, groups: SearchGroup[]][]
}

/** `about` adds words to the name. */
export type SearchGroup = [name: string, communities: number[], about: string]
