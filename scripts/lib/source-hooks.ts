import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inProject } from './project.ts'

const packages = `${pathToFileURL(inProject('node_modules')).href}/`
const ownSource = `${pathToFileURL(inProject('.')).href}/`

/**
 * Lets a program load the product's own modules, which import each other as the bundler resolves them: `@/lib/x`, `./x`
 * without an extension, and `server-only`. Those modules must be imported dynamically, after this call.
 */
export function loadLikeTheBundler(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'server-only') return next(`${packages}server-only/empty.js`, context)
      // Next's packages import their own files without an extension.
      if (/^next\/\w+$/.test(specifier)) return next(`${specifier}.js`, context)
      const from = context.parentURL ?? ''
      const own = from.startsWith(ownSource) && !from.startsWith(packages)
      if (own && specifier.startsWith('@/')) return next(withEnding(inProject(specifier.slice(2))), context)
      if (own && /^\.\.?\//.test(specifier)) {
        return next(withEnding(fileURLToPath(new URL(specifier, from))), context)
      }
      return next(specifier, context)
    },
  })
}

function withEnding(path: string): string {
  const found = [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file))
  return pathToFileURL(found ?? path).href
}
