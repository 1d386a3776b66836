import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { latestMailWith } from './outbox.ts'
import { accountMenu, waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'

/** The accessibility feedback form. */
function feedback(page: Page, locale: Locale) {
  const t = createTranslator(locale)
  return {
    t,
    text: page.getByRole('textbox', { name: t('feedback.text'), exact: true }),
    page: page.getByRole('textbox', { name: t('feedback.page'), exact: true }),
    email: page.getByRole('textbox', { name: t('feedback.email'), exact: true }),
    send: page.getByRole('button', { name: t('feedback.send'), exact: true }),
    thanks: page.getByRole('status').filter({ hasText: t('feedback.sent.number') }),
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('help, accessibility feedback, legal and landing pages work without scripts', async ({ page }) => {
    await page.goto('/en/help')
    await page.getByRole('searchbox').fill('spam')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/en\/help\?search=spam$/)
    await expect(page.getByText('A code usually takes less than a minute.')).toBeVisible()
    await expect(page.getByText('I forgot my password')).toBeHidden()
    await page.getByRole('link', { name: 'Clear' }).click()
    await page.getByText('My code doesn’t arrive').click()
    await expect(page.getByText('A code usually takes less than a minute.')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await expect(page.getByRole('link', { name: 'Write to ' })).toHaveAttribute('href', /^mailto:[^?]+\?subject=Accessibility/)
    const form = feedback(page, 'en')
    await form.page.fill('/en/help')
    await form.email.fill('mira')
    await form.send.click()
    await expect(form.text).toHaveAccessibleDescription(/Describe the problem\./)
    await expect(form.email).toHaveValue('mira')
    const [barrier, since] = [`No scripts ${crypto.randomUUID()}`, new Date()]
    await form.text.fill(barrier)
    await form.email.fill('')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect(await latestMailWith(barrier, brand.supportEmail, since)).toContain('Page: /en/help')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByText('These terms apply from')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
    await page.goto('/en/welcome')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible()
    await page.getByRole('link', { name: 'Start watching' }).click()
    await expect(page).toHaveURL('/en')
  })
})

test('the install prompt is in the account menu and on the help page until the site is installed', async ({ page }) => {
  await page.goto('/en/help')
  await waitForHydration(page)
  await expect(page.getByText('In other browsers, look for “Install”')).toBeVisible()
  // The listener is added after the first interaction.
  await page.mouse.move(40, 40)
  await expect.poll(() => page.locator('link[rel=manifest]').getAttribute('href')).toMatch(/^http/)
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => void dispatchEvent(new Event('appinstalled')) })
    dispatchEvent(event)
  })
  await expectAccessible(page)
  const login = await openLogin(page)
  await signIn(page, newUser().number)
  await expect(login).toBeHidden()
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Install the app' })).toBeVisible()
  await page.keyboard.press('Escape')
  const section = page.getByRole('region', { name: / as an app$/ })
  await section.getByRole('button', { name: 'Install the app' }).click()
  await expect(section).toBeHidden()
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plans' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeHidden()
  // Signed-in users get a help page with their account id.
  await page.getByRole('banner').getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page).toHaveURL('/en/settings/help')
  const { userId } = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}') as { userId: string })
  await expect(page.getByRole('main').getByText(userId)).toBeVisible()
  await expectAccessible(page)
})

test('the landing page shows the sign-in link to signed-out users only', async ({ page }) => {
  await page.goto('/en/welcome')
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Log in or sign up' })
  await expect(signInLink).toBeVisible()
  await openLogin(page)
  await signIn(page, newUser().number)
  await expect(signInLink).toBeHidden()
  await page.goto('/en/welcome')
  await waitForHydration(page)
  await expect(accountMenu(page)).toBeVisible()
  await expect(signInLink).toBeHidden()
})

for (const locale of locales) {
  test(`accessibility feedback is validated, survives a lost connection and reaches support (${locale})`, async ({ page, context }) => {
    await page.goto(`/${locale}/accessibility`)
    await waitForHydration(page)
    const form = feedback(page, locale)
    await form.send.focus()
    await page.keyboard.press('Enter')
    await expect(form.text).toBeFocused()
    await expect(form.text).toHaveAccessibleDescription(new RegExp(form.t('feedback.wrong.missing')))
    await expectAccessible(page)

    const [barrier, since] = [`The menu has no keys, মেনুতে কি নেই ${crypto.randomUUID()}`, new Date()]
    await form.text.fill(barrier)
    await form.email.fill('mira@example.org')
    await context.setOffline(true)
    await form.send.click()
    await expect(page.getByRole('alert')).toContainText(form.t('feedback.failed.offline'))
    await expect(form.text).toHaveValue(barrier)
    await expectAccessible(page)

    await context.setOffline(false)
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    await expect(page.locator(':focus')).toContainText(form.t('feedback.sent.number'))
    await expectAccessible(page)
    const number = (await form.thanks.locator('strong').textContent()) ?? ''
    const mail = await latestMailWith(barrier, brand.supportEmail, since)
    expect(mail).toContain('mira@example.org')
    expect(mail).toContain(number)
  })
}
