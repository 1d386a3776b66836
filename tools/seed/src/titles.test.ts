import { brandSlugs } from '@ott/brand/choose'
import { ageRatings, isReservedPermalink } from '@ott/catalogue'
import { genres, movies, people, series, tags, titles } from './index.ts'
import type { ReleaseDate } from './index.ts'

const lastDayOf2026 = '2026-12-31'

describe('the demo titles', () => {
  it('are many, with two to four movies for each series', () => {
    expect(titles.length).toBeGreaterThan(70)
    expect(movies.length / series.length).toBeGreaterThan(2)
    expect(movies.length / series.length).toBeLessThan(4)
  })

  it('have unique ids, permalinks and names', () => {
    const episodes = series.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes))
    expect(repeated([...titles, ...episodes].map(({ id }) => id))).toEqual([])
    expect(repeated(titles.map(({ permanentLink }) => permanentLink))).toEqual([])
    expect(repeated(titles.map(({ title }) => title.en))).toEqual([])
    expect(repeated(titles.map(({ title }) => title.bn))).toEqual([])
  })

  it('have permalinks from their English names', () => {
    expect(titles.filter(({ permanentLink, title }) => permanentLink !== kebab(title.en))).toEqual([])
  })

  it('use no permalink of a page of the site', () => {
    expect(titles.filter(({ permanentLink }) => isReservedPermalink(permanentLink, brandSlugs))).toEqual([])
  })

  it('use every age rating', () => {
    expect(new Set(titles.map(({ ageRating }) => ageRating))).toEqual(new Set(ageRatings))
  })

  it('have content descriptors unless they are for everyone', () => {
    expect(titles.filter((title) => (title.ageRating === 'U') !== (title.contentDescriptors.length === 0))).toEqual([])
  })

  it('use every genre, tag and person', () => {
    expect(unused(Object.keys(genres), titles.flatMap((title) => title.genres))).toEqual([])
    expect(unused(Object.keys(tags), titles.flatMap((title) => title.tags))).toEqual([])
    expect(unused(Object.keys(people), titles.flatMap((title) => Object.values(title.people).flat()))).toEqual([])
  })

  it('credit a cast of three to six and a director, each for one of their jobs', () => {
    expect(titles.filter(({ people: { Actor = [] } }) => Actor.length < 3 || Actor.length > 6)).toEqual([])
    expect(titles.filter(({ people: { Director = [] } }) => Director.length === 0)).toEqual([])
    const credits = titles.flatMap((title) =>
      Object.entries(title.people).flatMap(([job, ids]) => ids.map((person) => ({ title: title.id, job, person }))),
    )
    expect(credits.filter(({ job, person }) => !(people[person].jobs as string[]).includes(job))).toEqual([])
  })

  it('recommend existing titles, both movies and series', () => {
    const ids = new Set(titles.map(({ id }) => id))
    expect(titles.filter(({ id, recommendations }) => recommendations.includes(id))).toEqual([])
    expect(titles.flatMap(({ recommendations }) => recommendations).filter((id) => !ids.has(id))).toEqual([])
    expect(titles.filter(({ recommendations }) => recommendations.length < 3)).toEqual([])
    expect(titles.flatMap(({ recommendations }) => repeated(recommendations))).toEqual([])
    const seriesIds = new Set(series.map(({ id }) => id))
    const leadToSeries = movies.filter(({ recommendations }) => recommendations.some((id) => seriesIds.has(id)))
    expect(leadToSeries.length).toBeGreaterThan(20)
    expect(series.filter(({ recommendations }) => recommendations.some((id) => !seriesIds.has(id)))).toHaveLength(series.length)
  })

  it('were released in their year', () => {
    expect(titles.filter(({ year, releaseDate }) => !releaseDate.startsWith(String(year)))).toEqual([])
    expect(titles.map(({ releaseDate }) => releaseDate).filter((date) => Number.isNaN(Date.parse(date)))).toEqual([])
  })

  it('include at least three unreleased movies', () => {
    expect(movies.filter(({ releaseDate }) => isToCome(releaseDate)).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the demo series', () => {
  it('have one to three seasons of four to eight episodes, except a daily one of six times fifty', () => {
    const others = series.filter(({ id }) => id !== 'courtyard')
    const counts = others.flatMap((show) => show.seasons.map(({ episodes }) => episodes.length))
    expect(counts.filter((count) => count < 4 || count > 8)).toEqual([])
    expect(new Set(others.map((show) => show.seasons.length))).toEqual(new Set([1, 2, 3]))
    expect(series.find(({ id }) => id === 'courtyard')?.seasons.map(({ episodes }) => episodes.length)).toEqual([50, 50, 50, 50, 50, 50])
  })

  it('number their seasons and episodes in order, from one', () => {
    const inOrder = (all: { number: number }[]) => all.every(({ number }, index) => number === index + 1)
    expect(series.filter(({ seasons }) => !inOrder(seasons) || !seasons.every(({ episodes }) => inOrder(episodes)))).toEqual([])
  })

  it('have no two daily episodes with the same story, or with the same title in a season', () => {
    const seasons = series.find(({ id }) => id === 'courtyard')?.seasons ?? []
    const evenings = seasons.flatMap(({ episodes }) => episodes.map(({ title, synopsis }) => `${title.en}: ${synopsis.en}`))
    const inBengali = seasons.flatMap(({ episodes }) => episodes.map(({ title, synopsis }) => `${title.bn}: ${synopsis.bn}`))
    expect([repeated(evenings), repeated(inBengali)]).toEqual([[], []])
    const names = seasons.map(({ episodes }) => episodes.flatMap(({ title }) => [title.en, title.bn]))
    expect(names.flatMap(repeated)).toEqual([])
  })

  it('start with their first season', () => {
    expect(series.filter((show) => show.seasons[0]?.releaseDate !== show.releaseDate)).toEqual([])
  })

  it('include one with an unreleased season', () => {
    const waiting = series.filter(({ seasons }) => seasons.some((season) => isToCome(season.releaseDate)))
    expect(waiting.map(({ id }) => id)).toEqual(['local'])
  })

  it('include one in the middle of its season', () => {
    const unfinished = series.flatMap(({ seasons }) =>
      seasons.filter(({ episodes }) => episodes.some(({ releaseDate }) => releaseDate && isToCome(releaseDate))),
    )
    expect(unfinished).toHaveLength(1)
    expect(unfinished[0]?.episodes.map(({ releaseDate }) => isToCome(releaseDate ?? lastDayOf2026))).toEqual([
      false, false, false, false, true, true,
    ])
  })
})

function isToCome(date: ReleaseDate): boolean {
  return date > lastDayOf2026
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function unused(known: string[], used: string[]): string[] {
  return known.filter((name) => !used.includes(name))
}

function kebab(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replace(/[^a-z0-9]+/g, '-')
}
