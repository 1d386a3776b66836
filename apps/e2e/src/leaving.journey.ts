import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { accountMenu, enterCode, hydrated, logOut, newcomer, openLogin, putPhonePromptAway, signIn, signInByMail } from './viewer.ts'
import { locales, words } from './words.ts'

for (const locale of locales) {
  const say = words(locale)

  test(`signing in and out reaches every tab at once (${locale})`, async ({ page, context }) => {
    const { number } = newcomer()
    const other = await context.newPage()
    await other.goto(`/${locale}/movies`)
    await hydrated(other)
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await expect(accountMenu(other)).toBeVisible()
    await other.goto(`/${locale}/settings/devices`)
    await expect(other.getByRole('heading', { name: say('settings.devices') })).toBeVisible()

    await accountMenu(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say('logout.confirm') }).press('Enter')
    const question = page.getByRole('dialog', { name: say('logout.title') })
    await expect(question).toHaveAccessibleDescription(say('logout.text'))
    await expectAccessible(page)
    await question.getByRole('button', { name: say('logout.confirm') }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(page.getByRole('banner').locator('a[href*="/login"]')).toBeVisible()

    await expect(other).toHaveURL(`/${locale}/login?redirect=%2F${locale}%2Fsettings%2Fdevices`)
    await expect(other.getByText(say('session.leftInOtherTab'))).toBeVisible()
    // The computer may be shared: of the viewer nothing stays. Which fonts have come is the browser's, as its name is.
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['anonymous-token', 'browser-id', 'fonts'])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
  })

  test(`a number is asked for once, and added with its code (${locale})`, async ({ page }) => {
    const { email, number } = newcomer()
    await openLogin(page, `/${locale}`)
    await signInByMail(page, email, locale)
    const prompt = page.getByRole('dialog', { name: say('phonePrompt.title') })
    await expect(prompt).toBeVisible()
    await expectAccessible(page)
    await expect(prompt.getByRole('textbox', { name: say('login.mobileNumber') })).toBeFocused()
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

test('a number that was not given is not asked for again in this browser session, and the prompt has its way out', async ({ page }) => {
  const { email } = newcomer()
  await openLogin(page, '/en')
  await signInByMail(page, email)
  await putPhonePromptAway(page)
  await page.goto('/en/movies')
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await logOut(page)
  await openLogin(page)
  await signInByMail(page, email)
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Are you sure you want to logout?' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog', { name: 'Let\'s Stay Connected!' }).getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Are you sure you want to logout?' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('two tabs with a stale token refresh once', async ({ page, context }) => {
  const { number } = newcomer()
  await page.goto('/en/settings/devices')
  await signIn(page, number)
  const refreshes: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/session/refresh')) refreshes.push(request.url())
  })
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object
    localStorage.setItem('session', JSON.stringify({ ...session, sAccessToken: 'stale' }))
  })
  // A tab that knows the good token until then might begin to refresh and be loaded anew before it has the answer.
  const other = await context.newPage()
  await Promise.all([page.reload(), other.goto('/en/settings/devices')])
  for (const tab of [page, other]) await expect(tab.getByText('This device')).toBeVisible()
  expect(refreshes).toHaveLength(1)
})
