import type { Metadata, MetadataRoute } from 'next'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'

/** The files of `npm run icons`, in the variant's folder below public/icons/. */
type IconFile =
  | 'icon.svg'
  | 'favicon.ico'
  | 'icon-32.png'
  | 'apple-touch-icon.png'
  | 'icon-192.png'
  | 'icon-512.png'
  | 'maskable-512.png'

/** The path of one of a variant's icons. */
export const iconPath = (site: Site, file: IconFile) => `/icons/${site}/${file}`

/** The icons listed in a page's head. */
export function pageIcons(site: Site): Metadata['icons'] {
  return {
    icon: [
      { url: iconPath(site, 'icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      { url: iconPath(site, 'icon-32.png'), type: 'image/png', sizes: '32x32' },
    ],
    apple: { url: iconPath(site, 'apple-touch-icon.png'), type: 'image/png', sizes: '180x180' },
  }
}

/** The variant's web manifest: its name, colors and icons on a home screen. */
export function webManifest(site: Site): MetadataRoute.Manifest {
  const { name, description, themeColor, groundColor } = sites[site]
  return {
    id: paths.home,
    name,
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: groundColor,
    icons: [
      { src: iconPath(site, 'icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: iconPath(site, 'icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconPath(site, 'maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
