import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { playedSeconds } from './playback.ts'
import { enter, newUser, openLogin, waitForHydration } from './user-steps.ts'

const leftOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().left))

for (const width of [360, 600, 768, 1280]) {
  test(`the parts of a title page have one left edge (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/detective-owl')
    const main = page.getByRole('main')
    const edges = {
      logo: await leftOf(page.getByRole('banner').getByRole('link').first()),
      name: await leftOf(main.getByRole('heading', { level: 1 })),
      episodes: await leftOf(main.getByRole('heading', { name: 'Episodes' })),
      cast: await leftOf(main.getByRole('heading', { name: 'Cast' })),
      similar: await leftOf(main.getByRole('heading', { name: 'More like this' })),
      // The highlight of a row is wider than the page; its content is not.
      episode: await main.locator('li:has(a[href*="/watch"])').first().evaluate((row) => Math.round(Math.min(...Array.from(row.querySelectorAll('*:not(:has(*))'), (part) => part.getBoundingClientRect()).flatMap(({ left, width: wide }) => (wide > 1 ? [left] : []))))),
      card: await leftOf(main.getByRole('list', { name: 'More like this' }).getByRole('link').first()),
    }
    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((part) => [part, edges.logo])))
  })
}

for (const width of [320, 360]) {
  test(`a phone switches the language in the header (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/en/movies')
    await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
    await expect(page).toHaveURL(/\/bn\/movies$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeInViewport()
  })
}

for (const width of [360, 1280]) {
  test(`the first window of a guest has one filled button, that of its hero (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/en')
    await waitForHydration(page)
    expect(await page.evaluate(filledControls)).toEqual([await page.getByRole('main').getByRole('link').first().textContent()])
  })
}

/** Runs in the page: the visible texts in boxes of the accent colour. */
function filledControls(): string[] {
  const accent = document.createElement('i')
  accent.style.color = 'var(--colour-accent)'
  document.body.append(accent)
  const { color } = getComputedStyle(accent)
  accent.remove()
  return Array.from(document.querySelectorAll<HTMLElement>('body *'), (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]')
    return isSeen && element.textContent && getComputedStyle(element).backgroundColor === color ? element.textContent : []
  }).flat()
}

test('the footer is one row with the logo at its start in a wide window', async ({ page }) => {
  await page.goto('/en/help')
  const footer = page.getByRole('contentinfo')
  const logo = footer.getByRole('link').first()
  expect(await leftOf(logo)).toBe(await leftOf(page.getByRole('banner').getByRole('link').first()))
  const [logoBox, ...groups] = await Promise.all([logo, ...(await footer.getByRole('heading').all())].map((part) => part.boundingBox()))
  expect(groups).toHaveLength(3)
  expect(groups.map((box) => box?.y)).toEqual(groups.map(() => groups[0]?.y))
  const starts = [logoBox, ...groups].map((box) => box?.x ?? 0)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  expect(groups[0]?.y).toBeLessThan((logoBox?.y ?? 0) + (logoBox?.height ?? 0))
})

test('badges do not cover the lettering of posters on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en')
  await waitForHydration(page)
  const covered = await page.evaluate(coveredByBadges)
  expect(covered.length).toBeGreaterThan(2)
  // The lowest 70 of 900 units of a drawn poster are free of lettering.
  expect(Math.max(...covered)).toBeLessThanOrEqual(70 / 900)
})

/** Runs in the page: the share of each poster's height that its badge covers, from below. */
function coveredByBadges(): number[] {
  return Array.from(document.querySelectorAll('main li a'), (card) => {
    const poster = card.querySelector('img')?.getBoundingClientRect()
    const badge = Array.from(card.querySelectorAll('*')).find(({ children, textContent }) => children.length === 0 && /^(New|Free|New season|Coming soon)$/.test(textContent))
    return poster && badge && poster.height > poster.width ? (poster.bottom - badge.getBoundingClientRect().top) / poster.height : []
  }).flat()
}

test('every way to log in is visible in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const dialog = await openLogin(page, '/en')
  for (const name of ['Send OTP', 'Facebook', 'Google', 'Apple', 'Log in with a passkey']) {
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('the header of a title page is clear until the page is scrolled', async ({ page }) => {
  await page.goto('/en/tram-24')
  await waitForHydration(page)
  const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').opacity)
  expect(await ground()).toBe('0')
  await page.mouse.wheel(0, 600)
  await expect.poll(ground).toBe('1')
})

test('the focus ring of a slide button is on its dot, clear of its neighbours', async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  const dot = page.getByRole('main').getByRole('button', { name: /^Title 2 of/ })
  await dot.focus()
  const rings = await dot.evaluate((button) => [getComputedStyle(button).boxShadow, getComputedStyle(button, '::after').boxShadow])
  expect(rings).toEqual(['none', expect.not.stringMatching(/^none$/)])
})

test('the way back from a dialog step and from the player has a clear arrow', async ({ page }) => {
  const heightOf = (control: Locator) => control.locator('svg').evaluate((icon) => icon.getBoundingClientRect().height)
  const dialog = await openLogin(page, '/en')
  await enter(dialog.getByRole('textbox', { name: 'Mobile number' }), newUser().number)
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  expect(await heightOf(dialog.getByRole('button', { name: 'Edit number' }))).toBeGreaterThanOrEqual(24)
  await page.goto('/en/hilsa/hilsa/watch')
  expect(await heightOf(page.getByRole('link', { name: 'Back' }))).toBeGreaterThanOrEqual(24)
})

test.describe('on a TV', () => {
  test('the title and the facts of a card are larger than in a window', async ({ page }) => {
    const sizes = []
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 1080 })
      await page.goto('/en/detective-owl')
      sizes.push(await cardSizes(page))
    }
    expect(sizes).toEqual([{ title: 16, facts: expect.closeTo(14.5, 0) }, { title: 18, facts: expect.closeTo(16.3, 0) }])
  })

  test('the controls of the player are 1.5 times as large', async ({ page }) => {
    const heights: number[] = []
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 1080 })
      await page.goto('/en/hilsa/hilsa/watch')
      await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(0)
      heights.push(await page.getByRole('button', { name: 'Audio, quality and speed' }).locator('svg').evaluate((icon) => icon.getBoundingClientRect().height))
    }
    expect(heights[1]).toBe(heights[0]! * 1.5)
  })
})

/** The font sizes of a card with its title. */
async function cardSizes(page: Page): Promise<{ title: number; facts: number }> {
  const lines = page.getByRole('list', { name: 'More like this' }).getByRole('link').first().locator('span:not(:has(*))')
  const [title = 0, facts = 0] = await lines.evaluateAll((spans) => spans.flatMap((span) => (span.textContent ? [Number.parseFloat(getComputedStyle(span).fontSize)] : [])))
  return { title, facts }
}
