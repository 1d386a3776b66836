import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { userResponse, signInOnSecondDevice } from './second-device.ts'
import { accountMenu, waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

for (const locale of locales) {
  const t = createTranslator(locale)
  const remove = new RegExp(locale === 'en' ? '^Remove ' : ' সরান$')

  test(`a sign-in over the device limit continues after a device is removed (${locale})`, async ({ page }) => {
    const { number } = newUser()
    // The limit without a plan is three devices.
    for (let device = 0; device < 3; device += 1) await signInOnSecondDevice(number)
    await page.goto(`/${locale}/settings/devices`)
    await signIn(page, number)
    await expect(page).toHaveURL(`/${locale}/device-limit-exceeded?redirect=%2F${locale}%2Fsettings%2Fdevices`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('deviceLimit.heading'))
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: t('deviceLimit.logout') })).toHaveCount(1)
    await page.setViewportSize({ width: 360, height: 740 })
    // The tabs share the width of their bar, however many there are.
    const tabs = page.getByRole('navigation').last().getByRole('link')
    await expect(tabs).toHaveCount(4)
    const widths = await tabs.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().width)))
    expect(widths).toEqual(Array(4).fill((360 - 16) / 4))

    // Protected pages stay closed, and a reload keeps the target of the redirect.
    await page.goto(`/${locale}/settings/accounts`)
    await expect(page).toHaveURL(/device-limit-exceeded\?redirect=%2F(en|bn)%2Fsettings%2Faccounts$/)
    const first = page.getByRole('main').getByRole('button', { name: remove }).first()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${locale}/settings/accounts`)
    await expect(page.getByRole('heading', { name: t('settings.account'), exact: true })).toBeVisible()
  })

  test(`one device, then all others are removed in the settings (${locale})`, async ({ page }) => {
    const { number } = newUser()
    const others = [await signInOnSecondDevice(number), await signInOnSecondDevice(number)]
    await page.goto(`/${locale}/settings/devices`)
    await signIn(page, number)
    const rows = page.getByRole('main').getByRole('list', { name: t('deviceLimit.devices') }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(t('devices.current'))
    await expectAccessible(page)

    await page.getByRole('button', { name: remove }).first().focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: t('deviceLimit.remove') }).click()
    await expect(rows).toHaveCount(2)

    await page.getByRole('button', { name: t('devices.removeOthers') }).click()
    await question.getByRole('button', { name: t('devices.logOut') }).click()
    await expect(rows).toHaveCount(1)
    for (const other of others) expect(await userResponse(other)).toEqual({ status: 401, reason: 'deviceRemoved' })
  })

  test(`a removed device is signed out at its next call and explains why (${locale})`, async ({ page, browser }) => {
    const { number } = newUser()
    await page.goto(`/${locale}/settings/devices`)
    await signIn(page, number)
    const other = await browser.newContext({ baseURL: test.info().project.use.baseURL })
    const otherPage = await other.newPage()
    await otherPage.goto(`/${locale}/settings/devices`)
    await signIn(otherPage, number)
    await otherPage.getByRole('button', { name: t('devices.removeOthers') }).click()
    await otherPage.getByRole('dialog').getByRole('button', { name: t('devices.logOut') }).click()
    await expect(otherPage.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await other.close()

    await page.getByRole('main').getByRole('link', { name: t('settings.account') }).click()
    await expect(page.getByText(t('session.ended.deviceRemoved'))).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/login?redirect=%2F${locale}%2Fsettings%2Faccounts`)
    await expectAccessible(page)

    // On a phone the toast covers the bottom of the dialog: the focused element must scroll out from under it.
    await page.setViewportSize({ width: 360, height: 780 })
    const help = page.getByRole('dialog').getByRole('link', { name: t('login.help') })
    await help.focus()
    await expect.poll(() => help.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === link
    })).toBe(true)
  })
}

test('a removed device stays on a public page', async ({ page }) => {
  const { number } = newUser()
  await openLogin(page, '/en/hilsa')
  await signIn(page, number)
  await expect(accountMenu(page)).toBeVisible()
  const other = await signInOnSecondDevice(number)
  const { items } = (await (await fetch(new URL('/core/api/v1/users/devices', page.url()), {
    headers: { 'site-id': brand.slug, authorization: `Bearer ${other.accessToken}` },
  })).json()) as { items: { sessionHandle: string; isCurrentDevice: boolean }[] }
  const sessionHandles = items.filter(({ isCurrentDevice }) => !isCurrentDevice).map(({ sessionHandle }) => sessionHandle)
  await fetch(new URL('/core/api/v1/users/devices/remove', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'site-id': brand.slug, authorization: `Bearer ${other.accessToken}` },
    body: JSON.stringify({ sessionHandles }),
  })
  await page.getByRole('main').getByRole('button', { name: /Ilish|Hilsa|list/i }).first().click()
  await expect(page.getByText('this device was removed from your account')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/hilsa$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the device limit page redirects users below the limit', async ({ page }) => {
  await page.goto('/en/device-limit-exceeded')
  await waitForHydration(page)
  await expect(page).toHaveURL(/\/en$/)
})
