import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { linkFrom, signInElsewhere } from './other-devices.ts'
import { accountMenu, newcomer, openLogin, signIn, signInByMail } from './viewer.ts'
import { locales, words } from './words.ts'

for (const locale of locales) {
  const say = words(locale)

  test(`a link signs a stranger in and leaves no trace in the address (${locale})`, async ({ page }) => {
    const token = await linkFrom(await signInElsewhere(newcomer().number))
    await page.goto(`/${locale}/hilsa?from=mail&token=${token}`)
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/hilsa?from=mail`)
    expect(await page.content()).not.toContain(token)
  })

  test(`a link asks before it takes somebody's place (${locale})`, async ({ page }) => {
    const [mine, theirs] = [newcomer().number, newcomer().number]
    await openLogin(page, `/${locale}`)
    await signIn(page, mine)
    const session = () => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}') as { mobileNumber: string })

    const other = await signInElsewhere(theirs)
    await page.goto(`/${locale}?token=${await linkFrom(other)}`)
    const question = page.getByRole('dialog', { name: say('switch.title') })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: say('switch.stay') }).press('Enter')
    await expect(question).toBeHidden()
    expect((await session()).mobileNumber).toBe(`+91${mine}`)

    await page.goto(`/${locale}?token=${await linkFrom(other)}`)
    await question.getByRole('button', { name: say('switch.change') }).click()
    await expect(question).toBeHidden()
    await expect.poll(async () => (await session()).mobileNumber).toBe(`+91${theirs}`)
  })

  test(`a link that is no good leaves whoever is in, and says so (${locale})`, async ({ page }) => {
    const { number } = newcomer()
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await page.goto(`/${locale}/movies?token=a-link-that-was-never-sent`)
    await page.getByRole('dialog').getByRole('button', { name: say('switch.change') }).click()
    await expect(page.getByText(say('session.linkRefused'))).toBeVisible()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/movies`)
    await expectAccessible(page)
  })
}

test('a link asks its question before a number is asked for', async ({ page }) => {
  await page.goto('/en/settings/devices')
  await signInByMail(page, newcomer().email)
  await expect(accountMenu(page)).toBeVisible()
  await page.goto(`/en?token=${await linkFrom(await signInElsewhere(newcomer().number))}`)
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveAccessibleName('Switch to another account?')
  await dialogs.getByRole('button', { name: 'Stay' }).click()
  await expect(dialogs).toHaveAccessibleName("Let's Stay Connected!")
})
