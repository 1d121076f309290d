import { ConsentLink } from '@/components/layout/consent-link'
import { cn } from '@/components/ui/cn'
import { ExternalLink } from '@/components/ui/external-link'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'
import { mailto } from '@/lib/urls'

type Column = { title: string; links: readonly (readonly [name: string, href: string])[] }

const columns: readonly Column[] = [
  {
    title: 'Find Friends',
    links: [
      ['By City', paths.cities],
      ['By Country', paths.countries],
      ['By Interest', paths.communities],
      ['By Affinity', paths.affinities],
      ['Using Apps', paths.apps],
    ],
  },
  {
    title: 'Popular Cities',
    links: [
      ['New York', paths.city('new-york')],
      ['London', paths.city('london')],
      ['Tokyo', paths.city('tokyo')],
      ['Paris', paths.city('paris')],
      ['Berlin', paths.city('berlin')],
    ],
  },
  {
    title: 'Resources',
    links: [
      ['Social Skills', paths.blogTag('social-skills')],
      ['Community Building', paths.blogTag('community')],
      ['App Guides', paths.blogTag('apps')],
    ],
  },
  {
    title: 'Countries',
    links: [
      ['United States', paths.country('us')],
      ['United Kingdom', paths.country('gb')],
      ['Canada', paths.country('ca')],
      ['Australia', paths.country('au')],
    ],
  },
  {
    title: 'Communities',
    links: [
      ['Hiking', paths.community('hiking')],
      ['Gaming', paths.community('gaming')],
      ['Photography', paths.community('photography')],
      ['Cooking', paths.community('cooking')],
    ],
  },
]

const link = cn('inline-flex target items-center opacity-85 hover:underline hover:opacity-100')

/** An international directory of helplines. */
const helplines = 'https://findahelpline.com/'

/** The footer of every page. */
export function Footer({ site }: { site: Site }) {
  const { name, texts } = sites[site]
  const legal = [
    ['Terms & Conditions', paths.terms],
    ['Privacy Policy', paths.privacy],
    ['Contact us', mailto(site)],
  ] as const
  return (
    <footer className="on-footer [contain:content] print:hidden">
      <div className="wrap grid gap-10 pt-[clamp(2.5rem,5vw,4rem)] pb-8">
        <div>
          <p className="font-display text-figure font-heading tracking-[-0.02em]">{name}</p>
          <p className="mt-1.5 max-w-120 opacity-82">{texts.mission}</p>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-8">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-2 font-body text-ui font-bold tracking-normal">{title}</h2>
              <ul>
                {links.map(([text, href]) => (
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
            <li className="[@media(scripting:none)]:hidden">
              <ConsentLink className={cn(link, 'cursor-pointer')} />
            </li>
          </ul>
          <p className="opacity-82">
            Need somebody to talk to now?{' '}
            <ExternalLink className={cn(link, 'underline')} href={helplines}>
              Find a helpline
            </ExternalLink>
          </p>
          <p className="opacity-82">
            Links to the partner app are paid affiliate links. Facts about places: GeoNames (CC BY 4.0,
            modified), Unicode CLDR, Natural Earth.
          </p>
        </div>
      </div>
    </footer>
  )
}
