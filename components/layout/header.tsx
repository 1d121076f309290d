import { paths } from '@/lib/paths'
import type { Site } from '@/lib/site/variants'
import { MobileMenu } from './mobile-menu'
import { Wordmark } from './wordmark'

const links = [
  ['Home', paths.home],
  ['Cities', paths.cities],
  ['Countries', paths.countries],
  ['Communities', paths.communities],
  ['Affinities', paths.affinities],
  ['Friend Apps', paths.apps],
  ['Blog', paths.blog],
] as const

function Links() {
  return (
    <ul>
      {links.map(([name, href]) => (
        <li key={href}>
          <a href={href} data-nav={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Header({ site }: { site: Site }) {
  return (
    <header className="site-header on-dark">
      <div className="wrap">
        <Wordmark site={site} />
        <nav className="wide-nav" aria-label="Main">
          <Links />
        </nav>
        <MobileMenu>
          <nav aria-label="Main">
            <Links />
          </nav>
        </MobileMenu>
      </div>
    </header>
  )
}
