import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { createTranslator, locales } from './messages.ts'
import { latestLink } from './outbox.ts'
import { enterCode, newUser, openLogin, signIn, signInByEmail } from './user-steps.ts'

/** The next call to this path finds that the proof of identity is too old. */
async function expireProof(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 403, json: { errorCode: 'STEP_UP_REQUIRED', message: '', requestId: '' } }), { times: 1 })
}

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`an account by number gets an email and a password, confirmed by a code (${locale})`, async ({ page }) => {
    // Three sign-in flows and a new password.
    test.slow()
    const { number, email } = newUser()
    await page.goto(`/${locale}/settings/accounts`)
    await signIn(page, number)
    await expireProof(page, '**/users/add-email')
    await page.getByRole('button', { name: t('account.email.addTitle') }).press('Enter')
    const adding = page.getByRole('dialog', { name: t('account.email.addTitle') })
    await adding.getByRole('textbox', { name: t('login.email') }).fill(email)
    await page.keyboard.press('Enter')

    const confirming = page.getByRole('dialog', { name: t('stepUp.title') })
    await expect(confirming).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(confirming).toBeHidden()
    await expect(adding.getByRole('textbox', { name: t('login.email') })).toHaveValue(email)

    await expireProof(page, '**/users/add-email')
    await adding.getByRole('textbox', { name: t('login.email') }).press('Enter')
    const since = new Date()
    await confirming.getByRole('button', { name: new RegExp(number.slice(-5)) }).press('Enter')
    await enterCode(page, `+91${number}`, since)
    await expect(confirming).toBeHidden()
    await enterCode(page, email, since)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').getByText(email)).toBeVisible()

    await page.getByRole('button', { name: t('account.password.addTitle') }).press('Enter')
    const setting = page.getByRole('dialog', { name: t('account.password.addTitle') })
    await setting.getByRole('textbox', { name: t('reset.newPassword') }).fill('where the river turns')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('account.password.done'))).toBeVisible()
    await expect(setting).toBeHidden()
    await expectAccessible(page)
  })

  test(`a changed email is taken back by the link to the previous one (${locale})`, async ({ page, browser }) => {
    // Four codes.
    test.slow()
    const { number, email } = newUser()
    const stolen = newUser().email
    await page.goto(`/${locale}/settings/accounts`)
    await signIn(page, number)
    const since = new Date()
    for (const [title, next] of [['account.email.addTitle', email], ['account.email.changeTitle', stolen]] as const) {
      await page.getByRole('button', { name: t(title) }).press('Enter')
      await page.getByRole('dialog', { name: t(title) }).getByRole('textbox', { name: t('login.email') }).fill(next)
      await page.keyboard.press('Enter')
      await enterCode(page, next, since)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('main').getByText(next)).toBeVisible()
    }

    const owner = await browser.newContext()
    const own = await owner.newPage()
    await own.goto(new URL(await latestLink(email, since), test.info().project.use.baseURL).href)
    await expect(own.getByRole('heading', { name: t('revert.heading') })).toBeVisible()
    expect(own.url()).not.toContain('revertToken')
    await expectAccessible(own)
    await own.getByRole('button', { name: t('revert.submit') }).press('Enter')
    await expect(own.getByRole('heading', { name: t('revert.reverted.title') })).toBeVisible()
    await expectAccessible(own)
    await own.getByRole('main').getByRole('link', { name: t('reset.changed.action') }).click()
    await signInByEmail(own, email, locale)
    await own.goto(new URL(`/${locale}/settings/accounts`, own.url()).href)
    await expect(own.getByRole('main').getByText(email)).toBeVisible()
    await owner.close()

    await page.reload()
    await expect(page.getByText(t('session.ended.contactReverted'))).toBeVisible()
  })

  test(`an account of a provider is linked and unlinked (${locale})`, async ({ page }) => {
    const { number, email } = newUser()
    await page.goto(`/${locale}/settings/accounts`)
    await signIn(page, number)
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: t('social.linkTo', { provider: 'Google' }) }).click()
    const window = await popup
    await window.locator('#email').fill(email)
    await window.locator('.typed button').click()
    const unlink = page.getByRole('button', { name: t('social.unlinkFrom', { provider: 'Google' }) })
    await expect(unlink).toBeVisible()
    await expectAccessible(page)
    await unlink.press('Enter')
    const question = page.getByRole('dialog', { name: t('social.unlink.title', { provider: 'Google' }) })
    await question.getByRole('button', { name: t('social.unlink') }).click()
    await expect(page.getByRole('button', { name: t('social.linkTo', { provider: 'Google' }) })).toBeVisible()
    await expect(question).toBeHidden()
  })
}

test('the settings open on the account in a wide window, and are a list in a narrow one', async ({ page }) => {
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  await openLogin(page, '/en')
  await signIn(page, newUser().number)
  await page.goto('/en/settings')
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(5)
  await list.getByRole('link', { name: /Devices/ }).click()
  await expect(page).toHaveURL('/en/settings/devices')
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await expect(links.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 })
  expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y))).size).toBe(1)
  await page.goto('/en/settings')
  await page.setViewportSize(wide)
  await expect(page).toHaveURL('/en/settings/accounts')
})

test('a code can be returned to after going back', async ({ page }) => {
  const { number } = newUser()
  const dialog = await openLogin(page, '/en')
  const since = new Date()
  for (let visit = 0; visit < 2; visit += 1) {
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(number)
    await dialog.getByRole('button', { name: 'Send OTP' }).click()
    await expect(dialog.getByText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`, { exact: true }).first()).toBeVisible()
    if (visit === 0) await dialog.getByRole('button', { name: 'Edit number' }).click()
  }
  await enterCode(page, `+91${number}`, since)
  await expect(dialog).toBeHidden()
})
