import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand as house } from '@ott/brand'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { brokenRules, nothingMoves } from './axe.ts'
import { misfits } from './misfits.ts'
import { secondBrand } from './product.ts'
import { locales } from './words.ts'

type Story = { id: string; title: string; name: string; type: string }

type Channel = {
  emit: (event: string, told: unknown) => void
  on: (event: string, hear: (told: { storyId: string; status: 'success' | 'error'; message?: string }) => void) => void
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
}

const index = JSON.parse(readFileSync(join(import.meta.dirname, '../../../storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Story>
}
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const components = Object.entries(Object.groupBy(stories, ({ title }) => title))

const [desk, phone] = [{ width: 1280, height: 720 }, { width: 360, height: 740 }]

for (const locale of locales) {
  for (const [component, its = []] of components) {
    test(`${component} in ${locale}: every state is drawn, plays to its end and can be used by everybody, in each brand, on a desk and a phone`, async ({ page }) => {
      const faults: string[] = []
      await page.goto('/iframe.html')
      await page.locator('body.sb-show-nopreview').waitFor()
      // The accessibility panel of Storybook would look at the story at the same time.
      await tell(page, 'updateGlobals', { globals: { locale, brand: house.slug, a11y: { manual: true } } })
      // Each story begins in the brand that the one before ended in.
      let inTurn = [house, secondBrand]
      for (const { id, name } of its) {
        await page.setViewportSize(desk)
        const wrong = await ending(page, id, 'setCurrentStory', { storyId: id, viewMode: 'story' })
        if (wrong) faults.push(`${name}: what it plays did not come true: ${wrong}`)
        for (const brand of inTurn) {
          // It is drawn anew as it stands: what was played stays, and is not played again.
          if (brand !== inTurn[0]) await ending(page, id, 'updateGlobals', { globals: { brand: brand.slug } })
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colour-accent'))).toBe(brand.colors.accent)
          const said = await page.locator('body').innerText()
          if (Object.values(otherThan(brand).name).some((other) => said.includes(other))) faults.push(`${name}, ${brand.slug}: it names another brand`)
          for (const size of [desk, phone]) {
            await resize(page, size)
            await page.waitForFunction(nothingMoves)
            // Another brand has other colours, corners and room: on a phone only what they leave no room for would be new.
            const found = size === phone && brand !== house ? [] : await brokenRules(page)
            if (size === phone) found.push(...await page.evaluate(misfits))
            faults.push(...found.map((fault) => `${name}, ${brand.slug}, ${size.width} px: ${fault}`))
          }
        }
        inTurn = inTurn.toReversed()
      }
      expect(faults).toEqual([])
    })
  }
}

/** What hangs on a field, as a list does, finds its place anew once the window has told of its size: in the frame after that. */
async function resize(page: Page, { width, height }: typeof desk): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
}

const otherThan = (brand: typeof house) => (brand === house ? secondBrand : house)

function tell(page: Page, event: string, told: object): Promise<void> {
  return page.evaluate(([name, what]) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit(name, what), [event, told] as const)
}

/** Tells Storybook something and waits until the story is drawn and played to its end; gives what went wrong on the way. */
function ending(page: Page, id: string, event: string, told: object): Promise<string | null> {
  return page.evaluate(([storyId, name, what]) => new Promise<string | null>((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    // A story whose play threw ends in success all the same.
    for (const fault of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
      channel.on(fault, ({ message }) => resolve(message ?? fault))
    }
    channel.on('storyFinished', (ended) => { if (ended.storyId === storyId) resolve(ended.status === 'success' ? null : 'something else threw meanwhile') })
    channel.emit(name, what)
  }), [id, event, told] as const)
}
