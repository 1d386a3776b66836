import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { accountMenu, logOut, newUser, openLogin, signIn } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

/** Adds a virtual authenticator with user verification. The result sets whether its user is present. */
async function addAuthenticator(page: Page): Promise<(isPresent: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return async (isPresent) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isPresent })
  }
}

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`a passkey is added, signs in, and is removed (${locale})`, async ({ page }) => {
    const { number } = newUser()
    const setPresence = await addAuthenticator(page)
    await page.goto(`/${locale}/settings/accounts`)
    await signIn(page, number)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('passkeys.add') }).press('Enter')
    await expect(page.getByText(t('passkeys.added'))).toBeVisible()
    const passkeys = page.getByRole('list', { name: t('passkeys.heading') }).getByRole('listitem')
    await expect(passkeys).toHaveCount(1)
    await expectAccessible(page)

    await logOut(page, locale)
    // Browsers with conditional mediation offer the passkey in autofill.
    await page.getByRole('banner').locator('a[href*="/login"]').click()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()

    await setPresence(false)
    await logOut(page, locale)
    const dialog = await openLogin(page)
    await expectAccessible(page)
    await setPresence(true)
    await dialog.getByRole('button', { name: t('login.passkey') }).press('Enter')
    await expect(accountMenu(page)).toBeVisible()
    await expect(dialog).toBeHidden()

    await page.goto(`/${locale}/settings/accounts`)
    await passkeys.getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: t('deviceLimit.remove') }).click()
    await expect(passkeys).toHaveCount(0)
  })
}
