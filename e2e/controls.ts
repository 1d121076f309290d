import type { Page } from '@playwright/test'

/**
 * Controls that a finger may miss: the touch target around their center is less than 44 px (minus two or three pixels
 * for rounding). One of each kind is tried. A link within a sentence may be as high as its line, which WCAG allows.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const half = 20.5
    const root = document.querySelector('dialog[open]') ?? document
    const tried = new Set<string>()
    const faults: string[] = []
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    for (const control of root.querySelectorAll('a[href], button, input, select, summary')) {
      const kind = `${control.tagName} ${control.className} in ${control.parentElement?.className}`
      if (tried.has(kind) || !control.checkVisibility() || isInSentence(control)) continue
      tried.add(kind)
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      // Controls that are off the screen until they have the focus are not meant for touch.
      if (top + height <= 0) continue
      const middle = [left + width / 2, top + height / 2] as const
      const leads = (right: number, down: number) => {
        const met = document.elementFromPoint(middle[0] + right, middle[1] + down)
        return met !== null && (control.contains(met) || met.closest('label')?.contains(control) === true)
      }
      const sides = [leads(-half, 0), leads(half, 0), leads(0, -half), leads(0, half)]
      if (sides.includes(false)) {
        const text = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
        faults.push(`${control.tagName} "${text}" ${Math.round(width)} × ${Math.round(height)}: ${sides}`)
      }
    }
    return faults
  })
}

/** Controls without a visible keyboard focus, or with a clipped ring; tries one of each kind. */
export async function withoutVisibleFocus(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    /** Whether an ancestor clips what extends this many pixels beyond an element's edges. */
    const isCut = (element: Element, beyond: number) => {
      const inner = element.getBoundingClientRect()
      // In a line that scrolls sideways browsers leave a control that shows in part where it is, and so half of its ring.
      let isScrolledOut = false
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, contain, contentVisibility } = getComputedStyle(around)
        const cuts =
          overflowX !== 'visible' || contentVisibility === 'auto' || /content|paint|strict/.test(contain)
        if (!cuts || around === document.body || around === document.documentElement) continue
        const outer = around.getBoundingClientRect()
        isScrolledOut ||=
          around.scrollWidth > around.clientWidth && (inner.left < outer.left || inner.right > outer.right)
        if (!isScrolledOut && (inner.left - beyond < outer.left || inner.right + beyond > outer.right))
          return true
        if (inner.top - beyond < outer.top || inner.bottom + beyond > outer.bottom) return true
      }
      return false
    }
    const tried = new Set<string>()
    const faults: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, summary')) {
      const kind = `${control.tagName} ${control.className} in ${control.parentElement?.className}`
      if (tried.has(kind) || !control.checkVisibility()) continue
      tried.add(kind)
      control.focus()
      // The end of a fade counts. Waiting for frames would hang where the browser draws none.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      const rings = [control, control.closest('search, li')].flatMap((element) => {
        if (!element) return []
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
        const width = Number.parseFloat(outlineWidth)
        if (outlineStyle === 'none' || width < 2) return []
        return [{ element, beyond: width + Number.parseFloat(outlineOffset) }]
      })
      if (rings.length === 0 && getComputedStyle(control).boxShadow === 'none') faults.push(kind)
      if (rings.some(({ element, beyond }) => isCut(element, beyond))) faults.push(`${kind}: its ring is cut`)
    }
    return faults
  })
}
