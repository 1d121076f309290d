// node bench/observatory.ts [--url http://localhost:3000] [--try]
// The score of both sites by the rules of Mozilla's HTTP Observatory. Its own program is fetched from the package
// registry for each run and not installed, because it has a database client and install scripts. It evaluates this
// site's responses and assumes what is in front of the site: https with a trusted certificate, a redirect from http to
// https, no cross-origin access, and no entry in the browsers' preload lists. Writes bench/results/observatory.json and
// the table of bench/README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Failure } from '../scripts/lib/failure.ts'
import { run } from '../scripts/lib/processes.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { type Answer, client } from './http-load.ts'
import { publish } from './publish.ts'

const version = '1.4.8'
const hosts = ['lookingforfriends.example', 'meetnewfriends.example']
const paths = ['/', '/cities/tokyo', '/blog']
const wanted = 120

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    // Prints the result without saving it.
    try: { type: 'boolean', default: false },
  },
})

interface Output {
  constructor: { name: string }
  result: string | null
  pass: boolean
}

/** The input of the program's own scanner. */
interface Program {
  Requests: new (hostname: string) => Record<string, unknown> & { responses: object; resources: object }
  ALL_TESTS: ((requests: object) => Output)[]
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
  getScoreModifier: (result: string) => number
  getGradeForScore: (score: number) => { grade: string; score: number }
  parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>
}

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
  resources.defer(() => rmSync(folder, { recursive: true, force: true }))
  const program = await fetchProgram(folder)
  const { ask, close } = client(values.url, { connections: 1 })
  resources.defer(close)

  const scores: { host: string; path: string; score: number; grade: string; tests: object }[] = []
  for (const host of hosts) {
    for (const path of paths)
      scores.push({ host, path, ...grade(program, host, path, await ask({ path, host })) })
  }
  const result = { date: new Date().toISOString(), program: `@mdn/mdn-http-observatory ${version}`, scores }
  if (values.try) console.log(JSON.stringify(result, null, 2))
  else {
    publish(
      'observatory',
      result,
      ['page', 'score', 'grade'],
      scores.map(({ host, path, score, grade }) => [host + path, String(score), grade]),
    )
  }
  const low = scores.filter(({ score }) => score < wanted)
  for (const { host, path, tests } of low)
    console.error(`${host}${path} has less than ${wanted}: ${JSON.stringify(tests)}`)
  return low.length === 0 ? 0 : 1
}

async function fetchProgram(folder: string): Promise<Program> {
  const code = await run(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--omit=dev',
      `@mdn/mdn-http-observatory@${version}`,
    ],
    { cwd: folder },
  )
  if (code !== 0) throw new Failure('The Observatory could not be fetched from the package registry.')
  const root = join(folder, 'node_modules/@mdn/mdn-http-observatory')
  mkdirSync(join(root, 'conf'), { recursive: true })
  writeFileSync(join(root, 'conf/hsts-preload.json'), '{}')
  const load = (file: string) => import(pathToFileURL(join(root, 'src', file)).href)
  const modules = await Promise.all(
    ['types.js', 'constants.js', 'grader/grader.js', 'grader/charts.js', 'retriever/utils.js'].map(load),
  )
  return Object.assign({}, ...modules) as Program
}

/** Does what the program's `scan` does, with a response that was already received. */
function grade(program: Program, host: string, path: string, answer: Answer) {
  if (answer.status !== 200) throw new Failure(`${host}${path} answered ${answer.status}.`)
  const https = new URL(path, `https://${host}`)
  const response = {
    headers: answer.headers,
    status: answer.status,
    verified: true,
    httpEquiv: program.parseHttpEquivHeaders(answer.body, https.href),
  }
  const requests = new program.Requests(host)
  const route = [
    { url: new URL(path, `http://${host}`), status: 301 },
    { url: https, status: 200 },
  ]
  Object.assign(requests.responses, {
    auto: response,
    http: response,
    https: response,
    httpRedirects: route,
    httpsRedirects: route,
  })
  Object.assign(requests.resources, { path: answer.body })
  Object.assign(requests, { session: { url: https, redirectHistory: route, jar: null } })

  const outputs = program.ALL_TESTS.map((test) => test(requests))
  const tests = Object.fromEntries(
    outputs.map(({ constructor: test, result }) => [
      test.name,
      { result, modifier: result ? program.getScoreModifier(result) : 0 },
    ]),
  )
  const modifiers = Object.values(tests).map(({ modifier }) => modifier)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const strict = sum(modifiers.filter((modifier) => modifier < 0))
  const score = strict >= program.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : strict
  return { ...program.getGradeForScore(score), tests }
}
