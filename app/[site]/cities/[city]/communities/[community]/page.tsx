import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { forEachSite, siteOf } from '@/app/site-param'
import { CommunityHero } from '@/components/community/community-hero'
import { JsonLd } from '@/components/json-ld'
import { Banner } from '@/components/layout/banner'
import { PartnerPromo } from '@/components/layout/partner-promo'
import { Testimonial } from '@/components/layout/testimonial'
import { SuggestionGrid } from '@/components/suggestion/suggestion-grid'
import { Points } from '@/components/ui/points'
import { Section } from '@/components/ui/section'
import { findCityHead } from '@/lib/entities/city'
import { findCityCommunityText } from '@/lib/entities/city-community-text'
import { findCombinationsToPrerender } from '@/lib/entities/combinations'
import { findCommunityHead } from '@/lib/entities/community'
import { findSuggestionsOfCommunity } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'
import { cityFacts } from '@/lib/place/facts'
import { cityInTitle, cityWithPlace } from '@/lib/place/title-name'
import { pageGraph } from '@/lib/seo/json-ld'
import { type PageHead, pageMetadata } from '@/lib/seo/metadata'
import { cityNode } from '@/lib/seo/nodes'
import { claims } from '@/lib/site/claims'
import { fill, sites } from '@/lib/site/variants'

interface Props {
  params: Promise<{ site: string; city: string; community: string }>
}

/** Some combinations are made while building, the rest on first request (setting PRERENDER_COMBINATIONS). */
export async function generateStaticParams() {
  return forEachSite(await findCombinationsToPrerender())
}

async function read({ params }: Props) {
  const { site: siteParam, city: citySlug, community: communitySlug } = await params
  const site = siteOf(siteParam)
  const [city, community] = await Promise.all([
    findCityHead(site, citySlug),
    findCommunityHead(site, communitySlug),
  ])
  if (!city || !community) notFound()
  return { site, city, community, text: await findCityCommunityText(site, city, community) }
}

function headOf({ site, city, community, text }: Awaited<ReturnType<typeof read>>): PageHead {
  const named = cityWithPlace(city)
  return {
    title: fill(sites[site].words.communityInCityTitle, {
      community: community.name,
      city: cityInTitle(city),
    }),
    // Two cities of one name may draw the same sentences.
    description: named === city.name ? text.intro : `${named}: ${text.intro}`,
    path: paths.cityCommunity(city.slug, community.slug),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const subject = await read(props)
  return pageMetadata(subject.site, headOf(subject))
}

export default async function CityCommunityPage(props: Props) {
  const subject = await read(props)
  const { site, city, community, text } = subject
  const suggestions = await findSuggestionsOfCommunity(site, community.id)
  const head = headOf(subject)
  const all = paths.cityCommunities(city.slug)
  const trail = [
    { name: 'Cities', href: paths.cities },
    { name: city.name, href: paths.city(city.slug) },
    { name: 'Communities', href: all },
    { name: community.name },
  ]
  return (
    <>
      <CommunityHero
        name={community.name}
        slug={community.slug}
        title={head.title}
        lead={text.intro}
        trail={trail}
        stats={claims.cityCommunityStats}
        back={{ name: `All communities in ${city.name}`, href: all }}
      />
      <Section title={`${community.name} in ${city.name}`}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="prose">
            {text.sections.map(({ title, paragraphs }) => (
              <section key={title}>
                <h3>{title}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-3">
                    {paragraph}
                  </p>
                ))}
              </section>
            ))}
          </div>
          <PartnerPromo city={city.name} pulseUrl={city.pulseUrl} location="city-community" />
        </div>
      </Section>
      {suggestions.length > 0 && (
        <Section title="Perfect Places for Meeting" tinted>
          <SuggestionGrid suggestions={suggestions} />
        </Section>
      )}
      <Points title={`Why ${community.name.toLowerCase()} in ${city.name}`} points={text.reasons} ordered />
      <Section title="What it can feel like" tinted>
        <div className="grid gap-8 md:grid-cols-3">
          {claims.communityTestimonials.map((quote) => (
            <Testimonial key={quote} text={quote} />
          ))}
        </div>
      </Section>
      <Banner site={site} location="city-community-banner" />
      <JsonLd
        graph={pageGraph(site, head, { trail, mentions: [cityNode(site, city, cityFacts(city.id))] })}
      />
    </>
  )
}
