import { Failure, messageOf } from '../../scripts/lib/failure.ts'
import { CheckPool } from './check-pool.ts'
import { isIndexable, type Page, type PageCheck, pageChecks, pathOf } from './checks.ts'
import { type Answer, Client } from './http.ts'
import { pick, pickPaths, type Sample } from './sample.ts'
import { parseSitemap } from './sitemap.ts'

/** The checks across pages, besides those of each page. */
const siteChecks = [
  'sitemap',
  'unique title',
  'unique description',
  'links',
  'files',
  'preview images',
  'missing in sitemap',
] as const

export const allChecks = [...pageChecks, ...siteChecks]
export type Check = PageCheck | (typeof siteChecks)[number]

export interface Finding {
  check: Check
  address: string
  message: string
}

export interface Report {
  /** How many pages each check examined, or addresses for the checks of a whole site. */
  checked: Record<Check, number>
  findings: Finding[]
}

export interface CrawlOptions {
  /** The server's address. */
  base: string
  /** The public origins of the site that is visited and of the other one. */
  origin: string
  otherOrigin: string
  /** Visits a part of the pages, of the sitemap and of those that are only linked; the others count as existing. */
  sample?: Sample
  /** Visits at most this many pages. */
  limit?: number
  /** Looks at this many preview images, which are drawn on request. */
  previews?: number
  concurrency?: number
  /** Whether structured data may contain ratings. */
  ratings?: boolean
  progress?: (line: string) => void
}

/** Chat programs do not show larger pictures. */
const PREVIEW_BYTES = 200 * 1024
/** The limit of a sitemap (sitemaps.org). */
const SITEMAP_PAGES = 50_000
const SITEMAP_BYTES = 50 * 1024 * 1024

/**
 * Visits a site from its sitemap and checks every page, then everything on that site that the pages lead to.
 * @throws Failure if the server does not respond or has no sitemap
 */
export async function crawl(options: CrawlOptions): Promise<Report> {
  await using site = new Crawl(options)
  return await site.run()
}

class Crawl implements AsyncDisposable {
  readonly #options: Required<Pick<CrawlOptions, 'concurrency' | 'ratings' | 'previews'>> & CrawlOptions
  readonly #client: Client
  readonly #pool = new CheckPool()
  readonly #report: Report = {
    checked: Object.fromEntries(allChecks.map((check) => [check, 0])) as Record<Check, number>,
    findings: [],
  }
  /** Paths of the sitemap. */
  readonly #pages = new Set<string>()
  /** Everything else of the site that something leads to, with the first place that does. */
  readonly #links = new Map<string, string>()
  readonly #files = new Map<string, string>()
  readonly #previews = new Map<string, string>()
  /** Texts that no two pages may share, with the pages that have them. */
  readonly #titles = new Map<string, string[]>()
  readonly #descriptions = new Map<string, string[]>()

  constructor(options: CrawlOptions) {
    this.#options = { concurrency: 8, ratings: false, previews: 40, ...options }
    this.#client = new Client(options.base, new URL(options.origin).host, this.#options.concurrency)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#client[Symbol.dispose]()
    await this.#pool[Symbol.asyncDispose]()
  }

  async run(): Promise<Report> {
    const { sample, limit } = this.#options
    await this.#readSitemap('/sitemap.xml')
    const all = [...this.#pages]
    const some = sample === undefined ? all : pickPaths(all, sample)
    await this.#each('pages', limit === undefined ? some : some.slice(0, limit), (path) => this.#visit(path))
    this.#compare('unique title', this.#titles)
    this.#compare('unique description', this.#descriptions)
    const links = [...this.#links.keys()]
    const followed = sample === undefined ? links : pickPaths(links, sample)
    await this.#each('other addresses', followed, (path) => this.#follow(path))
    await this.#load([...this.#files.keys()].filter((path) => !this.#links.has(path)))
    const previews = pick([...this.#previews.keys()], this.#options.previews)
    await this.#each('preview images', previews, (path) => this.#look(path))
    return this.#report
  }

  #find(check: Check, path: string, message: string): void {
    this.#report.findings.push({ check, address: new URL(path, this.#options.origin).href, message })
  }

  /** Requests a path; a missing response is a finding. */
  async #get(check: Check, path: string, from: string | undefined): Promise<Answer | undefined> {
    this.#report.checked[check] += 1
    try {
      return await this.#client.get(path)
    } catch (error) {
      this.#find(check, from ?? path, messageOf(error))
      return undefined
    }
  }

  async #readSitemap(path: string): Promise<void> {
    this.#report.checked.sitemap += 1
    const { body, status } = await this.#client.get(path).catch((error: unknown) => {
      throw new Failure(`${this.#options.base}: ${messageOf(error)}.`)
    })
    if (status !== 200) throw new Failure(`${this.#options.base}: ${path} answers HTTP ${status}.`)
    const { files, pages } = parseSitemap(body.toString('utf8'))
    if (files.length + pages.length === 0) this.#find('sitemap', path, 'it is empty')
    if (pages.length > SITEMAP_PAGES) this.#find('sitemap', path, `${pages.length} addresses in one file`)
    if (body.length > SITEMAP_BYTES) this.#find('sitemap', path, `${body.length} bytes in one file`)
    for (const { address, modified, images } of pages) this.#addPage(path, address, modified, images)
    for (const file of files) {
      if (this.#isOwn(file)) await this.#readSitemap(pathOf(file))
      else this.#find('sitemap', path, `${file} is not on the site`)
    }
  }

  #addPage(file: string, address: string, modified: string | undefined, images: string[]): void {
    if (!this.#isOwn(address)) {
      this.#find('sitemap', file, `${address} is not on the site`)
      return
    }
    const path = pathOf(address)
    if (this.#pages.has(path)) this.#find('sitemap', path, 'it is in the sitemap twice')
    this.#pages.add(path)
    if (modified !== undefined && !(Date.parse(modified) <= Date.now())) {
      this.#find('sitemap', path, `last changed ${modified}, which is no time in the past`)
    }
    for (const image of images) {
      if (this.#isOwn(image)) remember(this.#previews, [pathOf(image)], file)
      else this.#find('sitemap', path, `its picture ${image} is not on the site`)
    }
  }

  #isOwn(address: string): boolean {
    return URL.parse(address)?.origin === this.#options.origin
  }

  async #visit(path: string): Promise<void> {
    const answer = await this.#get('status', path, undefined)
    if (!answer) return
    const { body, ...page } = this.#pageOf(path, answer)
    const result = await this.#pool.check({ ...page, body })
    if (answer.status === 200)
      for (const check of pageChecks) if (check !== 'status') this.#report.checked[check] += 1
    for (const { check, message } of result.findings) this.#find(check, path, message)
    note(this.#titles, result.title, path)
    note(this.#descriptions, result.description, path)
    remember(
      this.#links,
      result.links.filter((link) => !this.#pages.has(link)),
      path,
    )
    remember(this.#files, result.files, path)
    remember(this.#previews, result.previews, path)
  }

  #pageOf(path: string, { status, headers, body }: Answer): Omit<Page, 'html'> & { body: Buffer } {
    const { origin, otherOrigin, ratings } = this.#options
    return { address: new URL(path, origin).href, origin, otherOrigin, ratings, status, headers, body }
  }

  #compare(check: Check, texts: Map<string, string[]>): void {
    for (const [text, paths] of texts) {
      const [first, ...others] = paths.toSorted()
      this.#report.checked[check] += paths.length
      for (const path of others) this.#find(check, path, `the same as ${first}: ${text}`)
    }
  }

  /** A linked address that is not in the sitemap must exist without a redirect, and must not be indexed. */
  async #follow(path: string): Promise<void> {
    const from = this.#links.get(path) ?? path
    const answer = await this.#get('links', path, from)
    if (!answer) return
    if (answer.status !== 200) return this.#find('links', from, `${path} ${statusOf(answer)}`)
    if (path.includes('?') || path === '/lff-test' || !isOfType(answer, 'text/html')) return
    this.#report.checked['missing in sitemap'] += 1
    const { body, ...page } = this.#pageOf(path, answer)
    if (isIndexable({ ...page, html: body.toString('utf8') })) {
      this.#find('missing in sitemap', path, `linked from ${from}`)
    }
  }

  /** Files, and the files that they refer to. */
  async #load(paths: string[]): Promise<void> {
    if (paths.length === 0) return
    const known = new Set(this.#files.keys())
    await this.#each('files', paths, async (path) => {
      const from = this.#files.get(path) ?? path
      const answer = await this.#get('files', path, from)
      if (!answer) return
      if (answer.status !== 200) return this.#find('files', from, `${path} ${statusOf(answer)}`)
      const address = new URL(path, this.#options.origin).href
      const found = namedIn(answer, address).filter((url) => this.#isOwn(url))
      remember(this.#files, found.map(pathOf), path)
    })
    await this.#load([...this.#files.keys()].filter((path) => !known.has(path)))
  }

  async #look(path: string): Promise<void> {
    const from = this.#previews.get(path) ?? path
    const answer = await this.#get('preview images', path, from)
    if (!answer) return
    const { body } = answer
    if (answer.status !== 200) this.#find('preview images', from, `${path} ${statusOf(answer)}`)
    else if (!isOfType(answer, 'image/')) this.#find('preview images', from, `${path} is no picture`)
    else if (body.length > PREVIEW_BYTES)
      this.#find('preview images', from, `${path} has ${body.length} bytes`)
  }

  /** Does something for each path, several at a time. */
  async #each(what: string, paths: string[], work: (path: string) => Promise<void>): Promise<void> {
    const { concurrency, progress, origin } = this.#options
    let done = 0
    const left = paths.values()
    const take = async () => {
      for (const path of left) {
        await work(path)
        done += 1
        if (done % 1000 === 0 || done === paths.length) {
          progress?.(`${new URL(origin).host}: ${done} of ${paths.length} ${what}`)
        }
      }
    }
    await Promise.all(Array.from({ length: concurrency }, take))
  }
}

function note(texts: Map<string, string[]>, text: string, path: string): void {
  const paths = texts.get(text)
  if (paths) paths.push(path)
  else if (text !== '') texts.set(text, [path])
}

function remember(places: Map<string, string>, paths: string[], from: string): void {
  for (const path of paths) if (!places.has(path)) places.set(path, from)
}

function isOfType({ headers }: Answer, type: string): boolean {
  return headers['content-type']?.startsWith(type) ?? false
}

function statusOf({ status, headers }: Answer): string {
  return headers.location ? `redirects to ${headers.location} (HTTP ${status})` : `answers HTTP ${status}`
}

/** Absolute addresses that a style sheet or a web manifest names. */
function namedIn(answer: Answer, address: string): string[] {
  const text = () => answer.body.toString('utf8')
  const found: string[] = []
  if (isOfType(answer, 'text/css')) {
    found.push(...[...text().matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url))
  } else if (isOfType(answer, 'application/manifest+json')) {
    const { icons = [] } = JSON.parse(text()) as { icons?: { src: string }[] }
    found.push(...icons.map(({ src }) => src))
  }
  return found.map((url) => URL.parse(url, address)?.href ?? '').filter((url) => url.startsWith('http'))
}
