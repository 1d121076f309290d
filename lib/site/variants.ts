/** The two sites that share one set of pages. The id is also the path segment that the middleware rewrites to. */
export type Site = 'lff' | 'mnf'

export interface SiteConfig {
  /** The brand's identifier as one word (docs/product.md 1.1). */
  siteType: 'lookingforfriends' | 'meetnewfriends'
  name: string
  description: string
  keywords: string[]
  /** Which form of a content field this site prefers: '' is the plain field (docs/product.md 1.4). */
  fieldSuffix: '' | '_lff'
  /** The color of the browser's own bars (docs/product.md 1.8). */
  themeColor: string
  /** The page background in the light color scheme, as in themes.css. */
  groundColor: string
  /** Whether the header carries the variant's own wordmark (docs/product.md 3.3). */
  brandHeader: boolean
  texts: SiteTexts
}

/** Every sentence of the page frame that differs between the two sites. `fill` replaces the `{…}` parts. */
export interface SiteTexts {
  tagline: string
  mission: string
  heroTitle: string
  heroLead: string
  mapTitle: string
  mapLead: string
  cityTitle: string
  cityLead: string
  cityFallback: string
  bannerTitle: string
  bannerLead: string
  citiesTitle: string
  citiesLead: string
  countriesTitle: string
  countriesLead: string
  countryTitle: string
  communitiesTitle: string
  communitiesLead: string
  affinitiesTitle: string
  affinitiesLead: string
  appsTitle: string
  appsLead: string
  compareTitle: string
  compareLead: string
  blogTitle: string
  blogLead: string
  communityInCityTitle: string
  notFoundHelp: string
}

export const sites = {
  lff: {
    siteType: 'lookingforfriends',
    name: 'Looking For Friends',
    description: 'Connect with people looking for friends',
    keywords: [
      'looking for friends',
      'how to make friends',
      'find friends near me',
      'friendship apps',
      'new in the city',
    ],
    fieldSuffix: '_lff',
    themeColor: '#8B5CF6',
    groundColor: '#f8f6ff',
    brandHeader: true,
    texts: {
      tagline: 'For everyone who is done feeling alone in a crowd.',
      mission: 'Our mission is to fight loneliness, one real meeting at a time.',
      heroTitle: 'Looking for friends? Start where you live.',
      heroLead:
        'A city full of people can still feel empty on a Sunday. Stop swiping and pick a place, a group and an evening: that is how it changes.',
      mapTitle: 'Every light is a city',
      mapLead: 'Somewhere under each of them, somebody is also looking. Point at yours.',
      cityTitle: 'Looking for Friends in {city}',
      cityLead: 'Who to meet, where to go and what to do first when you know nobody in {city}.',
      cityFallback: 'Plenty of people in {city} are looking for friends too. Here is where to meet them.',
      bannerTitle: 'Ready to Stop Looking for Friends?',
      bannerLead: 'Scrolling has not worked so far. An evening with a small group might.',
      citiesTitle: 'Looking for friends? Pick your city',
      citiesLead:
        'Find the place you live in, or the one you are about to move to, and start from what is really there.',
      countriesTitle: 'How people meet, country by country',
      countriesLead:
        'New somewhere? Read how the week runs, which language opens doors, and which cities to start in.',
      countryTitle: 'Looking for Friends in {country}',
      communitiesTitle: 'Stop being the one who watches from outside',
      communitiesLead:
        'Groups that meet in person, every week or every month. Choose the one you would turn up to twice.',
      affinitiesTitle: 'Friends who like it your way',
      affinitiesLead:
        'Early or late, quiet or loud, at a table or by the sea: how you like to meet says more than a profile.',
      appsTitle: 'Friendship apps, without the hype',
      appsLead: 'What each app does to get you from a screen to a table with people at it.',
      compareTitle: 'Apps for making friends, side by side',
      compareLead: 'One table, with the paid entry marked: what each app does, and where to get it.',
      blogTitle: 'Straight talk about making friends',
      blogLead: 'What helps when you start from zero, written down plainly.',
      communityInCityTitle: '{community} in {city}: find your people',
      notFoundHelp: 'Lost? It happens. Start again from a city, a community or an app.',
    },
  },
  mnf: {
    siteType: 'meetnewfriends',
    name: 'Meet New Friends',
    description: 'Find communities and meet new friends',
    keywords: [
      'meet new friends',
      'local communities',
      'things to do with people',
      'friendship apps',
      'social groups',
    ],
    fieldSuffix: '',
    themeColor: '#8B5CF6',
    groundColor: '#fff9f2',
    brandHeader: false,
    texts: {
      tagline: 'There is a seat for you somewhere in this city.',
      mission: 'Our mission is to fight loneliness by making the first meeting easy.',
      heroTitle: 'Meet new friends around the corner',
      heroLead:
        'Somewhere near you a group is saving a seat: a choir, a slow run, a table of board games. Put the phone down and come along.',
      mapTitle: 'Somewhere there is a light on',
      mapLead: 'Each one is a city with people who would be glad of company. Point at yours and go in.',
      cityTitle: 'Meet New Friends in {city}',
      cityLead:
        'Communities that are glad of new faces, places that make talking easy, and first steps in {city}.',
      cityFallback: '{city} has room for one more at the table. Here is where people get together.',
      bannerTitle: 'Ready to Meet New Friends?',
      bannerLead: 'A small group, an evening with a plan, and people who also said yes.',
      citiesTitle: 'Find people to meet in your city',
      citiesLead:
        'Choose where you are and see which communities, places and apps bring people together there.',
      countriesTitle: 'Meet new friends around the world',
      countriesLead:
        'Every country has its own way of saying come along. Here is how the week runs and where to begin.',
      countryTitle: 'Meet New Friends in {country}',
      communitiesTitle: 'Communities with room for one more',
      communitiesLead:
        'So many ways to spend time together. Pick what you enjoy, and the people come with it.',
      affinitiesTitle: 'Meet people who enjoy what you enjoy',
      affinitiesLead:
        'Mornings or evenings, outdoors or at a long table: find the company that fits how you like to meet.',
      appsTitle: 'Apps that help you meet new friends',
      appsLead: 'A short, friendly guide to the apps people use to find company nearby.',
      compareTitle: 'Compare apps for making friends',
      compareLead: 'See what each app does and choose the one that fits how you like to meet.',
      blogTitle: 'Reading for people who like people',
      blogLead: 'Ideas for first meetings, small groups and friendships that last.',
      communityInCityTitle: '{community} in {city}: come and join in',
      notFoundHelp: 'This turn led nowhere. Pick a city, a community or an app and join in from there.',
    },
  },
} as const satisfies Record<Site, SiteConfig>

export const siteIds = Object.keys(sites) as Site[]

/** Whether a path segment names a variant. */
export function isSite(value: string): value is Site {
  return Object.hasOwn(sites, value)
}

/**
 * Puts values into a sentence of `texts`.
 * @param sentence text with `{name}` parts
 * @param values what to put in; a part without a value stays as it is
 */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (part, key: string) => values[key] ?? part)
}
