import { bodyCommunities } from './communities/body'
import { careCommunities } from './communities/care'
import { fallbackCommunity } from './communities/fallback'
import { handsCommunities } from './communities/hands'
import { lifeCommunities } from './communities/life'
import { outsideCommunities } from './communities/outside'
import { stageCommunities } from './communities/stage'
import { tableCommunities } from './communities/table'
import { teamCommunities } from './communities/team'
import { wordCommunities } from './communities/word'

export type Setting = 'outdoors' | 'indoors' | 'either' | 'water' | 'night-sky' | 'green'
export type Amount = 'low' | 'medium' | 'high'

/** What a pastime needs and how it is spoken of, wherever it happens. */
export interface CommunityTraits {
  setting: Setting
  /** How much talking, and so how much language, it takes. */
  talk: Amount
  /** How much it depends on daylight. */
  daylight: 'needed' | 'welcome' | 'none' | 'dark'
  /** How much weather can spoil it. */
  weather: Amount
  needs: 'coast' | 'hills' | 'dark' | 'nothing'
  /** When it usually happens. */
  time: string
  /** What one brings. */
  kit: string
  /** How many people it takes, in words. */
  size: string
  /** What a first time looks like, in a few words. */
  first: string
  /** After "to": "go for a run". */
  verb: string
  /** As a subject: "running". */
  doing: string
  /** Its people, in the plural: "runners". */
  members: string
  /** One occasion, with its article: "a club run". */
  meeting: string
  /** Those who meet, with the article: "a run club". */
  group: string
}

/** A community's traits and its own phrases in both voices, in the form that `parseLines` reads. */
export interface CommunityData {
  traits: CommunityTraits
  mnf: string
  lff: string
}

const communities: Record<string, CommunityData> = {
  ...bodyCommunities,
  ...careCommunities,
  ...handsCommunities,
  ...lifeCommunities,
  ...outsideCommunities,
  ...stageCommunities,
  ...tableCommunities,
  ...teamCommunities,
  ...wordCommunities,
}

/** The slugs that have traits of their own. */
export const knownCommunities: readonly string[] = Object.keys(communities)

/**
 * A community's traits and phrases.
 * @param slug the community's slug; one that the content team added later gets general traits under its own name
 */
export function communityData(slug: string, name: string): CommunityData {
  if (Object.hasOwn(communities, slug)) return communities[slug] as CommunityData
  return fallbackCommunity(name)
}
