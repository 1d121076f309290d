import { resolve } from 'node:path'

/** The project's root directory. */
export const root = resolve(import.meta.dirname, '../..')

/** An absolute path inside the project. */
export function inProject(...parts: string[]): string {
  return resolve(root, ...parts)
}

/** Everything in here can be deleted and is recreated. */
export const localDirectory = inProject('.local')
