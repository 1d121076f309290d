import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.ts'
import { takeDesignPictures } from './design/pictures.ts'
import { pictureOf } from './pictures.ts'

// npm run screenshots -- [--base http://localhost:3000] [--out screenshots] [--only city,home] [--widths 390] [--dark]
// npm run screenshots -- --design [--only buttons,toast]   the pictures of docs/design.md
// Takes screenshots of every template of a running site, on both hosts and at every width.

const templates: Record<string, string> = {
  home: '/',
  cities: '/cities',
  city: '/cities/tokyo',
  'city-small': '/cities/aarhus',
  'city-communities': '/cities/tokyo/communities',
  'city-community': '/cities/tokyo/communities/hiking',
  'city-suggestions': '/cities/tokyo/suggestions',
  countries: '/countries',
  country: '/countries/jp',
  communities: '/communities',
  community: '/communities/hiking',
  affinities: '/affinities',
  affinity: '/affinities/outdoor',
  combination: '/affinities/outdoor/hiking',
  apps: '/friendship-apps',
  'compare-apps': '/apps-for-making-friends',
  blog: '/blog',
  article: '/blog/how-to-make-friends-in-a-new-city',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  missing: '/cities/atlantis',
}

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string' },
    sites: { type: 'string', default: 'lff,mnf' },
    widths: { type: 'string', default: '390,768,1440' },
    dark: { type: 'boolean', default: false },
    fold: { type: 'boolean', default: false },
    design: { type: 'boolean', default: false },
  },
})

const only = values.only?.split(',') ?? []
const { executablePath, args } = await ensureChromium()
const browser = await chromium.launch({ executablePath, args })
if (values.design) await takeDesignPictures(browser, values.base, only)
else await takeTemplates(only.length > 0 ? only : Object.keys(templates))
await browser.close()

async function takeTemplates(wanted: readonly string[]): Promise<void> {
  mkdirSync(values.out, { recursive: true })
  for (const site of values.sites.split(',')) {
    for (const width of values.widths.split(',').map(Number)) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 900 },
        colorScheme: values.dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        baseURL: values.base,
      })
      for (const name of wanted) {
        const file = join(
          values.out,
          `${name.replaceAll('/', '_')}-${site}-${width}${values.dark ? '-dark' : ''}.png`,
        )
        writeFileSync(
          file,
          await pictureOf(context, { path: templates[name] ?? name, site, fold: values.fold }),
        )
        console.log(file)
      }
      await context.close()
    }
  }
}
