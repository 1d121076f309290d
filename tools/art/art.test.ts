import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/lib/project.ts'
import { covers } from './covers.ts'
import { toWebpPair } from './encode.ts'
import { CITY_AT, lineOnStage, viewOf } from './frame.ts'
import { paintScene } from './paint.ts'
import type { Scene } from './scene.ts'
import { type City, cityScene, countryScene, type Sources } from './scenes.ts'
import { readArtSources } from './sources.ts'
import { Projector } from './sphere.ts'
import { arcPoints } from './threads.ts'
import { isOnLand } from './world.ts'

const SMALL = { width: 320, height: 180 }
let sources: Sources

beforeAll(() => {
  sources = readArtSources()
})

function city(slug: string): City {
  const found = sources.cities.get(slug)
  if (!found) throw new Error(`No city ${slug}`)
  return found
}

function sceneOf(slug: string): Scene {
  return cityScene(sources, city(slug))
}

function countrySceneOf(code: string): Scene {
  const country = sources.countries.get(code)
  if (!country) throw new Error(`No country ${code}`)
  return countryScene(sources, country)
}

describe('a city picture', () => {
  it('has the city right of the headline and inside the strip a phone shows', () => {
    for (const slug of ['tokyo', 'denver', 'suva', 'reykjavik']) {
      const { view } = sceneOf(slug)
      const [x, y] = new Projector(view).place(city(slug).lng, city(slug).lat)
      expect(x).toBeCloseTo(CITY_AT.x * view.width, 3)
      expect(y).toBeCloseTo(CITY_AT.y * view.height, 3)
    }
    const shown = (700 * 16) / 9
    const left = ((shown - 390) * 0.7) / shown
    expect(CITY_AT.x).toBeGreaterThan(left + 0.1)
    expect(CITY_AT.x).toBeLessThan(left + 390 / shown - 0.1)
  })

  it('widens its frame until a coast, a border or a state line is in it', () => {
    for (const slug of ['paris', 'madrid', 'denver', 'cusco', 'leipzig', 'cairo']) {
      const { view } = sceneOf(slug)
      const closest = viewOf(city(slug), 400)
      const line = lineOnStage(sources.world, view)
      expect(line, slug).toBeGreaterThan(800)
      expect(view.kmPerPixel, slug).toBeGreaterThan(closest.kmPerPixel)
    }
  })

  it('stays close where there is a coast, and closer on a small island', () => {
    expect(sceneOf('amsterdam').view.kmPerPixel * 1600).toBe(400)
    expect(sceneOf('bridgetown').view.kmPerPixel * 1600).toBeLessThan(400)
  })

  it('ends its arcs exactly at the neighbors, each with a light', () => {
    const scene = sceneOf('aarhus')
    const projector = new Projector(scene.view)
    const odense = projector.place(city('odense').lng, city('odense').lat)
    const arc = scene.arcs.find(({ to }) => Math.hypot(to[0] - odense[0], to[1] - odense[1]) < 0.001)
    expect(arc).toBeDefined()
    for (const each of scene.arcs) {
      const points = arcPoints(each)
      expect([points[0], points[1]]).toEqual(each.from)
      expect(points.at(-2)).toBeCloseTo(each.to[0], 6)
      expect(points.at(-1)).toBeCloseTo(each.to[1], 6)
      expect(scene.beacons.some(({ x, y }) => x === each.to[0] && y === each.to[1])).toBe(true)
    }
  })

  it('crosses the date line without noticing', () => {
    const { view } = sceneOf('suva')
    const projector = new Projector(view)
    const [west] = projector.place(179.9, -17)
    const [east] = projector.place(-179.9, -17)
    expect(east).toBeGreaterThan(west)
    expect(east - west).toBeLessThan(120)
    // Vanua Levu and Taveuni lie on both sides of the line: no land may spill over the sea around them.
    const { land, sea } = shares(paintScene(sources.world, [], atSmallSize(sceneOf('suva'))))
    expect(land).toBeGreaterThan(0.03)
    expect(sea).toBeGreaterThan(0.6)
  })

  it('is the same in every run, to the byte', async () => {
    for (const slug of ['lima', 'suva']) {
      const [first, second] = await Promise.all([webpOf(slug), webpOf(slug)])
      expect(first.equals(second), slug).toBe(true)
    }
  })
})

describe('a country picture', () => {
  it('is framed on the heartland', () => {
    const america = countrySceneOf('US')
    const projector = new Projector(america.view)
    const [, anchorage] = projector.place(-150, 61)
    const [newYork] = projector.place(-74, 40.7)
    expect(anchorage).toBeLessThan(0)
    expect(newYork).toBeLessThan(america.view.width)
    const malaysia = countrySceneOf('MY')
    const both = new Projector(malaysia.view)
    for (const [x] of [both.place(101.7, 3.1), both.place(116, 6)]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(malaysia.view.width)
    }
  })

  it('finds land for every country', () => {
    const without = [...sources.countries.keys()].filter(
      (code) => !sources.world.lands.some(({ country }) => country === code),
    )
    expect(without).toEqual([])
  })
})

describe('a cover', () => {
  it('is the same in every run, to the byte', async () => {
    for (const slug of ['how-to-make-friends-in-a-new-city', 'friendship-after-a-move-abroad']) {
      const files = await Promise.all([1, 2].map(() => coverOf(slug)))
      expect(files[0]?.equals(files[1] as Buffer)).toBe(true)
    }
  })

  it('has lights in the night, and no two covers look the same', () => {
    const looks = Object.entries(covers).map(([slug, paint]) => {
      const { data } = paint(160, 90)
      const light = data.filter((value, index) => index % 3 === 0 && value > 200).length
      const dark = data.filter((value, index) => index % 3 === 1 && value < 60).length
      expect(light, `${slug}: light`).toBeGreaterThan(10)
      expect(dark / (160 * 90), `${slug}: dark`).toBeGreaterThan(0.4)
      return data.map(Math.round).join()
    })
    expect(new Set(looks).size).toBe(looks.length)
  })
})

describe('the map', () => {
  it('knows land from sea, and whose land it is', () => {
    const owned = (code: string) => sources.world.lands.filter(({ country }) => country === code)
    expect(isOnLand(owned('FR'), 2.35, 47)).toBe(true)
    expect(isOnLand(owned('DE'), 2.35, 47)).toBe(false)
    expect(isOnLand(owned('GF'), -53, 4)).toBe(true)
    expect(isOnLand(owned('UA'), 34.1, 45.2)).toBe(true)
    expect(isOnLand(owned('FJ'), 179.3, -16.6)).toBe(true)
    expect(isOnLand(sources.world.lands, -30, 40)).toBe(false)
  })
})

describe('the committed pictures', () => {
  it('exist for every city and every country, in both sizes', () => {
    const { cities, countries } = JSON.parse(
      readFileSync(inProject('content/data/images.json'), 'utf8'),
    ) as Record<'cities' | 'countries', Record<string, string>>
    expect(Object.keys(cities)).toEqual([...sources.cities.keys()])
    expect(Object.keys(countries)).toEqual([...sources.countries.keys()])
    const missing = [...Object.values(cities), ...Object.values(countries), '/images/default-city-1600.webp']
      .flatMap((path) => [path, path.replace('-1600.', '-800.')])
      .filter((path) => !existsSync(inProject(`public${path}`)))
    expect(missing).toEqual([])
  })

  it('exist for every article, and each is drawn', () => {
    const slugs = readdirSync(inProject('content/articles')).map((file) => file.replace(/\.md$/, ''))
    expect(Object.keys(covers).toSorted()).toEqual(slugs.toSorted())
    for (const slug of slugs) {
      for (const [width, most] of [
        [1600, 20_000],
        [800, 8_000],
      ] as const) {
        const { size } = statSync(inProject(`public/images/articles/${slug}-${width}.webp`))
        expect(size, `${slug}-${width}`).toBeLessThan(most)
      }
    }
  })

  it('weigh no more than 16 MB together', () => {
    const folder = inProject('public/images')
    const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /-(1600|800)\.webp$/.test(file),
    )
    const bytes = pictures.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(16_000_000)
  })
})

/** A scene reduced to a size that is painted quickly. */
function atSmallSize(scene: Scene): Scene {
  const scale = SMALL.width / scene.view.width
  return {
    ...scene,
    view: {
      ...scene.view,
      ...SMALL,
      x: scene.view.x * scale,
      y: scene.view.y * scale,
      kmPerPixel: scene.view.kmPerPixel / scale,
    },
    focus: { ...scene.focus, x: scene.focus.x * scale, y: scene.focus.y * scale },
    beacons: [],
    arcs: [],
  }
}

async function coverOf(slug: string): Promise<Buffer> {
  const paint = covers[slug]
  if (!paint) throw new Error(`No cover ${slug}`)
  const { large } = await toWebpPair(paint(SMALL.width, SMALL.height))
  return large
}

async function webpOf(slug: string): Promise<Buffer> {
  const scene = cityScene(sources, city(slug), SMALL.width, SMALL.height)
  const { large } = await toWebpPair(paintScene(sources.world, sources.towns, scene))
  return large
}

/** How much of a picture is clearly land of the home country, and how much is dark sea. */
function shares({ width, height, data }: { width: number; height: number; data: Float32Array }) {
  let land = 0
  let sea = 0
  for (let i = 0; i < width * height; i++) {
    const red = data[i * 3] as number
    if (red > 40) land++
    if (red < 25) sea++
  }
  return { land: land / (width * height), sea: sea / (width * height) }
}
