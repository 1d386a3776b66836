import { continueWatching } from '@ott/activity'
import type { ContentId } from '@ott/catalogue'
import { aMovie, anEpisode as aPart, aSeason, aSeries } from '@ott/catalogue/testing'
import fc from 'fast-check'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { saveProgress } from './progress.ts'
import { addTitle, aTitle, anEpisode, runLength } from '../playback/testing.ts'
import { continueWatchingPage } from './continue-watching.ts'

let api: TestApi
let user: SignedInUser
let numbers = 0
let tomorrow: Date

const aSeriesOf = (contentId: string, seasons: Parameters<typeof aTitle>[1] & object) => aTitle(contentId, { contentType: 'series', ...seasons })
const season = (seasonNumber: number, ids: string[]) => ({ seasonNumber, releasesAt: null, episodes: ids.map((id, at) => anEpisode(id, at + 1)) })

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  tomorrow = new Date(api.now().getTime() + 86_400_000)
  for (const movie of ['ferry', 'kash', 'owl']) await addTitle(api.db, aTitle(movie), { film: 'river' })
  await addTitle(api.db, aTitle('abroad', { blockedCountries: ['GB'] }), { film: 'river' })
  await addTitle(api.db, aTitle('leaving', { withdrawnAt: tomorrow }), { film: 'river' })
  const tram = [season(0, ['tram-special']), season(1, ['tram-1', 'tram-2', 'tram-3']), season(2, ['tram-4'])]
  await addTitle(api.db, aSeriesOf('tram', { seasons: tram, monetizationPlan: { enabled: true, included: [{ id: 'premium', loginRequired: true }], excluded: [] } }), { film: 'river', contentIds: ['tram-special', 'tram-1', 'tram-2', 'tram-3', 'tram-4'] })
  const later = [
    { seasonNumber: 1, releasesAt: null, episodes: [anEpisode('tea-1', 1), anEpisode('tea-without-film', 2)] },
    { seasonNumber: 2, releasesAt: tomorrow, episodes: [anEpisode('tea-2', 1)] },
  ]
  await addTitle(api.db, aSeriesOf('tea', { seasons: later }), { film: 'river', contentIds: ['tea-1', 'tea-2'] })
})
afterAll(() => api.stop())
beforeEach(async () => {
  numbers += 1
  user = await api.signIn(`+9198300605${String(numbers).padStart(2, '0')}`)
})

async function watch(contentId: string, secondsWatched: number, minutes: number) {
  const contentType = contentId.includes('-') ? 'episode' as const : 'movie' as const
  const watchedAt = new Date(api.now().getTime() - minutes * 60_000).toISOString()
  const body = { contentId, contentType, secondsWatched, runtime: runLength, watchedAt }
  expect((await api.call('saveProgress', { body }, { bearer: user.sAccessToken })).status).toBe(204)
  return watchedAt
}

const history = (query: object, headers = {}) =>
  api.call('watchHistory', { params: { id: user.profileId }, query }, { bearer: user.sAccessToken, headers })

const ask = (query: object = {}, headers = {}) => history({ standing: 'unfinished', ...query }, headers)

const goingOn = async (query: object = {}, headers = {}) =>
  (await ask(query, headers)).ok.items.map(({ contentId, secondsWatched }) => [contentId, secondsWatched])

const profileKey = () => ({ userId: user.userId, profileId: user.profileId })

async function readAt(now: Date) {
  const { items } = await continueWatchingPage(api.db, profileKey(), { language: 'english', country: 'IN', cap: 5, now }, { offset: 0, limit: 50 })
  return items.map(({ contentId }) => contentId)
}

describe('continue watching', () => {
  it('is empty without progress', async () => {
    expect((await ask()).ok).toMatchObject({ items: [], total: 0, page: 1 })
  })

  it('has each title once, last watched first', async () => {
    await watch('ferry', 20, 30)
    await watch('tram-1', 40, 20)
    await watch('tram-2', 30, 10)
    expect(await goingOn()).toEqual([['tram-2', 30], ['ferry', 20]])
  })

  it('has the next episode after a finished one, with position and length', async () => {
    const watchedAt = await watch('tram-3', 96, 5)
    const { ok } = await ask({ language: 'bengali' })
    expect(ok.items).toMatchObject([{
      contentId: 'tram-4', contentType: 'episode', parentContentId: 'tram', secondsWatched: 0, runtime: runLength, watchedAt,
      seasonNumber: 2, episodeNumber: 1, episodeTitle: 'Part 1', card: { contentId: 'tram', title: 'tram নামে' }, isSetAside: false,
    }])
  })

  it('has the access terms, unlike the history', async () => {
    await watch('tram-1', 40, 10)
    const monetizationPlan = { enabled: true, includedMonetizationPlans: [{ id: 'premium', loginRequired: true }], excludedMonetizationPlans: [] }
    expect((await ask()).ok.items).toMatchObject([{ contentId: 'tram-1', card: { monetizationModel: 'SVOD' }, monetizationPlan }])
    expect((await history({})).ok.items.map((item) => 'monetizationPlan' in item)).toEqual([false])
  })

  it('skips finished episodes, and resumes the next one at its position', async () => {
    await watch('tram-2', 100, 30)
    await watch('tram-3', 45, 20)
    await watch('tram-1', 100, 10)
    expect(await goingOn()).toEqual([['tram-3', 45]])
  })

  it('ends after the specials', async () => {
    await watch('tram-4', 100, 10)
    expect(await goingOn()).toEqual([['tram-special', 0]])
    await watch('tram-special', 100, 5)
    expect(await goingOn()).toEqual([])
  })

  it('has no finished movie, and no series without a playable next episode', async () => {
    await watch('ferry', 95, 10)
    await watch('tea-1', 95, 5)
    expect((await ask()).ok).toMatchObject({ items: [], total: 0 })
  })

  it('has the next episode from its release on', async () => {
    await watch('tea-1', 95, 5)
    expect([await readAt(new Date(tomorrow.getTime() - 1)), await readAt(tomorrow)]).toEqual([[], ['tea-2']])
  })

  it('has no withdrawn or unavailable title', async () => {
    await watch('abroad', 10, 10)
    await watch('leaving', 10, 5)
    expect(await goingOn()).toEqual([['leaving', 10], ['abroad', 10]])
    expect(await goingOn({}, { 'x-country': 'GB' })).toEqual([['leaving', 10]])
    expect(await readAt(tomorrow)).toEqual(['abroad'])
  })

  it('has no dismissed title, until it is watched again', async () => {
    await watch('tram-1', 100, 10)
    const aside = (isSetAside: boolean) =>
      api.call('setAside', { params: { id: user.profileId }, body: { contentId: 'tram', isSetAside } }, { bearer: user.sAccessToken })
    await aside(true)
    expect(await goingOn()).toEqual([])
    await aside(false)
    expect(await goingOn()).toEqual([['tram-2', 0]])
    await aside(true)
    api.wait(60)
    await watch('tram-2', 100, 0)
    expect(await goingOn()).toEqual([['tram-3', 0]])
  })

  it('is paged, with a total', async () => {
    await watch('ferry', 10, 3)
    await watch('kash', 10, 2)
    await watch('owl', 10, 1)
    expect((await ask({ items: '2' })).ok).toMatchObject({ total: 3, page: 1, items: [{ contentId: 'owl' }, { contentId: 'kash' }] })
    expect((await ask({ items: '2', page: '2' })).ok).toMatchObject({ total: 3, page: 2, items: [{ contentId: 'ferry' }] })
    expect((await ask({ items: '2', page: '3' })).ok).toMatchObject({ total: 3, items: [] })
  })

  it('belongs to a profile', async () => {
    await watch('ferry', 10, 3)
    user = await api.signIn('+919830060599')
    expect(await goingOn()).toEqual([])
  })

  it('equals the domain rule for any history', async () => {
    const ids = ['ferry', 'kash', 'tram-special', 'tram-1', 'tram-2', 'tram-3', 'tram-4', 'tea-1', 'tea-without-film', 'tea-2']
    const anyPart = (id: string, number: number) => aPart(number, { id: id as ContentId, runLengthSeconds: runLength })
    const tram = aSeries({
      id: 'tram' as ContentId,
      seasons: [
        aSeason(0, [anyPart('tram-special', 1)]), aSeason(1, [anyPart('tram-1', 1), anyPart('tram-2', 2), anyPart('tram-3', 3)]), aSeason(2, [anyPart('tram-4', 1)]),
      ],
    })
    const tea = aSeries({
      id: 'tea' as ContentId,
      seasons: [
        aSeason(1, [anyPart('tea-1', 1), aPart(2, { id: 'tea-without-film' as ContentId, runLengthSeconds: null, isStreamable: false })]),
        { ...aSeason(2, [anyPart('tea-2', 1)]), releasesAt: tomorrow },
      ],
    })
    const movies = ['ferry', 'kash'].map((id) => aMovie({ id: id as ContentId, runLengthSeconds: runLength }))
    // In the order of watching.
    const histories = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), seconds: fc.constantFrom(0, 10, 94, 95, 100) }), { selector: ({ id }) => id })
    await fc.assert(fc.asyncProperty(histories, async (history) => {
      await api.db.deleteFrom('watch_progress').where('user_id', '=', user.userId).execute()
      const watchedAt = (at: number) => new Date(tomorrow.getTime() + at * 60_000)
      if (history.length > 0) await saveProgress(api.db, history.map(({ id, seconds }, at) => ({
        user_id: user.userId, profile_id: user.profileId, content_id: id, content_type: id.includes('-') ? 'episode' as const : 'movie' as const,
        series_id: id.includes('-') ? id.split('-')[0]! : null, seconds_watched: seconds, runtime: runLength, watched_at: watchedAt(at),
      })))
      const progress = history.map(({ id, seconds }, at) => ({
        contentId: id as ContentId, secondsWatched: seconds, runtimeSeconds: runLength, watchedAt: watchedAt(at),
      }))
      const { items } = await continueWatchingPage(api.db, profileKey(), { language: 'english', country: 'IN', cap: 5, now: api.now() }, { offset: 0, limit: 50 })
      expect(items.map(({ contentId, secondsWatched }) => [contentId, secondsWatched])).toEqual(
        continueWatching([...movies, tram, tea], progress, api.now()).map(({ part, progress: known }) => [part.id, known?.secondsWatched ?? 0]),
      )
    }), { numRuns: 80 })
  })
})
