// Tests that break the database for the whole site must have the site alone; all others may run side by side.
// The workers are processes of their own, so they agree through files.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '../scripts/lib/project.ts'

const directory = inProject('.local/test/turns')
const alone = join(directory, 'alone')
const busy = join(directory, `busy-${process.pid}`)

export function clearTurns(): void {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
}

/** Waits until nobody has the site alone, then takes part. The result ends the turn. */
export async function shareTheSite(): Promise<() => void> {
  for (;;) {
    // First said, then looked: whoever takes the site alone does it the other way round and cannot miss this.
    writeFileSync(busy, '')
    if (!existsSync(alone)) return () => rmSync(busy, { force: true })
    rmSync(busy, { force: true })
    await pause(100)
  }
}

/** Waits until every other test is over and keeps new ones from starting. The result ends the turn. */
export async function haveTheSiteAlone(): Promise<() => void> {
  while (!taken()) await pause(100)
  while (readdirSync(directory).some((name) => name.startsWith('busy-'))) await pause(100)
  return () => rmSync(alone, { recursive: true, force: true })
}

function taken(): boolean {
  try {
    mkdirSync(alone)
    return true
  } catch {
    return false
  }
}
