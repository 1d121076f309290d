import { CommunityIcon } from '@/components/community/community-icon'
import { JoinToggle } from '@/components/community/join-toggle'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { paths } from '@/lib/paths'
import type { Breadcrumb } from '@/lib/seo/metadata'
import { claims } from '@/lib/site/claims'

interface CommunityHeroProps {
  /** The community's own name: the Join button and its toasts say it. */
  name: string
  slug: string
  title: string
  lead: string
  trail: readonly Breadcrumb[]
  stats?: readonly { value: string; label: string }[]
  /** A way back to a list. */
  back?: { name: string; href: string }
}

export function CommunityHero({
  name,
  slug,
  title,
  lead,
  trail,
  stats = claims.communityStats,
  back,
}: CommunityHeroProps) {
  return (
    <header className="hero on-hero on-dark">
      <div className="wrap hero-inner hero-compact">
        <Breadcrumbs items={trail} />
        {back && (
          <a className="back-link" href={back.href}>
            <span aria-hidden="true">←</span> {back.name}
          </a>
        )}
        <CommunityIcon slug={slug} />
        <h1 className="hero-title">{title}</h1>
        <p className="hero-lead">{lead}</p>
        <div className="buttons mt-7">
          <JoinToggle name={name} />
          <a className="button button-quiet" href={paths.compareApps}>
            Get Pulse App
          </a>
        </div>
        <dl className="stats mt-8" data-nosnippet="">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  )
}
