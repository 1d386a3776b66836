import { readConsent } from '@ott/analytics'
import { expect, test } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { noConsent } from './consent.ts'
import { hiddenFocus, press } from './keyboard.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { product } from './product.ts'
import { waitForHydration } from './user-steps.ts'

test.use({ storageState: noConsent })

/** What the privacy policy calls necessary. */
const necessaryCookies = ['session', 'NEXT_LOCALE', 'digits', 'data-saver', 'social-sign-in', 'phone-asked', 'consent']
const necessaryKeys = ['anonymous-token', 'browser-id', 'fonts', 'language-offer', 'stream-id', 'playback', 'progress', 'scroll-positions']

const bannerOf = (page: Page, locale: Locale) => page.getByRole('region', { name: createTranslator(locale)('consent.heading') })
const answer = (page: Page, locale: Locale, which: 'accept' | 'reject') => bannerOf(page, locale).getByRole('button', { name: createTranslator(locale)(`consent.${which}`) }).click()
const switchOf = (page: Page, locale: Locale, which: 'analytics' | 'marketing') => page.getByRole('switch', { name: createTranslator(locale)(`privacyChoices.${which}`) })

async function storedChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
  return { choice: readConsent(cookie?.value), cookie }
}

/** The banner loads after the first movement of the user. */
async function waitForBanner(page: Page, locale: Locale): Promise<Locator> {
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  const banner = bannerOf(page, locale)
  await expect(banner).toBeVisible()
  return banner
}

/** Opens the home page and waits for the question. */
async function openHome(page: Page, locale: Locale): Promise<Locator> {
  await page.goto(`/${locale}`)
  return waitForBanner(page, locale)
}

/** The code that would ask has loaded. */
async function waitForConsentGate(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-gate')))
}

async function openChoices(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/${locale}/privacy-choices`)
  await expect(switchOf(page, locale, 'analytics')).toBeEnabled()
}

for (const locale of locales) {
  test.describe(`consent (${locale})`, () => {
    // The question for the language would come first.
    test.use({ locale: locale === 'bn' ? 'bn-IN' : 'en-IN' })

    test('before a choice nothing is stored beyond the necessary, and no other origin is called (AN-35)', async ({ page, context }) => {
      const origins = new Set<string>()
      page.on('request', (request) => {
        if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin)
      })
      await openHome(page, locale)
      await page.goto(`/${locale}/hilsa?debug=events`)
      await waitForBanner(page, locale)
      // The code that could call others has decided about the event.
      await expect(page.getByRole('complementary', { name: 'Events' }).getByText('Page_View', { exact: true })).toBeVisible()
      expect([...origins].filter((origin) => ![product.site, product.api].includes(origin))).toEqual([])
      expect((await context.cookies()).map(({ name }) => name).filter((name) => !necessaryCookies.includes(name))).toEqual([])
      const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect(keys.filter((key) => !necessaryKeys.includes(key))).toEqual([])
      expect((await storedChoice(context)).choice).toBeNull()
    })

    for (const [which, isGiven] of [['accept', true], ['reject', false]] as const) {
      test(`one press to ${which} is stored for half a year, and nobody asks again`, async ({ page, context }) => {
        const banner = await openHome(page, locale)
        await answer(page, locale, which)
        await expect(banner).toBeHidden()
        const { choice, cookie } = await storedChoice(context)
        expect(choice).toMatchObject({ analytics: isGiven, marketing: isGiven, source: 'banner', gpc: 'absent' })
        expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
        expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 180 * 86_400)).toBeLessThan(3_600)
        await openChoices(page, locale)
        await expect(switchOf(page, locale, 'marketing')).toBeChecked({ checked: isGiven })
        await page.getByRole('contentinfo').getByRole('link').first().click()
        await waitForHydration(page)
        await waitForConsentGate(page)
        await expect(banner).toBeHidden()
      })
    }

    test('each category can be chosen, and withdrawn in another tab (AN-33)', async ({ page, context }) => {
      const t = createTranslator(locale)
      const banner = await openHome(page, locale)
      await banner.getByRole('link', { name: t('consent.choose') }).click()
      await expect(page).toHaveURL(`/${locale}/privacy-choices`)
      await expect(banner).toBeHidden()
      await switchOf(page, locale, 'analytics').click()
      await expect(switchOf(page, locale, 'analytics')).toBeChecked()
      expect((await storedChoice(context)).choice).toMatchObject({ analytics: true, marketing: false, source: 'settings' })

      const other = await context.newPage()
      await openChoices(other, locale)
      await expect(switchOf(other, locale, 'analytics')).toBeChecked()
      await other.getByRole('button', { name: t('privacyChoices.withdraw') }).click()
      await expect(switchOf(page, locale, 'analytics')).not.toBeChecked()
      expect((await storedChoice(context)).choice).toMatchObject({ analytics: false, marketing: false })
    })

    test('an answer in one tab removes the question from the others', async ({ page, context }) => {
      const banner = await openHome(page, locale)
      const other = await context.newPage()
      await openHome(other, locale)
      await answer(other, locale, 'reject')
      await expect(banner).toBeHidden()
    })

    test('the choices are linked from the footer and the privacy policy', async ({ page }) => {
      await page.goto(`/${locale}/privacy`)
      for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
        await expect(place.getByRole('link', { name: createTranslator(locale)('privacyChoices.heading') })).toHaveAttribute('href', `/${locale}/privacy-choices`)
      }
    })

    test('the question shifts nothing, covers no focused element and passes axe, on a phone and on a desktop (AN-32)', async ({ page }) => {
      test.slow()
      await recordLayoutShifts(page)
      for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 720 }]) {
        await page.setViewportSize(viewport)
        const banner = await openHome(page, locale)
        expect(await layoutShiftScore(page)).toBeLessThan(fontSwapTolerance)
        await expectAccessible(page)
        await page.goto(`/${locale}/privacy`)
        await waitForBanner(page, locale)
        // The answers are the first tab stops, and the page goes on after them to its end.
        await press(page, 'Tab', banner.getByRole('button').last(), 3)
        await press(page, 'Tab', page.getByRole('contentinfo').getByRole('link').last())
        await openChoices(page, locale)
        await expectAccessible(page)
      }
    })

    for (const height of [740, 640]) {
      test(`the question does not cover the watch button of the hero on a phone (${height} px)`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height })
        const banner = await openHome(page, locale)
        const watch = page.getByRole('main').getByRole('link').first()
        const bounds = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
        await expect.poll(async () => (await bounds(banner)).y - (await bounds(watch)).y - (await bounds(watch)).height).toBeGreaterThan(0)
        await watch.click({ trial: true })
      })
    }

    test('the keyboard alone answers, and Escape answers nothing', async ({ page, context }) => {
      const banner = await openHome(page, locale)
      await press(page, 'Tab', banner.getByRole('button', { name: createTranslator(locale)('consent.reject') }), 2)
      await page.keyboard.press('Escape')
      await expect(banner).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(banner).toBeHidden()
      expect((await storedChoice(context)).choice).toMatchObject({ analytics: false, marketing: false })
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull()
    })

    test('no banner appears over the login dialog (AN-34)', async ({ page }) => {
      await page.goto(`/${locale}/login`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await waitForConsentGate(page)
      await expect(bannerOf(page, locale)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(bannerOf(page, locale)).toBeVisible()
    })

    test.describe('with Global Privacy Control', () => {
      test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } })

      test('marketing stays off until it is confirmed by itself (AN-6)', async ({ page, context }) => {
        const t = createTranslator(locale)
        await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
        const banner = await openHome(page, locale)
        await expect(banner).toContainText('Global Privacy Control')
        await answer(page, locale, 'accept')
        await expect(banner).toBeHidden()
        expect((await storedChoice(context)).choice).toMatchObject({ analytics: true, marketing: false, gpc: 'seen' })
        await openChoices(page, locale)
        await switchOf(page, locale, 'marketing').click()
        await expect(switchOf(page, locale, 'marketing')).not.toBeChecked()
        await page.getByRole('button', { name: t('privacyChoices.confirm.yes') }).click()
        await expect(switchOf(page, locale, 'marketing')).toBeChecked()
        expect((await storedChoice(context)).choice).toMatchObject({ analytics: true, marketing: true, gpc: 'overridden' })
      })
    })
  })
}
