import { anApi } from '@ott/api-client/testing'
import type { ContentId } from '@ott/catalogue'
import { localProgress } from './local-progress.ts'

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

describe('progress of a viewer who is not signed in', () => {
  it('keeps the later position of each film', () => {
    localProgress.keep(watched('ferry', 40, at(10)))
    localProgress.keep(watched('ferry', 20, at(9)))
    localProgress.keep(watched('kash', 5, at(8)))
    expect(localProgress.all().map(({ contentId, secondsWatched }) => [contentId, secondsWatched])).toEqual([['kash', 5], ['ferry', 40]])
  })

  it('goes to the account at sign-in with its time, and stays for what could not be sent', async () => {
    const { call, requests } = anApi(({ body }) =>
      (body as { contentId: string }).contentId === 'kash' ? { status: 503, json: { errorCode: 'UNAVAILABLE' } } : { status: 204 }, tokens)
    await localProgress.merge(call)
    expect(requests.map(({ body }) => (body as { watchedAt: string }).watchedAt)).toContain(at(10).toISOString())
    expect(localProgress.all().map(({ contentId }) => contentId)).toEqual(['kash'])
  })
})
