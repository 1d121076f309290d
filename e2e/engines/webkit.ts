import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Key } from 'selenium-webdriver'
import { waitForHttp } from '../../scripts/lib/http.ts'
import { unusedPort } from '../../scripts/lib/ports.ts'
import { start } from '../../scripts/lib/processes.ts'
import type { WebKit } from '../../scripts/webkit.ts'
import type { Client, Media } from './browser.ts'

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }

/** WebKitGTK's MiniBrowser, driven through its WebDriver on a screen of its own. */
export async function openWebKit({ driver, browser }: WebKit, media: Media = {}): Promise<Client> {
  // WebKitGTK takes scheme and motion from the desktop's settings.
  const config = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(config, 'gtk-3.0'))
  const motion = `gtk-enable-animations=${media.reducedMotion ? 0 : 1}\n`
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), `[Settings]\n${motion}`)
  const port = await unusedPort()
  const running = start('xvfb-run', ['-a', 'dbus-run-session', driver, `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: config, GTK_THEME: media.dark ? 'Adwaita:dark' : 'Adwaita' },
  })
  const end = async () => {
    await running.stop()
    rmSync(config, { recursive: true, force: true })
  }
  try {
    await waitForHttp(`http://127.0.0.1:${port}/status`, { serverExited: running.exited })
    const args = ['--automation', ...(media.scripts === false ? ['--enable-javascript=false'] : [])]
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args },
      })
      .build()
    const capabilities = await session.getCapabilities()
    const send = (text: string) => session.switchTo().activeElement().sendKeys(text)
    return {
      version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
      problems: () => undefined,
      goto: (url) => session.get(url),
      run: (script, ...args) => session.executeScript(`return (${script}).apply(null, arguments)`, ...args),
      clickAt: (selector) => session.findElement(By.css(selector)).click(),
      type: send,
      press: (key) => session.actions().sendKeys(keys[key]).perform(),
      back: () => session.navigate().back(),
      forward: () => session.navigate().forward(),
      resize: async (width, height) =>
        void (await session.manage().window().setRect({ x: 0, y: 0, width, height })),
      [Symbol.asyncDispose]: async () => {
        await session.quit().catch(() => {})
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
