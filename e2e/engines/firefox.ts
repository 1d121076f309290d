import puppeteer from 'puppeteer-core'
import type { Client, Media } from './browser.ts'

/** Firefox, driven through WebDriver BiDi. */
export async function openFirefox(executablePath: string, media: Media = {}): Promise<Client> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': media.dark ? 1 : 0,
      'ui.prefersReducedMotion': media.reducedMotion ? 1 : 0,
      'javascript.enabled': media.scripts !== false,
    },
  })
  const page = await browser.newPage()
  let problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return {
    version: await browser.version(),
    problems: () => {
      const found = problems
      problems = []
      return found
    },
    goto: async (url) => void (await page.goto(url)),
    // The client would also take a text for a function, and its types say so at length.
    run: (script, ...args) => page.evaluate(script as unknown as () => never, ...(args as unknown as [])),
    // The client's own click waits for an observer in the page, which never calls where scripts are off.
    clickAt: async (selector) => {
      const [x, y] = await page.evaluate((selector) => {
        const {
          x = 0,
          y = 0,
          width = 0,
          height = 0,
        } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
        return [x + width / 2, y + height / 2] as const
      }, selector)
      await page.mouse.click(x, y)
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // The wait for a load event would never end where the page changes within its document.
    back: async () => void (await page.evaluate(() => history.back())),
    forward: async () => void (await page.evaluate(() => history.forward())),
    resize: (width, height) => page.setViewport({ width, height }),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
