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

/** How a story ended, in the page, once it has: `finished`, or `errored` when what it plays did not come true. */
function ending(): string | undefined {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
  return ['finished', 'errored', 'aborted'].find((phase) => phase === preview?.currentRender?.phase)
}

for (const locale of ['en', 'bn']) {
  for (const [component, its = []] of components) {
    test(`${component} in ${locale}: every state is drawn, plays to its end and breaks no rule of accessibility`, async ({ page }) => {
      const broken: string[] = []
      for (const { id, name } of its) {
        // The accessibility panel of Storybook would look at the story at the same time.
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};a11y.manual:!true`)
        await page.locator('body:is(.sb-show-main, .sb-show-errordisplay)').waitFor()
        const ended = await (await page.waitForFunction(ending)).jsonValue()
        if (ended !== 'finished') broken.push(`${name}: what it plays did not come true`)
        await page.waitForFunction(nothingMoves)
        broken.push(...(await brokenRules(page)).map((rule) => `${name}: ${rule}`))
      }
      expect(broken).toEqual([])
    })
  }
}
