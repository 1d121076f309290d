import type { Page } from '@playwright/test'
import { siteIds } from '@/lib/site/variants'
import { unique } from './database.ts'
import { expect, test } from './fixtures.ts'
import { basePort, hosts, needsOwnSite, ownSite } from './hosts.ts'
import { get } from './http.ts'
import { corpus, foreignOrigin, hostileAddresses, texts } from './payloads/corpus.ts'

// Puts the whole corpus into every text and every address of every table, and opens the pages that show it in a real
// browser. The browser ignores the Content-Security-Policy here, to prove that nothing is left for it to block.

const rows = 3
const secret = process.env.REVALIDATE_SECRET ?? ''
const lists = [
  '/',
  '/cities',
  '/countries',
  '/communities',
  '/affinities',
  '/friendship-apps',
  '/apps-for-making-friends',
  '/blog',
]

/** Texts and addresses for the columns of a row, with a different part of the corpus for each column. */
function columns(row: number) {
  let turn = 0
  const part = (separator?: string) => {
    turn += 1
    return texts(rows, turn, separator)[(row + turn) % rows] ?? ''
  }
  const html = () => `<h2>Before</h2><p>Text</p>${part()}`
  const markdown = () => `# Before\n\nText\n\n${part()}`
  const address = () => hostileAddresses[(row * 7 + turn++) % hostileAddresses.length] ?? ''
  // Each host shows a different field, and every second row has them swapped.
  const [plain, lff] = row % 2 === 0 ? [html, markdown] : [markdown, html]
  const described = () => ({
    micro_description: part(' '),
    micro_description_lff: part(' '),
    short_description: part(' '),
    short_description_lff: part(' '),
    long_description: plain(),
    long_description_lff: lff(),
  })
  return { part, plain, lff, address, described }
}

async function renewLists(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${basePort}/api/revalidate?wait=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paths: lists }),
  })
  expect(answer.status).toBe(200)
  await answer.text()
}

/** Anything left in the page that could run, send or cover something, whether it did or not. */
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const main = document.querySelector('main')
    for (const element of main?.querySelectorAll('*') ?? []) {
      const tag = element.tagName.toLowerCase()
      if (/^(?:iframe|object|embed|base|meta|link|style|math|template|frame|portal|video|audio)$/.test(tag)) {
        found.push(`<${tag}>`)
      }
      if (tag === 'script' && element.getAttribute('type') !== 'application/ld+json') found.push('<script>')
      for (const { name, value } of element.attributes) {
        const isAddress =
          /^(?:href|src|action|formaction|poster|background|data|ping|srcset|xlink:href)$/.test(name)
        const isSafe = /^(?:https:\/\/[^/@]*(?:\/|$)|\/(?![/\\])|[#?]|mailto:|$)/.test(value)
        const isOwnPicture = tag !== 'img' || value.startsWith('/')
        if (/^on|^srcdoc$/.test(name) || (isAddress && !(isSafe && isOwnPicture))) {
          found.push(`<${tag} ${name}="${value.slice(0, 100)}">`)
        }
      }
      if (
        element.closest('.prose') &&
        ((element.id && !element.id.startsWith('text-')) ||
          element.hasAttribute('name') ||
          element.hasAttribute('style'))
      ) {
        found.push(`<${tag} id="${element.id}" name="${element.getAttribute('name')}"> in a text`)
      }
      // Event handlers in attributes would receive these events.
      for (const type of ['mouseover', 'pointerover', 'focus', 'error', 'load', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type))
      }
    }
    for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
      try {
        JSON.parse(block.textContent)
      } catch {
        found.push(`structured data: ${block.textContent.slice(0, 100)}`)
      }
    }
    if (!document.querySelector('body > footer')) found.push('the footer is not where it belongs')
    return found
  })
}

test.describe('A database full of hostile content', { tag: '@alone' }, () => {
  test.skip(!ownSite, needsOwnSite)
  test('runs nothing, contacts no other origin, and leaves every page intact on both hosts', async ({
    database,
    browser,
  }) => {
    test.setTimeout(600_000)
    expect(corpus.length).toBeGreaterThanOrEqual(300)
    const paths: string[] = []
    const codes = (await database.read('countries', 'select=code')).map(({ code }) => code)
    const unused = ['qa', 'qm', 'qn', 'qo', 'qp', 'qq', 'qr', 'xa', 'xb', 'zz'].filter(
      (code) => !codes.includes(code),
    )

    for (let row = 0; row < rows; row++) {
      const slug = `${unique('lff')}-${row}`
      const { part, plain, lff, address, described } = columns(row)
      const code = unused[row] ?? ''
      const country = await database.add('countries', {
        name: `${row} ${part(' ')}`,
        code,
        flag_url: address(),
        image_url: address(),
        wikipedia_url: address(),
        holidays: [part(' '), part(' ')],
        languages: [part(' ')],
        other_names: [part(' ')],
        ...described(),
      })
      const place = { image_url: address(), slug, name: `${row} ${part(' ')}` }
      const city = await database.add('cities', {
        ...described(),
        ...place,
        country_id: country.id,
        pulse_url: address(),
        airport: part(' '),
        languages: [part(' ')],
        other_names: [part(' ')],
        pleasant_months: [5],
        pleasant_months_note: part(' '),
        region: part(' '),
        time_zone: part(' '),
      })
      const community = await database.add('communities', {
        ...described(),
        ...place,
        name: `${row} ${part(' ')}`,
        other_names: [part(' ')],
      })
      const affinity = await database.add('affinities', {
        ...described(),
        ...place,
        name: `${row} ${part(' ')}`,
      })
      await database.link('affinity_communities', {
        affinity_id: affinity.id,
        community_id: community.id,
        intro: part(),
        intro_lff: part(),
      })
      await database.link('affinity_cities', { affinity_id: affinity.id, city_id: city.id })
      for (const owner of [{ city_id: city.id }, { community_id: community.id }]) {
        await database.add('local_suggestions', {
          ...owner,
          title: part(' '),
          title_lff: part(' '),
          description: part(),
          description_lff: part(),
        })
      }
      await database.add('apps_for_making_friends', {
        name: `${row} ${part(' ')}`,
        name_lff: `${row} ${part(' ')}`,
        description: part(),
        description_lff: part(),
        logo_url: address(),
        url: address(),
        sort_order: 1_000 + row,
      })
      await database.add('finders', {
        name: part(' '),
        kind: 'search',
        description: part(' '),
        description_lff: part(' '),
        // The database accepts only https here.
        url: `https://finder.test/{city}?${address()}`,
      })
      await database.add('blog_posts', {
        title: `${row} ${part(' ')}`,
        title_lff: `${row} ${part(' ')}`,
        slug,
        excerpt: part(),
        excerpt_lff: part(),
        content: plain(),
        content_lff: lff(),
        author: part(' '),
        image_url: address(),
        tags: corpus.slice(row * 6, row * 6 + 6).map(({ text }) => text),
      })
      paths.push(
        ...[
          `/countries/${code}`,
          `/cities/${slug}`,
          `/cities/${slug}/communities`,
          `/cities/${slug}/suggestions`,
        ],
        ...[`/communities/${slug}`, `/cities/${slug}/communities/${slug}`, `/affinities/${slug}`],
        ...[`/affinities/${slug}/${slug}`, `/blog/${slug}`],
      )
    }
    try {
      if (secret) {
        await renewLists()
        paths.push(...lists)
      }
      await Promise.all(
        siteIds.map(async (site) => {
          const host = hosts[site]
          const origin = `http://${host}:${basePort}`
          const context = await browser.newContext({ bypassCSP: true, baseURL: origin })
          const happened: string[] = []
          await context.exposeBinding('reportHit', (_, name) => happened.push(`ran ${name}`))
          await context.addInitScript('window.__hit = (name) => window.reportHit(String(name))')
          context.on('dialog', (dialog) => {
            happened.push(`dialog ${dialog.message()}`)
            void dialog.dismiss()
          })
          context.on('weberror', (error) => happened.push(`error ${error.error().message}`))
          context.on(
            'page',
            (opened) => opened.url() !== 'about:blank' && happened.push(`opened ${opened.url()}`),
          )
          context.on('request', (request) => {
            if (new URL(request.url()).origin !== origin) happened.push(`asked ${request.url()}`)
          })
          const page = await context.newPage()
          for (const path of paths) {
            await expect
              .poll(async () => (await get(path, { host })).status, { message: path, timeout: 20_000 })
              .toBe(200)
            await page.goto(path)
            expect(await leftovers(page), `${site} ${path}`).toEqual([])
            expect(new URL(page.url()).pathname, `${site} ${path}`).toBe(path)
            expect(happened, `${site} ${path}`).toEqual([])
          }
          // The texts are shown, as text.
          await page.goto(paths.find((path) => path.startsWith('/blog/')) ?? '/')
          await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>')
          expect(await page.content()).not.toContain(`="${foreignOrigin}/clobber" name=`)
          await context.close()
        }),
      )
    } finally {
      // The lists that other tests read must no longer show these rows.
      await database.removeAdded()
      if (secret) await renewLists()
    }
  })
})
