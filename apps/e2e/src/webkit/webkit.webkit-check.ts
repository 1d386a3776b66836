import { captionLines, cueAfter3 } from '../captions.ts'
import { openConnection } from '../connection.ts'
import { latestCode } from '../outbox.ts'
import { shortenManifests } from '../playback.ts'
import { newUser } from '../user-steps.ts'
import { By, expect, Key, test } from './webkit.ts'
import type { WebKit } from './webkit.ts'

const tram = By.css('main a[href="/en/tram-24"]')

for (const width of [1280, 360]) {
  test(`a title opens in a modal inside the window, over an inert page (${width} px)`, async ({ webkit }) => {
    await (width < 600 ? webkit.openNarrow('/en', width, 740) : webkit.open('/en'))
    await webkit.click(tram)
    await webkit.expect(() => document.querySelector('[role=dialog]')?.textContent?.includes('Cast')).toBe(true)
    await webkit.expect(() => document.querySelector('[role=dialog]')?.getBoundingClientRect().top).toBe(40)
    for (let press = 0; press < 12; press += 1) await webkit.type(Key.TAB)
    expect(await webkit.run(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    await webkit.type(Key.ESCAPE)
    await webkit.expect(() => document.querySelectorAll('[role=dialog]').length).toBe(0)
    await webkit.expect(() => document.activeElement?.getAttribute('href')).toBe('/en/tram-24')
  })
}

for (const width of [1280, 360]) {
  test(`the badges of a card in a grid are visible (${width} px)`, async ({ webkit }) => {
    await (width < 600 ? webkit.openNarrow('/en/genre/drama', width, 740) : webkit.open('/en/genre/drama'))
    await webkit.shown(By.css('main li a'))
    const { badges, clipped } = await webkit.run(clippedBadges)
    expect(badges).toBeGreaterThan(0)
    expect(clipped).toEqual([])
  })
}

test('a link at the foot of a page opens the next page at its top', async ({ webkit }) => {
  await webkit.open('/en')
  // Rows that load near the foot would move the link away from a pointer.
  await webkit.run(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    document.querySelector<HTMLElement>('footer a[href="/en/help"]')?.click()
  })
  await webkit.expect(() => document.querySelector('h1')?.textContent).toBe('How can we help?')
  expect(await webkit.run(() => scrollY)).toBe(0)
})

test('a returning user gets the offline page, which recovers with the connection', async ({ webkit }) => {
  const connection = await openConnection()
  await webkit.open(`${connection.site}/en`)
  await webkit.expect(() => navigator.serviceWorker.controller?.state).toBe('activated')
  await connection.cut()
  await webkit.driver.get(`${connection.site}/en/movies`)
  await webkit.expect(() => document.querySelector('h1')?.textContent).toBe('You’re offline')
  await connection.restore()
  await webkit.click(By.css('a[href=""]'))
  await webkit.shown(By.css('header'))
  await connection.cut()
})

test('a code sent by SMS signs in', async ({ webkit }) => {
  const { number } = newUser()
  await webkit.open('/en')
  await webkit.click(By.css('header a[href*="/login"]'))
  await webkit.click(By.css('[role=dialog] input[type=tel]'))
  await webkit.type(number)
  const since = new Date()
  await webkit.type(Key.ENTER)
  await webkit.expect(() => document.activeElement?.getAttribute('autocomplete')).toBe('one-time-code')
  await webkit.type(await latestCode(`+91${number}`, since), Key.ENTER)
  await webkit.shown(By.css('header summary'))
  await webkit.expect(() => document.querySelector('[role=dialog]')).toBeNull()
})

test('a video plays, and each caption is shown once after seeks', async ({ webkit }) => {
  await watchHilsa(webkit)
  await webkit.type('c')
  await webkit.shown(By.css(captionLines))
  const captions = (lines: string) => Array.from(document.querySelectorAll(lines), ({ textContent }) => textContent)
  for (const key of [Key.ARROW_RIGHT, Key.ARROW_LEFT, Key.ARROW_RIGHT]) {
    await webkit.type(key, '3')
    await webkit.expect(captions, captionLines).toEqual([cueAfter3.en])
  }
})

test('a video that is longer than its manifest says ends with the manifest', async ({ webkit }) => {
  await watchHilsa(webkit, shortenManifests)
  await webkit.type('9')
  const replay = By.xpath('//button[.="Watch again"]')
  await webkit.click(replay)
  await webkit.expect(currentTime).toBeLessThan(5)
  await webkit.expect(() => document.querySelector('video')?.paused).toBe(false)
})

async function watchHilsa(webkit: WebKit, before: () => void = () => {}): Promise<void> {
  await webkit.open('/en/hilsa')
  await webkit.run(before)
  await webkit.click(By.css('main a[href*="/watch"]'))
  await webkit.expect(currentTime).toBeGreaterThan(1)
  expect(await webkit.run(() => document.querySelector('video')?.videoHeight)).toBeGreaterThan(0)
}

const currentTime = () => document.querySelector('video')?.currentTime ?? 0

/** Runs in the page: how many badges the cards have, and the texts of those that another box clips. */
function clippedBadges(): { badges: number; clipped: string[] } {
  const badges = Array.from(document.querySelectorAll<HTMLElement>('main li a [aria-hidden=true]')).filter(({ textContent }) => /^(CC|AD|ISL|SL)$/.test(textContent))
  const clips = (badge: Element, around: Element | null): boolean => {
    if (!around?.closest('a')) return false
    const [inner, outer] = [badge.getBoundingClientRect(), around.getBoundingClientRect()]
    return (getComputedStyle(around).overflowY !== 'visible' && inner.bottom > outer.bottom + 1) || clips(badge, around.parentElement)
  }
  return { badges: badges.length, clipped: badges.filter((badge) => clips(badge, badge.parentElement)).map(({ textContent }) => textContent) }
}
