/**
 * The domain: what pages and components see. Every text is already in the words of one variant, every address has
 * passed the gate for addresses. Two shapes an entity: the card (lists) and the detail (its own page); pages below an
 * entity's own take its head, which is the card and little more.
 */

export interface CountryRef {
  id: string
  name: string
  code: string
}

export interface CountryCard extends CountryRef {
  flagUrl: string | null
  micro: string
}

export interface Country extends CountryRef {
  flagUrl: string | null
  micro: string
  short: string
  long: string
  wikipediaUrl: string | null
}

/** A city as a link to it needs it. */
export interface CityRef {
  id: string
  name: string
  slug: string
}

export interface CityCard extends CityRef {
  micro: string
  imageUrl: string | null
  country: CountryRef
}

export interface CityHead extends CityCard {
  pulseUrl: string | null
  short: string
}

export interface City extends CityHead {
  long: string
  createdAt: string
  updatedAt: string
}

export interface CommunityCard {
  id: string
  name: string
  slug: string
  micro: string
  short: string
  imageUrl: string | null
}

export interface Community extends CommunityCard {
  long: string
  createdAt: string
  updatedAt: string
}

export interface AffinityCard {
  id: string
  name: string
  slug: string
  micro: string
  imageUrl: string | null
}

export interface AffinityHead extends AffinityCard {
  short: string
}

export interface Affinity extends AffinityHead {
  long: string
}

export interface Suggestion {
  id: string
  title: string
  description: string
}

export interface FriendshipApp {
  id: string
  name: string
  description: string
  logoUrl: string | null
  url: string | null
}

export interface ArticleCard {
  id: string
  title: string
  slug: string
  excerpt: string
  author: string
  /** ISO date (YYYY-MM-DD): the date on the article, else the day it became public: as scheduled, or when it was made. */
  date: string
  imageUrl: string | null
  tags: string[]
  isFeatured: boolean
}

export interface Article extends ArticleCard {
  content: string
  createdAt: string
}
