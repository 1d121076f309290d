import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inProject } from '../../scripts/lib/project.ts'

/** The platform's size limits for a function, unpacked, and a middleware, compressed. */
const FUNCTION_MB = 250
const MIDDLEWARE_MB = 1

interface Route {
  src?: string
  headers?: Record<string, string>
  missing?: { type: string; value: string }[]
}

interface Config {
  routes: Route[]
  crons?: { path: string }[]
}

/**
 * Checks the output of `vercel build`.
 * @param output the directory `.vercel/output`
 */
export function checkOutput(output: string): { problems: string[]; figures: Record<string, number> } {
  const config = readJson<Config>(join(output, 'config.json'))
  const functions = join(output, 'functions')
  const problems: string[] = []
  const expect = (holds: boolean, sentence: string) => {
    if (!holds) problems.push(sentence)
  }

  const rules = (name: string) =>
    config.routes.flatMap((route) => {
      const value = Object.entries(route.headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1]
      return value && route.src && new RegExp(route.src).test('/cities/tokyo') ? [{ route, value }] : []
    })
  expect(
    rules('content-security-policy').some(({ value }) => value.startsWith("default-src 'none'")),
    'Pages have no Content-Security-Policy.',
  )
  const hosts = rules('x-robots-tag').flatMap(({ route }) => route.missing ?? [])
  expect(hosts.length > 0, 'No rule keeps other hosts out of search engines.')
  for (const { value } of hosts)
    expect(!/\\[^.]/.test(value), `The rule for other hosts has an escape: ${value}`)
  expect(config.crons?.[0]?.path === '/api/revalidate/pending', 'No cron job asks for pending changes.')

  // Most functions are links to one of a few.
  const real = globSync('**/*.func', { cwd: functions })
    .map((name) => join(functions, name))
    .filter((path) => lstatSync(path).isDirectory())
  const sizes = real.map(sizeOfFunction)
  const largest = Math.max(0, ...sizes) / 1e6
  expect(largest < FUNCTION_MB, `A function has ${largest.toFixed(0)} MB of ${FUNCTION_MB}.`)
  const middleware = globSync('**/{middleware,_middleware}.func', { cwd: functions })
  expect(middleware.length === 1, `There are ${middleware.length} middlewares.`)
  const compressed = compressedMb(middleware.map((name) => join(functions, name)))
  expect(compressed < MIDDLEWARE_MB, `The middleware has ${compressed.toFixed(2)} MB of ${MIDDLEWARE_MB}.`)

  const prerenders = globSync('**/*.prerender-config.json', { cwd: functions }).length
  const pages = globSync('**/*.prerender-fallback.html', { cwd: functions }).length
  const each = prerenders / pages
  return {
    problems,
    figures: {
      pages,
      prerenders,
      'prerenders a page': round(each),
      'largest function (MB)': round(largest),
      'middleware (MB, gzip)': round(compressed),
    },
  }
}

const round = (value: number) => Math.round(value * 100) / 100

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** Of the files in the directory, and those of the project that it names. */
function sizeOfFunction(directory: string): number {
  const { filePathMap = {} } = readJson<{ filePathMap?: Record<string, string> }>(
    join(directory, '.vc-config.json'),
  )
  const files = [...filesBelow(directory), ...Object.values(filePathMap).map((file) => inProject(file))]
  return files.reduce((sum, file) => sum + (existsSync(file) ? lstatSync(file).size : 0), 0)
}

function filesBelow(directory: string): string[] {
  return globSync('**/*', { cwd: directory })
    .map((name) => join(directory, name))
    .filter((file) => lstatSync(file).isFile())
}

function compressedMb(directories: string[]): number {
  return (
    gzipSync(Buffer.concat(directories.flatMap(filesBelow).map((file) => readFileSync(file)))).length / 1e6
  )
}
