import { isReleased } from '@ott/catalogue'
import { genres, pages, popularSearches, titles } from './index.ts'
import { series } from './titles.ts'
import type { DemoModule } from './index.ts'

const home = pageOf('home')

describe('the demo pages', () => {
  it('are home, movies and shows', () => {
    expect(pages.map(({ id }) => id)).toEqual(['home', 'movies', 'shows'])
  })

  it('show titles that exist, none twice in a module', () => {
    const known = new Set(titles.map(({ id }) => id))
    const modules = pages.flatMap((page) => page.modules)
    expect(modules.flatMap(({ contentIds }) => contentIds).filter((id) => !known.has(id))).toEqual([])
    expect(modules.filter(({ contentIds }) => new Set(contentIds).size < contentIds.length)).toEqual([])
  })

  it('leave no title out', () => {
    const shown = new Set(pages.flatMap(({ modules }) => modules.flatMap(({ contentIds }) => contentIds)))
    expect(titles.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  it('have modules with ids of their own', () => {
    const ids = pages.flatMap((page) => page.modules.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('open with heroes that have a notice and a line to say', () => {
    expect(pages.map(({ modules }) => modules[0]?.kind)).toEqual(['hero', 'hero', 'hero'])
    const heroes = pages.flatMap(({ modules }) => modules[0]?.contentIds ?? [])
    expect(heroes.filter((id) => !titles.find((title) => title.id === id)?.hero)).toEqual([])
  })

  it('link every "see all" to an existing page', () => {
    const paths = new Set(['/movies', '/shows', ...Object.keys(genres).map((slug) => `/genre/${slug}`)])
    const seeAlls = pages.flatMap(({ modules }) => modules.flatMap(({ seeAll }) => seeAll ?? []))
    expect(seeAlls.filter((path) => !paths.has(path))).toEqual([])
  })

  it('link a row to the genre, or to the page of all series, that lists all of its titles and more', () => {
    const rows = pages.flatMap(({ id: pageId, modules }) => modules.filter(({ kind, contentIds }) => kind === 'tray' && contentIds.length > 0).map((row) => ({ ...row, pageId })))
    const expected = rows.map((row) => {
      const genre = genreBeyond(row)
      const areSeries = row.pageId !== 'shows' && row.contentIds.every((id) => series.some((each) => each.id === id))
      return [row.id, genre ? `/genre/${genre}` : areSeries ? '/shows' : undefined]
    })
    expect(rows.map(({ id, seeAll }) => [id, seeAll])).toEqual(expected)
  })

  it('keep movies and shows apart', () => {
    expect(typesOn('movies')).toEqual(new Set(['movie']))
    expect(typesOn('shows')).toEqual(new Set(['series']))
  })
})

describe('the demo home page', () => {
  it('has five titles in its hero', () => {
    expect(home.modules[0]?.contentIds).toHaveLength(5)
  })

  it('shows at least 60 cards in its first ten modules without the hero, and has more modules', () => {
    expect(cardsIn(home.modules.slice(1, 10))).toBeGreaterThanOrEqual(60)
    expect(home.modules.length).toBeGreaterThan(10)
  })

  it('alternates portrait and landscape rows', () => {
    const shapes = home.modules.filter(({ kind }) => kind === 'tray').map(({ orientation }) => orientation)
    expect(shapes.filter((shape, index) => shape === shapes[index - 1])).toEqual([])
  })

  it('ranks ten titles that have come out', () => {
    const ranked = home.modules.find(({ kind }) => kind === 'ranked')?.contentIds ?? []
    expect(ranked).toHaveLength(10)
    expect(ranked.map(releaseDateOf).filter((date) => date > '2026-12-31')).toEqual([])
  })

  it('lists unreleased titles, and only those, as coming soon', () => {
    const soon = home.modules.find(({ id }) => id === 'home-coming-soon')?.contentIds ?? []
    const newYear = new Date('2027-01-01T00:00:00Z')
    expect(soon.length).toBeGreaterThanOrEqual(3)
    expect(soon.filter((id) => isReleased({ releasesAt: new Date(releaseDateOf(id)) }, newYear))).toEqual([])
  })

  it('lists only free titles as free', () => {
    const offered = home.modules.find(({ id }) => id === 'home-free')?.contentIds ?? []
    const free = titles.filter(({ access }) => access.monetizationModel === 'FREE').map(({ id }) => id)
    expect(offered.filter((id) => !free.includes(id))).toEqual([])
  })
})

describe('popular searches', () => {
  it('find something by name', () => {
    const names = titles.map(({ title }) => title)
    const found = popularSearches.filter((term) => names.some(({ en, bn }) => en === term.en && bn === term.bn))
    expect(found.length).toBeGreaterThan(6)
  })
})

function pageOf(id: string) {
  const found = pages.find((page) => page.id === id)
  if (!found) throw new Error(`no page ${id}`)
  return found
}

/** The genre of all titles of a row, if it has more. */
function genreBeyond({ contentIds }: DemoModule): string | undefined {
  return Object.keys(genres).find((genre) => {
    const all = titles.filter((title) => title.genres.some((each) => each === genre)).map(({ id }) => id)
    return all.length > contentIds.length && contentIds.every((id) => all.includes(id))
  })
}

function cardsIn(modules: DemoModule[]): number {
  return modules.flatMap(({ contentIds }) => contentIds).length
}

function releaseDateOf(id: string): string {
  return titles.find((title) => title.id === id)?.releaseDate ?? ''
}

function typesOn(id: string) {
  const shown = pageOf(id).modules.flatMap(({ contentIds }) => contentIds)
  return new Set(titles.filter((title) => shown.includes(title.id)).map(({ contentType }) => contentType))
}
