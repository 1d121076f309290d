import type { PageRows } from './page-rows'
import type {
  AffinityCardRow,
  AffinityHeadRow,
  AffinityRow,
  AppRow,
  ArticleCardRow,
  ArticleRow,
  CityCardRow,
  CityHeadRow,
  CityIdRow,
  CityRow,
  CommunityCardRow,
  CommunityRow,
  CountryCardRow,
  CountryRow,
  SuggestionRow,
} from './rows'

/**
 * Every read of the product (specification §7), as rows. Absent is null, failure throws.
 * Lists come in no promised order: the entity modules sort, so that both sources give the same pages.
 * Two sources stand behind it: whole tables in memory while building, single queries in service.
 */
export interface Source {
  /** Which cities there are: changes when one comes, goes or moves, and with nothing that is said of it. */
  cityIds(): Promise<CityIdRow[]>
  cityCards(): Promise<CityCardRow[]>
  cityCardsById(ids: readonly string[]): Promise<CityCardRow[]>
  cityCardsOfCountry(countryId: string): Promise<CityCardRow[]>
  cityHead(slug: string): Promise<CityHeadRow | null>
  city(slug: string): Promise<CityRow | null>
  countryCards(): Promise<CountryCardRow[]>
  countryCard(id: string): Promise<CountryCardRow | null>
  country(code: string): Promise<CountryRow | null>
  communityCards(): Promise<CommunityCardRow[]>
  /** A community's head needs no more than its card. */
  communityHead(slug: string): Promise<CommunityCardRow | null>
  community(slug: string): Promise<CommunityRow | null>
  affinityCards(): Promise<AffinityCardRow[]>
  affinityHead(slug: string): Promise<AffinityHeadRow | null>
  affinity(slug: string): Promise<AffinityRow | null>
  communityIdsOfAffinity(affinityId: string): Promise<string[]>
  affinityIdsOfCommunity(communityId: string): Promise<string[]>
  cityIdsOfAffinity(affinityId: string): Promise<string[]>
  apps(): Promise<AppRow[]>
  suggestionsOfCity(cityId: string): Promise<SuggestionRow[]>
  suggestionsOfCommunity(communityId: string): Promise<SuggestionRow[]>
  articleCards(): Promise<ArticleCardRow[]>
  article(slug: string): Promise<ArticleRow | null>
  /** What sitemaps need to know of all rows. */
  pageRows(): Promise<PageRows>
}
