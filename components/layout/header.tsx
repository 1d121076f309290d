import { h, s } from 'hastscript'
import { Markup } from '@/components/ui/markup'
import { markupOf } from '@/lib/markup/tree'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'
import { MenuCloser } from './menu-closer'

const links = [
  ['Home', paths.home],
  ['Cities', paths.cities],
  ['Countries', paths.countries],
  ['Communities', paths.communities],
  ['Affinities', paths.affinities],
  ['Friend Apps', paths.apps],
  ['Blog', paths.blog],
] as const

const navigation = (className?: string) =>
  h(
    'nav',
    { className, ariaLabel: 'Main' },
    h(
      'ul',
      links.map(([name, href]) => h('li', h('a', { href, dataNav: href }, name))),
    ),
  )

/** The variant's name with the mark both brands share: two lights that found each other. */
function wordmark(site: Site) {
  const { name, brandHeader, words } = sites[site]
  return h('a', { href: paths.home, className: 'wordmark', dataBrand: brandHeader ? 'true' : undefined }, [
    s('svg', { viewBox: '0 0 32 32', width: 30, height: 30, ariaHidden: 'true' }, [
      s('circle', { cx: 12, cy: 17, r: 9, fill: 'var(--hero-brand)' }),
      s('circle', { cx: 21, cy: 14, r: 7, fill: 'var(--glow)', fillOpacity: 0.92 }),
    ]),
    h('span', [
      h('span', { className: 'wordmark-name' }, name),
      brandHeader ? h('span', { className: 'wordmark-tagline' }, words.tagline) : null,
    ]),
  ])
}

/** The collapsible menu of small screens: the browser's own disclosure, so that it opens without a script too. */
const mobileMenu = () =>
  h('details', { className: 'mobile-menu' }, [
    h(
      'summary',
      { ariaLabel: 'Menu' },
      s(
        'svg',
        {
          viewBox: '0 0 24 24',
          width: 26,
          height: 26,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLineCap: 'round',
          ariaHidden: 'true',
        },
        [
          s('path', { className: 'menu-open', d: 'M4 7h16M4 12h16M4 17h16' }),
          s('path', { className: 'menu-close', d: 'M6 6l12 12M18 6 6 18' }),
        ],
      ),
    ),
    navigation(),
  ])

const draw = (site: Site) => markupOf([wordmark(site), navigation('wide-nav'), mobileMenu()])

const drawn: Record<Site, string> = { lff: draw('lff'), mnf: draw('mnf') }

/** The head of every page; markup, since React has nothing to do with it. */
export function Header({ site }: { site: Site }) {
  return (
    <header className="site-header on-dark">
      <Markup className="wrap" html={drawn[site]} />
      <MenuCloser />
    </header>
  )
}
