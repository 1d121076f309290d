import { basketball } from './communities/basketball'
import { birdwatching } from './communities/birdwatching'
import { boardGames } from './communities/board-games'
import { bookClubs } from './communities/book-clubs'
import { choir } from './communities/choir'
import { climbing } from './communities/climbing'
import { coding } from './communities/coding'
import { coffee } from './communities/coffee'
import { cooking } from './communities/cooking'
import { creativeWriting } from './communities/creative-writing'
import { cycling } from './communities/cycling'
import { dancing } from './communities/dancing'
import { dogOwners } from './communities/dog-owners'
import { drawingAndPainting } from './communities/drawing-and-painting'
import { fallbackCommunity } from './communities/fallback'
import { film } from './communities/film'
import { foodLovers } from './communities/food-lovers'
import { football } from './communities/football'
import { gaming } from './communities/gaming'
import { gardening } from './communities/gardening'
import { hiking } from './communities/hiking'
import { improv } from './communities/improv'
import { knittingAndSewing } from './communities/knitting-and-sewing'
import { languageExchange } from './communities/language-exchange'
import { liveMusic } from './communities/live-music'
import { makingMusic } from './communities/making-music'
import { meditation } from './communities/meditation'
import { newParents } from './communities/new-parents'
import { newcomersAndExpats } from './communities/newcomers-and-expats'
import { over50s } from './communities/over-50s'
import { photography } from './communities/photography'
import { potteryAndCrafts } from './communities/pottery-and-crafts'
import { racketSports } from './communities/racket-sports'
import { remoteWorkers } from './communities/remote-workers'
import { running } from './communities/running'
import { sideProjects } from './communities/side-projects'
import { stargazing } from './communities/stargazing'
import { students } from './communities/students'
import { swimming } from './communities/swimming'
import { volunteering } from './communities/volunteering'
import { yoga } from './communities/yoga'

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
  /** What is left of it in a private room, where that has another name. */
  atHome?: string
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
  basketball,
  birdwatching,
  'board-games': boardGames,
  'book-clubs': bookClubs,
  choir,
  climbing,
  coding,
  coffee,
  cooking,
  'creative-writing': creativeWriting,
  cycling,
  dancing,
  'dog-owners': dogOwners,
  'drawing-and-painting': drawingAndPainting,
  film,
  'food-lovers': foodLovers,
  football,
  gaming,
  gardening,
  hiking,
  improv,
  'knitting-and-sewing': knittingAndSewing,
  'language-exchange': languageExchange,
  'live-music': liveMusic,
  'making-music': makingMusic,
  meditation,
  'new-parents': newParents,
  'newcomers-and-expats': newcomersAndExpats,
  'over-50s': over50s,
  photography,
  'pottery-and-crafts': potteryAndCrafts,
  'racket-sports': racketSports,
  'remote-workers': remoteWorkers,
  running,
  'side-projects': sideProjects,
  stargazing,
  students,
  swimming,
  volunteering,
  yoga,
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
