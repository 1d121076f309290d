import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Copies the flags of the given countries (3:2, MIT) into the site's public folder, touching only what differs. */
export function copyFlags(codes: string[], from: string, to: string): number {
  mkdirSync(to, { recursive: true })
  let copied = 0
  for (const code of codes) {
    const source = path.join(from, `${code.toUpperCase()}.svg`)
    if (!existsSync(source)) throw new Error(`country-flag-icons has no flag for ${code}`)
    const svg = readFileSync(source, 'utf8')
    const target = path.join(to, `${code.toLowerCase()}.svg`)
    if (existsSync(target) && readFileSync(target, 'utf8') === svg) continue
    writeFileSync(target, svg)
    copied++
  }
  return copied
}
