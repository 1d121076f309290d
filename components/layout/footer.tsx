import { h } from 'hastscript'
import { Markup } from '@/components/ui/markup'
import { markupOf } from '@/lib/markup/tree'
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

function draw(site: Site): string {
  const { name, words } = sites[site]
  return markupOf([
    h('div', { className: 'footer-mission' }, [
      h('p', { className: 'footer-name' }, name),
      h('p', words.mission),
    ]),
    h(
      'div',
      { className: 'footer-columns' },
      columns.map(({ title, links }) =>
        h('nav', { ariaLabel: title }, [
          h('h2', title),
          h(
            'ul',
            links.map(([text, href]) => h('li', h('a', { href }, text))),
          ),
        ]),
      ),
    ),
    h('div', { className: 'footer-legal' }, [
      h('ul', [
        h('li', h('a', { href: paths.terms }, 'Terms & Conditions')),
        h('li', h('a', { href: paths.privacy }, 'Privacy Policy')),
        h('li', h('a', { href: mailto(site) }, 'Contact us')),
      ]),
      h(
        'p',
        'Links to the partner app are paid affiliate links. Facts about places: GeoNames (CC BY 4.0, modified), ' +
          'Unicode CLDR, Natural Earth, OurAirports.',
      ),
    ]),
  ])
}

const drawn: Record<Site, string> = { lff: draw('lff'), mnf: draw('mnf') }

/** The foot of every page; markup, since no script has to do with it. */
export function Footer({ site }: { site: Site }) {
  return (
    <footer className="site-footer on-dark">
      <Markup className="wrap" html={drawn[site]} />
    </footer>
  )
}
