import type { Site } from './variants.ts'

/** A text of each brand. */
export type BrandText = Readonly<Record<Site, string>>

/** Every sentence of the page frame that differs between the two brands. `fill` replaces the `{…}` parts. */
export const brandTexts = {
  tagline: {
    lff: 'For everyone who is done feeling alone in a crowd.',
    mnf: 'There is a seat for you somewhere in this city.',
  },
  mission: {
    lff: 'Our mission is to fight loneliness, one real meeting at a time.',
    mnf: 'Our mission is to fight loneliness by making the first meeting easy.',
  },
  heroTitle: {
    lff: 'Looking for friends? Start where you live.',
    mnf: 'Meet new friends around the corner',
  },
  heroLead: {
    lff: 'A city full of people can still feel empty on a Sunday. Choose yours and see which groups meet there, on which day, and how to join.',
    mnf: 'A choir, a slow run, a table of board games: choose your city, see which groups meet and when, and come along.',
  },
  mapTitle: {
    lff: 'Every light is a city',
    mnf: 'Each light is a city to meet people in',
  },
  mapLead: {
    lff: 'Point at yours to open its page.',
    mnf: 'Point at yours to see which groups meet there.',
  },
  weekTitle: {
    lff: 'Who meets this week',
    mnf: 'This week near you',
  },
  weekLead: {
    lff: 'Choose your city and see which groups meet in the next seven days, at what hour, and which are free.',
    mnf: 'Runs, dances, choirs and walks of the next seven days: choose a city, pick a day and come along.',
  },
  cityTitle: {
    lff: 'Looking for Friends in {city}',
    mnf: 'Meet New Friends in {city}',
  },
  cityLead: {
    lff: 'Who to meet, where to go and what to do first when you know nobody in {city}.',
    mnf: 'Communities that are glad of new faces, places that make talking easy, and first steps in {city}.',
  },
  cityFallback: {
    lff: 'Plenty of people in {city} are looking for friends too. Here is where to meet them.',
    mnf: '{city} has room for one more at the table. Here is where people get together.',
  },
  bannerTitle: {
    lff: 'Ready to Stop Looking for Friends?',
    mnf: 'Ready to Meet New Friends?',
  },
  bannerLead: {
    lff: 'Scrolling has not worked so far. An evening with a small group might.',
    mnf: 'A small group, an evening with a plan, and people who also said yes.',
  },
  citiesTitle: {
    lff: 'Looking for friends? Pick your city',
    mnf: 'Find people to meet in your city',
  },
  citiesLead: {
    lff: 'Find the place you live in, or the one you are about to move to, and start from what is really there.',
    mnf: 'Choose where you are and see which communities, places and apps bring people together there.',
  },
  countriesTitle: {
    lff: 'How people meet, country by country',
    mnf: 'Meet new friends around the world',
  },
  countriesLead: {
    lff: 'New somewhere? Read how the week runs, which language opens doors, and which cities to start in.',
    mnf: 'How the week runs in each country, where groups announce themselves, and where to begin.',
  },
  countryTitle: {
    lff: 'Looking for Friends in {country}',
    mnf: 'Meet New Friends in {country}',
  },
  communitiesTitle: {
    lff: 'Communities you can join alone',
    mnf: 'Communities with room for one more',
  },
  communitiesLead: {
    lff: 'Groups that meet in person, every week or every month. Choose the one you would turn up to twice.',
    mnf: 'Pick what you enjoy and see where people do it together.',
  },
  affinitiesTitle: {
    lff: 'Friends who like it your way',
    mnf: 'Meet people who enjoy what you enjoy',
  },
  affinitiesLead: {
    lff: 'Early or late, quiet or loud, at a table or by the sea: choose how you like to meet.',
    mnf: 'Mornings or evenings, outdoors or at a long table: find the company that fits how you like to meet.',
  },
  appsTitle: {
    lff: 'Friendship apps, without the hype',
    mnf: 'Apps that help you meet new friends',
  },
  appsLead: {
    lff: 'What each app does to get you from a screen to a table with people at it.',
    mnf: 'A short, friendly guide to the apps people use to find company nearby.',
  },
  compareTitle: {
    lff: 'Apps for making friends, side by side',
    mnf: 'Compare apps for making friends',
  },
  compareLead: {
    lff: 'One table, with the paid entry marked: what each app does, and where to get it.',
    mnf: 'See what each app does and choose the one that fits how you like to meet.',
  },
  blogTitle: {
    lff: 'Straight talk about making friends',
    mnf: 'Reading for people who like people',
  },
  blogLead: {
    lff: 'What helps when you start from zero, written down plainly.',
    mnf: 'Ideas for first meetings, small groups and friendships that last.',
  },
  communityInCityTitle: {
    lff: '{community} in {city}: find your people',
    mnf: '{community} in {city}: come and join in',
  },
  notFoundHelp: {
    lff: 'Lost? It happens. Start again from a city, a community or an app.',
    mnf: 'This turn led nowhere. Pick a city, a community or an app and join in from there.',
  },
} satisfies Record<string, BrandText>

export type SiteTexts = Readonly<Record<keyof typeof brandTexts, string>>

/** One brand's texts. */
export function textsOf(site: Site): SiteTexts {
  return Object.fromEntries(Object.entries(brandTexts).map(([key, text]) => [key, text[site]])) as SiteTexts
}
