import { ConsentLink } from '@/components/layout/consent-link'
import { cn } from '@/components/ui/cn'
import { ExternalLink } from '@/components/ui/external-link'
import type { FooterShortcuts, Shortcut } from '@/lib/entities/shortcuts'
import { paths } from '@/lib/paths'
import { footerSlugs } from '@/lib/site/featured'
import { helplines } from '@/lib/site/helplines'
import { type Site, sites } from '@/lib/site/variants'
import { mailto } from '@/lib/urls'

interface Column {
  title: string
  links: readonly Shortcut[]
}

const findFriends: Column = {
  title: 'Find Friends',
  links: [
    { name: 'This week', href: paths.thisWeek },
    { name: 'By City', href: paths.cities },
    { name: 'By Country', href: paths.countries },
    { name: 'By Interest', href: paths.communities },
    { name: 'By Affinity', href: paths.affinities },
    { name: 'Using Apps', href: paths.apps },
  ],
}
const [socialSkills, community, apps] = footerSlugs.tags
const resources: Column = {
  title: 'Resources',
  links: [
    { name: 'Social Skills', href: paths.blogTag(socialSkills) },
    { name: 'Community Building', href: paths.blogTag(community) },
    { name: 'App Guides', href: paths.blogTag(apps) },
  ],
}

const columnsOf = ({ cities, countries, communities }: FooterShortcuts): Column[] =>
  [
    findFriends,
    { title: 'Popular Cities', links: cities },
    resources,
    { title: 'Countries', links: countries },
    { title: 'Communities', links: communities },
  ].filter(({ links }) => links.length > 0)

const link = cn('inline-flex target items-center opacity-85 hover:underline hover:opacity-100')

/** The footer of every page. */
export function Footer({ site, shortcuts }: { site: Site; shortcuts: FooterShortcuts }) {
  const { name, texts } = sites[site]
  const legal = [
    ['Terms & Conditions', paths.terms],
    ['Privacy Policy', paths.privacy],
    ['Contact us', mailto(site)],
  ] as const
  return (
    <footer className="on-footer [contain:content] print:hidden">
      <div className="wrap grid gap-10 pt-[clamp(2.5rem,5vw,4rem)] pb-8 max-sm:gap-7">
        <div>
          <p className="font-display text-figure font-heading tracking-[-0.02em]">{name}</p>
          <p className="mt-1.5 max-w-120 opacity-82">{texts.mission}</p>
        </div>
        <div className="gap-x-6 max-sm:columns-2 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:gap-y-8">
          {columnsOf(shortcuts).map(({ title, links }) => (
            <nav key={title} aria-label={title} className="break-inside-avoid max-sm:pb-6">
              <h2 className="mb-2 font-body text-ui font-bold tracking-normal">{title}</h2>
              <ul>
                {links.map(({ name: text, href }) => (
                  <li key={href}>
                    <a className={link} href={href}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-white/16 pt-5 text-ui">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {legal.map(([text, href]) => (
              <li key={href}>
                <a className={link} href={href}>
                  {text}
                </a>
              </li>
            ))}
            <li className="no-script:hidden">
              <ConsentLink className={cn(link, 'cursor-pointer')} />
            </li>
          </ul>
          <p className="opacity-82">
            Somebody to talk to now:{' '}
            <ExternalLink className={cn(link, 'underline')} href={helplines}>
              findahelpline.com
            </ExternalLink>
          </p>
          <p className="opacity-82">
            Links to the partner app are paid affiliate links. Facts about places: GeoNames (CC BY 4.0,
            modified), Unicode CLDR, Natural Earth. Lists of groups: see the terms.
          </p>
        </div>
      </div>
    </footer>
  )
}
