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
    const price = async () => {
      await page.goto(`/${locale}/plans`)
      return page.getByRole('main').textContent()
    }
    expect([await statusOf(page, elsewhereOnly), await statusOf(page, notInBritain)]).toEqual([200, 200])
    const atHome = await price()
    expect(atHome).toContain('₹')

    await chooseCountry(page, locale, 'GB')
    expect([await statusOf(page, elsewhereOnly), await statusOf(page, notInBritain)]).toEqual([200, 404])
    expect(await price()).not.toContain('₹')

    await chooseCountry(page, locale, 'US')
    expect([await statusOf(page, elsewhereOnly), await statusOf(page, notInBritain)]).toEqual([404, 200])

    await chooseCountry(page, locale, 'IN')
    expect(await price()).toBe(atHome)
  })
}
