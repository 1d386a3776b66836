import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { accountMenu, enterCode, waitForHydration, logOut, newUser, openHome, openLogin, dismissPhonePrompt, signIn, signInByEmail } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`signing in and out is applied in every tab (${locale})`, async ({ page, context }) => {
    // Two tabs, each with its own sign-in and sign-out.
    test.slow()
    const { number } = newUser()
    const other = await context.newPage()
    await other.goto(`/${locale}/movies`)
    await waitForHydration(other)
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await expect(accountMenu(other)).toBeVisible()
    await other.goto(`/${locale}/settings/devices`)
    await expect(other.getByRole('heading', { name: t('settings.devices') })).toBeVisible()

    await accountMenu(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('button', { name: t('devices.logOut') }).press('Enter')
    const question = page.getByRole('dialog', { name: t('logout.title') })
    await expect(question).toHaveAccessibleDescription(t('logout.text'))
    await expectAccessible(page)
    await question.getByRole('button', { name: t('logout.confirm') }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(page.getByRole('banner').locator('a[href*="/login"]')).toBeVisible()

    await expect(other).toHaveURL(`/${locale}/login?redirect=%2F${locale}%2Fsettings%2Fdevices`)
    await expect(other.getByText(t('session.signedOutInOtherTab'))).toBeVisible()
    // The computer may be shared: only data of the browser itself stays, none of the user.
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['anonymous-token', 'browser-id', 'fonts', ...(locale === 'bn' ? ['language-offer'] : [])])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
  })

  test(`the phone prompt adds a number with its code (${locale})`, async ({ page }) => {
    const { email, number } = newUser()
    await openLogin(page, `/${locale}`)
    await signInByEmail(page, email, locale)
    const prompt = page.getByRole('dialog', { name: t('phonePrompt.title') })
    await expect(prompt).toBeVisible()
    await expectAccessible(page)
    await expect(prompt.getByRole('textbox', { name: t('login.mobileNumber') })).toBeFocused()
    await page.keyboard.type(number)
    const since = new Date()
    await page.keyboard.press('Enter')
    await expect(page.locator('[autocomplete="one-time-code"]')).toBeFocused()
    await expectAccessible(page)
    await enterCode(page, `+91${number}`, since)
    await expect(page.getByRole('dialog')).toBeHidden()
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}') as { mobileNumber: string })
    expect(session.mobileNumber).toBe(`+91${number}`)
  })
}

for (const path of ['/settings/accounts', '/plans', `/my-${brand.slug}`]) {
  test(`logging out on a protected page ends on the home page (${path})`, async ({ page }) => {
    await page.goto(`/en${path}`)
    await signIn(page, newUser().number)
    // A full load, so that the home page is not in the query cache.
    await page.goto(`/en${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectQuietLogout(page, 'en')
  })
}

test('logging out on the help page ends on the home page', async ({ page }) => {
  await page.goto('/en/settings/help')
  await signIn(page, newUser().number)
  await page.goto('/en/settings/help')
  await expectQuietLogout(page, 'en', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  })
})

for (const locale of locales) {
  test(`logging out on a page opened from the home page ends on the home page (${locale})`, async ({ page }) => {
    const t = createTranslator(locale)
    await openHome(page, locale)
    await openLogin(page)
    await signIn(page, newUser().number)
    await accountMenu(page).click()
    await page.getByRole('banner').locator(`a[href="/${locale}/settings/devices"]`).click()
    await expect(page.getByText(t('devices.current'))).toBeVisible()
    await expectQuietLogout(page, locale)
  })
}

/** Logs out and expects the home page, a confirmation, and no call with the ended session. */
async function expectQuietLogout(page: Page, locale: Locale, leave = () => logOut(page, locale)): Promise<void> {
  const t = createTranslator(locale)
  const unexpected: string[] = []
  page.on('response', (response) => { if (response.status() === 401) unexpected.push(response.url()) })
  page.on('request', (request) => { if (request.url().endsWith('/session/refresh')) unexpected.push(request.url()) })
  page.on('console', (message) => { if (message.type() === 'error') unexpected.push(message.text()) })
  const endedAtServer = page.waitForResponse((response) => response.url().endsWith('/users/devices/remove') && response.ok())
  await leave()
  await endedAtServer
  await expect(page.getByText(t('session.ended.signedOut'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[href*="/login"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(unexpected).toEqual([])
  await expect(page).toHaveURL(new RegExp(`/${locale}$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a dismissed phone prompt stays away for the browser session, and it offers to log out', async ({ page }) => {
  const { email } = newUser()
  await openLogin(page, '/en')
  await signInByEmail(page, email)
  await dismissPhonePrompt(page)
  await page.goto('/en/movies')
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await logOut(page)
  await openLogin(page)
  await signInByEmail(page, email)
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Are you sure you want to logout?' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog', { name: 'Let\'s Stay Connected!' }).getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Are you sure you want to logout?' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('two tabs with a stale token refresh it once', async ({ page, context }) => {
  const { number } = newUser()
  await page.goto('/en/settings/devices')
  await signIn(page, number)
  const refreshes: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/session/refresh')) refreshes.push(request.url())
  })
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}') as { sAccessToken: string }
    // The claims stay readable: the profile decides whether a renewed token may be used (PRO-9).
    localStorage.setItem('session', JSON.stringify({ ...session, sAccessToken: `${session.sAccessToken.slice(0, -6)}stale0` }))
  })
  // The second tab opens only now: with the valid token it could start a refresh and reload before the response.
  const other = await context.newPage()
  await Promise.all([page.reload(), other.goto('/en/settings/devices')])
  for (const tab of [page, other]) await expect(tab.getByText('This device')).toBeVisible()
  expect(refreshes).toHaveLength(1)
})
