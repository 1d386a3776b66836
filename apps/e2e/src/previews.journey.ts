import identity from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import laterBn from '@ott/playback-feature/deferred-messages.bn.json' with { type: 'json' }
import laterEn from '@ott/playback-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { locales } from './messages.ts'

const messages = { en: laterEn, bn: laterBn }

/** Not found by role: under a modal it has none. */
const hero = (page: Page) => page.locator('main section').first()

/** The trailer, once it plays. It is slowed down, so that it does not end during the test on a busy machine. */
async function movingTrailer(place: Locator): Promise<Locator> {
  const film = place.locator('video[data-moved]')
  await film.evaluate((video: HTMLVideoElement) => { video.playbackRate = 0.1 })
  return film
}

/** Longer than the autoplay delay anywhere. */
const autoplayDelayMs = 3_000

async function expectRuns(film: Locator, runs: boolean): Promise<void> {
  await expect(film).toHaveJSProperty('paused', !runs)
}

for (const locale of locales) {
  test(`the hero trailer in ${locale} starts muted and pauses under a dialog or by its button`, async ({ page }) => {
    const t = messages[locale]
    await page.clock.install()
    await recordLayoutShifts(page)
    await page.goto(`/${locale}`)
    await waitForHydration(page)
    const before = await layoutShiftScore(page)
    await expect(page.locator('video')).toHaveCount(0)
    const film = await movingTrailer(hero(page))
    await expect(film).toHaveJSProperty('muted', true)
    await expectRuns(film, true)
    expect((await layoutShiftScore(page)) - before).toBeLessThan(fontSwapTolerance)

    await openLogin(page)
    await expectRuns(film, false)
    await page.clock.runFor(autoplayDelayMs)
    await expectRuns(film, false)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectRuns(film, true)

    await page.getByRole('button', { name: t['preview.unmute'] }).click()
    await expect(film).toHaveJSProperty('muted', false)
    await page.getByRole('button', { name: t['preview.pause'] }).click()
    await expectRuns(film, false)
    await openLogin(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(autoplayDelayMs)
    await expectRuns(film, false)

    // A paused trailer stays paused on later pages, where it can be started.
    const places = page.getByRole('navigation').first().getByRole('link')
    const home = await page.title()
    await places.nth(1).click()
    await expect(page).toHaveURL(`/${locale}/movies`)
    // The URL changes before the page: going back earlier would not leave it.
    await expect(page).not.toHaveTitle(home)
    await places.first().click()
    await expect(page).toHaveURL(`/${locale}`)
    const play = page.getByRole('button', { name: t['preview.play'] })
    await expect(play).toBeVisible()
    await page.clock.runFor(autoplayDelayMs)
    await expect(page.locator('video')).toHaveCount(0)
    await play.click()
    await expectRuns(await movingTrailer(hero(page)), true)
  })
}

test('a hovered card plays its trailer alone until the pointer leaves', async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  const ofHero = await movingTrailer(hero(page))
  // The hero stays half in the viewport.
  const card = page.getByRole('main').getByRole('listitem').filter({ has: page.locator('a[href="/en/the-last-ferry"]') }).first()
  await card.getByRole('link').hover()
  await expectRuns(await movingTrailer(card), true)
  await expectRuns(ofHero, false)
  await page.mouse.move(0, 0)
  await expect(card.locator('video')).toHaveCount(0)
})

test('a hover card opens on keyboard focus, can be tabbed through and closes on Escape', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/en')
  await waitForHydration(page)
  const before = await layoutShiftScore(page)
  const cards = page.getByRole('main').locator('[data-item-list]').first().getByRole('listitem')
  const [first, second] = [cards.nth(0), cards.nth(1)]
  await first.getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  const lifted = second.getByRole('group')
  await expect(lifted).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // The hover card shows the focus of the link under it, until the focus moves into the card.
  const halo = () => lifted.evaluate((element) => getComputedStyle(element).boxShadow)
  const ofItsCard = await halo()
  await page.keyboard.press('Tab')
  expect(await halo()).not.toBe(ofItsCard)
  await expect(lifted.locator('a:not([tabindex]), button:enabled').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lifted).toHaveCount(0)
  await expect(second.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cards.nth(2).getByRole('link')).toBeFocused()
  await expect(cards.nth(2).getByRole('group')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(cards.nth(2).getByRole('group')).toHaveCount(0)
  expect((await layoutShiftScore(page)) - before).toBeLessThan(fontSwapTolerance)
})

test('reduced motion stops and prevents autoplay', async ({ page }) => {
  const trailers: string[] = []
  page.on('request', (request) => { if (request.url().includes('/trailers/')) trailers.push(request.url()) })
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const code = page.waitForResponse(/\/idle-mounts-[^/]*\.js/)
  await page.goto('/en')
  await waitForHydration(page)
  await code
  const card = page.getByRole('main').locator('a[href="/en/the-last-ferry"]').first()
  await page.clock.runFor(autoplayDelayMs)
  await card.hover()
  await page.clock.runFor(autoplayDelayMs)
  await expect(page.locator('video')).toHaveCount(0)
  expect(trailers).toEqual([])

  await page.mouse.move(0, 0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => scrollTo(0, 0))
  const film = await movingTrailer(hero(page))
  await expectRuns(film, true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectRuns(film, false)
})

test('the preview setting turns autoplay off and on', async ({ page }) => {
  await page.clock.install()
  await openLogin(page)
  await signIn(page, newUser().number)
  const settings = async () => {
    await page.goto('/en/settings/playback')
    return page.getByRole('switch', { name: identity['playbackSettings.previews'] })
  }
  const kept = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await Promise.all([kept(), (await settings()).uncheck({ force: true })])
  await Promise.all([page.waitForResponse(/\/core\/api\/v1\/users$/), page.goto('/en')])
  await waitForHydration(page)
  await page.clock.runFor(autoplayDelayMs)
  await expect(page.locator('video')).toHaveCount(0)

  const previews = await settings()
  await expect(previews).not.toBeChecked()
  await Promise.all([kept(), previews.check({ force: true })])
  await page.goto('/en')
  await expectRuns(await movingTrailer(hero(page)), true)
})

test('a trailer plays with sound without sign-in, and its video stays protected', async ({ page }) => {
  await page.goto('/en/the-last-ferry')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Trailer', exact: true }).click()
  const trailer = page.getByRole('dialog', { name: 'Trailer: The Last Ferry' }).locator('video')
  await expectRuns(trailer, true)
  await expect(trailer).toHaveJSProperty('muted', false)
  const address = String(await trailer.evaluate((video: HTMLVideoElement) => video.currentSrc))
  const film = address.replace(/^(.*)\/trailers\/(\w+)\.mp4$/, '$1/media/$2/240p-00001.m4s')
  expect((await page.request.get(film)).status()).toBe(403)
})
