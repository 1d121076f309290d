import { hashOf } from '@/lib/decoration'
import { findAffinity } from '@/lib/entities/affinity'
import { findArticle } from '@/lib/entities/article'
import { findCity } from '@/lib/entities/city'
import { findCommunitiesOfCity, findCommunity } from '@/lib/entities/community'
import { findCountry } from '@/lib/entities/country'
import { cityWithPlace } from '@/lib/site/city-name'
import {
  fixedRoutes,
  isFixed,
  isSlugPattern,
  matchPattern,
  type SlugPattern,
  slugRoutes,
} from '@/lib/site/routes'
import { fill, type Site, sites } from '@/lib/site/variants'
import type { CardText } from './card'
import { isReadable, readableName } from './drawable'

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

/** A sentence of a brand without the name, which appears below in large letters. */
const without = (sentence: string, part: string) => fill(sentence, { [part]: '' }).trim()

/** What the preview image of each kind of page with slugs shows; `preview` is the route's own line. */
const subjects: Record<
  SlugPattern,
  (site: Site, slugs: readonly string[], preview: string) => Promise<Subject | null>
> = {
  '/cities/[city]': (site, slugs) => citySubject(site, slugs, without(sites[site].texts.cityTitle, 'city')),
  '/cities/[city]/communities': citySubject,
  '/cities/[city]/groups': citySubject,
  '/cities/[city]/suggestions': citySubject,
  '/cities/[city]/communities/[community]': async (site, [citySlug = '', slug = '']) => {
    const city = await findCity(site, citySlug)
    const community =
      city && (await findCommunitiesOfCity(site, city)).find((offered) => offered.slug === slug)
    return community
      ? placed(cityName(city), `${readableName(community.name, slug)} in`, community.micro, city.imageUrl)
      : null
  },
  '/countries/[code]': async (site, [code = '']) => {
    const country = await findCountry(site, code)
    const eyebrow = without(sites[site].texts.countryTitle, 'country')
    return country && placed(countryName(country), eyebrow, country.micro, country.imageUrl)
  },
  '/communities/[community]': async (site, [slug = ''], preview) => {
    const community = await findCommunity(site, slug)
    return (
      community &&
      lights(named(readableName(community.name, slug), preview, community.micro), community.imageUrl)
    )
  },
  '/affinities/[affinity]': async (site, [slug = ''], preview) => {
    const affinity = await findAffinity(site, slug)
    return (
      affinity && lights(named(readableName(affinity.name, slug), preview, affinity.micro), affinity.imageUrl)
    )
  },
  '/affinities/[affinity]/[community]': async (site, [affinitySlug = '', slug = '']) => {
    const [affinity, community] = await Promise.all([
      findAffinity(site, affinitySlug),
      findCommunity(site, slug),
    ])
    return (
      affinity &&
      community &&
      lights(
        named(readableName(community.name, slug), readableName(affinity.name, affinitySlug), affinity.micro),
        community.imageUrl,
      )
    )
  },
  '/blog/[article]': async (site, [slug = ''], preview) => {
    const article = await findArticle(site, slug)
    return article && lights(named(readableName(article.title, slug), preview, ''), article.imageUrl)
  },
}

/**
 * The text and picture of a page's preview image.
 * @param segments the page's path, split; `['index']` for the home page
 * @returns null if there is no such page
 * @throws DatabaseReadError
 */
export async function subjectOf(site: Site, segments: readonly string[]): Promise<Subject | null> {
  const path = `/${segments.join('/')}`
  if (path === '/index') {
    const { texts, description } = sites[site]
    return { eyebrow: '', title: texts.heroTitle, line: `${description}.`, picture: null }
  }
  const { pattern = '', slugs } = matchPattern(path) ?? {}
  if (isFixed(pattern) && pattern !== '/') {
    const { preview, title } = fixedRoutes[pattern]
    return lights({ eyebrow: preview, title: title[site], line: '' })
  }
  if (!isSlugPattern(pattern)) return null
  return subjects[pattern](site, [...(slugs?.values() ?? [])], slugRoutes[pattern].preview)
}

const named = (title: string, eyebrow: string, line: string): CardText => ({ eyebrow, title, line })

const cityName = (city: { name: string; slug: string; region: string | null }): string =>
  cityWithPlace({
    name: readableName(city.name, city.slug),
    region: city.region && isReadable(city.region) ? city.region : null,
  })

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const countryName = ({ name, code }: { name: string; code: string }): string =>
  isReadable(name) ? name : (countryNames.of(code.toUpperCase()) ?? code.toUpperCase())

/** A card over its subject's picture, or over a part of the world's lights. */
const lights = (text: CardText, picture: string | null = null): Subject => ({
  ...text,
  picture,
  crop: regionOf(text.title),
})

/** A card over a place's picture. */
const placed = (title: string, eyebrow: string, line: string, picture: string | null): Subject => ({
  ...named(title, eyebrow, line),
  picture: picture ?? '/images/default-city-1600.webp',
})

async function citySubject(
  site: Site,
  [slug = '']: readonly string[],
  eyebrow: string,
): Promise<Subject | null> {
  const city = await findCity(site, slug)
  return city && placed(cityName(city), eyebrow, city.micro, city.imageUrl)
}
