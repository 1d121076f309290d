// On every page: the menu of small screens, the question whether clicks may be counted, and the counting.
const consentKey = 'cookie-consent'
const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu')
const banner = document.querySelector<HTMLElement>('.cookie-banner')

if (menu) {
  const close = () => {
    menu.open = false
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) close()
  })
  // The browser brings a page back as it was left.
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close()
  })
}

/** What the visitor chose; a browser that keeps nothing was never asked. */
function consent(): string | null {
  try {
    return localStorage.getItem(consentKey)
  } catch {
    return null
  }
}

if (banner) {
  banner.hidden = ['accepted', 'declined'].includes(consent() ?? '')
  banner.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest('button')?.value
    if (!choice) return
    banner.hidden = true
    try {
      localStorage.setItem(consentKey, choice)
    } catch {
      // It is asked again on the next page.
    }
  })
}

const count = ({ target }: MouseEvent) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-event]')
  if (!link || consent() !== 'accepted') return
  const { event: events = '', app, location } = link.dataset
  const variant = document.documentElement.dataset.site
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  for (const event of events.split(' '))
    page.dataLayer.push({ event, app, location, variant, href: link.href })
}
document.addEventListener('click', count, true)

export {}
