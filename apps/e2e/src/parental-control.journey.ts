import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { expectPlaying, playToTheEnd } from './playback.ts'
import { product } from './product.ts'
import { openSession, removeAllDevices, restrict, signInOnSecondDevice } from './second-device.ts'
import { demoNumbers, enterCode, logOut, newUser, signIn } from './user-steps.ts'

const settingsPath = '/settings/parental-control'

/** Words of other features than settings. */
const words = {
  en: { notFound: 'Page not found', watch: 'Watch Now', locked: 'Needs the PIN', pinRequired: 'This title needs your PIN', enterPin: 'Enter PIN', attemptsLeft: (count: number) => `Incorrect PIN. ${count} attempt`, lockedOut: /Try again in 1[45] minutes/ },
  bn: { notFound: 'পাতাটি পাওয়া গেল না', watch: 'এখনই দেখুন', locked: 'পিন লাগবে', pinRequired: 'এটি দেখতে পিন লাগবে', enterPin: 'পিন দিন', attemptsLeft: (count: number) => `আর ${'০১২৩৪'[count]} বার`, lockedOut: /১[৪৫] মিনিট পরে/ },
}

type Choice = { pin: string; rating: 'U' | 'U/A 13+'; mode: 'ask' | 'hide' }

const firstDigit = (page: Page) => page.locator('input[inputmode="numeric"]').first()

async function enterPin(page: Page, pin: string): Promise<void> {
  await expect(firstDigit(page)).toBeFocused()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
}

/** From the settings page, by keyboard alone. */
async function choose(page: Page, locale: Locale, number: string, { pin, rating, mode }: Choice): Promise<void> {
  const t = createTranslator(locale)
  const since = new Date()
  await expect(firstDigit(page)).toBeFocused()
  await page.keyboard.type(pin)
  await page.getByRole('radio', { name: t(rating === 'U' ? 'parental.level.U' : 'parental.levelFrom', { rating }), exact: true }).press('Space')
  await page.getByRole('radio', { name: t(`parental.${mode}`) }).press('Space')
  await page.keyboard.press('Enter')
  await enterCode(page, `+91${number}`, since)
  await expect(page.getByText(t('parental.changed.on'))).toBeVisible()
}

async function turnOff(page: Page, locale: Locale, number: string): Promise<void> {
  const t = createTranslator(locale)
  await page.goto(`/${locale}${settingsPath}`)
  const since = new Date()
  await page.getByRole('button', { name: t('parental.turnOff') }).press('Enter')
  await enterCode(page, `+91${number}`, since)
  await expect(page.getByText(t('parental.changed.off'))).toBeVisible()
}

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`every start asks for the PIN, which locks, is forgotten and replaced, until the control is off (${locale})`, async ({ page }) => {
    // Four codes, two videos and five wrong PINs.
    test.setTimeout(120_000)
    const { number } = newUser()
    await page.goto(`/${locale}${settingsPath}`)
    await signIn(page, number)
    await page.getByRole('button', { name: t('parental.turnOn') }).press('Enter')
    await expectAccessible(page)
    await choose(page, locale, number, { pin: '2468', rating: 'U', mode: 'ask' })
    await expectAccessible(page)

    await page.goto(`/${locale}/hilsa`)
    await expect(page.getByRole('main').getByText(words[locale].locked).first()).toBeVisible()
    await page.getByRole('link', { name: words[locale].watch }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: t('pin.title') })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByText(words[locale].pinRequired)).toBeVisible()
    await page.getByRole('button', { name: words[locale].enterPin }).press('Enter')
    for (const attemptsLeft of [4, 3, 2, 1]) {
      await enterPin(page, '0000')
      await expect(dialog.getByText(words[locale].attemptsLeft(attemptsLeft))).toBeVisible()
    }
    await enterPin(page, '0000')
    await expect(dialog.getByText(words[locale].lockedOut)).toBeVisible()

    await dialog.getByRole('link', { name: t('pin.forgot') }).press('Enter')
    await page.getByRole('button', { name: t('parental.change') }).press('Enter')
    await choose(page, locale, number, { pin: '1357', rating: 'U', mode: 'ask' })

    // A deep link asks as well, and a reload of the tab does not ask again.
    await page.goto(`/${locale}/hilsa/hilsa/watch`)
    await enterPin(page, '1357')
    await expectPlaying(page)
    await page.reload()
    await expectPlaying(page)
    await expect(dialog).toBeHidden()

    await turnOff(page, locale, number)
    await page.goto(`/${locale}/hilsa/hilsa/watch`)
    await expectPlaying(page)
  })

  test(`hidden titles are absent from pages, search and links until the control is off (${locale})`, async ({ page }) => {
    test.slow()
    const { number } = newUser()
    await page.goto(`/${locale}${settingsPath}`)
    await signIn(page, number)
    await page.getByRole('button', { name: t('parental.turnOn') }).press('Enter')
    await choose(page, locale, number, { pin: '2468', rating: 'U/A 13+', mode: 'hide' })

    for (const path of ['', '/movies', '/shows', '/genre/romance', '/search?search=umbrella']) {
      const response = await page.goto(`/${locale}${path}`)
      const html = await response?.text()
      expect.soft(html, `the document of ${path}`).not.toContain('umbrella-season')
      await expect.soft(page.locator('a[href*="umbrella-season"]'), path).toHaveCount(0)
    }
    expect((await page.goto(`/${locale}/umbrella-season`))?.status()).toBe(404)

    // The answer to this call of the page sets the cookie again.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/session')))
    // Without its cookie the web server takes this browser for a guest.
    await page.context().clearCookies({ name: 'session' })
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/session', async (route) => {
      await isSeen
      await route.continue()
    })
    const guest = await page.goto(`/${locale}/umbrella-season`)
    expect(guest?.status()).toBe(200)
    await expect(page.locator('html')).toBeHidden()
    goOn()
    await expect(page.getByRole('heading', { name: words[locale].notFound })).toBeVisible()
    expect((await page.reload())?.status()).toBe(404)

    await turnOff(page, locale, number)
    expect((await page.goto(`/${locale}/umbrella-season`))?.status()).toBe(200)
  })
}

test('the PIN of a user who left does not open titles of the next one', async ({ page }) => {
  test.slow()
  const [first, second] = [newUser().number, newUser().number]
  for (const number of [first, second]) {
    await page.goto(`/en${settingsPath}`)
    await signIn(page, number)
    await page.getByRole('button', { name: 'Turn on' }).press('Enter')
    await choose(page, 'en', number, { pin: '2468', rating: 'U', mode: 'ask' })
    await page.goto('/en/hilsa/hilsa/watch')
    const dialog = page.getByRole('dialog', { name: 'Enter your PIN' })
    await expect(dialog).toBeVisible()
    if (number === second) return
    await enterPin(page, '2468')
    await expectPlaying(page)
    await page.goto('/en')
    await logOut(page)
  }
})

test('the next episode asks for the PIN once its grant has expired (PAR-12)', async ({ page }) => {
  test.slow()
  const { number } = newUser()
  await restrict(await signInOnSecondDevice(number), number, { maturityRating: 'U', restrictedTitles: 'ask' })
  await openSession(page.context(), number)
  await page.goto('/en/detective-owl/owl-s1e2/watch')
  const dialog = page.getByRole('dialog', { name: 'Enter your PIN' })
  await enterPin(page, '2468')
  await expectPlaying(page)
  await page.evaluate(() => sessionStorage.removeItem('parental-grant'))
  await playToTheEnd(page)
  // Nothing counts down to a question.
  const card = page.getByRole('region', { name: 'Next episode' })
  await expect(card).toBeVisible({ timeout: 20_000 })
  await expect(card).not.toContainText(/seconds?/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/owl-s1e3\/watch$/)
  await expect(dialog).toBeVisible()
  await enterPin(page, '2468')
  await expectPlaying(page)
})

test('a TV asks for the PIN as well', async ({ page, browser }) => {
  test.slow()
  const number = demoNumbers.subscriber
  await removeAllDevices(number)
  await page.goto(`/en${settingsPath}`)
  await signIn(page, number)
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  await choose(page, 'en', number, { pin: '2468', rating: 'U', mode: 'ask' })
  try {
    const context = await browser.newContext()
    const tv = await context.newPage()
    await tv.goto(`${product.sandbox}/tv?language=en&polls=fast`)
    await expect(tv.locator('#code')).toHaveText(/-/)
    await page.goto(`/en/activate?code=${(await tv.locator('#code').textContent()) ?? ''}`)
    await page.getByRole('button', { name: 'Allow' }).click()
    await tv.locator('#row button').first().click()
    const pin = tv.getByLabel('PIN')
    await pin.fill('0000')
    await pin.press('Enter')
    await expect(tv.getByRole('status')).toHaveText('The PIN is incorrect.')
    await pin.fill('2468')
    await pin.press('Enter')
    await expect.poll(() => tv.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 }).toBeGreaterThan(1)
    await context.close()
  } finally {
    // Other journeys use this account.
    await turnOff(page, 'en', number)
  }
})
