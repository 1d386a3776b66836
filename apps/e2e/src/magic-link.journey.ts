import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { magicLinkToken, signInOnSecondDevice } from './second-device.ts'
import { accountMenu, newUser, openLogin, signIn, signInByEmail } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`a magic link signs in and is removed from the URL (${locale})`, async ({ page }) => {
    const token = await magicLinkToken(await signInOnSecondDevice(newUser().number))
    await page.goto(`/${locale}/hilsa?from=mail&token=${token}`)
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/hilsa?from=mail`)
    expect(await page.content()).not.toContain(token)
  })

  test(`a magic link asks before it switches the account (${locale})`, async ({ page }) => {
    const [mine, theirs] = [newUser().number, newUser().number]
    await openLogin(page, `/${locale}`)
    await signIn(page, mine)
    const session = () => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}') as { mobileNumber: string })

    const other = await signInOnSecondDevice(theirs)
    await page.goto(`/${locale}?token=${await magicLinkToken(other)}`)
    const question = page.getByRole('dialog', { name: t('switch.title') })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: t('switch.stay') }).press('Enter')
    await expect(question).toBeHidden()
    expect((await session()).mobileNumber).toBe(`+91${mine}`)

    await page.goto(`/${locale}?token=${await magicLinkToken(other)}`)
    await question.getByRole('button', { name: t('switch.change') }).click()
    await expect(question).toBeHidden()
    await expect.poll(async () => (await session()).mobileNumber).toBe(`+91${theirs}`)
  })

  test(`an invalid magic link keeps the session and shows an error (${locale})`, async ({ page }) => {
    const { number } = newUser()
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await page.goto(`/${locale}/movies?token=a-link-that-was-never-sent`)
    await page.getByRole('dialog').getByRole('button', { name: t('switch.change') }).click()
    await expect(page.getByText(t('session.linkRefused'))).toBeVisible()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/movies`)
    await expectAccessible(page)
  })
}

test('the account switch dialog comes before the phone prompt', async ({ page }) => {
  await page.goto('/en/settings/devices')
  await signInByEmail(page, newUser().email)
  await expect(accountMenu(page)).toBeVisible()
  await page.goto(`/en?token=${await magicLinkToken(await signInOnSecondDevice(newUser().number))}`)
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveAccessibleName('Switch to another account?')
  await dialogs.getByRole('button', { name: 'Stay' }).click()
  await expect(dialogs).toHaveAccessibleName("Let's Stay Connected!")
})
