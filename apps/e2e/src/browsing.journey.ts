import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectPlaying } from './film.ts'
import { lateLetters, shiftsSoFar, watchShifts } from './layout-shifts.ts'
import { hydrated, numbers, openHome, signIn } from './viewer.ts'
import { locales } from './words.ts'

test('a stranger browses and plays a free title', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/en/hilsa')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
})

test('a paid title says what it asks for, and sign-in leads back to it', async ({ page }) => {
  await page.goto('/en/the-last-ferry')
  await page.getByRole('main').getByRole('link', { name: 'Login to Watch' }).click()
  await signIn(page, numbers.withoutPlan)
  await expect(page).toHaveURL(/\/en\/the-last-ferry/)
  await page.getByRole('main').getByRole('link', { name: 'Subscribe to Watch' }).first().click()
  await expect(page).toHaveURL(/\/en\/plans$/)
  await expect(page.getByRole('main')).toContainText('₹')
})

test('a stranger sees what watching costs before signing in', async ({ page }) => {
  await page.goto('/en/where-the-river-turns')
  await page.getByRole('main').getByRole('link', { name: 'Subscribe to Watch' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('₹')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/en\/where-the-river-turns$/)
})

test('an address typed for a film that may not be watched says why', async ({ page }) => {
  await page.goto('/en/the-last-ferry/ferry/watch')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('video')).toHaveJSProperty('currentTime', 0)
})

test('the heroes of a page take turns by hand, and nothing else moves', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/en')
  await hydrated(page)
  const featured = page.getByRole('region', { name: 'Featured' })
  const names = featured.getByRole('heading', { level: 1 })
  await expect(names).toBeVisible()
  const first = featured.getByRole('heading', { level: 1, name: await names.innerText() })
  const before = await shiftsSoFar(page)
  await featured.getByRole('button', { name: 'Next title' }).click()
  await expect(featured.getByRole('button', { name: /^Title 2 of 5/ })).toHaveAttribute('aria-current', 'true')
  // Whichever is shown, the page has one name, once the other has faded.
  await expect(first).toBeHidden()
  await expect(names).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeVisible()
  await expect(names).toHaveCount(1)
  expect((await shiftsSoFar(page)) - before).toBeLessThan(lateLetters)
})

test('a title opens over the page it was on, and Back closes it there', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const card = page.getByRole('main').locator('ul').first().getByRole('link').nth(2)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await card.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).not.toHaveURL(/\/en$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/en$/)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a page that is loaded anew stands where it stood, before its scripts are there and with them', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 900))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  // Else the browser would do it by itself.
  await page.addInitScript(() => { history.scrollRestoration = 'manual' })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  scripts.resolve()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('whoever comes back to a page finds it, and its rows, as they were left', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const rows = page.getByRole('main').getByRole('region')
  const brought = await rows.count()
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => rows.count()).toBeGreaterThan(brought)
  const title = await rows.nth(brought + 1).getByRole('heading').textContent()
  const row = rows.filter({ has: page.getByRole('heading', { name: title!, exact: true }) })
  await row.scrollIntoViewIfNeeded()
  const cards = row.getByRole('list')
  await cards.evaluate((list) => list.scrollTo({ left: 600, behavior: 'instant' }))
  const top = () => row.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const [left, stood] = [await cards.evaluate((list) => list.scrollLeft), await top()]
  expect(left).toBeGreaterThan(100)
  // A click of a mouse would first scroll to the link.
  await page.getByRole('banner').locator('a[href="/en/movies"]').dispatchEvent('click')
  await expect(page).toHaveURL(/\/en\/movies$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await expect(row).toBeInViewport()
  await expect.poll(top).toBe(stood)
  expect(await cards.evaluate((list) => list.scrollLeft)).toBe(left)
})

for (const locale of locales) {
  test(`the header leads to all genres, and each of them to its titles (${locale})`, async ({ page }) => {
    await openHome(page, locale)
    await hydrated(page)
    await page.getByRole('banner').locator(`a[href="/${locale}/genre"]`).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/genre$`))
    await expectAccessible(page)
    const genre = page.getByRole('main').getByRole('listitem').getByRole('link').nth(1)
    const name = (await genre.textContent()) ?? ''
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(name))
    await genre.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
}

test('further rows come also to whoever comes from a page that has few', async ({ page }) => {
  await page.goto('/en/shows')
  await hydrated(page)
  await page.getByRole('banner').locator('a[href="/en"]').first().click()
  await expect(page).toHaveURL(/\/en$/)
  const rows = page.getByRole('main').locator('[data-tray]')
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible()
  const first = await rows.count()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
})

test('further rows that cannot be read say so, and come when they are asked for again', async ({ page }) => {
  let isBroken = true
  await page.route(/modules.*offset=10/, (route) => (isBroken ? route.fulfill({ status: 503, body: '{}' }) : route.continue()))
  await page.goto('/en')
  await hydrated(page)
  const rows = page.getByRole('main').locator('[data-tray]')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'These titles could not be loaded' })).toBeVisible()
  const first = await rows.count()
  await expectAccessible(page)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-busy', 'true')
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(again).toBeFocused()
  isBroken = false
  await again.press('Enter')
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
})

test('a look at the prices of a title over its page leaves one step back from it', async ({ page }) => {
  await page.goto('/en/search?search=river')
  await hydrated(page)
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
  test(`a title opened by key from ${path} gives the focus back to its card`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').nth(1)
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeFocused()
  })
}

test('switching the language keeps the place and is remembered', async ({ page, context }) => {
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

test('an address without a language leads to the one that was chosen before, else to English, with its query', async ({ request }) => {
  for (const [path, rest] of [['/', ''], ['/?from=test', '?from=test'], ['/movies?from=test', '/movies?from=test']] as const) {
    for (const [cookie, locale] of [['', 'en'], ['NEXT_LOCALE=bn', 'bn'], ['NEXT_LOCALE=fr', 'en']] as const) {
      const response = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
      expect([path, cookie, response.status(), response.headers().location]).toEqual([path, cookie, 307, `/${locale}${rest}`])
    }
  }
})

test.describe('in a browser that asks for Bengali first', () => {
  test.use({ locale: 'bn-IN' })

  test('an English page offers itself in Bengali, over what is there', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/en/movies?from=test')
    const offer = page.getByRole('complementary')
    await expect(offer).toHaveAttribute('lang', 'bn')
    await expect(offer).toHaveCSS('position', 'fixed')
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.some((file) => file.includes('anek-bangla-plain'))).toBe(true)
    expect(fonts.filter((file) => file.includes('anek-bangla') && !file.includes('plain'))).toEqual([])
    await offer.getByRole('link', { name: 'বাংলায় দেখুন' }).click()
    await expect(page).toHaveURL(/\/bn\/movies\?from=test$/)
    await page.goto('/en/movies')
    await hydrated(page)
    await expect(offer).toBeHidden()
  })

  test('whoever wants none is asked once', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('complementary').getByRole('button', { name: 'না, থাক' }).click()
    await expect(page.getByRole('complementary')).toBeHidden()
    await page.goto('/en/movies')
    await hydrated(page)
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(page).toHaveURL(/\/en\/movies$/)
  })
})

test('a guarded page asks for sign-in and comes back', async ({ page }) => {
  await page.goto('/en/plans')
  await expect(page).toHaveURL(/\/en\/login\?redirect=/)
  await signIn(page, numbers.withoutPlan)
  await expect(page).toHaveURL(/\/en\/plans$/)
  await expect(page.getByRole('main')).toContainText('₹')
})

test('every address of the viewer’s own asks for sign-in, also before its page is made', async ({ request }) => {
  const own = [`/my-${brand.slug}`, '/settings', '/settings/accounts', '/settings/devices', '/settings/parental-control', '/settings/playback']
  for (const path of [...own, '/settings/help', '/plans', '/plans/benefits', '/plans/checkout', '/redirect']) {
    const response = await request.get(`/bn${path}?from=mail`, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, 302, `/bn/login?redirect=${encodeURIComponent(`/bn${path}?from=mail`)}`])
  }
})

test('an address that is not there says so with its status', async ({ page }) => {
  const response = await page.goto('/en/no-such-title')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address')
})

test.describe('seen from Britain, where one title may not be shown', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'GB', 'x-forwarded-for': '203.0.113.5' } })

  for (const [locale, heading] of [['en', 'Not available in your country'], ['bn', 'আপনার দেশে দেখা যায় না']] as const) {
    test(`its page says so and leads on (${locale})`, async ({ page }) => {
      for (const address of ['extra-time', 'extra-time/goal/watch']) {
        const response = await page.goto(`/${locale}/${address}`)
        expect(response?.status()).toBe(403)
        await expect(page).toHaveTitle(new RegExp(`^${heading}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      }
      await page.getByRole('main').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })
  }
})
