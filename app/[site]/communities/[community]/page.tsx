import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, paramsOf } from '@/app/params'
import { AffinityLinks } from '@/components/affinity/affinity-links'
import { CityPhotoCard } from '@/components/city/city-photo-card'
import { Benefits } from '@/components/community/benefits'
import { CommunityHero } from '@/components/community/community-hero'
import { TopicPicture } from '@/components/community/topic-picture'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { SuggestionGrid } from '@/components/suggestion/suggestion-grid'
import { Chip } from '@/components/ui/chip'
import { Grid } from '@/components/ui/grid'
import { FirstFew } from '@/components/ui/more'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { findAffinitiesOfCommunity } from '@/lib/entities/affinity'
import { type CityCard, findCitiesForCommunity } from '@/lib/entities/city'
import type { Community } from '@/lib/entities/community'
import { findCommunities, findCommunity } from '@/lib/entities/community'
import { citiesOfCommunity, drawCities } from '@/lib/entities/draw'
import { findCitiesOfGroups } from '@/lib/entities/group'
import { findSuggestionsOfCommunity } from '@/lib/entities/suggestion'
import { plainOrHtml } from '@/lib/markup/description'
import { paths } from '@/lib/paths'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/nodes'
import { cityWithPlace } from '@/lib/site/city-name'
import { claims } from '@/lib/site/claims'

type Props = PageProps<'/[site]/communities/[community]'>

export async function generateStaticParams() {
  return forEachSite((await findCommunities('mnf')).map(({ slug }) => ({ community: slug })))
}

const headOf = (community: Community): PageHead => ({
  title: `${community.name}: find a group near you`,
  description: community.short || community.micro || `${community.name} groups that meet in person.`,
  path: paths.community(community.slug),
  ogType: 'article',
  publishedTime: community.createdAt,
  modifiedTime: community.updatedAt,
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, community: slug } = await paramsOf(props)
  const community = await findCommunity(site, slug)
  if (!community) notFound()
  return pageMetadata(site, headOf(community))
}

/** As many cities as fit on cards: where a group is known first, then others that offer the community. */
function citiesToShow(communityId: string, meeting: readonly CityCard[], offering: readonly CityCard[]) {
  const drawn = new Set(
    drawCities(
      communityId,
      meeting.map(({ id }) => id),
      citiesOfCommunity,
    ),
  )
  const first = meeting.filter(({ id }) => drawn.has(id))
  return [...first, ...offering.filter(({ id }) => !drawn.has(id))].slice(0, citiesOfCommunity)
}

export default async function CommunityPage(props: Props) {
  const { site, community: slug } = await paramsOf(props)
  const community = await findCommunity(site, slug)
  if (!community) notFound()
  const [offering, meeting, suggestions, affinities] = await Promise.all([
    findCitiesForCommunity(site, community.id),
    findCitiesOfGroups(site, community),
    findSuggestionsOfCommunity(site, community.id),
    findAffinitiesOfCommunity(site, community.id),
  ])
  const cities = citiesToShow(community.id, meeting, offering)
  const trail = [{ name: 'Communities', href: paths.communities }, { name: community.name }]
  return (
    <>
      <CommunityHero
        name={community.name}
        slug={community.slug}
        title={community.name}
        lead={community.short || community.micro}
        trail={trail}
      />
      <Section title={`${community.name}, city by city`}>
        <Grid columns={3}>
          {cities.map((city) => (
            <CityPhotoCard
              key={city.slug}
              city={city}
              href={paths.cityCommunity(city.slug, community.slug)}
            />
          ))}
        </Grid>
        {meeting.length > cities.length && (
          <>
            <h3 className="mt-8 mb-3 text-h3">{`Groups that meet in ${meeting.length} cities`}</h3>
            <FirstFew
              first={24}
              noun="cities"
              items={meeting.map((city) => (
                <li key={city.slug}>
                  <Chip href={paths.cityCommunity(city.slug, community.slug)}>{cityWithPlace(city)}</Chip>
                </li>
              ))}
            >
              {(some) => <ul className="mb-3 flex flex-wrap gap-2">{some}</ul>}
            </FirstFew>
          </>
        )}
        <p className="mt-6">
          <TextLink href={paths.cities}>Choose another city</TextLink>
        </p>
      </Section>
      {community.long && (
        <Section title={`${community.name}: how a group works`} tinted>
          <TopicPicture url={community.imageUrl} />
          <Prose html={plainOrHtml(community.long)} />
        </Section>
      )}
      {suggestions.length > 0 && (
        <Section title="Perfect Places for Meeting">
          <SuggestionGrid suggestions={suggestions} />
        </Section>
      )}
      <AffinityLinks affinities={affinities} community={community} />
      <Benefits />
      <Banner site={site} location="community-banner" figures={claims.communityStats} />
      <JsonLd
        graph={pageGraph(site, headOf(community), {
          trail,
          mentions: [
            itemListNode(
              site,
              paths.community(community.slug),
              cities.map((city) => ({
                name: cityWithPlace(city),
                url: paths.cityCommunity(city.slug, community.slug),
              })),
            ),
          ],
        })}
      />
    </>
  )
}
