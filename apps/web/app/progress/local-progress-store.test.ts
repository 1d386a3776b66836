import { anApi } from '@ott/api-client/testing'
import type { ContentId } from '@ott/catalogue'
import { localProgress, noProgress } from './local-progress-store.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const watched = (id: string, secondsWatched: number, watchedAt: Date) => ({
  contentId: id as ContentId,
  contentType: 'movie' as const,
  seriesId: null,
  secondsWatched,
  runtimeSeconds: 100,
  watchedAt,
})
const tokens = { accessToken: 'a', refreshToken: 'r' }

async function agesAtSignIn() {
  const { call: apiClient, requests } = anApi(() => ({ status: 204 }), tokens)
  await localProgress.merge(apiClient)
  return requests.map(({ body }) => (body as { ageSeconds?: number }).ageSeconds)
}

afterEach(() => jest.useRealTimers())

describe('the progress of a signed-out user', () => {
  it('has the later position of each video', () => {
    localProgress.save(watched('ferry', 40, at(10)))
    localProgress.save(watched('ferry', 20, at(9)))
    localProgress.save(watched('kash', 5, at(8)))
    expect(localProgress.all().map(({ contentId, secondsWatched }) => [contentId, secondsWatched])).toEqual([['kash', 5], ['ferry', 40]])
  })

  it('is the server’s snapshot before anything was watched and after clearing', () => {
    localProgress.clear()
    expect(localProgress.all()).toBe(noProgress)
    localStorage.setItem('progress', '[]')
    expect(localProgress.all()).toBe(noProgress)
    localProgress.save(watched('ferry', 40, at(10)))
    localProgress.save(watched('kash', 5, at(8)))
    expect(localProgress.all()).toHaveLength(2)
  })

  it('is sent to the account at sign-in with its time, and stays if it cannot be sent', async () => {
    const { call: apiClient, requests } = anApi(({ body }) =>
      (body as { contentId: string }).contentId === 'kash' ? { status: 503, json: { errorCode: 'UNAVAILABLE' } } : { status: 204 }, tokens)
    await localProgress.merge(apiClient)
    expect(requests.map(({ body }) => (body as { watchedAt: string }).watchedAt)).toContain(at(10).toISOString())
    expect(localProgress.all().map(({ contentId }) => contentId)).toEqual(['kash'])
  })

  it('is sent with its age by the clock of its device', async () => {
    jest.useFakeTimers({ now: at(10) })
    localProgress.clear()
    localProgress.save(watched('ferry', 40, at(10)))
    jest.setSystemTime(at(11))
    expect(await agesAtSignIn()).toEqual([3_600])
  })

  it('is sent with its time alone if the service’s clock set it, or if the clock is unknown', async () => {
    jest.useFakeTimers({ now: at(10) })
    localProgress.save(watched('ferry', 40, at(11)))
    expect(await agesAtSignIn()).toEqual([undefined])
    localStorage.setItem('progress', JSON.stringify([watched('ferry', 40, at(9))]))
    expect(await agesAtSignIn()).toEqual([undefined])
  })

  it('includes each dismissed title once, unless it was watched again', async () => {
    localProgress.clear()
    localProgress.save({ ...watched('tram-1', 10, at(8)), contentType: 'episode', seriesId: 'tram' as ContentId })
    localProgress.save({ ...watched('tram-2', 20, at(9)), contentType: 'episode', seriesId: 'tram' as ContentId })
    localProgress.save(watched('ferry', 40, at(10)))
    for (const id of ['tram', 'ferry']) localProgress.dismiss(id as ContentId, at(11).getTime())
    localProgress.save(watched('ferry', 50, at(12)))
    const { call: apiClient, requests } = anApi(() => ({ status: 204 }), tokens)
    await localProgress.merge(apiClient)
    expect([requests.length, localProgress.all().length]).toEqual([3, 2])
    expect(localProgress.takeDismissals()).toEqual([{ contentId: 'tram', madeAt: at(11).getTime() }])
    expect(localProgress.takeDismissals()).toEqual([])
    await localProgress.merge(apiClient)
    expect(localProgress.all()).toEqual([])
  })

  it('keeps progress that is saved during the merge', async () => {
    localProgress.clear()
    localProgress.save(watched('ferry', 40, at(10)))
    const { call: apiClient } = anApi(() => {
      localProgress.save(watched('tram', 7, at(11)))
      return { status: 204 }
    }, tokens)
    await localProgress.merge(apiClient)
    expect(localProgress.all().map(({ contentId }) => contentId)).toEqual(['tram'])
  })

  it('follows the changes of another tab', async () => {
    localProgress.clear()
    localProgress.save(watched('ferry', 40, at(10)))
    const { call: apiClient } = anApi(() => ({ status: 503, json: { errorCode: 'UNAVAILABLE' } }), tokens)
    const merging = localProgress.merge(apiClient)
    localStorage.setItem('progress', JSON.stringify([watched('tram', 7, at(11))]))
    await merging
    expect(localProgress.all().map(({ contentId }) => contentId)).toEqual(['tram'])
    localProgress.save(watched('kash', 5, at(11)))
    expect(localProgress.all().map(({ contentId }) => contentId)).toEqual(['kash', 'tram'])
  })

  it('is cleared for one video, or for all', () => {
    localProgress.clear('kash' as ContentId)
    expect(localProgress.all().map(({ contentId }) => contentId)).toEqual(['tram'])
    localProgress.clear()
    expect([localProgress.all(), localStorage.getItem('progress')]).toEqual([[], null])
  })

  it('drops entries that the server rejects', async () => {
    localProgress.clear()
    localProgress.save(watched('gone', 40, at(10)))
    const { call: apiClient } = anApi(() => ({ status: 404, json: { errorCode: 'NOT_FOUND' } }), tokens)
    await localProgress.merge(apiClient)
    expect(localProgress.all()).toEqual([])
  })
})
