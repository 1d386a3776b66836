import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { product } from './product.ts'

async function chooseCountry(page: Page, locale: Locale, code: string): Promise<void> {
  await page.goto(`${product.sandbox}/?language=${locale}`)
  await page.locator('#country').selectOption(code)
  await page.locator('form[action^="/country"] button').click()
  await expect(page.locator('#country')).toHaveValue(code)
}

const statusOf = async (page: Page, path: string) => (await page.goto(path))?.status()

for (const locale of locales) {
  test(`titles and prices are those of the country that the browser is seen in (${locale})`, async ({ page }) => {
    const [elsewhereOnly, notInBritain] = [`/${locale}/pugmarks`, `/${locale}/extra-time`]
    const pricesAreIn = async (currency: string) => {
      await page.goto(`/${locale}/welcome`)
      await expect(page.getByRole('main')).toContainText(currency)
    }
    expect([await statusOf(page, elsewhereOnly), await statusOf(page, notInBritain)]).toEqual([200, 200])
    await pricesAreIn('₹')

    await chooseCountry(page, locale, 'GB')
    expect([await statusOf(page, elsewhereOnly), await statusOf(page, notInBritain)]).toEqual([200, 403])
    await pricesAreIn('£')

    await chooseCountry(page, locale, 'US')
    expect([await statusOf(page, elsewhereOnly), await statusOf(page, notInBritain)]).toEqual([403, 200])

    await chooseCountry(page, locale, 'IN')
    await pricesAreIn('₹')
  })
}
