import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand as defaultBrand } from '@ott/brand'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeViolations, isAnimationFinished } from './axe.ts'
import { clippedContent } from './clipped-content.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { secondBrand } from './product.ts'

type Story = { id: string; title: string; name: string; type: string }

type Result = { storyId: string; status: 'success' | 'error'; message?: string }

type Channel = {
  emit: (event: string, payload: unknown) => void
  on: (event: string, listener: (result: Result) => void) => void
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
}

const index = JSON.parse(readFileSync(join(import.meta.dirname, '../../../storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Story>
}
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const components = Object.entries(Object.groupBy(stories, ({ title }) => title))

const desktop = { width: 1280, height: 720 }
const phone = { width: 360, height: 740 }

/** One page for many components, as for a designer who goes through them: it loads Storybook once. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [async ({ browser }, use, { project }) => {
    const page = await browser.newPage({ baseURL: project.use.baseURL })
    await page.goto('/iframe.html')
    await page.locator('body.sb-show-nopreview').waitFor()
    await use(page)
    await page.close()
  }, { scope: 'worker' }],
})

/** The second brand differs in colours and radii only: the last story of a component, in one locale, is its sample. */
const brandSampleLocale: Locale = 'en'

/** Axe runs on a desktop in one locale and on a phone in the other: no component has markup of its own for one of the four. */
const axeSize: Record<Locale, typeof desktop> = { en: desktop, bn: phone }

for (const locale of locales) {
  for (const [component, its = []] of components) {
    test(`${component} in ${locale}: every story renders, plays, passes axe and fits a phone`, async ({ storybook: page }) => {
      const failures: string[] = []
      // The accessibility addon would run axe at the same time.
      await emit(page, 'updateGlobals', { globals: { locale, brand: defaultBrand.slug, a11y: { manual: true } } })
      for (const { id, name } of its) {
        await resize(page, desktop)
        const error = await storyFinished(page, id, 'setCurrentStory', { storyId: id, viewMode: 'story' })
        const found = [...(error ? [`the play function failed: ${error}`] : []), ...await failuresOf(page, defaultBrand, axeSize[locale])]
        failures.push(...found.map((failure) => `${name}: ${failure}`))
      }
      const last = its.at(-1)
      if (locale === brandSampleLocale && last) {
        await resize(page, desktop)
        await storyFinished(page, last.id, 'updateGlobals', { globals: { brand: secondBrand.slug } })
        failures.push(...(await failuresOf(page, secondBrand, desktop)).map((failure) => `${last.name}, ${secondBrand.slug}: ${failure}`))
      }
      expect(failures).toEqual([])
    })
  }
}

/** Checks the current story, on a desktop and then on a phone. */
async function failuresOf(page: Page, brand: typeof defaultBrand, axeAt: typeof desktop): Promise<string[]> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colour-accent'))).toBe(brand.colors.accent)
  const text = await page.locator('body').innerText()
  const otherBrand = brand === defaultBrand ? secondBrand : defaultBrand
  const failures = Object.values(otherBrand.name).some((name) => text.includes(name)) ? ['names another brand'] : []
  for (const size of [desktop, phone]) {
    if (size === phone) await resize(page, phone)
    await page.waitForFunction(isAnimationFinished)
    if (size === axeAt) failures.push(...await axeViolations(page))
    if (size === phone) failures.push(...await page.evaluate(clippedContent))
  }
  return failures
}

/** Popups are positioned in the frame after the resize event. */
async function resize(page: Page, size: typeof desktop): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => innerWidth === width, size.width)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

function emit(page: Page, event: string, payload: object): Promise<void> {
  return page.evaluate(([name, what]) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit(name, what), [event, payload] as const)
}

/** Emits a Storybook event and waits until the story is rendered and played; resolves to the error, if any. */
function storyFinished(page: Page, id: string, event: string, payload: object): Promise<string | null> {
  return page.evaluate(([storyId, name, what]) => new Promise<string | null>((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    // Storybook reports success even after a play function threw.
    for (const failure of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
      channel.on(failure, ({ message }) => resolve(message ?? failure))
    }
    channel.on('storyFinished', (result) => { if (result.storyId === storyId) resolve(result.status === 'success' ? null : 'another error was thrown meanwhile') })
    channel.emit(name, what)
  }), [id, event, payload] as const)
}
