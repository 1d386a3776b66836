import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { playedSeconds } from './playback.ts'
import { accountMenu, dismissPhonePrompt, enterCode, logOut, newUser, signInByEmail } from './user-steps.ts'

// Profiles are offered here.
test.use({ extraHTTPHeaders: { 'x-country': 'GB', 'x-forwarded-for': '203.0.113.21' } })

const names = { en: { kid: 'Mim', adult: 'Rafi' }, bn: { kid: 'মিম', adult: 'রাফি' } }

const tile = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button')

async function openProfiles(page: Page, locale: Locale, email: string): Promise<void> {
  await page.goto(`/${locale}/profiles`)
  await signInByEmail(page, email, locale)
  await expect(page.getByRole('heading', { name: createTranslator(locale)('profiles.heading') })).toBeVisible()
}

async function add(page: Page, locale: Locale, name: string, isKids = false): Promise<void> {
  const t = createTranslator(locale)
  await page.getByRole('button', { name: t('profiles.add') }).press('Enter')
  await expect(page.getByRole('textbox', { name: t('profiles.name') })).toBeFocused()
  await page.keyboard.type(name)
  if (isKids) await page.getByRole('switch', { name: t('profiles.isKids') }).press('Space')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('profiles.save') }).press('Enter')
  await expect(tile(page, name)).toBeVisible()
}

/** Also while the question for a phone number makes the page behind it inert. */
const header = (page: Page) => page.locator('header')

/** The current profile, as the browser stores it. */
const storedProfile = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? '{}') as { profileId?: string }).profileId)

for (const locale of locales) {
  const t = createTranslator(locale)
  const { kid, adult } = names[locale]

  test(`a child’s profile has no settings and plans, and is left by proving who one is (${locale})`, async ({ page }) => {
    test.setTimeout(90_000)
    const { email } = newUser()
    await openProfiles(page, locale, email)
    await expectAccessible(page)
    await add(page, locale, kid, true)
    await tile(page, t('profiles.main')).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tile(page, kid)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))

    await accountMenu(page).click()
    await expect(page.getByRole('banner').locator('details').getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('banner').locator('a[href$="/plans"]')).toHaveCount(0)
    for (const path of ['/settings/accounts', '/plans', '/redeem']) {
      await page.goto(`/${locale}${path}`)
      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    }

    await accountMenu(page).click()
    await page.getByRole('banner').locator('a[href$="/profiles"]').click()
    await tile(page, t('profiles.main')).click()
    const since = new Date()
    const confirming = page.getByRole('dialog', { name: t('stepUp.title') })
    await confirming.getByRole('button', { name: email }).click()
    await enterCode(page, email, since)
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(header(page).locator('a[href$="/plans"]').first()).toBeAttached()
  })

  test(`a profile with a PIN is not opened by a login (${locale})`, async ({ page }) => {
    test.setTimeout(90_000)
    const { email } = newUser()
    await openProfiles(page, locale, email)
    await page.getByRole('button', { name: t('profiles.manage') }).press('Enter')
    await tile(page, t('profiles.main')).press('Enter')
    await page.getByRole('switch', { name: t('profiles.askPin') }).press('Space')
    await page.locator('input[inputmode="numeric"]').first().focus()
    await page.keyboard.type('2468')
    await page.getByRole('button', { name: t('profiles.save') }).press('Enter')
    await expect(page.getByRole('heading', { name: t('profiles.manage') })).toBeVisible()

    await page.goto(`/${locale}`)
    await dismissPhonePrompt(page, locale)
    await logOut(page, locale)
    await page.goto(`/${locale}/settings/help`)
    await signInByEmail(page, email, locale)
    await expect(page).toHaveURL(new RegExp(`/${locale}/profiles\\?redirect=%2F${locale}%2Fsettings%2Fhelp$`))
    await tile(page, t('profiles.main')).click()
    const dialog = page.getByRole('dialog', { name: t('pin.title') })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('1111')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t('pin.incorrect').split('.')[0]!.split('।')[0]!)).toBeVisible()
    await page.keyboard.type('2468')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/settings/help$`))
  })

  test(`all tabs follow a switch, and a player saves its position for the profile that watched (${locale})`, async ({ page, context }) => {
    test.setTimeout(90_000)
    const { email } = newUser()
    await openProfiles(page, locale, email)
    await add(page, locale, adult)
    const main = await storedProfile(page)

    const other = await context.newPage()
    await other.goto(`/${locale}/hilsa/hilsa/watch`)
    // Less than five seconds are not saved (PLAY-5).
    await expect.poll(() => playedSeconds(other), { timeout: 30_000 }).toBeGreaterThan(6)
    const watched = Math.floor(await playedSeconds(other))
    const beats: { bearer: string; seconds: number }[] = []
    other.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/watchhistories')) return
      beats.push({ bearer: request.headers().authorization ?? '', seconds: (request.postDataJSON() as { secondsWatched: number }).secondsWatched })
    })
    await tile(page, adult).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect.poll(() => storedProfile(page)).not.toBe(main)
    await expect(other).toHaveURL(new RegExp(`/${locale}$`))
    await expect.poll(() => beats.length).toBeGreaterThan(0)
    const profileOf = (bearer: string) => (JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { pid: string }).pid
    expect(beats.map(({ bearer }) => profileOf(bearer))).toEqual(beats.map(() => main))
    expect(beats.at(-1)!.seconds).toBeGreaterThanOrEqual(watched)
    await expect(header(other).getByText(t('profiles.switchFrom', { name: adult }))).toBeAttached()
  })
}
