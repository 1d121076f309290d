// The tab bar of a city: it appears after 400 px, marks the section that is read, and jumps in half a second.
const bar = document.querySelector<HTMLElement>('.tab-bar')
const tabs = [...(bar?.querySelectorAll('a') ?? [])]
const sectionOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1))
let due = false
let current: HTMLAnchorElement | undefined

/** The section that began last above 150 px and does not end above 100 px. */
function tabOfSection(): HTMLAnchorElement | undefined {
  let found: { tab: HTMLAnchorElement; top: number } | undefined
  for (const tab of tabs) {
    const box = sectionOf(tab)?.getBoundingClientRect()
    if (box && box.top <= 150 && box.bottom >= 100 && box.top > (found?.top ?? -Infinity))
      found = { tab, top: box.top }
  }
  return found?.tab
}

function update(): void {
  due = false
  if (!bar) return
  bar.hidden = scrollY <= 400
  const tab = tabOfSection()
  if (tab === current) return
  current?.removeAttribute('aria-current')
  tab?.setAttribute('aria-current', 'location')
  if (tab) bar.scrollTo({ left: tab.offsetLeft - 24 })
  current = tab
}

/** Scrolls until the visitor scrolls by hand. */
function glide(to: number): void {
  const from = scrollY
  const start = performance.now()
  let taken = false
  const stop = () => {
    taken = true
  }
  for (const type of ['wheel', 'touchstart']) addEventListener(type, stop, { once: true, passive: true })
  const step = (now: number) => {
    if (taken) return
    const part = Math.min(1, (now - start) / 500)
    scrollTo(0, from + (to - from) * (1 - (1 - part) ** 3))
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function jump(event: MouseEvent, tab: HTMLAnchorElement): void {
  event.preventDefault()
  const section = sectionOf(tab)
  if (!section) {
    console.warn('target Element not found')
    return
  }
  history.replaceState(null, '', tab.hash)
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  const to = Math.max(0, scrollY + section.getBoundingClientRect().top - 100)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo(0, to)
  else glide(to)
}

const onScroll = () => {
  if (due) return
  due = true
  setTimeout(update, 66)
}
addEventListener('scroll', onScroll, { passive: true })
for (const tab of tabs) tab.addEventListener('click', (event) => jump(event, tab))
update()

export {}
