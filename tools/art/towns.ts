import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { toVector, type Vector } from './sphere.ts'

export interface Town {
  country: string
  lng: number
  lat: number
  population: number
}

/** A town with its position on the globe. */
export interface PlacedTown extends Town, Vector {}

const STEPS_PER_DEGREE = 500
const BAND = 250

/**
 * Packs towns into a small file: by country, in bands of half a degree from west to east, so that each number is a
 * small difference from the one before. Populations keep about two digits.
 */
export function packTowns(towns: readonly Town[]): Buffer {
  const rows = towns.map((town) => ({
    country: town.country,
    lng: Math.round((town.lng + 180) * STEPS_PER_DEGREE),
    lat: Math.round((town.lat + 90) * STEPS_PER_DEGREE),
    size: Math.round(Math.log2(Math.max(1, town.population)) * 10),
  }))
  rows.sort(
    (a, b) =>
      (a.country < b.country ? -1 : a.country > b.country ? 1 : 0) ||
      Math.floor(a.lat / BAND) - Math.floor(b.lat / BAND) ||
      a.lng - b.lng ||
      a.lat - b.lat ||
      a.size - b.size,
  )
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row.country, (counts.get(row.country) ?? 0) + 1)
  const header = Buffer.from(JSON.stringify([...counts]))
  const east: number[] = []
  const north: number[] = []
  const sizes: number[] = []
  let last = { lng: 0, lat: 0 }
  for (const row of rows) {
    writeStep(east, row.lng - last.lng)
    writeStep(north, row.lat - last.lat)
    sizes.push(row.size)
    last = row
  }
  const lengths = Buffer.alloc(12)
  lengths.writeUInt32LE(header.length, 0)
  lengths.writeUInt32LE(east.length, 4)
  lengths.writeUInt32LE(north.length, 8)
  return gzipSync(
    Buffer.concat([lengths, header, Buffer.from(east), Buffer.from(north), Buffer.from(sizes)]),
    { level: 9 },
  )
}

/** Reads a packed file, largest towns first. */
export function unpackTowns(packed: Buffer): Town[] {
  const bytes = gunzipSync(packed)
  const headerEnd = 12 + bytes.readUInt32LE(0)
  const northStart = headerEnd + bytes.readUInt32LE(4)
  const sizeStart = northStart + bytes.readUInt32LE(8)
  const counts = JSON.parse(bytes.toString('utf8', 12, headerEnd)) as [string, number][]
  const east = { at: headerEnd }
  const north = { at: northStart }
  const towns: Town[] = []
  let lng = 0
  let lat = 0
  for (const [country, count] of counts) {
    for (let i = 0; i < count; i++) {
      lng += readStep(bytes, east)
      lat += readStep(bytes, north)
      const size = bytes[sizeStart + towns.length] ?? 0
      towns.push({
        country,
        lng: lng / STEPS_PER_DEGREE - 180,
        lat: lat / STEPS_PER_DEGREE - 90,
        population: Math.round(2 ** (size / 10)),
      })
    }
  }
  return towns.sort((a, b) => b.population - a.population)
}

/** The towns of the committed file, largest first. */
export function readTowns(file: string): PlacedTown[] {
  return unpackTowns(readFileSync(file)).map((town) => ({ ...town, ...toVector(town.lng, town.lat) }))
}

function writeStep(bytes: number[], step: number): void {
  let rest = step < 0 ? -step * 2 - 1 : step * 2
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

function readStep(bytes: Buffer, cursor: { at: number }): number {
  let value = 0
  let factor = 1
  for (;;) {
    const byte = bytes[cursor.at++] ?? 0
    value += (byte & 127) * factor
    if (byte < 128) break
    factor *= 128
  }
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2
}
