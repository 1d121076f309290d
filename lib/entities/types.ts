/**
 * The domain: what pages and components see. Every text is already in the words of one variant, every address has
 * passed the gate for addresses. The card is for lists, the detail for the entity's own page, the head for the pages
 * below it.
 */
export type { Affinity, AffinityCard, AffinityHead } from './affinity'
export type { FriendshipApp } from './app'
export type { Article, ArticleCard } from './article'
export type { City, CityCard, CityFacts, CityHead, CityRef, NearbyCity } from './city'
export type { Community, CommunityCard } from './community'
export type { Country, CountryCard, CountryFacts, CountryRef, Weekday } from './country'
export type { Finder } from './finder'
export type { Place, Suggestion } from './suggestion'
