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

export function Footer({ site }: { site: Site }) {
  const { name, words } = sites[site]
  return (
    <footer className="site-footer on-dark">
      <div className="wrap">
        <div className="footer-mission">
          <p className="footer-name">{name}</p>
          <p>{words.mission}</p>
        </div>
        <div className="footer-columns">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([text, href]) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-legal">
          <ul>
            <li>
              <a href={paths.terms}>Terms &amp; Conditions</a>
            </li>
            <li>
              <a href={paths.privacy}>Privacy Policy</a>
            </li>
            <li>
              <a href={mailto(site)}>Contact us</a>
            </li>
          </ul>
          <p>
            Links to the partner app are paid affiliate links. Facts about places: GeoNames (CC BY 4.0,
            modified), Unicode CLDR, Natural Earth, OurAirports.
          </p>
        </div>
      </div>
    </footer>
  )
}
