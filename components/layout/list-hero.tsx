import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import type { Breadcrumb } from '@/lib/seo/metadata'

interface ListHeroProps {
  title: string
  lead?: string
  trail?: readonly Breadcrumb[]
  /** Whether the trail begins with a home icon. */
  home?: boolean
  /** A drawn icon over the title. */
  icon?: ReactNode
  children?: ReactNode
}

/** The top of a page without a picture of its own. */
export function ListHero({ title, lead, trail, home, icon, children }: ListHeroProps) {
  return (
    <header className="hero on-hero on-dark">
      <div className="wrap hero-inner hero-compact">
        {trail && <Breadcrumbs items={trail} home={home} />}
        {icon}
        <h1 className="hero-title">{title}</h1>
        {lead && <p className="hero-lead">{lead}</p>}
        {children && <div className="mt-7">{children}</div>}
      </div>
    </header>
  )
}
