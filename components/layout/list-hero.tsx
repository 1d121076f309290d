import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { cn } from '@/components/ui/cn'
import { HeroIcon } from '@/components/ui/icon'
import type { Breadcrumb } from '@/lib/seo/metadata'

interface ListHeroProps {
  title: string
  lead?: string
  trail?: readonly Breadcrumb[]
  /** Whether the trail begins with a home icon. */
  home?: boolean
  /** A link back to a list. */
  back?: { name: string; href: string }
  /** A drawn icon over the title. */
  icon?: IconNode
  children?: ReactNode
}

/** The hero of a page without a picture of its own. */
export function ListHero({ title, lead, trail, home, back, icon, children }: ListHeroProps) {
  return (
    <header className="on-hero">
      <div className="wrap pt-[clamp(1.5rem,3.5vw,3rem)] pb-[clamp(2.25rem,4.5vw,3.75rem)] print:pt-0 print:pb-[6mm]">
        {trail && (
          <div className="mb-4">
            <Breadcrumbs items={trail} home={home} />
          </div>
        )}
        {back && <BackLink href={back.href}>{back.name}</BackLink>}
        {icon && <HeroIcon node={icon} />}
        <h1 className="max-w-[20ch] text-h1 print:max-w-none">{title}</h1>
        {lead && <HeroLead>{lead}</HeroLead>}
        {/* On top, so that the browser finds a tap on the search before it looks through hundreds of cards. */}
        {children && <div className="relative z-1 mt-7">{children}</div>}
      </div>
    </header>
  )
}

/** The sentence under a hero's title. */
export function HeroLead({ className = 'mt-4', children }: { className?: string; children: string }) {
  return <p className={cn('max-w-160 text-lead leading-normal text-soft', className)}>{children}</p>
}
