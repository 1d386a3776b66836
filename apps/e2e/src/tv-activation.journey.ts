import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { clippedContent } from './clipped-content.ts'
import { withDemoClock } from './demo-clock.ts'
import { layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { latestCode, latestMailWith } from './outbox.ts'
import { product } from './product.ts'
import { removeAllDevices, signInOnSecondDevice } from './second-device.ts'
import { demoNumbers, newUser, openLogin, signIn, waitForHydration } from './user-steps.ts'

type Texts = Record<string, string>

const textsOf = (locale: Locale) => JSON.parse(readFileSync(new URL(`../../activate/src/messages.${locale}.json`, import.meta.url), 'utf8')) as Texts

/** A TV in a browser of its own, which shows a code. */
async function askingTv(browser: Browser, locale: Locale, query = 'polls=fast') {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${product.sandbox}/tv?language=${locale}&${query}`)
  const code = page.locator('#code')
  await expect(code).toHaveText(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
  return { page, code: async () => (await code.textContent()) ?? '', url: async () => (await page.locator('#qr').getAttribute('data-url')) ?? '', close: () => context.close() }
}

const screenOf = (tv: Page, name: string) => tv.locator(`[data-screen="${name}"]`)

/** Moves the focus by keyboard alone, as far as the element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not reach the element')
}

/** The page has no clipped or overflowing content from 320 to 1920 px, also with large text, and is accessible. */
async function expectFits(page: Page): Promise<void> {
  for (const [width, fontSize] of [[320, '200%'], [360, ''], [768, ''], [1280, ''], [1920, '']] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), fontSize)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await page.evaluate(clippedContent)).toEqual([])
  }
  await expectAccessible(page)
}

/** Every screen of the build at its longest, as HTML by name. */
async function sampleScreens(locale: Locale): Promise<[string, string][]> {
  const built = (await import(new URL('../../activate/build/sample-screens.js', import.meta.url).href)) as { sampleScreens: (locale: Locale) => Record<string, string> }
  return Object.entries(built.sampleScreens(locale))
}

for (const locale of locales) {
  const texts = textsOf(locale)
  const button = (page: Page, id: string) => page.getByRole('button', { name: texts[id], exact: true })

  test(`a TV is let in by the account of the site, and plays (${locale})`, async ({ page, browser }) => {
    test.slow()
    await removeAllDevices(demoNumbers.subscriber)
    await openLogin(page, `/${locale}`)
    await signIn(page, demoNumbers.subscriber)
    const tv = await askingTv(browser, locale)
    const since = new Date()
    await page.goto(`/${locale}/activate?code=${await tv.code()}`)
    await expect(page).toHaveURL(`${product.activate}/confirm`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['confirm.heading'] ?? '')
    await expect(page.getByText(await tv.code())).toBeVisible()
    await expectAccessible(page)
    await expect(screenOf(tv.page, 'code')).toBeVisible()
    await button(page, 'confirm.allow').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['allowed.heading'] ?? '')
    await expectAccessible(page)
    await expect(screenOf(tv.page, 'home')).toBeVisible()
    expect(await latestMailWith(locale === 'en' ? 'Sandbox TV' : 'স্যান্ডবক্স টিভি', 'mim@example.org', since)).toContain('/settings/devices')

    const entitlement = tv.page.waitForResponse((response) => response.url().includes('/entitlement?'))
    await tv.page.locator('#row button').first().click()
    const { url, status } = await entitlement.then((response) => ({ url: response.url(), status: response.status() }))
    expect([url.includes('platform=WIDEVINE'), status]).toEqual([true, 200])
    await expect.poll(() => tv.page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1)

    // Removed in the settings, the TV asks for a code again.
    await page.goto(`/${locale}/settings/devices`)
    const name = locale === 'en' ? 'Sandbox TV' : 'স্যান্ডবক্স টিভি'
    await page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: createTranslator(locale)('deviceLimit.removeDevice', { device: name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: createTranslator(locale)('deviceLimit.remove') }).click()
    await expect(screenOf(tv.page, 'code')).toBeVisible({ timeout: 25_000 })
    await tv.close()
  })

  test(`a TV is let in from a phone without an account here, by its QR code, without scripts and by keyboard alone (${locale})`, async ({ browser }) => {
    test.slow()
    const tv = await askingTv(browser, locale)
    const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, locale: locale === 'bn' ? 'bn-IN' : 'en-IN' })
    const page = await phone.newPage()
    // Axe needs scripts, so it sees what the phone shows in a page that runs them.
    const checked = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const expectAccessibleScreen = async () => {
      await checked.setContent(await page.content())
      await expectAccessible(checked)
    }
    await page.goto(await tv.url())
    await expect(page.getByLabel(texts['code.label'] ?? '')).toHaveValue(await tv.code())
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectAccessibleScreen()
    await tabTo(page, button(page, 'continue'))
    await page.keyboard.press('Enter')
    const number = newUser().number
    const since = new Date()
    await expect(page.getByLabel(texts['logIn.contact'] ?? '')).toBeVisible()
    await expectAccessibleScreen()
    await tabTo(page, page.getByLabel(texts['logIn.contact'] ?? ''))
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(texts['otp.label'] ?? '')).toBeVisible()
    await expectAccessibleScreen()
    await tabTo(page, page.getByLabel(texts['otp.label'] ?? ''))
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(texts['problem.otpIncomplete'] ?? '')
    await expectAccessibleScreen()
    await tabTo(page, page.getByLabel(texts['otp.label'] ?? ''))
    await page.keyboard.type(await latestCode(`+91${number}`, since))
    await page.keyboard.press('Enter')
    await expect(page.getByText(await tv.code())).toBeVisible()
    await expectAccessibleScreen()
    await tabTo(page, button(page, 'confirm.allow'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['allowed.heading'] ?? '')
    await expectAccessibleScreen()
    await expect(screenOf(tv.page, 'home')).toBeVisible()
    await checked.close()
    await phone.close()
    await tv.close()
  })

  test(`a TV of somebody else is refused (${locale})`, async ({ page, browser }) => {
    await openLogin(page, `/${locale}`)
    await signIn(page, newUser().number)
    const tv = await askingTv(browser, locale)
    await page.goto(`/${locale}/activate?code=${await tv.code()}`)
    await button(page, 'confirm.deny').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['denied.heading'] ?? '')
    await expectAccessible(page)
    await expect(screenOf(tv.page, 'denied')).toBeVisible()
    await tv.page.locator('#again-denied').click()
    await expect(screenOf(tv.page, 'code')).toBeVisible()
    await tv.close()
  })

  test(`an expired code lets nobody in (${locale})`, async ({ page, browser }) => {
    await openLogin(page, `/${locale}`)
    await signIn(page, newUser().number)
    const tv = await askingTv(browser, locale, 'clock=-900s')
    await page.goto(`/${locale}/activate?code=${await tv.code()}`)
    await expect(button(page, 'confirm.allow')).toBeVisible()
    await withDemoClock(async ({ passSeconds }) => {
      await passSeconds(610)
      await button(page, 'confirm.allow').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['expired.heading'] ?? '')
      await expectAccessible(page)
    })
    await tv.close()
  })

  test(`a TV over the device limit waits until a device is removed (${locale})`, async ({ page, browser }) => {
    test.slow()
    const { number } = newUser()
    for (let device = 0; device < 2; device += 1) await signInOnSecondDevice(number)
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    const tv = await askingTv(browser, locale)
    await page.goto(`/${locale}/activate?code=${await tv.code()}`)
    await expect(page.getByText(texts['confirm.limit'] ?? '')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'confirm.allow').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['waiting.heading'] ?? '')
    await expectAccessible(page)
    await expect(screenOf(tv.page, 'waiting')).toBeVisible()
    await page.getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['allowed.heading'] ?? '')
    await expect(screenOf(tv.page, 'home')).toBeVisible({ timeout: 25_000 })
    await tv.close()
  })

  test(`every screen of the activation at its longest fits, from 320 to 1920 px and with large text (${locale})`, async ({ page }) => {
    test.slow()
    for (const [name, html] of await sampleScreens(locale)) {
      await test.step(name, async () => {
        await page.setContent(html)
        await expectFits(page)
      })
    }
  })

  test(`every page of the activation fits, from 320 to 1920 px and with large text, and shifts nothing (${locale})`, async ({ page, browser }) => {
    test.slow()
    const tv = await askingTv(browser, locale)
    await recordLayoutShifts(page)
    const { email } = newUser()
    await page.goto(`${await tv.url()}&language=${locale}`)
    expect(await layoutShiftScore(page)).toBe(0)
    await expectFits(page)
    await button(page, 'continue').click()
    await expectFits(page)
    const since = new Date()
    await page.getByLabel(texts['logIn.contact'] ?? '').fill(email)
    await button(page, 'logIn.send').click()
    await expectFits(page)
    await page.getByLabel(texts['otp.label'] ?? '').fill(await latestCode(email, since))
    await button(page, 'continue').click()
    await expect(button(page, 'confirm.deny')).toBeVisible()
    expect(await layoutShiftScore(page)).toBe(0)
    await expectFits(page)
    await button(page, 'confirm.deny').click()
    await expectFits(page)
    await tv.close()
  })
}

test('a code is formatted while it is typed, and its field can be corrected', async ({ page }) => {
  await page.goto(`${product.activate}/`)
  const field = page.getByLabel(textsOf('en')['code.label'] ?? '')
  await field.pressSequentially('bcdfg')
  await expect(field).toHaveValue('BCDF-G')
  await field.press('Backspace')
  await field.press('Backspace')
  await expect(field).toHaveValue('BCDF')
})

test('the site leads guests to the activation, with their code', async ({ page }) => {
  await page.goto('/activate?code=bcdf-ghjk')
  await expect(page).toHaveURL(`${product.activate}/?code=BCDFGHJK`)
  await expect(page.getByLabel(textsOf('en')['code.label'] ?? '')).toHaveValue('BCDF-GHJK')
})

test('the settings lead to the login on a TV', async ({ page }) => {
  await page.goto('/en/settings/devices')
  await signIn(page, newUser().number)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Log in on a TV' }).click()
  await expect(page).toHaveURL(`${product.activate}/`)
})
