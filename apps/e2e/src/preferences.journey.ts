import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { clippedContent } from './clipped-content.ts'
import { publicPaths, userPaths } from './page-paths.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

const pages = ['', '/hilsa', '/search?search=tram', '/login', '/help']

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

test('in forced colours what only its colour told from the page has an edge and an opaque ground, and what is focused an outline', async ({ page }) => {
  for (const path of pages) {
    await page.emulateMedia({ forcedColors: 'none' })
    await open(page, `/en${path}`)
    const filled = await page.evaluateHandle(filledControls)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await filled.evaluate(withoutEdge), path).toEqual([])
    // Grounds take a moment to change.
    await expect.soft.poll(() => filled.evaluate(seeThrough), path).toEqual([])
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      expect.soft(await page.evaluate(focusWithoutOutline), path).toBeNull()
    }
  }
})

/** Runs in the page: the controls that have a ground of their own. */
function filledControls(): Element[] {
  return Array.from(document.querySelectorAll('a, button, input:not([aria-hidden]), select, textarea')).filter((control) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(control)
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    const isInSight = control.getBoundingClientRect().bottom > 0 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isFilled && isInSight
  })
}

function withoutEdge(controls: Element[]): string[] {
  const hasEdge = (control: Element) => {
    const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(control)
    return (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none'
  }
  return controls.filter((control) => !hasEdge(control)).map((control) => control.outerHTML.slice(0, 160))
}

/** The viewer's colours are for their own ground: a picture below would swallow them. */
function seeThrough(controls: Element[]): string[] {
  const isSeeThrough = (control: Element) => / 0\.\d+\)$/.test(getComputedStyle(control).backgroundColor)
  return controls.filter(isSeeThrough).map((control) => control.outerHTML.slice(0, 160))
}

/** Runs in the page: what has the focus and does not show it; null when it does. */
function focusWithoutOutline(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // A field's frame, or a box beside the hidden control that it is drawn for.
  const place = focused.matches('[data-halo="elsewhere"]') ? (focused.parentElement?.parentElement ?? focused) : focused
  const shows = [place, ...place.querySelectorAll('*')].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  return shows ? null : focused.outerHTML.slice(0, 160)
}

test('nothing moves for who wants less motion, and no trailer begins', async ({ page }) => {
  const trailers: string[] = []
  page.on('request', (request) => { if (request.url().includes('/trailers/')) trailers.push(request.url()) })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    await open(page, `/en${path}`)
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    expect.soft(moving, path).toBe(0)
    await expect(page.locator('video')).toHaveCount(0)
  }
  expect(trailers).toEqual([])
})

test('every text is seven times as bright as its ground, or a seventh, for who wants more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  for (const path of pages) {
    await open(page, `/en${path}`)
    expect.soft(await axeViolations(page, { runOnly: ['color-contrast-enhanced'] }), path).toEqual([])
  }
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const locale of locales) {
    test(`every page in ${locale} can be read and used without turning it sideways`, async ({ page }) => {
      // So many screens are much for a machine that is busy.
      test.slow()
      for (const path of publicPaths) {
        await open(page, `/${locale}${path}`)
        expect.soft(await page.evaluate(clippedContent), path).toEqual([])
      }
    })
  }

  test('so can the viewer’s own', async ({ page }) => {
    test.slow()
    await openLogin(page)
    await signIn(page, newUser().number)
    for (const path of userPaths.flatMap((path) => [`/en${path}`, `/bn${path}`])) {
      await open(page, path)
      expect.soft(await page.evaluate(clippedContent), path).toEqual([])
    }
  })
})

test('a Bengali page has Latin digits for who wants those, from the server on', async ({ page }) => {
  const t = createTranslator('bn')
  await page.goto('/bn/settings/accounts')
  await signIn(page, newUser().number)
  await page.getByRole('switch', { name: t('reading.digits') }).click()
  const year = page.getByRole('contentinfo').getByText(/© ?20\d\d/)
  await expect(year).toBeVisible()
  expect(await (await page.request.get('/bn')).text()).toMatch(/© ?20\d\d/)
  await page.reload()
  await waitForHydration(page)
  await expect(year).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('anybody has a Bengali page in Latin digits by a link at its foot, which stay until its own are chosen again', async ({ page }) => {
    const year = (digits: RegExp) => page.getByRole('contentinfo').getByText(digits)
    await page.goto('/bn/search?search=tram')
    await expect(year(/© ?২০/)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'ইংরেজি সংখ্যায় দেখুন: 123' }).click()
    await expect(page).toHaveURL('/bn/search?search=tram')
    await expect(year(/© ?20/)).toBeVisible()
    await page.goto('/bn')
    await expect(year(/© ?20/)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা সংখ্যায় দেখুন: ১২৩' }).click()
    await expect(year(/© ?২০/)).toBeVisible()
  })
})
