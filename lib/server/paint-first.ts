import { scriptHash } from './policy'

/** No script type, so that a browser leaves the script alone. */
const later = 'later'

/**
 * Begins the scripts that were left alone. A tab in the background paints nothing, and a browser that does not tell of
 * its paints must not wait for ever.
 */
const starter = `(() => {
  let begun
  const begin = () => {
    if (begun) return
    begun = true
    for (const { attributes } of document.querySelectorAll('script[type="${later}"]')) {
      const script = document.createElement('script')
      script.async = true
      script.src = attributes.src.value
      document.head.append(script)
    }
  }
  if (document.visibilityState === 'hidden') return begin()
  setTimeout(begin, 1500)
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
})()`

/** The source that lets a Content-Security-Policy pass the script that `paintFirst` adds. */
export const starterHash = scriptHash(starter)

const scripts = /<script (src="\/_next\/static\/[\w./-]+\.js"(?: id="_R_")? async="")><\/script>/g
const preloads = /<link rel="preload" as="script"[^<>]*>/g

/**
 * Has the scripts of a page wait until its first content is on the screen. Otherwise they take their share of a slow
 * line from the style sheet, the fonts and the first pictures, and where they arrive soon (a second visit) they keep the
 * browser from drawing what has long been there. Links and texts work without them.
 * @param html a whole document of Next
 */
export function paintFirst(html: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  const body = `${html.slice(0, end)}<script>${starter}</script>${html.slice(end)}`
  return body.replace(preloads, '').replace(scripts, `<script type="${later}" $1></script>`)
}
