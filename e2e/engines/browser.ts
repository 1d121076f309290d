import { setTimeout as pause } from 'node:timers/promises'

export interface Media {
  dark?: boolean
  reducedMotion?: boolean
  scripts?: boolean
}

/** What a client of a browser must do; everything else is done in the page. */
export interface Client extends AsyncDisposable {
  version: string
  /** Uncaught errors and messages of type "error" since the last call; undefined if the engine does not tell. */
  problems(): string[] | undefined
  goto(url: string): Promise<void>
  /** Runs a function in the page; it may use nothing from outside of itself but its arguments. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Clicks the middle of an element with the mouse. */
  clickAt(selector: string): Promise<void>
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'ArrowDown'): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  resize(width: number, height: number): Promise<void>
}

const PATIENCE_MS = 20_000
const INTERVAL_MS = 100

/** One page of a browser, in words that mean the same for each engine. */
export class Page {
  readonly client: Client
  readonly origin: string

  constructor(client: Client, origin: string) {
    this.client = client
    this.origin = origin
  }

  open(path: string): Promise<void> {
    return this.client.goto(this.origin + path)
  }

  /** Waits until a function of the page returns something, and returns that. */
  async until<Result, Args extends unknown[]>(
    what: string,
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      // Between two documents there may be none to ask.
      const found = await this.client.run(script, ...args).catch(() => null)
      if (found) return found
      if (Date.now() > deadline) throw new Error(`It never happened that ${what}.`)
      await pause(INTERVAL_MS)
    }
  }

  /** Waits for a visible element, by selector and a part of its text or label. */
  async sees(selector: string, text = ''): Promise<void> {
    await this.until(
      `"${text}" is visible in ${selector}`,
      (selector, text) => {
        const label = (element: Element) =>
          `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
        for (const old of document.querySelectorAll('[data-seen]')) old.removeAttribute('data-seen')
        const found = [...document.querySelectorAll(selector)].find(
          (element) => element.checkVisibility({ visibilityProperty: true }) && label(element).includes(text),
        )
        found?.setAttribute('data-seen', '')
        return found !== undefined
      },
      selector,
      text,
    )
  }

  async click(selector: string, text = ''): Promise<void> {
    await this.sees(selector, text)
    // Otherwise it may lie under the bar at the top of the screen.
    await this.client.run(() =>
      document.querySelector('[data-seen]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await this.client.clickAt('[data-seen]')
  }

  /** Waits until no such element is visible. */
  async misses(selector: string): Promise<void> {
    await this.until(
      `${selector} is gone`,
      (selector) => [...document.querySelectorAll(selector)].every((element) => !element.checkVisibility()),
      selector,
    )
  }

  /** Waits until the path and query of the address are these. */
  async isAt(address: string): Promise<void> {
    await this.until(
      `the address is ${address}`,
      (address) => location.pathname + location.search === address,
      address,
    )
  }

  /** Waits until React handles the events of this page: until then a click follows the plain link. */
  async isReady(): Promise<void> {
    await this.until(
      'the menu marks the current section',
      () => document.querySelector('nav[aria-label="Main"] [aria-current]') !== null,
    )
  }
}
