/** Reads the demo catalogue through the API, which validates every response against the contract here. */
import { startApi } from '@ott/api/testing'
import type { TestApi } from '@ott/api/testing'
import pLimit from 'p-limit'
import type { Availability } from './index.ts'
import { genres, longSeries, pages, people, titles } from './index.ts'
import { saveDemoTitles, seed } from './seed.ts'

type SeriesOnTheWire = { seasons: { episodes: { title: string }[] }[] }

let api: TestApi
let bearer: string

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, defaultCountry: 'IN', countryHeader: 'x-country' } })
  bearer = await api.anonymous()
  await seed(api.db)
  await saveDemoTitles(api.db, [longSeries()])
})
afterAll(() => api.stop())

const languages = ['english', 'bengali'] as const

/** The API refuses hundreds of concurrent requests. */
const concurrent = pLimit(10)
const inTurn = <Item, Answer>(items: Item[], call: (item: Item) => Promise<Answer>) => Promise.all(items.map((item) => concurrent(() => call(item))))

describe('the demo catalogue over HTTP', () => {
  it('has every page with all its modules, in both languages', async () => {
    for (const { id, modules } of pages) {
      for (const language of languages) {
        const page = await api.call('page', { params: { id }, query: { language } }, { bearer })
        const answer = await api.call('modules', { params: { id }, query: { language, limit: '50' } }, { bearer })
        expect([page.status, answer.status, answer.ok.items.map((module) => module.id)]).toEqual([200, 200, modules.map((module) => module.id)])
      }
    }
  })

  it('serves every title by its permalink, in both languages', async () => {
    const asked = titles.flatMap(({ permanentLink }) => languages.map((language) => ({ permalink: permanentLink, language })))
    const answers = await inTurn(asked, (query) => api.call('contents', { query }, { bearer }))
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  })

  it('hides in other countries only titles not available there', async () => {
    const abroad = { bearer, headers: { 'x-country': 'GB' } }
    const answers = await inTurn(titles, ({ permanentLink }) => api.call('contents', { query: { permalink: permanentLink } }, abroad))
    const shut = titles.filter((_, index) => answers[index]?.error.errorCode === 'NOT_IN_YOUR_COUNTRY')
    expect(shut.length).toBeGreaterThan(0)
    expect(shut).toEqual(titles.filter(({ availability }) => availability && !isFor('GB', availability)))
  })

  it('has titles in every genre and a page for every person', async () => {
    const lists = await Promise.all(Object.keys(genres).map((genre) => api.call('contents', { query: { genre } }, { bearer })))
    expect(lists.filter(({ status, ok }) => status !== 200 || !('total' in ok) || ok.total === 0)).toEqual([])
    const ids = Object.keys(people)
    const found = await Promise.all([0, 50].map((from) => api.call('people', { query: { personIds: ids.slice(from, from + 50) } }, { bearer })))
    expect(found.flatMap(({ ok }) => ok.items.map(({ personId }) => personId))).toEqual(ids)
  })

  it('serves a series of 300 episodes', async () => {
    const { status, ok } = await api.call('contents', { query: { permalink: '/lantern-lane', language: 'bengali' } }, { bearer })
    const { seasons } = ok as SeriesOnTheWire
    expect([status, seasons.map(({ episodes }) => episodes.length)]).toEqual([200, [60, 60, 60, 60, 60]])
    expect(seasons[0]?.episodes[11]?.title).toBe('সন্ধ্যা ১২')
  })
})

function isFor(country: string, availability: Availability): boolean {
  return 'allowedCountries' in availability ? availability.allowedCountries.includes(country) : !availability.blockedCountries.includes(country)
}
