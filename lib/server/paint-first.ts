import { scriptHash } from './policy'

/** Not a script type, so browsers do not run the script. */
const later = 'later'

/**
 * Starts the delayed scripts after the first paint. A background tab paints nothing, and a browser that does not report
 * paints must not wait forever.
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

/** The Content-Security-Policy source that allows the script added by `paintFirst`. */
export const starterHash = scriptHash(starter)

const scripts = /<script (src="\/_next\/static\/[\w./-]+\.js"(?: id="_R_")? async="")><\/script>/g
const preloads = /<link rel="preload" as="script"[^<>]*>/g

/**
 * Delays a page's scripts until its first content is on the screen. Otherwise, on a slow connection they compete with
 * the style sheet, the fonts and the first pictures for bandwidth, and when they are already cached they keep the
 * browser from painting content that is ready. Links and texts work without them.
 * @param html a complete document rendered by Next
 */
export function paintFirst(html: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  const body = `${html.slice(0, end)}<script>${starter}</script>${html.slice(end)}`
  return body.replace(preloads, '').replace(scripts, `<script type="${later}" $1></script>`)
}
