import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { JsonLd } from '@/components/json-ld'
import { ListHero } from '@/components/layout/list-hero'
import { Section } from '@/components/ui/section'
import { ThisWeek } from '@/components/week/this-week'
import { findCities } from '@/lib/entities/city'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityWithCountry } from '@/lib/site/city-name'
import { isFeatured } from '@/lib/site/featured'
import { type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/this-week'>

const trail = [{ name: 'This week' }]

function headOf(site: Site): PageHead {
  const { weekTitle, weekLead } = sites[site].texts
  return { title: weekTitle, description: weekLead, path: paths.thisWeek }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function ThisWeekPage(props: Props) {
  const { site } = await paramsOf(props)
  const { weekTitle, weekLead } = sites[site].texts
  const cities = await findCities(site)
  return (
    <>
      <ListHero title={weekTitle} lead={weekLead} trail={trail} home />
      <Section title="Where are you?">
        <ThisWeek
          dataPath={paths.weekData}
          cityPath={paths.city('')}
          examples={cities.filter(({ slug }) => isFeatured(slug)).map(({ slug, name }) => ({ slug, name }))}
        >
          {cities.map((city) => (
            <option key={city.slug} value={city.slug}>
              {city.name === city.country.name ? city.name : cityWithCountry(city)}
            </option>
          ))}
        </ThisWeek>
        <noscript>
          <p>
            The week is worked out by a script in your browser. Without one,{' '}
            <a className="font-semibold text-link" href={paths.cities}>
              choose a city from the list
            </a>
            : its page names the groups and their days.
          </p>
        </noscript>
      </Section>
      <JsonLd graph={pageGraph(site, headOf(site), { trail, type: 'WebPage' })} />
    </>
  )
}
