import bn from '@ott/catalogue-feature/messages.bn.json' with { type: 'json' }
import en from '@ott/catalogue-feature/messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectPlaying } from './playback.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { product } from './product.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

const messages = { en, bn }

type JsonLdNode = { '@type': string; [property: string]: unknown }

/** The JSON-LD of the page. */
async function jsonLdOf(page: Page): Promise<JsonLdNode[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return (JSON.parse(text ?? '') as { '@graph': JsonLdNode[] })['@graph']
}

/** Reads the meta tag of a name. */
const contentOf = (page: Page) => (key: string) =>
  page.locator(`head meta[name="${key}"], head meta[property="${key}"]`).getAttribute('content')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a movie page has structured data and preview meta tags', async ({ page }) => {
    await page.goto('/bn/hilsa?from=test')
    const content = contentOf(page)
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${product.site}/bn/hilsa`)
    expect([await content('og:type'), await content('og:url'), await content('twitter:card')]).toEqual([
      'video.movie', `${product.site}/bn/hilsa`, 'summary_large_image',
    ])
    expect([await content('description'), await content('og:title')].every(Boolean)).toBe(true)
    const picture = await page.request.get((await content('og:image')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringContaining('image/')])
    expect(await jsonLdOf(page)).toEqual([
      expect.objectContaining({ '@type': 'Movie', 'url': `${product.site}/bn/hilsa`, 'video': expect.objectContaining({ '@type': 'VideoObject' }) }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
  })

  test('a browse page has the description of the catalogue and its hero picture in its meta tags', async ({ page }) => {
    await page.goto('/bn/movies')
    const content = contentOf(page)
    expect([await content('description'), await content('og:locale'), await content('twitter:card')]).toEqual([
      'আমাদের সব সিনেমা, শেষ সন্ধ্যার খেয়া থেকে ভদ্র ভূত পর্যন্ত।', 'bn_IN', 'summary_large_image',
    ])
    expect(await content('og:description')).toBe(await content('description'))
    const picture = await page.request.get((await content('og:image')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringContaining('image/')])
  })

  test('a genre page has the description of the catalogue in its meta tags, in the language of the page', async ({ page }) => {
    const descriptions = { en: /^Drama from the river and the city: /, bn: /^নদী আর শহরের ড্রামা: / }
    for (const locale of locales) {
      await page.goto(`/${locale}/genre/drama`)
      const content = contentOf(page)
      expect(await content('description')).toMatch(descriptions[locale])
      expect(await content('og:description')).toBe(await content('description'))
    }
  })

  test('the structured data of a series lists its episodes', async ({ page }) => {
    await page.goto('/en/tram-24')
    const [series] = await jsonLdOf(page)
    expect(series).toMatchObject({ '@type': 'TVSeries', 'numberOfSeasons': 2 })
    const [season] = (series?.containsSeason ?? []) as { episode: JsonLdNode[] }[]
    expect(season).toMatchObject({ '@type': 'TVSeason', 'seasonNumber': 1, 'numberOfEpisodes': season?.episode.length })
    expect(season?.episode[0]).toMatchObject({ '@type': 'TVEpisode', 'episodeNumber': 1 })
  })

  test('a season has a URL, and an unknown season shows the default one', async ({ page }) => {
    const seasons = page.getByRole('group', { name: bn['details.seasons'] })
    const shown = seasons.locator('[aria-current="true"]')
    await page.goto('/bn/tram-24?season=2')
    await expect(shown).toHaveText('সিজন ২')
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${product.site}/bn/tram-24`)
    await seasons.getByRole('link', { name: 'সিজন ১' }).click()
    await expect(page).toHaveURL(/\/bn\/tram-24\?season=1$/)
    await expect(shown).toHaveText('সিজন ১')
    for (const season of ['9', '-2', '2.5', 'two', '9'.repeat(400)]) {
      const response = await page.goto(`/bn/tram-24?season=${season}`)
      expect([season, response?.status()]).toEqual([season, 200])
      await expect(shown).toHaveText('সিজন ১')
    }
  })

  test('the cast links to a person, and a person to titles', async ({ page }) => {
    await page.goto('/en/the-last-ferry')
    const [movie] = await jsonLdOf(page)
    const [actor] = (movie?.actor ?? []) as { name: string; url: string }[]
    await page.getByRole('link', { name: actor?.name ?? '' }).click()
    await expect(page).toHaveURL(actor?.url ?? '')
    await expect(page.getByRole('heading', { level: 1, name: actor?.name ?? '' })).toBeVisible()
    expect((await jsonLdOf(page))[0]).toMatchObject({ '@type': 'Person', 'name': actor?.name })
    await page.getByRole('main').getByRole('link', { name: 'The Last Ferry' }).first().click()
    await expect(page).toHaveURL(/\/en\/the-last-ferry$/)
  })

  test('the page of an unknown person has status 404 and is not cached', async ({ page }) => {
    for (const path of ['/en/people/nobody', '/bn/people/a%20b']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  for (const locale of locales) {
    test(`a URL with a start time has the meta tags of its title and is not cached (${locale})`, async ({ page }) => {
      const content = contentOf(page)
      const shown = () => Promise.all(['description', 'og:title', 'og:description', 'og:image', 'twitter:card'].map(content))
      await page.goto(`/${locale}/hilsa`)
      const asTitle = await shown()
      await page.goto(`/${locale}/hilsa/hilsa/watch?from=test&t=7`)
      expect(await shown()).toEqual(asTitle)
      expect([await content('og:url'), await content('robots')]).toEqual([`${product.site}/${locale}/hilsa/hilsa/watch?t=7`, 'noindex'])
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${product.site}/${locale}/hilsa`)
    })
  }
})

test('the sitemap lists every catalogue page in both languages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${product.site}/sitemap.xml`)
  const locations = async (url: string) => {
    const response = await request.get(url)
    expect([url, response.status()]).toEqual([url, 200])
    return Array.from((await response.text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, found = '']) => found)
  }
  const files = await locations('/sitemap.xml')
  const pages = (await Promise.all(files.map((file) => locations(file)))).flat()
  const wanted = ['/en', '/bn/movies', '/en/genre/drama', '/bn/hilsa', '/en/tram-24', '/bn/people/meghna-basu']
  expect(wanted.filter((path) => !pages.includes(product.site + path))).toEqual([])
  expect(pages.length).toBe(new Set(pages).size)
})

test('a person opened from a title modal replaces it, and their titles open as modals there', async ({ page }) => {
  await page.goto('/en/people/meghna-basu')
  await waitForHydration(page)
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await card.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const other = dialog.locator('a[href*="/people/"]').filter({ hasNotText: 'Meghna Basu' }).first()
  const name = (await other.textContent()) ?? ''
  await other.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(dialog).toBeVisible()
})

test('a title modal restored by Forward returns the focus to its card when it closes', async ({ page }) => {
  await page.goto('/en/genre/drama')
  await waitForHydration(page)
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').nth(9)
  await card.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('a[href*="/people/"]').first().click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test('a season changes in place, survives a reload and shows its last episode with its image', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/en/shows')
  await page.goto('/en/the-shared-courtyard')
  await waitForHydration(page)
  const season = (number: number) => page.getByRole('group', { name: en['details.seasons'] }).getByRole('link', { name: `Season ${number}` })
  await season(6).focus()
  const [shifts, top] = [await layoutShiftScore(page), await page.evaluate(() => scrollY)]
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => void (/permalink=%2Fthe-shared-courtyard|\.data/.test(request.url()) && requests.push(request.url())))
  for (const number of [5, 6]) {
    await season(number).press('Enter')
    await expect(page).toHaveURL(`${product.site}/en/the-shared-courtyard?season=${number}`)
    await expect(season(number)).toHaveAttribute('aria-current', 'true')
    await expect(season(number)).toBeFocused()
  }
  expect([requests, await page.evaluate(() => scrollY)]).toEqual([[], top])
  expect((await layoutShiftScore(page)) - shifts).toBeLessThan(fontSwapTolerance)

  const last = page.getByRole('main').locator('ol article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(last).toContainText('50')
  await expect.poll(() => last.locator('img').evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)).toBe(true)

  await page.reload()
  await waitForHydration(page)
  await expect(season(6)).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/shows$/)
})

test('a season changes in a title modal without adding a history entry', async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/en/tram-24"]').first().click()
  const dialog = page.getByRole('dialog', { name: 'Tram 24' })
  for (const number of [2, 1, 2]) {
    await dialog.getByRole('link', { name: `Season ${number}` }).click()
    await expect(dialog.getByRole('link', { name: `Season ${number}` })).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(`${product.site}/en/tram-24?season=${number}`)
  }
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en$/)
})

test('a title shows the data of its card at once and the rest when it loads', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/contents\?.*permalink=%2Ftram-24/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/en')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/en/tram-24"]').first().click()
  const dialog = page.getByRole('dialog', { name: 'Tram 24' })
  await expect(dialog.getByRole('heading', { level: 2, name: 'Tram 24' })).toBeVisible()
  await expect(dialog).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Cast' })).toBeHidden()
  gate.resolve()
  await expect(dialog.getByRole('heading', { name: 'Cast' })).toBeVisible()
  // The control depends on whether the demo video is packaged already.
  await expect(dialog.locator('a[href], button:enabled').first()).toBeFocused()
  await expect(page).toHaveURL(/\/en\/tram-24$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en$/)
})

test('a title that was removed after its card was rendered shows an explanation', async ({ page }) => {
  await page.route(/contents\?.*permalink=%2Ftram-24/, (route) => route.fulfill({ status: 404, json: { error: { code: 'NOT_FOUND', message: 'gone' } } }))
  const announcer = page.waitForResponse(/\/route-announcer-[^/]*\.js/)
  await page.goto('/en')
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  await announcer
  await page.getByRole('main').locator('a[href="/en/tram-24"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('status').filter({ hasText: /^Page not found/ })).toBeAttached()
})

for (const locale of ['en', 'bn']) {
  test(`a person page has no accessibility violations (${locale})`, async ({ page }) => {
    await page.goto(`/${locale}/people/meghna-basu`)
    await waitForHydration(page)
    await expectAccessible(page)
  })
}

test.describe('a browser without a share sheet', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  })
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('copies the canonical URL of a title', async ({ page }) => {
    await page.goto('/bn/hilsa?from=test')
    await waitForHydration(page)
    await page.getByRole('main').getByRole('button', { name: /শেয়ার করুন/ }).click()
    await expect(page.getByText('লিংক কপি হয়েছে।')).toBeVisible()
    expect(await copied(page)).toBe(`${product.site}/bn/hilsa`)
  })

  test('copies a URL with the current playback time', async ({ page }) => {
    await page.goto('/en/hilsa/hilsa/watch?t=7')
    await expectPlaying(page)
    await page.mouse.move(200, 200)
    await page.getByRole('button', { name: 'Share from this moment' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link to this moment copied' })).toHaveCount(1)
    const [, seconds] = /\/en\/hilsa\/hilsa\/watch\?t=(\d+)$/.exec(await copied(page)) ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(7)
  })
})

for (const locale of locales) {
  test(`spoiler settings hide episode descriptions until they are revealed (${locale})`, async ({ page }) => {
    const texts = () => page.getByRole('main').locator('ol p')
    const stills = () => page.getByRole('main').locator('ol img')
    await page.goto(`/${locale}/tram-24`)
    await waitForHydration(page)
    await expect(texts().first()).toBeVisible()
    const all = await stills().count()
    expect(all).toBeGreaterThan(1)

    await openLogin(page)
    await signIn(page, newUser().number)
    await page.goto(`/${locale}/settings/playback`)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/core/api/v1/users') && response.ok())
    await page.getByRole('switch', { name: createTranslator(locale)('playbackSettings.spoilers') }).check({ force: true })
    await saved

    await recordLayoutShifts(page)
    await page.goto(`/${locale}/tram-24`)
    const reveal = page.getByRole('button', { name: messages[locale]['details.revealSpoiler'] })
    await expect(reveal.first()).toBeVisible()
    await expect(stills()).toHaveCount(0)
    await expect(texts().first()).toBeHidden()
    await expectAccessible(page)
    const episode = page.getByRole('main').locator('ol article').first()
    const before = await layoutShiftScore(page)
    await reveal.first().press('Enter')
    await expect(episode.locator('p')).toBeVisible()
    await expect(episode.locator('img')).toBeVisible()
    await expect(stills()).toHaveCount(1)
    expect((await layoutShiftScore(page)) - before).toBeLessThan(fontSwapTolerance)
  })
}
