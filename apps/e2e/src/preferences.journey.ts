import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeViolations, expectAccessible } from './axe.ts'
import { clippedContent } from './clipped-content.ts'
import { publicPaths, userPaths } from './page-paths.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

const pages = ['', '/hilsa', '/search?search=tram', '/login', '/help']

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

test('in forced colours filled controls have a border and an opaque background, and focus has an outline', async ({ page }) => {
  for (const path of pages) {
    await page.emulateMedia({ forcedColors: 'none' })
    await open(page, `/en${path}`)
    const filled = await page.evaluateHandle(filledControls)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await filled.evaluate(controlsWithoutBorder), path).toEqual([])
    // Backgrounds change with a transition.
    await expect.soft.poll(() => filled.evaluate(translucentControls), path).toEqual([])
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      expect.soft(await page.evaluate(focusWithoutOutline), path).toBeNull()
    }
  }
})

/** Runs in the page: the controls with a background. */
function filledControls(): Element[] {
  return Array.from(document.querySelectorAll('a, button, input:not([aria-hidden]), select, textarea')).filter((control) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(control)
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    const isInSight = control.getBoundingClientRect().bottom > 0 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isFilled && isInSight
  })
}

function controlsWithoutBorder(controls: Element[]): string[] {
  const hasBorder = (control: Element) => {
    const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(control)
    return (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none'
  }
  return controls.filter((control) => !hasBorder(control)).map((control) => control.outerHTML.slice(0, 160))
}

/** System colours need an opaque background to be readable over a picture. */
function translucentControls(controls: Element[]): string[] {
  const isTranslucent = (control: Element) => / 0\.\d+\)$/.test(getComputedStyle(control).backgroundColor)
  return controls.filter(isTranslucent).map((control) => control.outerHTML.slice(0, 160))
}

/** Runs in the page: the focused element if it has no outline, else null. */
function focusWithoutOutline(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // Some outlines are on the frame of a field or beside a hidden control.
  const outlined = focused.matches('[data-halo="elsewhere"]') ? (focused.parentElement?.parentElement ?? focused) : focused
  const hasOutline = [outlined, ...outlined.querySelectorAll('*')].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  return hasOutline ? null : focused.outerHTML.slice(0, 160)
}

test('reduced motion stops animations and trailers', async ({ page }) => {
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

test('increased contrast gives every text a ratio of at least 7:1', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  for (const path of pages) {
    await open(page, `/en${path}`)
    expect.soft(await axeViolations(page, { runOnly: ['color-contrast-enhanced'] }), path).toEqual([])
  }
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const locale of locales) {
    test(`every page in ${locale} fits without horizontal scrolling`, async ({ page }) => {
      // Many screens take long on a busy machine.
      test.slow()
      for (const path of publicPaths) {
        await open(page, `/${locale}${path}`)
        expect.soft(await page.evaluate(clippedContent), path).toEqual([])
      }
    })
  }

  test('the pages of a signed-in user fit as well', async ({ page }) => {
    test.slow()
    await openLogin(page)
    await signIn(page, newUser().number)
    for (const path of userPaths.flatMap((path) => [`/en${path}`, `/bn${path}`])) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await page.evaluate(clippedContent), path).toEqual([])
    }
  })
})

test('the digits setting gives Bengali pages Latin digits, also in server-rendered HTML', async ({ page }) => {
  const t = createTranslator('bn')
  await page.goto('/bn/settings/accounts')
  await signIn(page, newUser().number)
  await page.getByRole('switch', { name: t('digits.latin') }).click()
  const year = page.getByRole('contentinfo').getByText(/© ?20\d\d/)
  await expect(year).toBeVisible()
  expect(await (await page.request.get('/bn')).text()).toMatch(/© ?20\d\d/)
  await page.reload()
  await waitForHydration(page)
  await expect(year).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a footer link switches Bengali pages to Latin digits and back', async ({ page }) => {
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

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`the data saver makes pictures smaller, by the device's header or the user's choice (${locale})`, async ({ page }) => {
    const widthsIn = (html: string) => [...html.matchAll(/w=(\d+)&amp;q=75 (\d+)w/g)].map(([, loaded, wanted]) => [Number(loaded), Number(wanted)] as const)
    const htmlWith = async (headers: Record<string, string>) => (await page.request.get(`/${locale}`, { headers })).text()
    const [usual, lean] = [await htmlWith({}), await htmlWith({ 'save-data': 'on' })]
    expect(widthsIn(usual).every(([loaded, wanted]) => loaded === wanted)).toBe(true)
    expect(widthsIn(lean).some(([loaded, wanted]) => loaded < wanted)).toBe(true)
    expect(lean).not.toContain('<video')

    await page.goto(`/${locale}/settings/playback`)
    await signIn(page, newUser().number)
    await page.getByRole('combobox', { name: t('dataSaver.label') }).selectOption('on')
    expect(await page.evaluate(() => document.documentElement.dataset.saver)).toBe('on')
    await page.reload()
    await expect(page.getByRole('combobox', { name: t('dataSaver.label') })).toHaveValue('on')
    await expectAccessible(page)
  })
}
