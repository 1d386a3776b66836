import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectPlaying, playedSeconds } from './playback.ts'
import { product } from './product.ts'
import { openSession, removeAllDevices, restrict, signInOnSecondDevice } from './second-device.ts'
import { demoNumbers, newUser, signIn } from './user-steps.ts'

/** The bound of the product. */
const maxDriftSeconds = 0.3

test('two subscribers watch together: the guest joins late, and follows play, pause and seeks of the host', async ({ browser }) => {
  test.setTimeout(180_000)
  const { host, guest, link } = await watchTogether(browser)
  await expect(notice(host)).toHaveText('Viewer 2 joined')
  // The films are short.
  await host.keyboard.press('0')
  await expectTogether(host, guest)

  await host.keyboard.press('k')
  await expect(video(guest)).toHaveJSProperty('paused', true)
  await expect(guest.getByText('Paused by Viewer 1')).toBeVisible()
  await expect.poll(() => apartSeconds(host, guest)).toBeLessThan(0.1)
  const play = guest.getByRole('button', { name: 'Play' }).first()
  await expect(play).toHaveAttribute('aria-disabled', 'true')
  await guest.keyboard.press('k')
  await expect(notice(guest)).toHaveText('Only Viewer 1 can play, pause and seek in this watch party.')
  await expect(video(guest)).toHaveJSProperty('paused', true)
  await expectAccessible(guest)

  await host.keyboard.press('3')
  await expect.poll(() => apartSeconds(host, guest)).toBeLessThan(0.1)
  await host.keyboard.press('k')
  await expect(video(guest)).toHaveJSProperty('paused', false)
  await expectTogether(host, guest)
  await host.keyboard.press('1')
  await expectTogether(host, guest)

  await openPanel(host)
  await host.getByRole('button', { name: 'Leave the party' }).click()
  await expect(host).not.toHaveURL(/party=/)
  await expect(notice(guest)).toContainText('You now control playback')
  await guest.keyboard.press('k')
  await expect(video(guest)).toHaveJSProperty('paused', true)
  await openPanel(guest)
  await guest.getByRole('button', { name: 'End for everyone' }).click()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'This watch party is over' })).toBeVisible()
  await Promise.all([host, guest].map((page) => page.context().close()))
})

test('an invitation leads through login to what the viewer lacks, on a phone', async ({ browser }) => {
  const host = await openAs(browser, demoNumbers.subscriber)
  const link = await startParty(host, '/en/the-last-ferry')
  const context = await browser.newContext({ baseURL: product.site, viewport: { width: 360, height: 740 } })
  const stranger = await context.newPage()
  await removeAllDevices(demoNumbers.withoutPlan)
  await stranger.goto(link)
  await expect(stranger).toHaveURL(/\/login\?redirect=/)
  await signIn(stranger, demoNumbers.withoutPlan)
  await expect(stranger.getByRole('heading', { name: 'Your plan doesn’t include this title' })).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', `/en/plans?title=${encodeURIComponent(link.slice(link.indexOf('/en') + 3))}`)
  await expectAccessible(stranger)
  await Promise.all([host.context(), context].map((each) => each.close()))
})

test('a guest gives the PIN, follows the host to the next episode, and is asked again there once that is needed', async ({ browser }) => {
  test.setTimeout(180_000)
  const { number } = newUser()
  await restrict(await signInOnSecondDevice(number), number, { maturityRating: 'U', restrictedTitles: 'ask' })
  const [host, guest] = [await openAs(browser, demoNumbers.subscriber), await openAs(browser, number)]
  const link = await startParty(host, '/en/detective-owl/owl-s1e2/watch')
  await guest.goto(link)
  await enterPin(guest)
  await expectPlaying(guest)
  await host.keyboard.press('0')
  await expectTogether(host, guest)

  const pathOf = (page: Page) => new URL(page.url()).pathname
  const firstEpisode = pathOf(host)
  await host.keyboard.press('n')
  await expect.poll(() => pathOf(host)).not.toBe(firstEpisode)
  await expect.poll(() => pathOf(guest)).toBe(pathOf(host))
  await expect(guest).toHaveURL(/[?&]party=/)
  await expectPlaying(guest)
  await expectTogether(host, guest)

  await guest.evaluate(() => sessionStorage.removeItem('parental-grant'))
  await host.keyboard.press('n')
  await enterPin(guest)
  await expectPlaying(guest)
  expect(pathOf(guest)).toBe(pathOf(host))
  await expectTogether(host, guest)
  await Promise.all([host, guest].map((page) => page.context().close()))
})

test('an outage of 30 seconds stops nobody, and the party goes on where the host is', async ({ browser }) => {
  test.setTimeout(180_000)
  const { host, guest } = await watchTogether(browser)
  // The films are short.
  for (const rate of [0.75, 0.5]) {
    await host.keyboard.press('<')
    await expect(host.getByRole('status').filter({ hasText: `${rate} ×` })).toBeAttached()
    await expect(video(host)).toHaveJSProperty('playbackRate', rate)
  }
  await host.keyboard.press('0')
  await expectTogether(host, guest)

  const isParty = /\/parties\//
  for (const page of [host, guest]) await page.route(isParty, (route) => route.abort())
  const lost = guest.getByText('The connection to the watch party was lost. Reconnecting…')
  await expect(lost).toBeVisible({ timeout: 20_000 })
  const begin = await playedSeconds(guest)
  await expect.poll(() => playedSeconds(guest), { timeout: 60_000 }).toBeGreaterThan(begin + 30 * 0.5)
  await expect.poll(() => apartSeconds(host, guest)).toBeLessThan(maxDriftSeconds)
  await host.keyboard.press('k')
  await expect(video(host)).toHaveJSProperty('paused', true)
  await expect(video(guest)).toHaveJSProperty('paused', false)

  for (const page of [host, guest]) await page.unroute(isParty)
  await expect(video(guest)).toHaveJSProperty('paused', true, { timeout: 20_000 })
  await expect(lost).toBeHidden()
  await expect.poll(() => apartSeconds(host, guest)).toBeLessThan(0.1)
  await host.keyboard.press('k')
  await expectTogether(host, guest)
  await Promise.all([host, guest].map((page) => page.context().close()))
})

/** A guest joins the party of a host. */
async function watchTogether(browser: Browser): Promise<{ host: Page; guest: Page; link: string }> {
  const [host, guest] = [await openAs(browser, demoNumbers.subscriber), await openAs(browser, demoNumbers.atLimit)]
  const link = await startParty(host, '/en/the-last-ferry')
  await host.keyboard.press('0')
  await guest.goto(link)
  await expectPlaying(guest)
  return { host, guest, link }
}

async function enterPin(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Enter your PIN' }).locator('input').first()).toBeFocused({ timeout: 20_000 })
  await page.keyboard.type('2468')
  await page.keyboard.press('Enter')
}

async function openAs(browser: Browser, number: string): Promise<Page> {
  await removeAllDevices(number)
  const context = await browser.newContext({ baseURL: product.site })
  await openSession(context, number)
  return context.newPage()
}

/** Plays a title and starts a party with it. Returns the link that invites. */
async function startParty(page: Page, path: string): Promise<string> {
  await page.goto(path)
  if (!path.endsWith('/watch')) await page.getByRole('link', { name: /^(Watch Now|Resume|Watch Again)/ }).first().click()
  await expectPlaying(page)
  await openPanel(page)
  await page.getByRole('button', { name: 'Start a watch party' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to the watch party' }).inputValue()
  await expect(page).toHaveURL(/[?&]party=[0-9a-f]{24}/)
  await page.keyboard.press('Escape')
  return link
}

async function openPanel(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(400, 320)
  await page.getByRole('button', { name: 'Watch party', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Watch party' })).toBeVisible()
}

const video = (page: Page) => page.locator('video')

/** The live region of the player. */
const notice = (page: Page) => page.getByRole('region', { name: /^Player/ }).locator('[aria-live="polite"]')

/** How far two players of one machine, and so of one clock, are apart. */
async function apartSeconds(one: Page, other: Page): Promise<number> {
  const read = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => ({ seconds: element.currentTime, at: Date.now() / 1_000, isPaused: element.paused }))
  const [first, second] = await Promise.all([read(one), read(other)])
  const between = first.isPaused ? 0 : first.at - second.at
  return Math.abs(first.seconds - second.seconds - between)
}

/** They come together within some seconds, and stay so over ten steps of the guest's clock. */
async function expectTogether(host: Page, guest: Page): Promise<void> {
  const isMoving = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => !element.paused && !element.seeking && element.readyState > element.HAVE_CURRENT_DATA)
  await expect.poll(async () => (await isMoving(host)) && (await isMoving(guest)) && apartSeconds(host, guest).then((seconds) => seconds < maxDriftSeconds), { timeout: 15_000 }).toBe(true)
  const drifts: number[] = []
  for (let step = 0; step < 10; step += 1) {
    await video(guest).evaluate((element: HTMLVideoElement) => new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true })))
    drifts.push(await apartSeconds(host, guest))
  }
  test.info().annotations.push({ type: 'drift in ms', description: drifts.map((drift) => Math.round(drift * 1_000)).join(' ') })
  expect(Math.max(...drifts)).toBeLessThan(maxDriftSeconds)
}
