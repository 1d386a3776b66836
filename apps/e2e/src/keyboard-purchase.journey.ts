import { expect, test } from '@playwright/test'
import { clippedContent } from './clipped-content.ts'
import { cards, checkoutPage } from './checkout-steps.ts'
import { press } from './keyboard.ts'
import { openSession } from './second-device.ts'
import { newUser, waitForHydration } from './user-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the keyboard alone buys a plan on a narrow screen in Bengali, and cancels it', async ({ page }) => {
  test.setTimeout(120_000)
  const { t, main, card, pay, done } = checkoutPage(page, 'bn')
  const type = async (text: string) => page.keyboard.type(text)
  await openSession(page.context(), newUser().number)
  await page.goto('/bn/plans')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(clippedContent)).toEqual([])
  await press(page, 'Tab', main.locator('a[href*="checkout?plan=mobile"]:visible'))
  await page.keyboard.press('Enter')

  await expect(card.locator('[name=number]')).toBeVisible()
  await press(page, 'Tab', main.getByRole('textbox', { name: t['checkout.buyer.name'] }))
  await type('মিতা সেন')
  await press(page, 'Tab', main.getByRole('textbox', { name: t['checkout.buyer.postalCode'] }), 1)
  await type('৭০০০১৯')
  const region = main.getByRole('combobox', { name: t['checkout.buyer.region'] })
  await press(page, 'Tab', region, 1)
  // Playwright inserts Bengali letters without the key events that a list is searched by.
  for (let time = 0; time < 40 && (await region.inputValue()) !== 'WB'; time += 1) await page.keyboard.press('ArrowDown')
  await expect(region).toHaveValue('WB')
  await press(page, 'Tab', main.getByRole('radio').first())
  await press(page, 'Tab', card.locator('[name=number]'))
  await type(cards.good)
  await press(page, 'Tab', card.locator('[name=expiry]'), 1)
  await type('1230')
  await press(page, 'Tab', card.locator('[name=cvc]'), 1)
  await type('123')
  await press(page, 'Tab', pay)
  expect(await page.evaluate(clippedContent)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(done).toBeFocused()
  expect(await page.evaluate(clippedContent)).toEqual([])

  await press(page, 'Tab', main.getByRole('link', { name: t['checkout.yourPlan'] }))
  await page.keyboard.press('Enter')
  await expect(main.getByText(t['benefits.renews'])).toBeVisible()
  expect(await page.evaluate(clippedContent)).toEqual([])
  const cancel = main.getByRole('button', { name: t['benefits.cancel'] })
  await press(page, 'Tab', cancel)
  await page.keyboard.press('Enter')
  await press(page, 'Tab', page.getByRole('dialog').getByRole('button', { name: t['benefits.cancel'] }))
  await page.keyboard.press('Enter')
  await expect(main.getByText(t['benefits.doesNotRenew'])).toBeVisible()
  await expect(main.locator('[tabindex="-1"]:has([role=status])')).toBeFocused()
})
