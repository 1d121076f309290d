import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { affinityIcon } from '@/components/affinity/affinity-icon'
import { CityPhotoCard } from '@/components/city/city-photo-card'
import { CommunityList } from '@/components/community/community-list'
import { TopicPicture } from '@/components/community/topic-picture'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { ListHero } from '@/components/layout/list-hero'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Grid } from '@/components/ui/grid'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { Affinity } from '@/lib/entities/affinity'
import {
  findAffinities,
  findAffinity,
  findCitiesOfAffinity,
  findCommunitiesOfAffinity,
} from '@/lib/entities/affinity'
import { plainOrHtml } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'

type Props = PageProps<'/[site]/affinities/[affinity]'>

export async function generateStaticParams() {
  return forEachSite((await findAffinities('mnf')).map(({ slug }) => ({ affinity: slug })))
}

const headOf = (affinity: Affinity): PageHead => ({
  title: `${affinity.name} groups and cities`,
  description: affinity.short || affinity.micro || `${affinity.name}: groups and cities that suit it.`,
  path: paths.affinity(affinity.slug),
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, affinity: slug } = await paramsOf(props)
  const affinity = await findAffinity(site, slug)
  if (!affinity) notFound()
  return pageMetadata(site, headOf(affinity))
}

export default async function AffinityPage(props: Props) {
  const { site, affinity: slug } = await paramsOf(props)
  const affinity = await findAffinity(site, slug)
  if (!affinity) notFound()
  const [communities, cities] = await Promise.all([
    findCommunitiesOfAffinity(site, affinity.id),
    findCitiesOfAffinity(site, affinity.id),
  ])
  const trail = [
    { name: 'Home', href: paths.home },
    { name: 'Affinities', href: paths.affinities },
    { name: affinity.name },
  ]
  return (
    <>
      <ListHero
        title={affinity.name}
        lead={affinity.short || affinity.micro}
        trail={trail}
        icon={affinityIcon(affinity.slug)}
      />
      {affinity.long && (
        <Section title="What it means">
          <TopicPicture url={affinity.imageUrl} />
          <Prose html={plainOrHtml(affinity.long)} />
        </Section>
      )}
      <Section title={`${affinity.name} communities`} tinted>
        {communities.length > 0 ? (
          <CommunityList
            communities={communities}
            hrefOf={(slug) => paths.combination(affinity.slug, slug)}
            columns={3}
          />
        ) : (
          <Empty>
            <p className="font-semibold">No community goes with this one yet.</p>
            <Buttons className="mt-5 justify-center">
              <ButtonLink look="primary" href={paths.communities}>
                Browse All Communities
              </ButtonLink>
            </Buttons>
          </Empty>
        )}
      </Section>
      {cities.length > 0 && (
        <Section title="Cities that suit it">
          <Grid columns={4}>
            {cities.map((city) => (
              <CityPhotoCard key={city.slug} city={city} />
            ))}
          </Grid>
        </Section>
      )}
      <Banner site={site} location="affinity-banner" />
      <JsonLd
        graph={pageGraph(site, headOf(affinity), {
          type: 'CollectionPage',
          trail,
          mainEntity: itemListNode(
            site,
            paths.affinity(affinity.slug),
            communities.map(({ name, slug }) => ({ name, url: paths.combination(affinity.slug, slug) })),
          ),
        })}
      />
    </>
  )
}
