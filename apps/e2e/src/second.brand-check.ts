import { legalLinks } from '@ott/brand'
import { brands } from '@ott/brand/choose'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible, isAnimationFinished } from './axe.ts'
import { secondBrand } from './product.ts'
import { publicPaths, userPathsOf } from './page-paths.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { locales } from './messages.ts'

const otherBrands = Object.values(brands).filter((brand) => brand !== secondBrand)
const widths = [360, 1280]

const pages = [
  { name: 'home', path: '' },
  { name: 'title', path: '/the-last-ferry' },
]

/** The texts and links of the page that belong to the brand, not to the catalogue. */
async function brandTexts(page: Page): Promise<string> {
  const parts = await page.locator('title, meta[content], header, footer, link[rel="icon"]').evaluateAll((elements) =>
    elements.map((element) => `${element.getAttribute('content') ?? ''} ${element.textContent} ${[...element.querySelectorAll('a')].map(({ href }) => href).join(' ')}`),
  )
  return parts.join('\n').toLowerCase()
}

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    // In its own locale the browser gets no language prompt, which would cover the page in screenshots.
    test.use({ locale })

    for (const { name, path } of pages) {
      test(`the ${name} page has the second brand's name, links, colours and radii`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.goto(`/${locale}${path}`)
          await waitForHydration(page)
          await page.waitForFunction(isAnimationFinished)
          await page.screenshot({ path: `../../test-results/brand-pictures/${name}-${locale}-${width}.png` })
        }
        await expect(page.getByRole('banner').getByRole('link', { name: secondBrand.name[locale], exact: true })).toBeVisible()
        await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', secondBrand.colors.page)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colour-accent'))).toBe(secondBrand.colors.accent)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius-control'))).toBe(secondBrand.radius?.control)
        const texts = await brandTexts(page)
        expect(texts).toContain(legalLinks(secondBrand, locale).terms)
        expect(otherBrands.flatMap(({ slug, name: names }) => [slug, names[locale].toLowerCase()]).filter((word) => texts.includes(word))).toEqual([])
      })
    }
  })
}

for (const locale of locales) {
  test(`no screen in ${locale} has accessibility violations, on a desktop or a phone`, async ({ page }) => {
    // Many screens in two widths take long on a busy machine.
    test.setTimeout(400_000)
    for (const path of publicPaths) await expectScreenAccessible(page, `/${locale}${path}`)
    await page.goto('/en')
    await openLogin(page)
    await signIn(page, newUser().number)
    for (const path of userPathsOf(secondBrand)) await expectScreenAccessible(page, `/${locale}${path}`)
  })
}

async function expectScreenAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The heading of the search page is for screen readers only.
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeAttached()
  await waitForHydration(page)
  for (const width of [1280, 360]) {
    await test.step(`${path}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await expectAccessible(page)
    })
  }
}

test('the second brand has its own icon', async ({ request }) => {
  const icon = await (await request.get('/icon.svg')).text()
  expect(icon).toContain(secondBrand.colors.page)
  expect(icon).toContain(secondBrand.mark.parts[0]?.path)
})

const zoomedPages = [
  { path: '', opens: 'page' },
  { path: '/movies', opens: 'page' },
  { path: '/the-last-ferry', opens: 'page' },
  { path: '/login', opens: 'dialog' },
  { path: '/the-last-ferry?plans', opens: 'dialog' },
]

for (const { path, opens } of zoomedPages) {
  for (const locale of locales) {
    test(`/${locale}${path} fits at 400 % zoom without horizontal scrolling`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.goto(`/${locale}${path}`)
      await waitForHydration(page)
      if (opens === 'dialog') await expect(page.getByRole('dialog')).toBeVisible()
      const widest = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, ...[...document.querySelectorAll('[role="dialog"]')].map((dialog) => dialog.getBoundingClientRect().right)))
      expect(widest).toBeLessThanOrEqual(320)
    })
  }
}
