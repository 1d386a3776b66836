import { classOf } from '@ott/analytics'
import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { noConsent } from './consent.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { expectPlaying, playedSeconds } from './playback.ts'
import { product } from './product.ts'
import { cards, enterBuyer, enterCard, openCheckout, checkoutPage } from './checkout-steps.ts'
import { accountMenu, newUser, openLogin, signIn, waitForHydration } from './user-steps.ts'

test.use({ storageState: noConsent })

type Sent = { name: string; at: number; seq: number; viewId?: string; props: Record<string, unknown>; consent: { analytics: boolean; marketing: boolean } }

/** What this page sends to the collector, and what the collector refuses. */
function recordEvents(page: Page) {
  const sent: Sent[] = []
  const rejected: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/qoss')) sent.push(...(request.postDataJSON() as { events: Sent[] }).events)
  })
  page.on('response', async (response) => {
    if (!response.url().endsWith('/qoss')) return
    const answer = (await response.json().catch(() => ({ rejected: [] }))) as { rejected: unknown[] }
    rejected.push(...answer.rejected)
  })
  return { sent, rejected, names: () => sent.map(({ name }) => name) }
}

/** Expects that these were sent, each after the one before. A tab that is left sends necessary events first. */
function expectInOrder(sent: Sent[], flow: string[]): void {
  const names = sent.toSorted((a, b) => a.seq - b.seq).map(({ name }) => name)
  let from = 0
  const found = flow.filter((name) => {
    const at = names.indexOf(name, from)
    if (at >= 0) from = at + 1
    return at >= 0
  })
  expect(found).toEqual(flow)
}

/** The telemetry of a page loads when it is idle. */
async function expectSent(page: Page, names: () => string[], name: string): Promise<void> {
  await expect.poll(async () => {
    await hide(page)
    return names()
  }, { timeout: 20_000 }).toContain(name)
}

/** Has the page send what it holds, as if the tab were hidden. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

async function answer(page: Page, locale: Locale, which: 'accept' | 'reject'): Promise<void> {
  const t = createTranslator(locale)
  await page.getByRole('region', { name: t('consent.heading') }).getByRole('button', { name: t(`consent.${which}`) }).click()
}

for (const locale of locales) {
  test.describe(`events (${locale})`, () => {
    // The question for the language would come first.
    test.use({ locale: locale === 'bn' ? 'bn-IN' : 'en-IN' })

    test('with consent the steps from a row to the end of a view are sent in order, and all are accepted', async ({ page }) => {
      test.setTimeout(90_000)
      const { sent, rejected, names } = recordEvents(page)
      await page.goto(`/${locale}`)
      await waitForHydration(page)
      await answer(page, locale, 'accept')
      // From now on clicks are observed.
      await expectSent(page, names, 'Consent_Changed')
      await page.locator('[data-module] [data-item-list] a[href$="/hilsa"]').first().click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/hilsa$`))
      await page.getByRole('dialog').locator('a[href*="/watch"]').first().click()
      await expectPlaying(page)
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(2)
      await hide(page)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`/${locale}/hilsa$`))
      await expectSent(page, names, 'Video_End')
      expectInOrder(sent, ['Consent_Changed', 'Card_Click', 'Page_View', 'Play_Request', 'Video_Start', 'Video_End'])
      const views = new Set(sent.filter(({ name }) => name.startsWith('Video_')).map(({ viewId }) => viewId))
      expect(views.size).toBe(1)
      expect(sent.find(({ name }) => name === 'Video_End')!.props).toMatchObject({ endReason: 'left', hasStarted: true, startFailure: false, playbackFailure: false })
      expect(rejected).toEqual([])
    })

    test('without consent only necessary events are sent, and nothing about a search leaves the page', async ({ page }) => {
      const { sent, rejected, names } = recordEvents(page)
      await page.goto(`/${locale}`)
      await waitForHydration(page)
      await answer(page, locale, 'reject')
      await page.goto(`/${locale}/search?search=kothao`)
      await page.goto(`/${locale}/hilsa/hilsa/watch`)
      await expectPlaying(page)
      await expectSent(page, names, 'Video_Start')
      expect(names().filter((name) => !classOf(name)?.startsWith('N'))).toEqual([])
      expect(sent.filter(({ consent }) => consent.analytics || consent.marketing)).toEqual([])
      expect(JSON.stringify(sent)).not.toContain('kothao')
      expect(rejected).toEqual([])
    })
  })
}

test('a withdrawal in another tab during a film stops what needs consent, and the film plays on (AN-33)', async ({ page, context }) => {
  test.slow()
  const t = createTranslator('en')
  const { sent, names } = recordEvents(page)
  await page.goto('/en')
  await waitForHydration(page)
  await answer(page, 'en', 'accept')
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await expectSent(page, names, 'Video_Start')

  const choices = await context.newPage()
  await choices.goto('/en/privacy-choices')
  await choices.getByRole('button', { name: t('privacyChoices.withdraw') }).click()
  await expect(choices.getByRole('switch', { name: t('privacyChoices.analytics') })).not.toBeChecked()
  await choices.close()
  const withdrawnAt = Date.now()
  const before = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(before + 3)
  await expect(page.locator('video')).toHaveJSProperty('paused', false)
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.getByRole('link', { name: 'Back' }).press('Enter')
  await expect(page).toHaveURL(/\/en\/hilsa$/)
  await expectSent(page, names, 'Video_End')
  const later = sent.filter(({ at }) => at > withdrawnAt)
  expect(later.filter(({ name, consent }) => !classOf(name)?.startsWith('N') || consent.analytics || consent.marketing)).toEqual([])
})

test('the tag manager is loaded after consent to marketing alone, and is gone after a withdrawal (AN-37)', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(product.sandbox)) foreign.push(new URL(request.url()).pathname)
  })
  await page.goto('/en')
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  await expect(page.getByRole('region', { name: createTranslator('en')('consent.heading') })).toBeVisible()
  expect(foreign).toEqual([])
  await answer(page, 'en', 'accept')
  await expect.poll(() => foreign, { timeout: 20_000 }).toContain('/collect/gtm/gtm.js')
  await page.goto('/en/privacy-choices')
  await page.getByRole('switch', { name: createTranslator('en')('privacyChoices.marketing') }).click()
  await expect(page.getByRole('switch', { name: createTranslator('en')('privacyChoices.marketing') })).not.toBeChecked()
  foreign.length = 0
  const { sent } = recordEvents(page)
  await page.goto('/en/movies')
  await waitForHydration(page)
  // Events are sent after the tag manager would have been loaded.
  await expect.poll(async () => {
    await hide(page)
    return sent.map(({ props }) => props.pageType)
  }, { timeout: 20_000 }).toContain('movies')
  expect(foreign).toEqual([])
})

test('a tag manager that is blocked is asked for once, and the page works and is quiet (AN-37)', async ({ page }) => {
  let attempts = 0
  await page.route('**/gtm.js**', (route) => {
    attempts += 1
    return route.abort('blockedbyclient')
  })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    // The browser itself logs the request that was blocked.
    if (message.type() === 'error' && !message.location().url.includes('gtm.js')) problems.push(message.text())
  })
  const { names } = recordEvents(page)
  await page.goto('/en')
  await waitForHydration(page)
  await answer(page, 'en', 'accept')
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(1)
  await page.locator('[data-module] [data-item-list] a[href$="/hilsa"]').first().click()
  await expect(page).toHaveURL(/\/en\/hilsa$/)
  await page.getByRole('dialog').locator('a[href*="/watch"]').first().click()
  await expectPlaying(page)
  await expectSent(page, names, 'Video_Start')
  expect(names()).not.toContain('App_Error_Reported')
  expect([attempts, problems]).toEqual([1, []])
})

test('a collector that is down or hangs changes nothing in playback (AN-38)', async ({ page }) => {
  let calls = 0
  await page.route('**/qoss', (route) => {
    calls += 1
    // Every second call never ends.
    return calls % 2 === 1 ? route.fulfill({ status: 503 }) : undefined
  })
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await expect.poll(async () => {
    await hide(page)
    return calls
  }, { timeout: 20_000 }).toBeGreaterThan(1)
  const before = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(before + 2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the choice of a guest becomes the account’s, and what the user does with titles is sent in order (AN-39)', async ({ page, context }) => {
  test.setTimeout(90_000)
  // Copies the link of a title.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const { sent, rejected, names } = recordEvents(page)
  const saved = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/users/consent'))
  await page.goto('/en')
  await waitForHydration(page)
  await answer(page, 'en', 'accept')
  await openLogin(page)
  await signIn(page, newUser().number)
  await expect(accountMenu(page)).toBeVisible()
  expect((await saved).postDataJSON()).toMatchObject({ analytics: true, marketing: true, source: 'banner' })
  await page.goto('/en/hilsa')
  await waitForHydration(page)
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true }).first()
  // A change that the next one takes back before it is saved is no event.
  const expectSent = (name: string) => expect.poll(async () => {
    await hide(page)
    return names()
  }, { timeout: 20_000 }).toContain(name)
  await button(/^Watchlist: add/).click()
  await expectSent('Watchlist_Add')
  await button(/: remove/).click()
  await expectSent('Watchlist_Remove')
  await button('Like').click()
  await expectSent('Like')
  await button('Like').click()
  await expectSent('Rating_Cleared')
  await button(/^Share/).click()
  await expectSent('Share')
  // In no id, so that it can be looked for in what is sent.
  await page.goto('/en/search?search=last+ferry')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/en/the-last-ferry"]').first().click()
  await expect(page).toHaveURL(/the-last-ferry$/)
  await expectSent('Search_Result_Click')
  // Each document counts from the start.
  const [onTitle, inSearch] = [sent.slice(0, sent.findIndex(({ name }) => name.startsWith('Search'))), sent.filter(({ name }) => name.startsWith('Search'))]
  expectInOrder(onTitle.slice(onTitle.findIndex(({ name }) => name === 'Watchlist_Add')), ['Watchlist_Add', 'Watchlist_Remove', 'Like', 'Rating_Cleared', 'Share'])
  expectInOrder(inSearch, ['Search', 'Search_Result_Click'])
  expect(sent.find(({ name }) => name === 'Like')!.props).toEqual({ contentId: 'hilsa', previous: 'none' })
  expect(JSON.stringify(sent)).not.toMatch(/last.?ferry(?<!the-last-ferry)/)
  expect(rejected).toEqual([])
})

test('a purchase reaches the analytics services with consent, in order and once', async ({ page }) => {
  test.setTimeout(120_000)
  await openCheckout(page, 'mobile', 'en', newUser())
  const session = await page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? '{}') as { sAccessToken: string }).sAccessToken)
  const choice = { version: 1, analytics: true, marketing: true, source: 'settings', gpc: 'absent' }
  const agreed = await page.request.put('/core/api/v1/users/consent', { data: choice, headers: { 'site-id': brand.slug, authorization: `Bearer ${session}` } })
  expect(agreed.status()).toBe(204)
  const since = new Date().toISOString()
  await enterBuyer(page)
  await enterCard(page, cards.good)
  await checkoutPage(page).pay.click()
  await expect(checkoutPage(page).done).toBeVisible({ timeout: 20_000 })
  const received = async () => {
    const response = await page.request.get(`${product.sandbox}/events.json?destination=segment`)
    const events = (await response.json()) as { name: string; at: string; id: string }[]
    return events.filter(({ at, name }) => at > since && name.startsWith('Subscription_')).toReversed()
  }
  await expect.poll(async () => (await received()).map(({ name }) => name), { timeout: 60_000 }).toEqual(['Subscription_Initiated', 'Subscription_Completed'])
})
