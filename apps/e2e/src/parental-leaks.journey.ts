import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'
import { product } from './product.ts'
import { addressesOf, restrict, signInOnSecondDevice } from './second-device.ts'
import { newUser } from './user-steps.ts'

const searches = ['a', 'night', 'river', 'tram', 'umbrella', 'love']

/** The document of a page, as the web server renders it for a session: its HTML with the data in it. */
async function documentOf(path: string, accessToken: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${product.site}/en${path}`, { headers: { cookie: `session=${accessToken}` } })
  return { status: response.status, html: await response.text() }
}

/** Genres that the documents link to. */
const genresIn = (html: string) => [...new Set([...html.matchAll(/\/en(\/genre\/[a-z-]+)/g)].map(([, path = '']) => path))]

/** Whether a document names the title of a path, as a link or as an id. */
const names = (html: string, path: string) => new RegExp(`[/"]${path.slice(1)}["?#/&<\\\\]`).test(html)

for (const rating of ['U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+']) {
  test(`no document names a title that is hidden from ${rating} on (PAR-1)`, async () => {
    test.setTimeout(180_000)
    const { number } = newUser()
    const device = await signInOnSecondDevice(number)
    const [all, people] = await Promise.all([addressesOf('titles', device.accessToken), addressesOf('people', device.accessToken)])
    const accessToken = await restrict(device, number, { maturityRating: rating, restrictedTitles: 'hide' })
    const visible = await addressesOf('titles', accessToken)
    const hidden = all.filter((path) => !visible.includes(path))
    expect([hidden.length > 0, visible.length > 0]).toEqual([true, true])

    const { html: genreIndex } = await documentOf('/genre', device.accessToken)
    const pages = ['', '/movies', '/shows', '/genre', ...genresIn(genreIndex), ...people, ...searches.map((words) => `/search?search=${words}`), ...visible, `/my-${brand.slug}`]
    const leaks: string[] = []
    for (const page of pages) {
      const { html } = await documentOf(page, accessToken)
      leaks.push(...hidden.filter((path) => names(html, path)).map((path) => `${page} names ${path}`))
    }
    for (const path of hidden) if ((await documentOf(path, accessToken)).status !== 404) leaks.push(`${path} can be opened`)
    expect(leaks).toEqual([])
    // The same pages name them where nothing is hidden.
    const { html: home } = await documentOf('', device.accessToken)
    expect(all.some((path) => names(home, path))).toBe(true)
  })
}
