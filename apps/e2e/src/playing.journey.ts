import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectPlaying, secondsPlayed } from './film.ts'

const onItsWay = { key: '**/entitlement?*', manifest: '**/media/*/manifest.mpd', 'first piece': '**/media/*/*-00001.m4s' }

for (const [name, address] of Object.entries(onItsWay)) {
  test(`a film begins when its ${name} comes after the click`, async ({ page }) => {
    const release = await holdBack(page, address)
    await page.goto('/en/hilsa')
    const asked = page.waitForRequest(address)
    await page.getByRole('link', { name: 'Watch Now' }).first().hover()
    await asked
    await page.getByRole('link', { name: 'Watch Now' }).first().click()
    await expect(page.locator('video')).toBeAttached()
    release()
    await expectPlaying(page)
  })
}

test('what was made ready for the pointer is what plays', async ({ page }) => {
  await page.goto('/en/hilsa')
  const piece = page.waitForResponse(onItsWay['first piece'])
  await page.getByRole('link', { name: 'Watch Now' }).first().hover()
  await piece
  const manifests: string[] = []
  page.on('request', (request) => { if (request.url().endsWith('.mpd')) manifests.push(request.url()) })
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
  expect(manifests).toEqual([])
})

test('a watch address comes with its player and a key', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto('/en/hilsa/hilsa/watch')
  expect(await answer?.text()).toMatch(/data-preloads="[^"]*\/engine-/)
  await expectPlaying(page)
  expect(asked.filter((url) => url.includes('action=PREPARE'))).toEqual([])
})

test('a film that is paused stays so when its place is kept', async ({ page }) => {
  await page.goto('/en/hilsa')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expect.poll(() => secondsPlayed(page), { timeout: 30_000 }).toBeGreaterThan(6)
  await page.keyboard.press('k')
  const place = await secondsPlayed(page)
  await page.keyboard.press('l')
  await expect.poll(() => secondsPlayed(page)).toBeCloseTo(place + 10, 0)
  await expect(page.locator('video')).toHaveJSProperty('paused', true)
})

async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
