import { HeroLead } from '@/components/layout/list-hero'
import { Button, ButtonLink, Buttons } from '@/components/ui/button'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/paths'
import { claims } from '@/lib/site/claims'
import { type Site, sites } from '@/lib/site/variants'

interface HomeHeroProps {
  site: Site
  /** The actual counts. */
  counts: { cities: number; countries: number; communities: number }
}

export function HomeHero({ site, counts }: HomeHeroProps) {
  const { heroTitle, heroLead } = sites[site].texts
  return (
    <header className="on-hero nav:scene" data-hero="">
      <div className="wrap py-[clamp(3.5rem,10vw,8.5rem)]">
        <h1 className="max-w-[15ch] text-hero">{heroTitle}</h1>
        <HeroLead>{heroLead}</HeroLead>
        <div className="mt-8">
          <SearchField
            id="home-search"
            label="Search for your city, or what you like to do"
            placeholder="Your city, or a pastime"
            action={paths.search}
          >
            <Button look="primary" type="submit" className="flex-none">
              Search
            </Button>
          </SearchField>
        </div>
        <Buttons className="mt-3">
          <ButtonLink href={paths.cities}>Find Your City</ButtonLink>
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
