import { readFile } from 'node:fs/promises'
import { brand } from '@ott/brand'
import bn from '@ott/activity-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/activity-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { accountMenu, enterCode, waitForHydration, newUser, openLogin, signIn, signInByEmail } from './user-steps.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'

const messages = { en, bn }
const t = (locale: Locale, id: keyof typeof en, title = '') => messages[locale][id].replace('{title}', title)

/** The accessible name of a control for any title. */
const nameLike = (locale: Locale, id: keyof typeof en) => new RegExp(`^${t(locale, id, '.+')}$`)

const activityPath = (locale: Locale, tab?: 'watching' | 'history') => `/${locale}/my-${brand.slug}${tab ? `?show=${tab}` : ''}`

/** Calls the api as the user of this page. */
async function callApi(page: Page, method: string, path: (profileId: string) => string, body?: object): Promise<unknown> {
  const { sAccessToken, profileId } = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}') as { sAccessToken: string; profileId: string })
  const response = await page.request.fetch(path(profileId), {
    method,
    headers: { 'site-id': brand.slug, authorization: `Bearer ${sAccessToken}` },
    ...(body && { data: body }),
  })
  expect(response.ok()).toBe(true)
  return response.status() === 204 ? null : response.json()
}

const saveProgress = (page: Page, contentId: string, minutesAgo: number) =>
  callApi(page, 'POST', () => '/analytics/api/v1/users/watchhistories', {
    contentId, contentType: 'movie', secondsWatched: 12, runtime: 60, watchedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  })

const addToWatchlist = (page: Page, contentId: string) =>
  callApi(page, 'POST', (id) => `/core/api/v1/users/watch-list/${id}`, { contentId, contentType: 'movie' })

const watchlistIds = async (page: Page) => {
  const { items } = (await callApi(page, 'GET', (id) => `/core/api/v1/users/watch-list/${id}`)) as { items: { contentId: string }[] }
  return items.map(({ contentId }) => contentId)
}

/** Signs in a new user at a URL that requires sign-in. */
async function signInNewUser(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await signIn(page, newUser().number)
  await expect(accountMenu(page)).toBeVisible()
}

for (const locale of locales) {
  test(`the watchlist can be reordered, and undo restores a removed title (${locale})`, async ({ page }) => {
    await signInNewUser(page, activityPath(locale))
    await expect(page.getByText(t(locale, 'my.list.empty.title'))).toBeVisible()
    await expectAccessible(page)
    for (const contentId of ['ghost', 'jar', 'hilsa']) await addToWatchlist(page, contentId)
    await page.reload()
    const rows = page.getByRole('list', { name: t(locale, 'my.list') }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    const removeLabel = (await rows.first().getByRole('button').textContent()) ?? ''
    const title = new RegExp(t(locale, 'watchlist.remove', '(.+)')).exec(removeLabel)?.[1] ?? ''
    await expectAccessible(page)

    await page.getByRole('button', { name: t(locale, 'my.edit'), exact: true }).press('Enter')
    await expectAccessible(page)
    await rows.first().getByRole('button', { name: t(locale, 'watchlist.moveLater', title) }).focus()
    await page.keyboard.press('Enter')
    await expect(rows.nth(1)).toContainText(title)
    await expect(rows.nth(1).getByRole('button', { name: t(locale, 'watchlist.moveLater', title) })).toBeFocused()
    await expect.poll(() => watchlistIds(page)).toEqual(['jar', 'hilsa', 'ghost'])

    await page.getByRole('button', { name: t(locale, 'my.editDone'), exact: true }).click()
    await rows.nth(1).getByRole('button', { name: t(locale, 'watchlist.remove', title) }).click()
    await expect(rows).toHaveCount(2)
    await expect.poll(() => watchlistIds(page)).toEqual(['jar', 'ghost'])
    await page.getByRole('button', { name: t(locale, 'activity.undo') }).click()
    await expect(rows.nth(1)).toContainText(title)
    await expect.poll(() => watchlistIds(page)).toEqual(['jar', 'hilsa', 'ghost'])

    // The last row returns to the last position.
    await rows.nth(2).getByRole('button').last().click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: t(locale, 'activity.undo') }).click()
    await expect(rows).toHaveCount(3)
    await expect.poll(() => watchlistIds(page)).toEqual(['jar', 'hilsa', 'ghost'])
    // The toast and its button are gone: the focus is on the restored row.
    await expect(rows.nth(1).getByRole('link')).toBeFocused()

    await page.getByRole('radiogroup').getByText(t(locale, 'my.kind.series'), { exact: true }).click()
    await expect(page.getByText(t(locale, 'my.noneOfKind.series'))).toBeVisible()
  })

  test(`history entries can be hidden, removed, exported and cleared (${locale})`, async ({ page }) => {
    await signInNewUser(page, activityPath(locale))
    await saveProgress(page, 'hilsa', 2)
    await saveProgress(page, 'jar', 1)
    await page.goto(activityPath(locale, 'history'))
    await expect(page).toHaveTitle(new RegExp(`^${t(locale, 'my.history')} · `))
    const rows = page.getByRole('list', { name: t(locale, 'my.history') }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)

    await rows.first().getByRole('button', { name: nameLike(locale, 'history.remove') }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: t(locale, 'activity.undo') }).click()
    await expect(rows).toHaveCount(2)

    const hide = rows.first().getByRole('button', { name: nameLike(locale, 'history.hide') })
    await hide.click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: t(locale, 'activity.undo') }).click()
    await expect(rows).toHaveCount(2)
    await hide.focus()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(1)
    const filter = (id: 'my.watched.all' | 'my.watched.hidden') => page.getByRole('radiogroup').getByText(t(locale, id), { exact: true })
    await filter('my.watched.hidden').click()
    const unhide = rows.getByRole('button', { name: nameLike(locale, 'history.unhide') })
    await expect(unhide).toHaveCount(1)
    await expectAccessible(page)
    await unhide.click()
    await expect(page.getByText(t(locale, 'my.noneHidden'))).toBeVisible()
    await page.getByRole('button', { name: t(locale, 'activity.undo') }).click()
    await expect(unhide).toHaveCount(1)
    await filter('my.watched.all').click()
    await expect(rows).toHaveCount(1)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t(locale, 'my.export') }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.trim().split('\r\n')).toHaveLength(3)
    expect(file).toContain(t(locale, 'my.export.watchedAt'))
    expect(file).toContain(`"${t(locale, 'my.export.isHidden')}"`)

    await page.getByRole('button', { name: t(locale, 'my.clear') }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: t(locale, 'my.clear.confirm'), exact: true }).click()
    await expect(page.getByText(t(locale, 'my.history.empty.title'))).toBeVisible()
    await filter('my.watched.hidden').click()
    await expect(page.getByText(t(locale, 'my.noneHidden'))).toBeVisible()
  })

  test(`undo restores a title removed from continue watching (${locale})`, async ({ page }) => {
    await signInNewUser(page, activityPath(locale, 'watching'))
    await expect(page.getByText(t(locale, 'my.watching.empty.title'))).toBeVisible()
    await saveProgress(page, 'hilsa', 1)
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(`^${t(locale, 'my.watching')} · `))
    const removeButton = page.getByRole('button', { name: new RegExp(t(locale, 'continueWatching.remove', '.+')) })
    await expect(removeButton).toHaveCount(1)
    await expectAccessible(page)
    await removeButton.click()
    await expect(removeButton).toHaveCount(0)
    await page.getByRole('button', { name: t(locale, 'activity.undo') }).click()
    await expect(removeButton).toHaveCount(1)

    // The same on the home page by keyboard.
    await page.goto(`/${locale}`)
    await removeButton.focus()
    await expect(removeButton).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(removeButton).toHaveCount(0)
    await page.getByRole('button', { name: t(locale, 'activity.undo') }).click()
    await expect(removeButton).toHaveCount(1)
  })

  test(`a rating given while signed out is saved after sign-in (${locale})`, async ({ page }) => {
    await page.goto(`/${locale}/hilsa`)
    await waitForHydration(page)
    const love = page.getByRole('button', { name: t(locale, 'rating.love'), exact: true })
    await love.click()
    await signIn(page, newUser().number)
    await expect(love).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(new RegExp(`/${locale}/hilsa$`))
    const ratings = () => callApi(page, 'GET', (id) => `/core/api/v1/users/profiles/${id}/contentRatings`)
    await expect.poll(ratings).toMatchObject({ items: [{ contentId: 'hilsa', isLiked: 'love' }] })
    await expectAccessible(page)
  })
}

for (const by of ['mouse', 'finger'] as const) {
  test.describe(`by ${by}`, () => {
    test.use({ hasTouch: by === 'finger', viewport: by === 'finger' ? { width: 412, height: 823 } : { width: 1280, height: 720 } })

    test(`a title of the watchlist is moved by dragging with a ${by}`, async ({ page }) => {
      await signInNewUser(page, activityPath('en'))
      for (const contentId of ['ghost', 'jar', 'hilsa']) await addToWatchlist(page, contentId)
      await page.reload()
      const rows = page.getByRole('list', { name: en['my.list'] }).getByRole('listitem')
      await expect(rows).toHaveText([/Hilsa/, /Jar/, /Ghost/])
      await page.getByRole('button', { name: en['my.edit'], exact: true }).click()
      const pointer = by === 'mouse' ? page.mouse : await finger(page)
      const middleOf = async (at: number) => {
        const box = await rows.nth(at).locator('[data-grip]').boundingBox()
        return [box!.x + box!.width / 2, box!.y + box!.height / 2] as const
      }
      const dragFirstTo = async (at: number) => {
        const [from, to] = [await middleOf(0), await middleOf(at)]
        await pointer.move(...from)
        await pointer.down()
        await pointer.move(...to)
        await expect(rows.nth(at)).toHaveAttribute('data-lands', 'after')
      }
      await dragFirstTo(1)
      await page.keyboard.press('Escape')
      await pointer.up()
      await expect(rows.nth(1)).not.toHaveAttribute('data-lands')
      await expect(rows).toHaveText([/Hilsa/, /Jar/, /Ghost/])

      await dragFirstTo(2)
      await pointer.up()
      await expect(rows).toHaveText([/Jar/, /Ghost/, /Hilsa/])
      await expect(page.getByRole('status').filter({ hasText: 'Hilsa is now number 3' })).toBeAttached()
      await expect.poll(() => watchlistIds(page)).toEqual(['jar', 'ghost', 'hilsa'])

      for (const position of [2, 1]) {
        await page.getByRole('button', { name: 'Move Hilsa earlier' }).press('Enter')
        await expect(page.getByRole('status').filter({ hasText: `Hilsa is now number ${position}` })).toBeAttached()
      }
      // The order before the drag.
      await expect(rows).toHaveText([/Hilsa/, /Jar/, /Ghost/])
      await expect(page.locator('[data-dragged]')).toHaveCount(0)
    })
  })
}

/** A touch pointer with the interface of the mouse. */
async function finger(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  let [x, y] = [0, 0]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  let isDown = false
  return {
    move: async (toX: number, toY: number) => {
      [x, y] = [toX, toY]
      if (isDown) await touch('touchMove')
    },
    down: async () => {
      isDown = true
      await touch('touchStart')
    },
    up: async () => {
      isDown = false
      await touch('touchEnd')
    },
  }
}

test('rating in a modal while signed out adds no history entry', async ({ page }) => {
  await page.goto('/en')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/en/hilsa"]').first().click()
  const love = page.getByRole('dialog').getByRole('button', { name: en['rating.love'], exact: true })
  await love.click()
  await expect(page).toHaveURL(/\/en\/login/)
  const [{ number }, since] = [newUser(), new Date()]
  await page.getByRole('dialog').getByRole('textbox', { name: /mobile/i }).fill(number)
  await page.getByRole('dialog').getByRole('button', { name: /send otp/i }).click()
  await enterCode(page, `+91${number}`, since)
  await expect(love).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a title added to the watchlist while signed out is on it after sign-in', async ({ page }) => {
  await page.goto('/en/hilsa')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('button', { name: /^Watchlist: add/ }).click()
  await signIn(page, newUser().number)
  await expect.poll(() => watchlistIds(page)).toEqual(['hilsa'])
})

test('the phone prompt waits until the user leaves the page of the action that sign-in performed', async ({ page }) => {
  await page.goto('/en/hilsa')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('button', { name: /^Watchlist: add/ }).click()
  await signInByEmail(page, newUser().email)
  await expect(page.getByText('Added to your watchlist.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Movies' }).click()
  await expect(page.getByRole('dialog', { name: 'Let\'s Stay Connected!' })).toBeVisible()
})

test('three quick presses on the watchlist button end on the list, without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openLogin(page)
  await signIn(page, newUser().number)
  await expect(accountMenu(page)).toBeVisible()
  const ratings = page.waitForResponse(/\/contentRatings\?/)
  await page.goto('/en/hilsa')
  await waitForHydration(page)
  // Ratings load after the code of the watchlist.
  await ratings
  const button = page.getByRole('main').getByRole('button', { name: /atchlist: (add|remove)/ })
  await expect(button).toHaveAccessibleName(/add/)
  // Each press is of what is shown then, without waiting for the server.
  await button.evaluate(async (element: HTMLElement) => {
    for (let time = 0; time < 3; time += 1) {
      const before = element.textContent
      element.click()
      while (element.textContent === before) await new Promise(requestAnimationFrame)
    }
  })
  await expect.poll(() => watchlistIds(page)).toEqual(['hilsa'])
  await expect(button).toHaveAccessibleName(/remove/)
  expect(errors).toEqual([])
})

test('a title marked as not interesting leaves the rows, and undo restores it', async ({ page }) => {
  await openLogin(page)
  await signIn(page, newUser().number)
  await expect(accountMenu(page)).toBeVisible()
  const card = page.getByRole('main').locator('ul a[href="/en/hilsa"], ol a[href="/en/hilsa"]')
  await expect(card.first()).toBeAttached()
  await card.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: en['rating.notForMe'] }).click()
  await expect(card).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.goto('/en/hilsa')
  await page.getByRole('button', { name: en['rating.notForMe'], pressed: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(card.first()).toBeAttached()
})

test('changes made offline are sent when the connection is back', async ({ page, context }) => {
  await page.goto('/en/hilsa')
  await openLogin(page, '/en/hilsa')
  // Ratings load after the messages and toasts, which must be there before the connection is lost.
  const ratings = page.waitForResponse(/\/contentRatings\?/)
  const titleState = page.waitForResponse(/\/profiles\/[^/]+\/contents\/hilsa/)
  await signIn(page, newUser().number)
  const add = page.getByRole('main').getByRole('button', { name: /^Watchlist: add/ })
  await expect(add).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').isLoggedIn as boolean)).toBe(true)
  for (const response of await Promise.all([ratings, titleState])) await response.finished()
  await context.setOffline(true)
  await add.click()
  await expect(page.getByText(en['activity.queued'])).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^In your watchlist/ })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => watchlistIds(page)).toEqual(['hilsa'])
})

test('continue watching that loads late shifts nothing on the page of its user', async ({ page }) => {
  await signInNewUser(page, activityPath('en', 'watching'))
  await saveProgress(page, 'hilsa', 1)
  const gate = Promise.withResolvers<void>()
  await page.route('**/watchhistories/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await recordLayoutShifts(page)
  await page.reload()
  await expect(page.getByRole('group', { name: t('en', 'my.loading') })).toBeVisible()
  const before = await layoutShiftScore(page)
  gate.resolve()
  await expect(page.getByRole('main').getByRole('list')).toHaveText([/Hilsa/])
  expect((await layoutShiftScore(page)) - before).toBeLessThan(fontSwapTolerance)
})

test('personal rows that load late do not shift the rows below', async ({ page }) => {
  await signInNewUser(page, activityPath('en'))
  await saveProgress(page, 'hilsa', 1)
  await addToWatchlist(page, 'jar')
  await page.goto('/en')
  const personalRows = page.getByRole('region', { name: /Continue watching|Your watchlist/ })
  await expect(personalRows).toHaveCount(2)
  const gate = Promise.withResolvers<void>()
  await page.route(/watchhistories|watch-list/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.reload()
  await waitForHydration(page)
  const below = page.getByRole('region', { name: 'New arrivals' })
  const top = async () => (await below.boundingBox())?.y ?? 0
  const before = await top()
  gate.resolve()
  await expect(personalRows).toHaveCount(2)
  // Headings and texts differ from their skeletons by a pixel or two; a row is several hundred pixels high.
  expect(Math.abs((await top()) - before)).toBeLessThan(12)
})

test('empty personal rows reserve no space on the next visit', async ({ page }) => {
  await signInNewUser(page, activityPath('en'))
  await page.goto('/en')
  const emptyRows = () => page.evaluate(() => JSON.parse(localStorage.getItem('empty-rows') ?? '[]') as string[])
  await expect.poll(emptyRows).toEqual(expect.arrayContaining(['continueWatching', 'watchlist']))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const below = page.getByRole('region', { name: 'New arrivals' })
  await expect(below).toBeVisible()
  const top = async () => (await below.boundingBox())?.y ?? 0
  const before = await top()
  scripts.resolve()
  await expect(accountMenu(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Headings may differ by a pixel or two when the fonts arrive; a row is several hundred pixels high.
  expect(Math.abs((await top()) - before)).toBeLessThan(12)
})
