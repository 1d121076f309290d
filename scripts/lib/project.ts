import { resolve } from 'node:path'

/** The project's own directory: every path of the scripts starts here. */
export const root = resolve(import.meta.dirname, '../..')

/** An absolute path inside the project. */
export function inProject(...parts: string[]): string {
  return resolve(root, ...parts)
}

/** Where everything lives that can be thrown away and made again. */
export const localDirectory = inProject('.local')
