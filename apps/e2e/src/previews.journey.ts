import carouselBn from '@ott/catalogue-feature/deferred-messages.bn.json' with { type: 'json' }
import carouselEn from '@ott/catalogue-feature/deferred-messages.en.json' with { type: 'json' }
import identity from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import laterBn from '@ott/playback-feature/deferred-messages.bn.json' with { type: 'json' }
import laterEn from '@ott/playback-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { locales } from './messages.ts'

const messages = { en: { ...carouselEn, ...laterEn }, bn: { ...carouselBn, ...laterBn } }

/** Not found by role: under a modal it has none. */
const hero = (page: Page) => page.locator('main section').first()

/** The trailer, once it plays. It is slowed down, so that it does not end during the test on a busy machine. */
async function playingTrailer(container: Locator): Promise<Locator> {
  const trailer = container.locator('video[data-moved]')
  await trailer.evaluate((video: HTMLVideoElement) => { video.playbackRate = 0.1 })
  return trailer
}

/** Longer than the autoplay delay anywhere. */
const autoplayDelayMs = 3_000

async function expectPlaying(trailer: Locator, isPlaying: boolean): Promise<void> {
  await expect(trailer).toHaveJSProperty('paused', !isPlaying)
}

for (const locale of locales) {
  test(`the hero trailer starts muted and pauses under a dialog or by its button (${locale})`, async ({ page }) => {
    const t = messages[locale]
    await page.clock.install()
    await recordLayoutShifts(page)
    await page.goto(`/${locale}`)
    await waitForHydration(page)
    const before = await layoutShiftScore(page)
    await expect(page.locator('video')).toHaveCount(0)
    const trailer = await playingTrailer(hero(page))
    await expect(trailer).toHaveJSProperty('muted', true)
    await expectPlaying(trailer, true)
    expect((await layoutShiftScore(page)) - before).toBeLessThan(fontSwapTolerance)

    await openLogin(page)
    await expectPlaying(trailer, false)
    await page.clock.runFor(autoplayDelayMs)
    await expectPlaying(trailer, false)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectPlaying(trailer, true)

    await page.getByRole('button', { name: t['preview.unmute'] }).click()
    await expect(trailer).toHaveJSProperty('muted', false)
    // One button pauses the trailer and the slideshow.
    await expect(page.getByRole('button', { name: t['preview.pause'] })).toHaveCount(0)
    const slides = page.getByRole('group', { name: t['heroCarousel.choose'] }).getByRole('button')
    await expect(slides.first()).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: t['heroCarousel.pause'], exact: true }).click()
    await expectPlaying(trailer, false)
    await page.mouse.move(0, 0)
    await page.clock.runFor(4 * autoplayDelayMs)
    await expect(slides.first()).toHaveAttribute('aria-current', 'true')
    await openLogin(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(autoplayDelayMs)
    await expectPlaying(trailer, false)

    // A paused trailer stays paused on later pages, where it can be started.
    const pages = page.getByRole('navigation').first().getByRole('link')
    const home = await page.title()
    await pages.nth(1).click()
    await expect(page).toHaveURL(`/${locale}/movies`)
    // The URL changes before the page: going back earlier would not leave it.
    await expect(page).not.toHaveTitle(home)
    await pages.first().click()
    await expect(page).toHaveURL(`/${locale}`)
    const play = page.getByRole('button', { name: t['heroCarousel.play'], exact: true })
    await expect(play).toBeVisible()
    await page.clock.runFor(autoplayDelayMs)
    await expect(page.locator('video')).toHaveCount(0)
    await play.click()
    await expectPlaying(await playingTrailer(hero(page)), true)
  })
}

test('a hovered card plays its trailer alone until the pointer leaves', async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  const heroTrailer = await playingTrailer(hero(page))
  // The hero stays half in the viewport.
  const card = page.getByRole('main').getByRole('listitem').filter({ has: page.locator('a[href="/en/the-last-ferry"]') }).first()
  await card.getByRole('link').hover()
  await expectPlaying(await playingTrailer(card), true)
  await expectPlaying(heroTrailer, false)
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
  const hoverCard = second.getByRole('group')
  await expect(hoverCard).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // The hover card shows the focus of the link under it, until the focus moves into the card.
  const outline = () => hoverCard.evaluate((element) => getComputedStyle(element).boxShadow)
  const outlineOfLink = await outline()
  await page.keyboard.press('Tab')
  expect(await outline()).not.toBe(outlineOfLink)
  await expect(hoverCard.locator('a:not([tabindex]), button:enabled').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(hoverCard).toHaveCount(0)
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
  const trailer = await playingTrailer(hero(page))
  await expectPlaying(trailer, true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectPlaying(trailer, false)
})

test('the preview setting turns autoplay off and on', async ({ page }) => {
  await page.clock.install()
  await openLogin(page)
  await signIn(page, newUser().number)
  const settings = async () => {
    await page.goto('/en/settings/playback')
    return page.getByRole('switch', { name: identity['playbackSettings.previews'] })
  }
  const answered = (method: string) => page.waitForResponse((response) => response.request().method() === method && response.url().endsWith('/core/api/v1/users') && response.ok())
  await Promise.all([answered('PUT'), (await settings()).uncheck({ force: true })])
  const code = page.waitForResponse(/\/hero-preview-[^/]*\.js/)
  await Promise.all([answered('GET'), page.goto('/en')])
  await waitForHydration(page)
  await Promise.all([code, page.clock.runFor(autoplayDelayMs)])
  await page.clock.runFor(autoplayDelayMs)
  await expect(page.locator('video')).toHaveCount(0)

  const previews = await settings()
  await expect(previews).not.toBeChecked()
  await Promise.all([answered('PUT'), previews.check({ force: true })])
  await page.goto('/en')
  await expectPlaying(await playingTrailer(hero(page)), true)
})

test('a trailer plays with sound without sign-in, and its video stays protected', async ({ page }) => {
  await page.goto('/en/the-last-ferry')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Trailer', exact: true }).click()
  const trailer = page.getByRole('dialog', { name: 'Trailer: The Last Ferry' }).locator('video')
  await expectPlaying(trailer, true)
  await expect(trailer).toHaveJSProperty('muted', false)
  const trailerUrl = String(await trailer.evaluate((video: HTMLVideoElement) => video.currentSrc))
  const segmentUrl = trailerUrl.replace(/^(.*)\/trailers\/(\w+?)(?:-large)?\.mp4\?key=.*$/, '$1/media/$2/240p-00001.m4s')
  expect((await page.request.get(segmentUrl)).status()).toBe(403)
})
