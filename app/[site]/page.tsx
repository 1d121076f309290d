import type { Metadata } from 'next'
import { paramsOf } from '@/app/params'
import { AppCard } from '@/components/app/app-card'
import { CityPhotoCard } from '@/components/city/city-photo-card'
import { CommunityList } from '@/components/community/community-list'
import { HomeHero } from '@/components/home/home-hero'
import { WeekAhead } from '@/components/home/week-ahead'
import { WorldMap } from '@/components/home/world-map'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { Accordion } from '@/components/ui/accordion'
import { Grid } from '@/components/ui/grid'
import { Section, SectionHead } from '@/components/ui/section'
import { Steps } from '@/components/ui/steps'
import { TextLink } from '@/components/ui/text-link'
import { findApps } from '@/lib/entities/app'
import { findCityPositions } from '@/lib/entities/city'
import { findCommunities, findCommunitiesOfCity } from '@/lib/entities/community'
import { findCountries } from '@/lib/entities/country'
import { findGroupsOfCity, groupsToTry } from '@/lib/entities/group'
import { findFeaturedCities } from '@/lib/entities/shortcuts'
import { meetsEachWeek } from '@/lib/facts/schedule'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { faqNode, partnerAppNode } from '@/lib/seo/nodes'
import { claims } from '@/lib/site/claims'
import { homeFaq } from '@/lib/site/home-faq'
import { howTo } from '@/lib/site/how-to'
import { fill, type Site, sites } from '@/lib/site/variants'

const featuredCommunities = ['hiking', 'board-games', 'running', 'language-exchange', 'cooking', 'choir']

type Props = PageProps<'/[site]'>

function headOf(site: Site): PageHead {
  const { name, description, texts } = sites[site]
  return {
    title: `${name}: communities, places and apps in your city`,
    description: `${description}. ${texts.communitiesLead}`,
    path: paths.home,
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site } = await paramsOf(props)
  return pageMetadata(site, headOf(site))
}

export default async function HomePage(props: Props) {
  const { site } = await paramsOf(props)
  const [cities, allCities, countries, all, apps] = await Promise.all([
    findFeaturedCities(site),
    findCityPositions(),
    findCountries(site),
    findCommunities(site),
    findApps(site),
  ])
  const groupsOfCities = await Promise.all(
    cities.map(async (city) => {
      const groups = await findGroupsOfCity(site, city.id, await findCommunitiesOfCity(site, city))
      return { city, groups: groupsToTry(groups.filter(meetsEachWeek), 3) }
    }),
  )
  const chosen = featuredCommunities.flatMap((slug) => all.find((community) => community.slug === slug) ?? [])
  const communities = [...new Set([...chosen, ...all])].slice(0, 6)
  return (
    <>
      <HomeHero
        site={site}
        counts={{ cities: allCities.length, countries: countries.length, communities: all.length }}
      />
      <WeekAhead site={site} cities={groupsOfCities} />
      <section className="on-night bg-night-sea py-section [contain:content]">
        <div className="wrap">
          <SectionHead
            title={sites[site].texts.mapTitle}
            lead={sites[site].texts.mapLead}
            aside={<TextLink href={paths.cities}>See all cities as a list</TextLink>}
          />
          <WorldMap dataPath={paths.worldMap} cityPath={paths.city('')} />
        </div>
      </section>
      <Section title="Featured cities" aside={<TextLink href={paths.cities}>Browse all cities</TextLink>}>
        <Grid columns={4}>
          {cities.map((city) => (
            <CityPhotoCard key={city.slug} city={city} />
          ))}
        </Grid>
      </Section>
      <Section
        title="Communities"
        lead={sites[site].texts.communitiesLead}
        aside={<TextLink href={paths.communities}>All communities</TextLink>}
        tinted
      >
        <CommunityList communities={communities} hrefOf={paths.community} columns={3} />
      </Section>
      <Section
        title="Apps"
        lead={sites[site].texts.appsLead}
        aside={<TextLink href={paths.apps}>All friendship apps</TextLink>}
      >
        <Grid columns={3}>
          {apps.slice(0, 3).map((app) => (
            <AppCard key={app.name} app={app} location="home" />
          ))}
        </Grid>
      </Section>
      <Steps title={fill(howTo[site].title, { place: 'your city' })} steps={howTo[site].steps} tinted />
      <Section title="Finding friends: questions people ask">
        <Accordion name="home-faq" items={homeFaq[site]} />
      </Section>
      <Banner site={site} location="home-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(site), {
          hasPart: [faqNode(site, paths.home, homeFaq[site])],
          mentions: [partnerAppNode(site, paths.home, claims.crew.sentence)],
        })}
      />
    </>
  )
}
