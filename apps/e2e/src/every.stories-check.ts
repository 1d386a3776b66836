import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

type Story = { id: string; title: string; name: string; type: string }

const index = JSON.parse(readFileSync(join(import.meta.dirname, '../../../storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Story>
}
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const components = Object.entries(Object.groupBy(stories, ({ title }) => title))

/**
 * Whether, in the page, a story has played to its end and nothing is on its way to somewhere any more:
 * a button half-way from one colour to the next has the contrast of neither. What turns for ever may go on.
 */
function isStill(): boolean {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
  return preview?.currentRender?.phase === 'finished'
    && document.getAnimations().every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
}

for (const locale of ['en', 'bn']) {
  for (const [component, its = []] of components) {
    test(`${component} in ${locale}: every state is drawn and breaks no rule of accessibility`, async ({ page }) => {
      const broken: string[] = []
      for (const { id, name } of its) {
        // The accessibility panel of Storybook would look at the story at the same time.
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};a11y.manual:!true`)
        await page.locator('body.sb-show-main').waitFor()
        await page.waitForFunction(isStill)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        broken.push(...violations.map(({ id: rule, nodes }) => `${name}: ${rule}: ${nodes[0]?.html}`))
      }
      expect(broken).toEqual([])
    })
  }
}
