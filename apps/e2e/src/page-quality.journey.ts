import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { product } from './product.ts'
import { publicPaths, userPaths } from './page-paths.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'

const [desktop, phone] = [{ width: 1280, height: 720 }, { width: 360, height: 740 }]

for (const locale of ['en', 'bn']) {
  test(`no public page in ${locale} has accessibility violations or logs to the console`, async ({ page }) => {
    // One browser for all pages, whose scripts it compiles once.
    test.setTimeout(400_000)
    const errors: string[] = []
    const report = (text: string) => errors.push(`${page.url()}: ${text}`)
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) report(message.text())
    })
    page.on('pageerror', (error) => report(error.message))
    for (const path of publicPaths) {
      await test.step(path, async () => {
        await page.setViewportSize(desktop)
        await page.goto(`/${locale}${path}`)
        // The heading of the search page is for screen readers only.
        await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeAttached()
        await waitForHydration(page)
        await expectAccessible(page)
        await page.setViewportSize(phone)
        await expectAccessible(page)
      })
    }
    expect(errors).toEqual([])
  })

  test(`the screens of a signed-in user in ${locale} have no accessibility violations`, async ({ page }) => {
    // Many screens in two widths take long on a busy machine.
    test.slow()
    await openLogin(page)
    await signIn(page, newUser().number)
    for (const path of userPaths) {
      await page.goto(`/${locale}${path}`)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        await expectAccessible(page)
      }
    }
  })
}

test('a page has a canonical URL and an hreflang alternate', async ({ page }) => {
  await page.goto('/bn/genre/drama?page=2&from=test')
  const links = await page.locator('head link[rel="canonical"], head link[hreflang]').evaluateAll((elements) =>
    (elements as HTMLLinkElement[]).map(({ rel, hreflang, href }) => [hreflang || rel, href]),
  )
  expect(Object.fromEntries(links)).toEqual({
    'canonical': `${product.site}/bn/genre/drama?page=2`,
    'bn': `${product.site}/bn/genre/drama?page=2`,
    'en': `${product.site}/en/genre/drama?page=2`,
    'x-default': `${product.site}/en/genre/drama?page=2`,
  })
})

for (const locale of ['en', 'bn']) {
  for (const width of [320, 360]) {
    test.describe(`on a phone ${width} px wide`, () => {
      test.use({ viewport: { width, height: 640 }, isMobile: true, hasTouch: true })

      test(`late fonts shift nothing on the home page in ${locale}, and the watch button is in the viewport`, async ({ page }) => {
        await recordLayoutShifts(page)
        const hasPainted = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (route) => {
          await hasPainted.promise
          await route.continue()
        })
        await page.goto(`/${locale}`, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        hasPainted.resolve()
        await page.waitForLoadState()
        await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
        expect(await layoutShiftScore(page)).toBeLessThan(fontSwapTolerance)
        const [button, tabs] = await Promise.all([
          page.getByRole('main').getByRole('region').first().getByRole('link').first().boundingBox(),
          page.getByRole('navigation').last().boundingBox(),
        ])
        expect(button && tabs && button.y + button.height).toBeLessThan(tabs?.y ?? 0)
      })
    })
  }
}

for (const path of ['/bn', '/en/the-mask']) {
  test(`no part of ${path} is painted early and shifted by the rest`, async ({ page }) => {
    const rest = Promise.withResolvers<void>()
    const html = await (await fetch(product.site + path)).text()
    const afterTitle = html.indexOf('</h1>')
    const server = createServer(async ({ url }, response) => {
      if (url !== path) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, afterTitle))
      await rest.promise
      response.end(html.slice(afterTitle))
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const painted = (within?: number) =>
      page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, { timeout: within })
    try {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' })
      // No event reports the absence of a paint; a browser that paints early does so within a tenth of this time.
      await expect(painted(1_000)).rejects.toThrow('Timeout')
      rest.resolve()
      await painted()
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}

for (const width of [360, 768, 1024, 1280, 1920]) {
  test(`every image has the resolution of its slot at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1080 })
    for (const path of ['', '/genre/drama', '/search?search=tram', '/people/sharmila-guha', '/the-last-ferry']) {
      await page.goto(`/en${path}`)
      const images = await page.getByRole('main').locator('img[srcset]').evaluateAll((elements) =>
        (elements as HTMLImageElement[])
          .filter(({ currentSrc, offsetWidth }) => currentSrc && offsetWidth)
          .map(({ currentSrc, offsetWidth }) => ({ source: currentSrc, share: Number(new URL(currentSrc).searchParams.get('w')) / offsetWidth })),
      )
      expect(images).not.toEqual([])
      expect(images.filter(({ share }) => share < 0.95)).toEqual([])
    }
  })
}

test('the player loads only on intent to watch', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const bytes = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes.set(response.url(), (await response.body().catch(() => Buffer.alloc(0))).length)
  })
  await page.goto('/en/hilsa')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  expect(Math.max(...bytes.values())).toBeLessThan(600_000)
  const before = scripts.length
  await page.getByRole('link', { name: 'Watch Now' }).first().hover()
  await expect.poll(() => [...bytes.values()].some((size) => size > 600_000)).toBe(true)
  expect(scripts.length).toBeGreaterThan(before)
})

test('the chunk of the title modal loads at the first interaction, after the instant dialog', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const requestOrder = () => [/\/title-modal-host-/, /\/title-modal-[\w-]{7}\.js/].map((name) => scripts.findIndex((url) => name.test(url)))
  await page.goto('/en')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  await page.waitForLoadState('networkidle')
  expect(requestOrder()).toEqual([-1, -1])
  await page.mouse.move(200, 200)
  await expect.poll(() => requestOrder()[1]).toBeGreaterThan(0)
  expect(requestOrder()[0]).toBeGreaterThan(0)
  expect(requestOrder()[0]).toBeLessThan(requestOrder()[1] ?? 0)
})

test('links work before scripts have run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', { name: 'Movies' }).click()
  await expect(page).toHaveURL(/\/en\/movies$/)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await context.close()
})

test('a click before the page is ready is not lost', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/en/tram-24', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Read more' }).click({ noWaitAfter: true })
  await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
})
