import en from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { clippedContent } from './clipped-content.ts'
import { locales } from './messages.ts'
import { product } from './product.ts'
import { removeAllDevices } from './second-device.ts'
import { demoNumbers, openLogin, signIn } from './user-steps.ts'

test('the subscriber of the demo has a card, charges with invoices, and a plan to cancel and resume', async ({ page }) => {
  await removeAllDevices(demoNumbers.subscriber)
  await openLogin(page, '/en')
  await signIn(page, demoNumbers.subscriber)
  await page.goto('/en/plans/benefits')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: en['methods.heading'] })).toContainText('ending in 0005')
  await expect(main.getByText(en['benefits.renews'])).toBeVisible()
  // Other journeys move the clock, so there may be more.
  await expect.poll(() => main.getByRole('region', { name: en['history.heading'] }).getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  const invoice = page.waitForEvent('popup')
  await main.getByRole('button', { name: en['history.invoice'] }).first().click()
  await expect((await invoice).locator('body')).toContainText('₹253.39')
  await main.getByRole('button', { name: en['benefits.cancel'] }).click()
  await page.getByRole('dialog').getByRole('button', { name: en['benefits.cancel'] }).click()
  await expect(main.getByText(en['benefits.doesNotRenew'])).toBeVisible()
  await main.getByRole('button', { name: en['benefits.resume'] }).click()
  await expect(main.getByText(en['benefits.renews'])).toBeVisible()
})

for (const locale of locales) {
  for (const width of [360, 1280]) {
    test(`the payment page of the sandbox is whole, accessible and works by keyboard (${locale}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${product.sandbox}/?language=${locale}`)
      await page.locator('a[href^="/pay"]').click()
      await expect(page.locator('li').first()).toContainText('₹')
      await expectAccessible(page)
      expect(await page.evaluate(clippedContent)).toEqual([])
      const twice = page.locator('form.knobs').last().locator('[name=areWebhooksDoubled]')
      await twice.focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toBeVisible()
      await expect(twice).toBeChecked()
      await twice.focus()
      await page.keyboard.press('Space')
      await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.keyboard.press('Enter')])
      await expect(twice).not.toBeChecked()
    })
  }
}
