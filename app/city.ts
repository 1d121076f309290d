import { notFound } from 'next/navigation'
import { type CityCard, findCities, findCityHead } from '@/lib/entities/city'
import { paths } from '@/lib/paths'
import type { Breadcrumb } from '@/lib/seo/metadata'
import { cityWithPlace } from '@/lib/site/city-name'
import { forEachSite, paramsOf } from './params'

// What the pages below a city have in common.

/** The params of a page that every city has. */
export const paramsOfCities = async () =>
  forEachSite((await findCities('mnf')).map(({ slug }) => ({ city: slug })))

/** The brand and the city of a page; a city that does not exist is not found. */
export async function readCity(props: { params: Promise<{ site: string; city: string }> }) {
  const { site, city: slug } = await paramsOf(props)
  const city = await findCityHead(site, slug)
  if (!city) notFound()
  return { site, city }
}

/** The trail of a page below a city. */
export const cityTrail = (city: CityCard, ...below: readonly Breadcrumb[]): Breadcrumb[] => [
  { name: 'Cities', href: paths.cities },
  { name: cityWithPlace(city), href: paths.city(city.slug) },
  ...below,
]
