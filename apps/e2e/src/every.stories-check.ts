import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { brokenRules, nothingMoves } from './axe.ts'

type Story = { id: string; title: string; name: string; type: string }

const index = JSON.parse(readFileSync(join(import.meta.dirname, '../../../storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Story>
}
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const components = Object.entries(Object.groupBy(stories, ({ title }) => title))

/** Whether, in the page, a story has played to its end. */
function hasPlayed(): boolean {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
  return preview?.currentRender?.phase === 'finished'
}

for (const locale of ['en', 'bn']) {
  for (const [component, its = []] of components) {
    test(`${component} in ${locale}: every state is drawn and breaks no rule of accessibility`, async ({ page }) => {
      const broken: string[] = []
      for (const { id, name } of its) {
        // The accessibility panel of Storybook would look at the story at the same time.
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};a11y.manual:!true`)
        await page.locator('body.sb-show-main').waitFor()
        await page.waitForFunction(hasPlayed)
        await page.waitForFunction(nothingMoves)
        broken.push(...(await brokenRules(page)).map((rule) => `${name}: ${rule}`))
      }
      expect(broken).toEqual([])
    })
  }
}
