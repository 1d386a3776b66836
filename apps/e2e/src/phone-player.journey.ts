import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { captionsIn, cueAfter3 } from './captions.ts'
import { expectPlaying } from './playback.ts'

/** A phone in landscape, with a notch at one side and a home indicator below. */
const insets = { left: 47, right: 0, top: 0, bottom: 21 }
const size = { width: 844, height: 390 }

test('on a phone with a notch no control and no caption is covered by it (PLAY-187)', async ({ page }) => {
  await page.setViewportSize(size)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await page.keyboard.press('c')
  await page.keyboard.press('3')
  await page.keyboard.press('k')
  await expect(captionsIn(page).first()).toContainText(cueAfter3.en)
  const caption = await captionsIn(page).first().boundingBox()
  expect(caption?.x).toBeGreaterThanOrEqual(insets.left)
  expect(await coveredControls(page)).toEqual([])
  await page.keyboard.press('d')
  await expect(page.getByRole('region', { name: 'Playback statistics' })).toBeVisible()
  expect(await coveredControls(page)).toEqual([])
})

const coveredControls = (page: Page) => page.evaluate(({ insets, size }) => {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')].filter((control) => control.checkVisibility())
  return controls.filter((control) => {
    const { left, bottom } = control.getBoundingClientRect()
    return left < insets.left || bottom > size.height - insets.bottom
  }).map(({ title, ariaLabel, textContent }) => title || ariaLabel || textContent)
}, { insets, size })
