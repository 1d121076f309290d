import { hashOf } from '@/lib/decoration'
import { findAffinity } from '@/lib/entities/affinity'
import { findArticle } from '@/lib/entities/article'
import { findCity } from '@/lib/entities/city'
import { findCommunitiesOfCity, findCommunity } from '@/lib/entities/community'
import { findCountry } from '@/lib/entities/country'
import { privacy, terms } from '@/lib/site/legal'
import { fill, type Site, sites } from '@/lib/site/variants'
import type { CardText } from './card'

/** A part of a picture: its upper left corner, as fractions of the whole. */
export interface Crop {
  left: number
  top: number
}

export interface Subject extends CardText {
  /** The address of the picture that the page itself shows; null for the world's lights. */
  picture: string | null
  /** The part of the world's lights to show; the whole picture by default. */
  crop?: Crop
}

/** Parts of the world with lights on the right side, where there is no text. */
const regions: readonly Crop[] = [
  { left: 0, top: 0.02 },
  { left: 0.02, top: 0.3 },
  { left: 0.12, top: 0.02 },
  { left: 0.24, top: 0.1 },
  { left: 0.38, top: 0.02 },
  { left: 0.38, top: 0.36 },
]

/** Chooses a region, always the same one for the same page. */
const regionOf = (name: string): Crop => regions[hashOf(name) % regions.length] as Crop

/** Lists and texts: the line above the title, and the title. */
function fixedCards(site: Site): Map<string, [eyebrow: string, title: string]> {
  const { texts } = sites[site]
  return new Map([
    ['cities', ['Cities', texts.citiesTitle]],
    ['countries', ['Countries', texts.countriesTitle]],
    ['communities', ['Communities', texts.communitiesTitle]],
    ['affinities', ['Affinities', texts.affinitiesTitle]],
    ['friendship-apps', ['Friendship apps', texts.appsTitle]],
    ['apps-for-making-friends', ['Friendship apps', texts.compareTitle]],
    ['blog', ['Blog', texts.blogTitle]],
    ['search', ['', 'Search']],
    ['terms-and-conditions', ['', terms.title]],
    ['privacy-policy', ['', privacy.title]],
  ])
}

/** A sentence of `words` without the name, which appears below in large letters. */
const without = (sentence: string, part: string) => fill(sentence, { [part]: '' }).trim()

/**
 * The text and picture of a page's preview image.
 * @param segments the page's path, split; `['index']` for the home page
 * @returns null if there is no such page
 * @throws DatabaseReadError
 */
export async function subjectOf(site: Site, segments: readonly string[]): Promise<Subject | null> {
  const { texts, description } = sites[site]
  const [section = '', first = '', second = '', third = ''] = segments
  if (segments.length === 1) {
    if (section === 'index')
      return { eyebrow: '', title: texts.heroTitle, line: `${description}.`, picture: null }
    const [eyebrow, title] = fixedCards(site).get(section) ?? []
    return title === undefined ? null : lights({ eyebrow: eyebrow ?? '', title, line: '' })
  }
  switch (`${section}/${segments.length}`) {
    case 'cities/2':
    case 'cities/3':
      return citySubject(site, first, second)
    case 'cities/4':
      return cityCommunitySubject(site, first, third)
    case 'countries/2': {
      const country = await findCountry(site, first)
      const eyebrow = without(texts.countryTitle, 'country')
      return country && placed(country, eyebrow, country.micro, country.imageUrl)
    }
    case 'communities/2': {
      const community = await findCommunity(site, first)
      return community && lights(named(community, 'Communities', community.micro), community.imageUrl)
    }
    case 'affinities/2': {
      const affinity = await findAffinity(site, first)
      return affinity && lights(named(affinity, 'Affinities', affinity.micro), affinity.imageUrl)
    }
    case 'affinities/3':
      return combinationSubject(site, first, second)
    case 'blog/2': {
      const article = await findArticle(site, first)
      return article && lights({ eyebrow: 'Blog', title: article.title, line: '' }, article.imageUrl)
    }
  }
  return null
}

const named = ({ name }: { name: string }, eyebrow: string, line: string): CardText => ({
  eyebrow,
  title: name,
  line,
})

/** A card over its subject's picture, or over a part of the world's lights. */
const lights = (text: CardText, picture: string | null = null): Subject => ({
  ...text,
  picture,
  crop: regionOf(text.title),
})

/** A card over a place's picture. */
const placed = (place: { name: string }, eyebrow: string, line: string, picture: string | null): Subject => ({
  ...named(place, eyebrow, line),
  picture: picture ?? '/images/default-city-1600.webp',
})

async function citySubject(site: Site, slug: string, section: string): Promise<Subject | null> {
  const city = await findCity(site, slug)
  const eyebrow = new Map([
    ['', without(sites[site].texts.cityTitle, 'city')],
    ['communities', 'Communities in'],
    ['suggestions', 'Places to meet in'],
  ]).get(section)
  return city && eyebrow !== undefined ? placed(city, eyebrow, city.micro, city.imageUrl) : null
}

async function cityCommunitySubject(site: Site, citySlug: string, slug: string): Promise<Subject | null> {
  const city = await findCity(site, citySlug)
  const community = city && (await findCommunitiesOfCity(site, city)).find((offered) => offered.slug === slug)
  return community ? placed(city, `${community.name} in`, community.micro, city.imageUrl) : null
}

async function combinationSubject(site: Site, affinitySlug: string, slug: string): Promise<Subject | null> {
  const [affinity, community] = await Promise.all([
    findAffinity(site, affinitySlug),
    findCommunity(site, slug),
  ])
  return affinity && community && lights(named(community, affinity.name, affinity.micro), community.imageUrl)
}
