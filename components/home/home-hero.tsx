import { paths } from '@/lib/paths'
import { claims } from '@/lib/site/claims'
import { type Site, sites } from '@/lib/site/variants'

export function HomeHero({ site }: { site: Site }) {
  const { heroTitle, heroLead } = sites[site].words
  return (
    <header className="hero home-hero on-hero on-dark">
      <div className="wrap hero-inner">
        <h1 className="hero-title">{heroTitle}</h1>
        <p className="hero-lead">{heroLead}</p>
        <div className="buttons mt-8">
          <a className="button button-primary" href={paths.cities}>
            Find Your City
          </a>
          <a className="button button-quiet" href={paths.cities}>
            Browse All Cities
          </a>
          <a className="button button-quiet" href={paths.apps}>
            Explore Apps
          </a>
        </div>
        <p className="mt-6 text-sm" data-nosnippet="">
          <span aria-hidden="true">★★★★★</span> {claims.heroRatingText} · {claims.cities}
        </p>
      </div>
    </header>
  )
}
