/** Moves the keyboard's focus to a part of the page, which need not be a control, without scrolling there. */
export function focusOn(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1')
  part?.focus({ preventScroll: true })
}
