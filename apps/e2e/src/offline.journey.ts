import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openConnection } from './connection.ts'
import { waitForHydration } from './user-steps.ts'

test.use({ serviceWorkers: 'allow' })

for (const [locale, title, retry, font] of [['en', 'You’re offline', 'Try again', 'Anek Latin'], ['bn', 'ইন্টারনেট নেই', 'আবার চেষ্টা করুন', 'Anek Bangla']] as const) {
  test(`a returning user gets the offline page, which recovers with the connection (${locale})`, { tag: '@firefox' }, async ({ page }) => {
    const connection = await openConnection()
    await page.goto(`${connection.site}/${locale}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await connection.cut()
    await page.goto(`${connection.site}/${locale}/movies`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect.poll(() => page.evaluate((name) => [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'), font)).toBe(true)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: retry })).toHaveAttribute('href', '')
    await connection.restore()
    await page.getByRole('link', { name: retry }).click()
    await expect(page).toHaveURL(`${connection.site}/${locale}/movies`)
    await expect(page.getByRole('banner')).toBeVisible()
    await connection.cut()
  })
}

for (const [locale, message] of [['en', 'You’re offline. You can keep using this page.'], ['bn', 'ইন্টারনেট নেই। তবু এই পাতাটি ব্যবহার করতে পারেন।']] as const) {
  test(`navigation without a connection keeps the current page and shows a message (${locale})`, async ({ page, context }) => {
    await page.goto(`/${locale}`)
    await waitForHydration(page)
    await page.mouse.move(200, 200)
    // The toast, its messages and the prefetched route.
    for (const chunk of ['/toast-list-', '/deferred-(?!meta)', '/title-.{8}\\.js']) {
      const url = await page.waitForFunction(chunkUrl, chunk)
      await page.evaluate(loadChunk, await url.jsonValue())
    }
    await context.setOffline(true)
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').nth(3)
    await card.click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.setOffline(false)
    await card.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

/** Runs in the page: the URL of a requested chunk. */
const chunkUrl = (name: string) => performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('.js') && new RegExp(name).test(entry.name))?.name ?? ''

/** Runs in the page: resolves when the chunk and its imports are loaded. */
const loadChunk = async (url: string) => void (await import(url))
