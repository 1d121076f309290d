import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { AppCard } from '@/components/app/app-card'
import { CityPhotoCard } from '@/components/city/city-photo-card'
import { HowItWorks } from '@/components/city/how-it-works'
import { SeeWhatIsOn } from '@/components/city/next-steps'
import { CountryHero } from '@/components/country/country-hero'
import { CountryLife } from '@/components/country/country-life'
import { CountryTips } from '@/components/country/country-tips'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Grid } from '@/components/ui/grid'
import { FirstFew } from '@/components/ui/more'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { findApps } from '@/lib/entities/app'
import { findCitiesOfCountry } from '@/lib/entities/city'
import type { Country } from '@/lib/entities/country'
import { findCountries, findCountry, findCountryCodeByNameSlug } from '@/lib/entities/country'
import { findFinders } from '@/lib/entities/finder'
import { countryGuide } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { countryNode, itemListNode } from '@/lib/seo/nodes'
import { cityWithPlace } from '@/lib/site/city-name'
import { countryInText } from '@/lib/site/lists'
import { fill, type Site, sites } from '@/lib/site/variants'

type Props = PageProps<'/[site]/countries/[code]'>

export async function generateStaticParams() {
  return forEachSite((await findCountries('mnf')).map(({ code }) => ({ code })))
}

/** The country of an address. The slug of its name redirects to its code; anything else is not found. */
async function countryOf(site: Site, code: string): Promise<Country> {
  const country = await findCountry(site, code)
  if (country) return country
  const canonical = await findCountryCodeByNameSlug(code)
  if (canonical) permanentRedirect(paths.country(canonical))
  notFound()
}

function headOf(site: Site, country: Country): PageHead {
  const title = fill(sites[site].texts.countryTitle, { country: countryInText(country) })
  return {
    title,
    description: country.short || country.micro || title,
    path: paths.country(country.code),
    ogType: 'article',
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, code } = await paramsOf(props)
  const country = await countryOf(site, code)
  return pageMetadata(site, headOf(site, country))
}

/** As many cards fill whole rows of two, three and four. */
const wholeRows = 12

export default async function CountryPage(props: Props) {
  const { site, code } = await paramsOf(props)
  const country = await countryOf(site, code)
  const [cities, apps, finders] = await Promise.all([
    findCitiesOfCountry(site, country),
    findApps(site),
    findFinders(site, { country }),
  ])
  const trail = [{ name: 'Countries', href: paths.countries }, { name: country.name }]
  const place = countryInText(country)
  const guide = countryGuide(country.long)
  return (
    <>
      <CountryHero site={site} country={country} trail={trail} cityCount={cities.length} />
      <Section title={`Cities in ${place}`}>
        {cities.length > 0 ? (
          <FirstFew
            first={wholeRows}
            noun="cities"
            items={cities.map((city) => <CityPhotoCard key={city.slug} city={city} withCountry={false} />)}
          >
            {(some) => (
              <Grid columns={4} className="mb-cards">
                {some}
              </Grid>
            )}
          </FirstFew>
        ) : (
          <Empty>
            <p className="font-semibold">No city in {place} is listed yet.</p>
            <Buttons className="mt-5 justify-center">
              <ButtonLink href={paths.cities}>Browse all cities</ButtonLink>
            </Buttons>
          </Empty>
        )}
      </Section>
      <CountryLife country={country} place={place} />
      <HowItWorks place={place} customs={country.facts.customs} />
      <SeeWhatIsOn title={`Look further in ${place}`} finders={finders} />
      <CountryTips code={country.code} country={place} />
      {guide && (
        <Section title={`A guide to meeting people in ${place}`}>
          <Prose html={guide} />
        </Section>
      )}
      <Section title="Friendship apps" lead={sites[site].texts.appsLead} tinted>
        <Grid columns={3}>
          {apps.slice(0, 3).map((app) => (
            <AppCard key={app.name} app={app} location="country-apps" downloadIntent />
          ))}
        </Grid>
        <Buttons className="mt-8">
          <ButtonLink href={paths.cities}>Browse all cities</ButtonLink>
          <ButtonLink href={paths.apps}>All friendship apps</ButtonLink>
        </Buttons>
      </Section>
      <Banner site={site} location="country-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(site, country), {
          trail,
          image: country.imageUrl,
          mainEntity: countryNode(site, country),
          mentions: [
            itemListNode(
              site,
              paths.country(country.code),
              cities.map((city) => ({ name: cityWithPlace(city), url: paths.city(city.slug) })),
            ),
          ],
        })}
      />
    </>
  )
}
