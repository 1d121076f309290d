/**
 * What pages and components see of the entities: each text is that of one variant, each URL has been checked. A card is
 * for lists, a head for the pages below an entity's own page, and the full entity for its own page.
 */
export type { Affinity, AffinityCard, AffinityHead } from './affinity'
export type { FriendshipApp } from './app'
export type { Article, ArticleCard } from './article'
export type { City, CityCard, CityFacts, CityHead, CityRef, NearbyCity } from './city'
export type { Community, CommunityCard } from './community'
export type { Country, CountryCard, CountryFacts, CountryRef, Weekday } from './country'
export type { Customs } from './customs'
export type { Finder } from './finder'
export type { Group } from './group'
export type { Place, Suggestion } from './suggestion'
