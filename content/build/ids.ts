import { createHash } from 'node:crypto'

/** Part of every id: changing it would give every row of the directory a new id. */
const NAMESPACE = 'friends-directory/v1'

/** The same kind and key always give the same UUID (version 5 in form). */
export function stableId(kind: string, key: string | number): string {
  const bytes = createHash('sha1').update(`${NAMESPACE}/${kind}:${key}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A whole number below 2^32 drawn from a text; the source of every "random" choice in the seed. */
export function hash32(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0)
}

const SEED_START = Date.UTC(2026, 8, 1, 8, 0, 0)
const MINUTE = 60_000

/** A fixed moment in September 2026, spread by a hash so that "newest first" has a stable order. */
export function stableTime(kind: string, key: string, afterDays = 0): string {
  const minutes = hash32(`time/${kind}/${key}`) % (14 * 24 * 60)
  return new Date(SEED_START + (afterDays * 24 * 60 + minutes) * MINUTE).toISOString().replace('.000Z', 'Z')
}
