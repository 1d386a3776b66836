import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { test as base, expect } from '@playwright/test'
import { Builder, By, until } from 'selenium-webdriver'
import type { WebDriver, WebElement } from 'selenium-webdriver'
import { rejectedConsent } from '../consent.ts'
import { product } from '../product.ts'

export { By, Key } from 'selenium-webdriver'
export { expect } from '@playwright/test'

/** WebKitGTK has no version of its own for tests: its example browser takes commands by WebDriver. */
const browser = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .flatMap((folder) => ['4.1', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
  .find((path) => existsSync(path))

const capabilities = {
  'browserName': 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--media-playback-requires-user-gesture=false'] },
}

/** A browser for each test, on a screen of their own. Its driver is new too: one that had a session before may not start the next. */
export const test = base.extend<{ webkit: WebKit }, { display: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  display: [async ({}, use) => {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2200x1400x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const [display] = await once(screen.stdio[3] as Readable, 'data')
    await use(`:${String(display).trim()}`)
    await end(screen)
  }, { scope: 'worker' }],

  webkit: async ({ display }, use) => {
    const port = await freePort()
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } })
    const url = `http://127.0.0.1:${port}`
    await expect.poll(() => fetch(`${url}/status`).then(({ ok }) => ok, () => false)).toBe(true)
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
    await driver.get(`${product.site}/healthz`)
    for (const { name, value } of rejectedConsent.cookies) await driver.manage().addCookie({ name, value })
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    await use(new WebKit(driver))
    await driver.quit()
    await end(server)
  },
})

/** The few steps that the journeys need. */
export class WebKit {
  readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  /** Opens a path of the product, or a URL, and waits for its scripts. */
  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, product.site).href)
    await this.expect(() => document.documentElement.dataset.hydrated).toBe('yes')
  }

  /** Opens a path in a window without tool bars, which may be as narrow as a phone. */
  async openNarrow(path: string, width: number, height: number): Promise<void> {
    await this.open('/en/help')
    await this.run((size: string) => {
      document.addEventListener('click', (event) => {
        event.preventDefault()
        event.stopImmediatePropagation()
        open('/en/help', 'narrow', size)
      }, { capture: true, once: true })
    }, `popup,width=${width},height=${height}`)
    const before = await this.driver.getWindowHandle()
    await this.click(By.css('h1'))
    await expect.poll(async () => (await this.driver.getAllWindowHandles()).length).toBe(2)
    const narrow = (await this.driver.getAllWindowHandles()).find((handle) => handle !== before)
    await this.driver.switchTo().window(narrow ?? '')
    await this.expect(() => innerWidth).toBe(width)
    await this.open(path)
  }

  /** The first visible element, once there is one. */
  async shown(by: By): Promise<WebElement> {
    const element = await this.driver.wait(until.elementLocated(by), 20_000)
    return this.driver.wait(until.elementIsVisible(element), 20_000)
  }

  async click(by: By): Promise<void> {
    const element = await this.shown(by)
    await this.run((target) => (target as unknown as Element).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }), element)
    await element.click()
  }

  /** Types into the focused element. */
  async type(...keys: string[]): Promise<void> {
    await this.driver.actions().sendKeys(...keys).perform()
  }

  /** Runs a function in the page. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.driver.executeScript(`return (${String(script)}).apply(null, arguments)`, ...args)
  }

  /** Expects a value of the page, now or soon. */
  expect<Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args) {
    return expect.poll(() => this.run(script, ...args), { timeout: 20_000 })
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill()
  await exited
}
