import 'server-only'
import type { PageTextSource } from '@/lib/seo/indexing'
import { homeFaq } from '@/lib/site/home-faq'
import { howTo } from '@/lib/site/how-to'
import { type LegalText, privacy, terms } from '@/lib/site/legal'
import { fill, type Site, sites } from '@/lib/site/variants'
import { findAffinities, findAffinity, findAffinityHead } from './affinities'
import { findApps } from './apps'
import { findArticle, findArticles } from './articles'
import { findCities, findCity, findCityHead } from './cities'
import { findCityCommunityText } from './city-community-text'
import { findCommunities, findCommunitiesOfAffinity, findCommunity, findCommunityHead } from './communities'
import { findCountries, findCountry } from './countries'
import { findSuggestionsOfCity, findSuggestionsOfCommunity } from './suggestions'
import type { Suggestion } from './types'

type Words = (typeof sites)[Site]['words']

const together = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n')
const suggestionTexts = (suggestions: readonly Suggestion[]) =>
  together(...suggestions.flatMap(({ title, description }) => [title, description]))

/** A list of everything there is of one kind: no other page shows it, so its cards count as its own. */
const list =
  (wordsOf: (words: Words) => string, textsOf: (site: Site) => Promise<string[]>): PageTextSource =>
  async (site) => ({ own: together(wordsOf(sites[site].words), ...(await textsOf(site))), borrowed: '' })

const appTexts = async (site: Site) =>
  (await findApps(site)).flatMap(({ name, description }) => [name, description])

const legal =
  (text: LegalText): PageTextSource =>
  (site) => ({
    own: fill(
      together(
        text.intro,
        text.disclosure?.text,
        ...text.sections.flatMap(({ paragraphs, list: items = [] }) => [...paragraphs, ...items]),
      ),
      { name: sites[site].name },
    ),
    borrowed: '',
  })

/**
 * What the body of each page says, in the words of a variant: for the rules on duplicate and thin pages
 * (`indexing`), named as the addresses in `paths` are. What does not exist says nothing.
 * Each source throws DatabaseReadError.
 */
export const pageTexts = {
  home: (site: Site) => ({
    own: together(
      sites[site].words.heroTitle,
      sites[site].words.heroLead,
      sites[site].words.mapLead,
      ...howTo[site].steps.flatMap(({ name, text }) => [name, text]),
      ...homeFaq[site].flatMap(({ question, answer }) => [question, answer]),
    ),
    borrowed: '',
  }),
  cities: list(
    ({ citiesTitle, citiesLead }) => together(citiesTitle, citiesLead),
    async (site) => (await findCities(site)).flatMap(({ name, micro }) => [name, micro]),
  ),
  city:
    (slug: string): PageTextSource =>
    async (site) => {
      const city = await findCity(site, slug)
      return {
        own: together(city?.micro, city?.short, city?.long),
        borrowed: city ? suggestionTexts(await findSuggestionsOfCity(site, city.id)) : '',
      }
    },
  /** The same communities stand on the page of every city. */
  cityCommunities:
    (slug: string): PageTextSource =>
    async (site) => ({
      own: (await findCityHead(site, slug))?.name ?? '',
      borrowed: together(
        ...(await findCommunities(site)).flatMap(({ name, micro, short }) => [name, micro, short]),
      ),
    }),
  cityCommunity:
    (citySlug: string, communitySlug: string): PageTextSource =>
    async (site) => {
      const [city, community] = await Promise.all([
        findCityHead(site, citySlug),
        findCommunityHead(site, communitySlug),
      ])
      if (!city || !community) return { own: '', borrowed: '' }
      const [{ intro, sections, reasons }, suggestions] = await Promise.all([
        findCityCommunityText(site, city, community),
        findSuggestionsOfCommunity(site, community.id),
      ])
      return {
        own: together(
          intro,
          ...sections.flatMap(({ paragraphs }) => paragraphs),
          ...reasons.map(({ text }) => text),
        ),
        borrowed: suggestionTexts(suggestions),
      }
    },
  citySuggestions:
    (slug: string): PageTextSource =>
    async (site) => {
      const city = await findCityHead(site, slug)
      return { own: city ? suggestionTexts(await findSuggestionsOfCity(site, city.id)) : '', borrowed: '' }
    },
  countries: list(
    ({ countriesTitle, countriesLead }) => together(countriesTitle, countriesLead),
    async (site) => (await findCountries(site)).flatMap(({ name, micro }) => [name, micro]),
  ),
  country:
    (code: string): PageTextSource =>
    async (site) => {
      const country = await findCountry(site, code)
      return { own: together(country?.micro, country?.short, country?.long), borrowed: '' }
    },
  communities: list(
    ({ communitiesTitle, communitiesLead }) => together(communitiesTitle, communitiesLead),
    async (site) => (await findCommunities(site)).flatMap(({ name, short }) => [name, short]),
  ),
  community:
    (slug: string): PageTextSource =>
    async (site) => {
      const community = await findCommunity(site, slug)
      return {
        own: together(community?.micro, community?.short, community?.long),
        borrowed: community ? suggestionTexts(await findSuggestionsOfCommunity(site, community.id)) : '',
      }
    },
  affinities: list(
    ({ affinitiesTitle, affinitiesLead }) => together(affinitiesTitle, affinitiesLead),
    async (site) => (await findAffinities(site)).flatMap(({ name, micro }) => [name, micro]),
  ),
  affinity:
    (slug: string): PageTextSource =>
    async (site) => {
      const affinity = await findAffinity(site, slug)
      const communities = affinity ? await findCommunitiesOfAffinity(site, affinity.id) : []
      return {
        own: together(affinity?.micro, affinity?.short, affinity?.long),
        borrowed: together(...communities.flatMap(({ name, short }) => [name, short])),
      }
    },
  /** An affinity with a community says what the pages of the two say. */
  combination:
    (affinitySlug: string, communitySlug: string): PageTextSource =>
    async (site) => {
      const [affinity, community] = await Promise.all([
        findAffinityHead(site, affinitySlug),
        findCommunityHead(site, communitySlug),
      ])
      return {
        own: together(affinity?.name, community?.name),
        borrowed: together(affinity?.short, community?.short),
      }
    },
  apps: list(({ appsTitle, appsLead }) => together(appsTitle, appsLead), appTexts),
  compareApps: list(({ compareTitle, compareLead }) => together(compareTitle, compareLead), appTexts),
  blog: list(
    ({ blogTitle, blogLead }) => together(blogTitle, blogLead),
    async (site) => (await findArticles(site)).flatMap(({ title, excerpt }) => [title, excerpt]),
  ),
  article:
    (slug: string): PageTextSource =>
    async (site) => {
      const article = await findArticle(site, slug)
      return { own: together(article?.title, article?.excerpt, article?.content), borrowed: '' }
    },
  terms: legal(terms),
  privacy: legal(privacy),
} as const
