import { newNumber } from '../identity/testing.ts'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { addTitle, aTitle } from '../playback/testing.ts'

let api: TestApi
let user: SignedInUser

const movies = Array.from({ length: 32 }, (_, index) => `movie-${index}`)

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  for (const movie of movies) await addTitle(api.db, aTitle(movie))
  await addTitle(api.db, aTitle('abroad', { blockedCountries: ['GB'] }))
  await addTitle(api.db, aTitle('tram', { contentType: 'series' }))
})
afterAll(() => api.stop())
beforeEach(async () => {
  user = await api.signIn(newNumber())
})

type Asked = { query?: object; bearer?: string; headers?: Record<string, string> }

function open(contentId: string, { query = {}, bearer = user.sAccessToken, headers = {} }: Asked = {}, contentType: 'movie' | 'series' = 'movie') {
  api.wait(1)
  return api.call('keepOpened', { query, body: { contentId, contentType } }, { bearer, headers })
}

async function opened({ query = {}, bearer = user.sAccessToken, headers = {} }: Asked = {}) {
  const { ok } = await api.call('searchHistory', { query }, { bearer, headers })
  return ok.items.map(({ contentId }) => contentId)
}

describe('titles opened from a search', () => {
  it('are listed newest first, each once', async () => {
    for (const contentId of ['movie-1', 'movie-2', 'movie-1']) await open(contentId)
    const { status, ok } = await open('tram', { query: { language: 'bengali' } }, 'series')
    expect([status, ok.total, ok.limit, ok.items[0]?.title]).toEqual([200, 3, 30, 'tram নামে'])
    expect(await opened()).toEqual(['tram', 'movie-1', 'movie-2'])
    expect(await opened({ query: { limit: '2' } })).toEqual(['tram', 'movie-1'])
  })

  it('are limited to thirty', async () => {
    for (const movie of movies) await open(movie)
    expect(await opened()).toEqual(movies.toReversed().slice(0, 30))
  })

  it('are limited to thirty also if opened concurrently', async () => {
    const answers = await Promise.all(movies.map((movie) => open(movie)))
    expect([answers.every(({ status }) => status === 200), (await opened()).length]).toEqual([true, 30])
  })

  it('are deleted one by one or all, idempotently', async () => {
    for (const contentId of ['movie-1', 'movie-2', 'movie-3']) await open(contentId)
    const forget = (query: object) => api.call('forgetOpened', { query }, { bearer: user.sAccessToken })
    expect([(await forget({ contentId: 'movie-2' })).status, (await forget({ contentId: 'movie-2' })).status]).toEqual([204, 204])
    expect(await opened()).toEqual(['movie-3', 'movie-1'])
    expect([(await forget({})).status, await opened()]).toEqual([204, []])
  })

  it('are listed only where they are available', async () => {
    for (const contentId of ['abroad', 'movie-1']) await open(contentId)
    expect(await opened({ headers: { 'x-country': 'GB' } })).toEqual(['movie-1'])
    expect(await opened()).toEqual(['movie-1', 'abroad'])
  })

  it('belong to a signed-in user', async () => {
    await open('movie-1')
    const other = await api.signIn(newNumber())
    expect(await opened({ bearer: other.sAccessToken })).toEqual([])
    expect((await open('movie-1', { bearer: await api.anonymous() })).error.errorCode).toBe('LOGIN_REQUIRED')
  })

  it.each([
    ['nothing', 'movie', {}, 404, 'contentId'],
    ['tram', 'movie', {}, 400, 'contentType'],
    ['movie-1', 'movie', { limit: '31' }, 400, 'limit'],
    ['a/b', 'movie', {}, 400, 'contentId'],
  ] as const)('are not kept of %s as a %s with %j', async (contentId, contentType, query, status, field) => {
    const answer = await open(contentId, { query }, contentType)
    expect([answer.status, answer.error.field]).toEqual([status, field])
  })
})
