import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'

const field = (page: Page) => page.getByRole('searchbox')
const titles = (page: Page) => page.getByRole('list', { name: /^(Movies|Shows|সিনেমা|সিরিজ)$/ }).getByRole('link')

const moreTitles = (page: Page) => page.getByRole('list', { name: 'More titles' }).getByRole('listitem')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search form of the header works without scripts', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/en\/search$/)
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
    await expect(page.getByRole('region', { name: /Top 10/ }).getByRole('link')).toHaveCount(10)
    await field(page).fill('last fery')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/en\/search\?search=last\+fery$/)
    await expect(page).toHaveTitle(/^“last fery” · /)
    await expect(field(page)).toHaveValue('last fery')
    await expect(titles(page).filter({ hasText: 'The Last Ferry' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect(page).toHaveURL(/\/en\/search$/)
  })

  test('search finds people and genres and links to their pages', async ({ page }) => {
    await page.goto('/en/search?search=ishani')
    await page.getByRole('list', { name: 'People' }).getByRole('link', { name: 'Ishani Chakraborty' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ishani Chakraborty' })).toBeVisible()
    await page.goto('/en/search?search=thril')
    await page.getByRole('list', { name: 'Genres' }).getByRole('link', { name: 'Thriller' }).click()
    await expect(page).toHaveURL(/\/en\/genre\/thriller$/)
  })

  test('Show more loads results beyond the first fifty', async ({ page }) => {
    await page.goto('/en/search?search=a')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/\/en\/search\?search=a&parts=2$/)
    await expect(moreTitles(page)).toHaveCount(50)
    // Few of the best results are series, and without scripts nothing loads more.
    await page.goto('/en/search?search=a&kind=shows')
    await expect(page.getByRole('button', { name: 'Show more', disabled: false })).toBeVisible()
  })

  for (const term of ['x'.repeat(10_000), "'; drop table title; --", '.*+?^${}()|[]\\', '🔥🎬', '%_%', '\u202e\u200b', 'a\u0000b']) {
    test(`the query ${JSON.stringify(term.slice(0, 30))} gets a page`, async ({ page }) => {
      const response = await page.goto(`/en/search?search=${encodeURIComponent(term)}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    })
  }

  test('a query with invalid percent encoding gets a page', async ({ page }) => {
    const response = await page.goto('/en/search?search=%E0%A4%A')
    expect(response?.status()).toBe(200)
    await expect(field(page)).toBeVisible()
  })
})

test('results and URL follow the typed query, and Back leaves the search', async ({ page }) => {
  await page.goto('/en/movies')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('last fe')
  await expect(titles(page).filter({ hasText: 'The Last Ferry' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/search\?search=last\+fe$/)
  await expect(field(page)).toHaveValue('last fe')
  await titles(page).filter({ hasText: 'The Last Ferry' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/the-last-ferry$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field(page)).toHaveValue('last fe')
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/movies$/)
})

test('a late response to an earlier query is ignored', async ({ page }) => {
  await page.goto('/en/search')
  await waitForHydration(page)
  const first = Promise.withResolvers<void>()
  await page.route('**/search?*query=tram*', async (route) => {
    await first.promise
    await route.continue().catch(() => undefined)
  })
  const request = page.waitForRequest(/search\?.*query=tram/)
  await field(page).fill('tram')
  const late = await request
  await field(page).fill('hilsa')
  await expect(titles(page).filter({ hasText: 'Hilsa' })).toBeVisible()
  first.resolve()
  // The request ends with its response, or was aborted.
  await (await late.response())?.finished()
  await expect(page).toHaveURL(/search=hilsa$/)
  await expect(titles(page).filter({ hasText: 'Tram 24' })).toBeHidden()
})

test('a title is found and opened by keyboard alone', async ({ page }) => {
  await page.goto('/en/search')
  await waitForHydration(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('owl')
  await expect(titles(page).filter({ hasText: 'Detective Owl' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(titles(page).first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(titles(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(titles(page).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(page).toHaveURL(/\/en\/search$/)
})

test('Show more works by keyboard, and Back restores the results', async ({ page }) => {
  await page.goto('/en/search?search=a')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect(moreTitles(page).first().getByRole('link').first()).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Showing the top 100 of / })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(moreTitles(page)).toHaveCount(50)
  // A mouse click would scroll the link into view first.
  await page.getByRole('banner').getByRole('link', { name: 'Genres' }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/en\/genre$/)
  await page.goBack()
  await expect(moreTitles(page).first()).toBeInViewport()
})

test('a filter searches beyond the first fifty results, and a failed page can be retried', async ({ page }) => {
  await page.goto('/en/search?search=a')
  await waitForHydration(page)
  const best = await page.getByRole('list', { name: 'Shows' }).getByRole('link').count()
  await page.route('**/search?*offset=50', (route) => route.fulfill({ status: 400, json: { errorCode: 'BAD_REQUEST' } }))
  const kinds = page.getByRole('navigation', { name: 'Filter results' })
  await kinds.getByRole('link', { name: 'Shows' }).click()
  const error = page.getByRole('alert').filter({ hasText: 'More titles couldn’t be loaded' })
  await expect(error).toBeVisible()
  await expect(titles(page)).toHaveCount(best)
  await page.unroute('**/search?*offset=50')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(error).toBeHidden()
  expect(await titles(page).count()).toBeGreaterThan(best)
})

test('recent searches are stored in the browser until they are removed', async ({ page }) => {
  await page.goto('/en/search')
  await waitForHydration(page)
  for (const term of ['tram', 'hilsa']) {
    await field(page).fill(term)
    await field(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${term}$`))
  }
  await page.goto('/en/search')
  const recent = page.getByRole('list', { name: 'Recent searches' })
  await expect(recent.getByRole('link')).toHaveText(['hilsa', 'tram'])
  await recent.getByRole('link', { name: 'tram' }).click()
  await expect(page).toHaveURL(/search=tram$/)
  await expect(field(page)).toHaveValue('tram')
  await page.goto('/en/search')
  await recent.getByRole('button', { name: 'Remove “hilsa” from your searches' }).press('Enter')
  await expect(recent.getByRole('link')).toHaveText(['tram'])
  await expect(recent.getByRole('button')).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('search-history'))).toBeNull()
})

test('titles opened from a search are suggested later until they are removed', async ({ page }) => {
  await openLogin(page)
  await signIn(page, newUser().number)
  await page.goto('/en/search')
  await waitForHydration(page)
  for (const [term, title] of [['hilsa', 'Hilsa'], ['tram', 'Tram 24']] as const) {
    await field(page).fill(term)
    const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/search-history'))
    await titles(page).filter({ hasText: title }).first().click()
    expect((await saved).status()).toBe(200)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).not.toHaveURL(/search/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goto('/en/search')
  await waitForHydration(page)
  const opened = page.getByRole('list', { name: 'Recently opened' })
  await expect(opened.getByRole('link')).toHaveText([/Tram 24/, /Hilsa/])
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.url().includes('/search-history'))
  await opened.getByRole('button', { name: 'Remove Tram 24 from recently opened' }).click()
  await expect(opened.getByRole('link')).toHaveText([/Hilsa/])
  expect((await removed).ok()).toBe(true)
  await page.reload()
  await expect(opened.getByRole('link')).toHaveText([/Hilsa/])
})

test('a Bengali title is found in Latin letters', async ({ page }) => {
  await page.goto('/en/search')
  await waitForHydration(page)
  await field(page).fill('shesh kheya')
  await expect(titles(page).filter({ hasText: 'The Last Ferry' })).toBeVisible()
})

test('search works in Bengali and reports when there are no results', async ({ page }) => {
  await page.goto('/bn/search')
  await waitForHydration(page)
  await field(page).fill('শেষ খে')
  await expect(titles(page).filter({ hasText: 'শেষ খেয়া' })).toBeVisible()
  await expectAccessible(page)
  await field(page).fill('ঝঝঝঝঝ')
  await expect(page.getByRole('heading', { level: 2, name: /ঝঝঝঝঝ/ })).toBeVisible()
  await expectAccessible(page)
})

test('a result opened before the debounce ends stays open, and Back returns to the search', async ({ page }) => {
  await page.goto('/en/search?search=last+ferr')
  await waitForHydration(page)
  await expect(titles(page).first()).toBeVisible()
  await field(page).focus()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    document.execCommand('insertText', false, 'y')
    document.querySelector<HTMLElement>('main a[href="/en/the-last-ferry"]')?.click()
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  // Longer than the debounce.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(page).toHaveURL(/\/en\/the-last-ferry$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/en\/search\?search=last\+ferr$/)
})

test('a title modal over a search becomes a page after a reload', async ({ page }) => {
  await page.goto('/en/search?search=hilsa')
  await waitForHydration(page)
  await titles(page).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Watch Now' }).click()
  await expect(page).toHaveURL(/\/hilsa\/hilsa\/watch/)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Hilsa' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
