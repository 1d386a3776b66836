import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectPlaying } from './playback.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { waitForHydration, demoNumbers, goBack, openHome, signIn } from './user-steps.ts'
import { locales } from './messages.ts'

test('a signed-out user browses and plays a free title', { tag: '@firefox' }, async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/en/hilsa')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
})

test('a paid title names what it requires, and sign-in returns to it', async ({ page }) => {
  await page.goto('/en/the-last-ferry')
  await page.getByRole('main').getByRole('link', { name: 'Login to Watch' }).click()
  await signIn(page, demoNumbers.withoutPlan)
  await expect(page).toHaveURL(/\/en\/the-last-ferry/)
  await page.getByRole('main').getByRole('link', { name: 'Subscribe to Watch' }).first().click()
  await expect(page).toHaveURL('/en/plans?title=%2Fthe-last-ferry')
  await expect(page.getByRole('main')).toContainText('₹')
})

test('a signed-out user sees prices before signing in', async ({ page }) => {
  await page.goto('/en/where-the-river-turns')
  await page.getByRole('main').getByRole('link', { name: 'Subscribe to Watch' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('₹')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/en\/where-the-river-turns$/)
})

test('a watch URL without access explains why nothing plays', async ({ page }) => {
  await page.goto('/en/the-last-ferry/ferry/watch')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('video')).toHaveJSProperty('currentTime', 0)
})

test('the hero carousel changes slides by button and key without layout shift', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/en')
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  const featured = page.getByRole('region', { name: 'Featured' })
  const names = featured.getByRole('heading', { level: 1 })
  await expect(names).toBeVisible()
  const first = featured.getByRole('heading', { level: 1, name: await names.innerText() })
  const before = await layoutShiftScore(page)
  await featured.getByRole('button', { name: 'Next title' }).click()
  await expect(featured.getByRole('button', { name: /^Title 2 of 5/ })).toHaveAttribute('aria-current', 'true')
  // The page has one h1 again when the previous slide has faded out.
  await expect(first).toBeHidden()
  await expect(names).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeVisible()
  await expect(names).toHaveCount(1)
  expect((await layoutShiftScore(page)) - before).toBeLessThan(fontSwapTolerance)
})

test('a title opens as a modal, and Back closes it at the same scroll position', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  const card = page.getByRole('main').locator('ul').first().getByRole('link').nth(2)
  await card.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  await card.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).not.toHaveURL(/\/en$/)
  await goBack(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/en$/)
  // The page behind is held until the dialog has left.
  await expect.poll(() => scrollPosition(page)).toBe(before)
})

test('the data of a title near the window are there before it is opened, without its media', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/en')
  await waitForHydration(page)
  const card = page.getByRole('main').locator('ul').first().getByRole('link').nth(2)
  const permalink = `permalink=${encodeURIComponent(((await card.getAttribute('href')) ?? '').replace('/en', ''))}`
  const wanted = () => requests.filter((url) => url.includes(permalink))
  await page.keyboard.press('Shift')
  await expect.poll(() => wanted().length, { timeout: 30_000 }).toBe(1)
  expect(requests.filter((url) => /\/media\/|entitlement/.test(url))).toEqual([])
  await card.dispatchEvent('click')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Cast' })).toBeVisible()
  expect(wanted()).toHaveLength(1)
})

for (const width of [1280, 360]) {
  test(`the modal of a title starts inside the window and shifts nothing behind it (${width} px)`, { tag: '@firefox' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/en')
    await waitForHydration(page)
    const contentWidth = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
    const before = await contentWidth()
    await page.getByRole('main').locator('a[href="/en/tram-24"]').first().click()
    const dialog = page.getByRole('dialog', { name: 'Tram 24' })
    await expect(dialog.getByRole('heading', { name: 'Cast' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expect.poll(() => dialog.evaluate((element) => element.getBoundingClientRect().top)).toBe(40)
    // One scroll bar: the page has none.
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0)
    expect(await contentWidth()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    expect(await contentWidth()).toBe(before)
  })
}

test('a link at the foot of a page opens the next page at its top', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  for (const path of ['/en/help', '/en/accessibility', '/en/movies']) {
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`)
    await link.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    // Rows that load above move the link by a few pixels, maybe between the press and the release of a button.
    await link.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('a reload with a title open over a scrolled page shows the title from its top', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  const card = page.locator('main ul').nth(3).locator('a').first()
  await card.click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible()
  // The dialog opens before the navigation ends.
  await expect(page).toHaveURL(/\/en\/[a-z0-9-]+$/)
  expect(await scrollPosition(page)).toBeGreaterThan(200)
  // Firefox refuses a reload by the driver while the page still loads pictures.
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())])
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await goBack(page)
  await expect(page).toHaveURL(/\/en$/)
  // Rows above that were not laid out since the reload have an estimated height.
  await expect(card).toBeInViewport()
})

test('reload restores the scroll position before and after hydration', async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 900))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  // The browser would otherwise restore the position itself.
  await page.addInitScript(() => { history.scrollRestoration = 'manual' })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  scripts.resolve()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('Back restores the scroll position of a page and of its rows', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  const rows = page.getByRole('main').getByRole('region')
  const initialCount = await rows.count()
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => rows.count()).toBeGreaterThan(initialCount)
  const title = await rows.nth(initialCount + 1).getByRole('heading').textContent()
  const row = rows.filter({ has: page.getByRole('heading', { name: title!, exact: true }) })
  await row.scrollIntoViewIfNeeded()
  const cards = row.getByRole('list')
  await cards.evaluate((list) => new Promise((resolve) => {
    list.addEventListener('scroll', resolve, { once: true })
    list.scrollTo({ left: 600, behavior: 'instant' })
  }))
  const top = () => row.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const [left, initialTop] = [await cards.evaluate((list) => list.scrollLeft), await top()]
  expect(left).toBeGreaterThan(100)
  // A mouse click would scroll the link into view first.
  await page.getByRole('banner').locator('a[href="/en/movies"]').dispatchEvent('click')
  await expect(page).toHaveURL(/\/en\/movies$/)
  await goBack(page)
  await expect(page).toHaveURL(/\/en$/)
  await expect(row).toBeInViewport()
  await expect.poll(top).toBe(initialTop)
  expect(await cards.evaluate((list) => list.scrollLeft)).toBe(left)
})

for (const locale of locales) {
  test(`the header links to the genres, and each genre to its titles (${locale})`, async ({ page }) => {
    await openHome(page, locale)
    await waitForHydration(page)
    await page.getByRole('banner').locator(`a[href="/${locale}/genre"]`).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/genre$`))
    await expectAccessible(page)
    const genre = page.getByRole('main').getByRole('listitem').getByRole('link').nth(1)
    // The number of titles follows the name.
    const name = (await genre.locator('span > span').first().textContent()) ?? ''
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(name))
    await genre.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
}

test('a genre is sorted and filtered by links that can be shared', async ({ page }) => {
  const titles = page.getByRole('main').getByRole('list').getByRole('link')
  await page.goto('/en/genre/drama?sort=name&free=1')
  await waitForHydration(page)
  const total = await titles.count()
  const current = page.getByRole('main').locator('nav [aria-current=page]')
  await expect(current).toHaveText(['A–Z', 'Free'])
  await page.getByRole('navigation', { name: 'Show only' }).getByRole('link', { name: 'Free' }).press('Enter')
  await expect(page).toHaveURL(/\/en\/genre\/drama\?sort=name$/)
  await expect(current).toHaveText(['A–Z'])
  await expect.poll(() => titles.count()).toBeGreaterThan(total)
  await expectAccessible(page)
  await page.goBack()
  await expect.poll(() => titles.count()).toBe(total)
})

test('more rows load after navigation from a page with few rows', async ({ page }) => {
  await page.goto('/en/shows')
  await waitForHydration(page)
  await page.getByRole('banner').locator('a[href="/en"]').first().click()
  await expect(page).toHaveURL(/\/en$/)
  const rows = page.getByRole('main').locator('[data-item-list]')
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible()
  const first = await rows.count()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
})

test('the footer that a user jumps to stays in the window while rows load above it', { tag: '@firefox' }, async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route(/modules.*offset=10/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/en')
  await waitForHydration(page)
  const rows = page.getByRole('main').locator('[data-item-list]')
  const link = page.getByRole('contentinfo').locator('a[href="/en/help"]')
  await Promise.all([page.waitForRequest(/modules.*offset=10/), link.scrollIntoViewIfNeeded()])
  const first = await rows.count()
  answer.resolve()
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
  await expect(link).toBeInViewport()
})

test('rows that fail to load show an error and load on retry', async ({ page }) => {
  let isBroken = true
  await page.route(/modules.*offset=10/, (route) => (isBroken ? route.fulfill({ status: 503, body: '{}' }) : route.continue()))
  await page.goto('/en')
  await waitForHydration(page)
  const rows = page.getByRole('main').locator('[data-item-list]')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'These titles couldn’t be loaded' })).toBeVisible()
  const first = await rows.count()
  await expectAccessible(page)
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.press('Enter')
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(retry).toBeFocused()
  isBroken = false
  await retry.press('Enter')
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
})

test('the price dialog of a title adds one history entry', async ({ page }) => {
  await page.goto('/en/search?search=river')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/en/where-the-river-turns"]').first().click()
  const title = page.getByRole('dialog', { name: 'Where the River Turns' })
  await title.getByRole('link', { name: 'Subscribe to Watch' }).first().click()
  await expect(page).toHaveURL(/\?plans$/)
  await expect(page.getByRole('dialog')).toContainText('₹')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/en\/where-the-river-turns$/)
  await expect(title).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/en\/search\?search=river$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const path of ['/en', '/en/genre/drama']) {
  test(`a title opened by key from ${path} returns the focus to its card`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').nth(1)
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeFocused()
  })
}

test('switching the language stays on the page and is remembered', async ({ page, context }) => {
  await page.goto('/en/hilsa?from=test')
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/\/bn\/hilsa\?from=test$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ইলিশ')
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
  expect(cookie).toMatchObject({ value: 'bn', sameSite: 'Lax' })
  await page.goto('/movies')
  await expect(page).toHaveURL(/\/bn\/movies$/)
})

test('a URL without a language redirects to the remembered one or English and keeps its query', async ({ request }) => {
  for (const [path, rest] of [['/', ''], ['/?from=test', '?from=test'], ['/movies?from=test', '/movies?from=test']] as const) {
    for (const [cookie, locale] of [['', 'en'], ['NEXT_LOCALE=bn', 'bn'], ['NEXT_LOCALE=fr', 'en']] as const) {
      const response = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
      expect([path, cookie, response.status(), response.headers().location]).toEqual([path, cookie, 307, `/${locale}${rest}`])
    }
  }
})

test.describe('in a browser that asks for Bengali first', () => {
  test.use({ locale: 'bn-IN' })

  test('an English page prompts for Bengali without layout shift', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/en/movies?from=test')
    await waitForHydration(page)
    await page.mouse.move(200, 200)
    const prompt = page.getByRole('complementary')
    await expect(prompt).toHaveAttribute('lang', 'bn')
    await expect(prompt).toHaveCSS('position', 'fixed')
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.some((file) => file.includes('anek-bangla-plain'))).toBe(true)
    expect(fonts.filter((file) => file.includes('anek-bangla') && !file.includes('plain'))).toEqual([])
    await prompt.getByRole('link', { name: 'বাংলায় দেখুন' }).click()
    await expect(page).toHaveURL(/\/bn\/movies\?from=test$/)
    await page.goto('/en/movies')
    await waitForHydration(page)
    await expect(prompt).toBeHidden()
  })

  test('a dismissed language prompt does not come back', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('complementary').getByRole('button', { name: 'না, থাক' }).click()
    await expect(page.getByRole('complementary')).toBeHidden()
    await page.goto('/en/movies')
    await waitForHydration(page)
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(page).toHaveURL(/\/en\/movies$/)
  })

  test('the language prompt goes with a scroll and is shown once', async ({ page }) => {
    await page.goto('/en')
    await waitForHydration(page)
    await page.mouse.move(200, 200)
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('complementary')).toBeHidden()
    await page.goto('/en/movies')
    await waitForHydration(page)
    await expect(page.getByRole('complementary')).toBeHidden()
  })
})

test('a protected page opens after sign-in', async ({ page }) => {
  await page.goto('/en/plans')
  await expect(page).toHaveURL(/\/en\/login\?redirect=/)
  await signIn(page, demoNumbers.withoutPlan)
  await expect(page).toHaveURL(/\/en\/plans$/)
  await expect(page.getByRole('main')).toContainText('₹')
})

test('every URL of the account requires sign-in, also an unknown one', async ({ request }) => {
  const paths = [`/my-${brand.slug}`, '/settings', '/settings/accounts', '/settings/devices', '/settings/parental-control', '/settings/playback']
  for (const path of [...paths, '/settings/help', '/plans', '/plans/benefits', '/plans/checkout', '/redirect']) {
    const response = await request.get(`/bn${path}?from=mail`, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, 302, `/bn/login?redirect=${encodeURIComponent(`/bn${path}?from=mail`)}`])
  }
})

test('an unknown URL has status 404', async ({ page }) => {
  const response = await page.goto('/en/no-such-title')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  // A code is for the help desk, and a wrong URL is no failure.
  await expect(page.getByRole('main').getByText('NOT_FOUND')).toHaveCount(0)
})

test.describe('a title that is not available in Britain', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'GB', 'x-forwarded-for': '203.0.113.5' } })

  for (const [locale, heading] of [['en', 'Not available in your country'], ['bn', 'আপনার দেশে পাওয়া যায় না']] as const) {
    test(`its page explains that and links on (${locale})`, async ({ page }) => {
      for (const path of ['extra-time', 'extra-time/goal/watch']) {
        const response = await page.goto(`/${locale}/${path}`)
        expect(response?.status()).toBe(403)
        await expect(page).toHaveTitle(new RegExp(`^${heading}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      }
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })
  }
})

/** Firefox scrolls by fractions of a pixel. */
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
