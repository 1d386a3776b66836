import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { accountMenu, hydrated, newcomer, openLogin, signIn } from './viewer.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('help answers questions, barriers can be told, and the page for newcomers leads on', async ({ page }) => {
    await page.goto('/en/help')
    await page.getByText('My code does not arrive').click()
    await expect(page.getByText('A code usually takes less than a minute.')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await expect(page.getByRole('link', { name: 'Write to ' })).toHaveAttribute('href', /^mailto:[^?]+\?subject=Accessibility/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByText('These terms hold since')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
    await page.goto('/en/welcome')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
    await page.getByRole('link', { name: 'Start watching' }).click()
    await expect(page).toHaveURL('/en')
  })
})

test('a browser’s offer to install the site waits in the menu of the account and on the help page, and goes when it was installed; the menu has help', async ({ page }) => {
  await page.goto('/en/help')
  await hydrated(page)
  await expect(page.getByText('In other browsers, look for “Install”')).toBeVisible()
  // Heard once the page is looked at.
  await page.mouse.move(40, 40)
  await expect.poll(() => page.locator('link[rel=manifest]').getAttribute('href')).toMatch(/^http/)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => void dispatchEvent(new Event('appinstalled')) })
    dispatchEvent(offer)
  })
  await expectAccessible(page)
  const login = await openLogin(page)
  await signIn(page, newcomer().number)
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
  // Whoever is in has help of their own there, which knows whose it is.
  await page.getByRole('banner').getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page).toHaveURL('/en/settings/help')
  const { userId } = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}') as { userId: string })
  await expect(page.getByRole('main').getByText(userId)).toBeVisible()
  await expectAccessible(page)
})

test('the page for newcomers offers sign-in to nobody who is in', async ({ page }) => {
  await page.goto('/en/welcome')
  const offer = page.getByRole('main').getByRole('link', { name: 'Login or signup' })
  await expect(offer).toBeVisible()
  await openLogin(page)
  await signIn(page, newcomer().number)
  await expect(offer).toBeHidden()
  await page.goto('/en/welcome')
  await hydrated(page)
  await expect(accountMenu(page)).toBeVisible()
  await expect(offer).toBeHidden()
})
