import { HeroLead } from '@/components/layout/list-hero'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { paths } from '@/lib/paths'
import { claims } from '@/lib/site/claims'
import { type Site, sites } from '@/lib/site/variants'

/**
 * The art: lit windows that find each other, or a table with one chair left. It is shown beside the text, but not on a
 * phone.
 */
const scene =
  'nav:[background:var(--scene)_no-repeat_right_max(var(--spacing-gutter),calc(50vw-37rem))_bottom/min(38vw,35rem)_auto,var(--hero-image)]'

interface HomeHeroProps {
  site: Site
  /** The actual counts. */
  counts: { cities: number; countries: number; communities: number }
}

export function HomeHero({ site, counts }: HomeHeroProps) {
  const { heroTitle, heroLead } = sites[site].words
  return (
    <header className={cn('on-hero', scene)} data-hero="">
      <div className="wrap py-[clamp(3.5rem,10vw,8.5rem)]">
        <h1 className="max-w-[15ch] text-hero">{heroTitle}</h1>
        <HeroLead>{heroLead}</HeroLead>
        <Buttons className="mt-8">
          <ButtonLink look="primary" href={paths.cities}>
            Find Your City
          </ButtonLink>
          <ButtonLink href={paths.cities}>Browse All Cities</ButtonLink>
          <ButtonLink href={paths.apps}>Explore Apps</ButtonLink>
        </Buttons>
        <p className="mt-6 font-semibold">
          {counts.cities} cities, {counts.countries} country guides, {counts.communities} communities
        </p>
        <p className="mt-1 text-sm text-soft" data-nosnippet="">
          <span aria-hidden="true">★★★★★</span> {claims.heroRatingText}, by the partner&rsquo;s own count, in{' '}
          {claims.cities}
        </p>
      </div>
    </header>
  )
}
