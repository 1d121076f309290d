// Draws every picture of the site from map data and town lists, and writes content/data/images.json.
//   npm run art                     all pictures: about eight minutes
//   npm run art -- tokyo fr         only these cities and articles (by slug) and countries (by code)
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure, printFailure } from '../scripts/lib/failure.ts'
import { inProject } from '../scripts/lib/project.ts'
import { covers } from './art/covers.ts'
import { defaultCity } from './art/default-city.ts'
import { toWebpPair } from './art/encode.ts'
import { paintScene } from './art/paint.ts'
import type { Picture } from './art/scene.ts'
import { cityScene, countryScene } from './art/scenes.ts'
import { readArtSources } from './art/sources.ts'
import { paintWorldLights } from './art/world-lights.ts'

/** Bytes of a cover's small file. Its clean shapes need more than the texture of a map. */
const COVER_FILE = 6_000

interface Job {
  /** Its name on the command line. */
  key: string
  /** Its path without size and extension. */
  path: string
  paint: () => Picture
  /** Bytes of the small file, if it may be larger than usual. */
  smallFile?: number
}

try {
  await main(process.argv.slice(2).map((name) => name.toLowerCase()))
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

async function main(wanted: string[]): Promise<void> {
  const sources = readArtSources()
  const { world, towns, cities, countries } = sources
  const jobs: Job[] = [
    ...[...cities.values()].map(
      (city): Job => ({
        key: city.slug,
        path: `/images/cities/${city.slug}`,
        paint: () => paintScene(world, towns, cityScene(sources, city)),
      }),
    ),
    ...[...countries.values()].map(
      (country): Job => ({
        key: country.code.toLowerCase(),
        path: `/images/countries/${country.code.toLowerCase()}`,
        paint: () => paintScene(world, towns, countryScene(sources, country)),
      }),
    ),
    { key: 'default-city', path: '/images/default-city', paint: paintDefaultCity },
    {
      key: 'world-lights',
      path: '/images/world-lights',
      paint: () => paintWorldLights(sources),
      smallFile: 16_000,
    },
    ...Object.entries(covers).map(
      ([slug, paint]): Job => ({
        key: slug,
        path: `/images/articles/${slug}`,
        paint,
        smallFile: COVER_FILE,
      }),
    ),
  ]
  const unknown = wanted.filter((name) => !jobs.some(({ key }) => key === name))
  if (unknown.length > 0) throw new Failure(`No city, country or article is called ${unknown.join(', ')}.`)
  await draw(wanted.length > 0 ? jobs.filter(({ key }) => wanted.includes(key)) : jobs)
  const images = {
    cities: Object.fromEntries([...cities.keys()].map((slug) => [slug, `/images/cities/${slug}-1600.webp`])),
    countries: Object.fromEntries(
      [...countries.keys()].map((code) => [code, `/images/countries/${code.toLowerCase()}-1600.webp`]),
    ),
    articles: Object.fromEntries(
      Object.keys(covers).map((slug) => [slug, `/images/articles/${slug}-1600.webp`]),
    ),
  }
  writeFileSync(inProject('content/data/images.json'), `${JSON.stringify(images, null, 1)}\n`)
}

function paintDefaultCity(): Picture {
  const { world, towns, scene } = defaultCity()
  return paintScene(world, towns, scene)
}

/** Paints the pictures in turn; each is compressed while the next one is painted. */
async function draw(jobs: Job[]): Promise<void> {
  const start = performance.now()
  let bytes = 0
  let writing: Promise<number> = Promise.resolve(0)
  for (const [index, job] of jobs.entries()) {
    const files = await toWebpPair(job.paint(), job.smallFile)
    bytes += await writing
    writing = write(job.path, files)
    if (index % 50 === 49) console.log(`${index + 1} of ${jobs.length} pictures`)
  }
  bytes += await writing
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${jobs.length} pictures in two sizes, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} seconds.`)
}

async function write(path: string, files: Record<'large' | 'small', Promise<Buffer>>): Promise<number> {
  const [large, small] = await Promise.all([files.large, files.small])
  const target = inProject(`public${path}`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}-1600.webp`, large)
  writeFileSync(`${target}-800.webp`, small)
  return large.length + small.length
}
