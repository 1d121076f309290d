import { SearchOpener } from '@/components/search/search-opener'
import { cn } from '@/components/ui/cn'
import { Icon, SearchIcon } from '@/components/ui/icon'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'
import { MenuCloser } from './menu-closer'

const links = [
  ['Home', paths.home],
  ['This Week', paths.thisWeek],
  ['Cities', paths.cities],
  ['Countries', paths.countries],
  ['Communities', paths.communities],
  ['Affinities', paths.affinities],
  ['Friend Apps', paths.apps],
  ['Blog', paths.blog],
] as const

const link = cn(
  'flex items-center rounded-card font-semibold text-on-bar-muted decoration-3',
  'decoration-hero-brand underline-offset-[0.45em] hover:text-on-bar',
  'aria-[current]:text-on-bar aria-[current]:underline',
)

/** The header of every page. */
export function Header({ site }: { site: Site }) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-header border-b border-on-bar/14 bg-bar text-on-bar [--ring:var(--hero-focus)] print:hidden">
      <div className="wrap flex h-full items-center justify-between gap-3 nav:gap-6">
        <Wordmark site={site} />
        <nav className="max-nav:hidden" aria-label="Main">
          <ul className="flex gap-0.5">
            {links.map(([name, href]) => (
              <li key={href}>
                <a
                  className={cn(link, 'min-h-11 px-1.5 text-ui whitespace-nowrap transition-colors xl:px-3')}
                  href={href}
                  data-nav={href}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-none items-center gap-1">
          <SearchOpener
            className="grid size-11 flex-none place-items-center rounded-card text-on-bar-muted hover:text-on-bar"
            href={paths.search}
          >
            <SearchIcon />
          </SearchOpener>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

/** The variant's name with the mark both brands share: two lights that found each other. */
function Wordmark({ site }: { site: Site }) {
  const { name, brandHeader, texts } = sites[site]
  return (
    <a
      className="flex h-11 min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden nav:flex-none"
      href={paths.home}
      data-brand={brandHeader || undefined}
    >
      <svg viewBox="0 0 32 32" className="h-11 w-7.5 flex-none" aria-hidden="true">
        <circle cx="12" cy="17" r="9" className="fill-hero-brand" />
        <circle cx="21" cy="14" r="7" className="fill-glow/92" />
      </svg>
      {/* Beside the mark in one line or two; where not even its longest word has room, it is out of sight below it. */}
      <span className="flex-[1_1_min-content] wrap-normal">
        <span className="block font-display text-name leading-[1.2] font-heading tracking-[-0.025em]">
          {name}
        </span>
        {brandHeader && (
          <span className="hidden text-xs leading-[1.3] text-on-bar-muted xl:block">{texts.tagline}</span>
        )}
      </span>
    </a>
  )
}

/**
 * The collapsible menu for small screens. It uses the browser's own disclosure element, so it opens without a script
 * too.
 */
function MobileMenu() {
  return (
    <details className="group nav:hidden">
      <summary className="-mr-2 grid size-11 place-items-center rounded-card" aria-label="Menu">
        <Icon className="size-6.5" strokeWidth={2}>
          <path className="group-open:hidden" d="M4 7h16M4 12h16M4 17h16" />
          <path className="not-group-open:hidden" d="M6 6l12 12M18 6 6 18" />
        </Icon>
      </summary>
      <nav
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto border-b border-on-bar/14 bg-bar px-gutter pt-2 pb-5 shadow-card"
        aria-label="Main"
      >
        <ul>
          {links.map(([name, href]) => (
            <li key={href} className="not-first:border-t not-first:border-on-bar/10">
              <a className={cn(link, 'min-h-13 px-1 text-name')} href={href} data-nav={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <MenuCloser />
    </details>
  )
}
