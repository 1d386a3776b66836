import { expect, test } from '@playwright/test'
import { hiddenFocus, press } from './keyboard.ts'
import { expectPlaying } from './playback.ts'
import { waitForHydration } from './user-steps.ts'
import { locales } from './messages.ts'

for (const locale of locales) {
  test(`the keyboard alone leads from the home page to a playing video (${locale})`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await waitForHydration(page)
    const skip = page.locator('a[href="#main"]')
    await press(page, 'Tab', skip, 1)
    await page.keyboard.press('Enter')

    const lists = page.getByRole('main').locator('[data-item-list]')
    const list = lists.filter({ has: page.locator(`a[href="/${locale}/hilsa"]`) }).first()
    const card = list.locator(`a[href="/${locale}/hilsa"]`).first()
    await press(page, 'Tab', lists.first().getByRole('link').first())
    // A list layout has two rows, so there are more steps than rows.
    for (let step = 0; step < 20 && (await list.locator(':focus').count()) === 0; step += 1) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull()
    }
    await press(page, 'Home', card, 1)
    await page.keyboard.press('PageDown')
    await expect(card).not.toBeInViewport({ ratio: 0.5 })
    await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull()
    await press(page, 'PageUp', card, 1)

    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeFocused()

    await page.keyboard.press('Enter')
    const watch = dialog.locator('a[href*="/hilsa/watch"]').first()
    await expect(watch).toBeVisible()
    await press(page, 'Tab', watch)
    await page.keyboard.press('Enter')
    await expectPlaying(page)
    await page.keyboard.press('Space')
    await expect(page.locator('video')).toHaveJSProperty('paused', true)
  })
}

test('on a TV the arrow keys alone lead from the home page to a title and into the header', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/en')
  await waitForHydration(page)
  const main = page.getByRole('main')
  const watch = main.getByRole('link').first()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(watch).toBeFocused({ timeout: 100 })
  }).toPass()
  await press(page, 'ArrowDown', main.locator('[data-item-list]').first().getByRole('link').first(), 2)
  await press(page, 'ArrowUp', watch, 2)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible()
  await press(page, 'ArrowRight', page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies' }), 3)
  await press(page, 'ArrowDown', watch, 2)
  await press(page, 'ArrowDown', main.locator('[data-item-list]').first().getByRole('link').first(), 2)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.locator(':focus')).toBeVisible()
})
