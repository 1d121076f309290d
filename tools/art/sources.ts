import { readFileSync } from 'node:fs'
import { inProject } from '../../scripts/lib/project.ts'
import type { City, Country, Sources } from './scenes.ts'
import { readTowns } from './towns.ts'
import { readWorld } from './world.ts'

/** Reads the maps, the towns and the lists of cities and countries. */
export function readArtSources(): Sources {
  const cities = readJson<City[]>('tools/art/cities.json')
  const countries = readJson<Country[]>('tools/art/countries.json')
  return {
    world: readWorld(
      inProject('node_modules/world-atlas/countries-10m.json'),
      inProject('tools/art/waters.json.gz'),
    ),
    towns: readTowns(inProject('tools/art/towns.bin.gz')),
    cities: new Map(cities.map((city) => [city.slug, city])),
    countries: new Map(countries.map((country) => [country.code, country])),
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(inProject(file), 'utf8')) as T
}
