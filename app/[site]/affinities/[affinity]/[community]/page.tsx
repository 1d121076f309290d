import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { CityPhotoCard } from '@/components/city/city-photo-card'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { ListHero } from '@/components/layout/list-hero'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Grid } from '@/components/ui/grid'
import { Section } from '@/components/ui/section'
import {
  findAffinities,
  findAffinityHead,
  findCitiesOfCombination,
  findCombinationIntro,
  findCommunitiesOfAffinity,
} from '@/lib/entities/affinity'
import { findCommunityHead } from '@/lib/entities/community'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'
import { cityWithPlace } from '@/lib/site/city-name'

type Props = PageProps<'/[site]/affinities/[affinity]/[community]'>

/** The build renders the linked combinations; any other existing pair is rendered on first request. */
export async function generateStaticParams() {
  const affinities = await findAffinities('mnf')
  const pairs = await Promise.all(
    affinities.map(async ({ id, slug: affinity }) =>
      (await findCommunitiesOfAffinity('mnf', id)).map(({ slug: community }) => ({ affinity, community })),
    ),
  )
  return forEachSite(pairs.flat())
}

async function read(props: Props) {
  const { site, affinity: affinitySlug, community: communitySlug } = await paramsOf(props)
  const [affinity, community] = await Promise.all([
    findAffinityHead(site, affinitySlug),
    findCommunityHead(site, communitySlug),
  ])
  if (!affinity || !community) notFound()
  const intro = await findCombinationIntro(site, affinity.id, community.id)
  return { site, affinity, community, intro: intro ?? '' }
}

type Subject = Awaited<ReturnType<typeof read>>

const headOf = ({ affinity, community, intro }: Subject): PageHead => ({
  title: `Meet ${affinity.name} ${community.name}`,
  description: intro || `${affinity.micro || affinity.name}. ${community.micro || community.name}.`,
  path: paths.combination(affinity.slug, community.slug),
  // Without an introduction of its own, the page repeats what the two pages say.
  noIndex: intro === '' ? 'follow' : false,
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const subject = await read(props)
  return pageMetadata(subject.site, headOf(subject))
}

export default async function CombinationPage(props: Props) {
  const subject = await read(props)
  const { site, affinity, community, intro } = subject
  const cities = await findCitiesOfCombination(site, affinity.id, community.id)
  const both = `${affinity.name} ${community.name}`
  const trail = [
    { name: 'Home', href: paths.home },
    { name: 'Affinities', href: paths.affinities },
    { name: affinity.name, href: paths.affinity(affinity.slug) },
    { name: community.name },
  ]
  return (
    <>
      <ListHero title={`Meet ${both}`} lead={community.short || community.micro} trail={trail} />
      <Section title="How the two go together">
        <div className="prose">
          {intro ? <p>{intro}</p> : affinity.short && <p>{affinity.short}</p>}
          <p>
            Read more about <a href={paths.affinity(affinity.slug)}>{affinity.name}</a> and about{' '}
            <a href={paths.community(community.slug)}>{community.name}</a>
            {cities.length > 0 && ', or pick a city below and start there'}.
          </p>
        </div>
      </Section>
      {cities.length > 0 ? (
        <Section title={`Find ${both} in Your City`} tinted>
          <Grid columns={4}>
            {cities.map((city) => (
              <CityPhotoCard key={city.slug} city={city} />
            ))}
          </Grid>
        </Section>
      ) : (
        <div className="wrap py-section">
          <Empty>
            <h2 className="text-name">No cities found yet for {both}</h2>
            <p className="mt-2 text-muted">
              We're always expanding our community. Check back soon or explore other communities!
            </p>
            <Buttons className="mt-5 justify-center">
              <ButtonLink look="primary" href={paths.affinity(affinity.slug)}>
                More about {affinity.name}
              </ButtonLink>
              <ButtonLink href={paths.community(community.slug)}>More about {community.name}</ButtonLink>
            </Buttons>
          </Empty>
        </div>
      )}
      <Banner site={site} location="combination-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(subject), {
          type: 'CollectionPage',
          trail,
          mainEntity: itemListNode(
            site,
            paths.combination(affinity.slug, community.slug),
            cities.map((city) => ({ name: cityWithPlace(city), url: paths.city(city.slug) })),
          ),
        })}
      />
    </>
  )
}
