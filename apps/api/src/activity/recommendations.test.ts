import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { addTitle, aTitle, anEpisode } from '../playback/testing.ts'

let api: TestApi
let user: SignedInUser
let numbers = 0

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  const seasons = [{ seasonNumber: 1, releasesAt: null, episodes: [anEpisode('tram-1', 1), anEpisode('tram-2', 2)] }]
  await addTitle(api.db, aTitle('tram', { contentType: 'series', seasons, recommendations: ['kites', 'radio', 'tea', 'abroad'] }), { film: 'river', contentIds: ['tram-1', 'tram-2'] })
  for (const movie of ['kites', 'radio', 'tea']) await addTitle(api.db, aTitle(movie), { film: 'river' })
  await addTitle(api.db, aTitle('owl', { recommendations: ['tea'] }), { film: 'river' })
  await addTitle(api.db, aTitle('abroad', { blockedCountries: ['GB'] }))
  await addTitle(api.db, aTitle('ferry', { recommendations: ['tram', 'kites', 'gone', 'radio', 'tea'] }), { film: 'river' })
  await addTitle(api.db, aTitle('gone', { withdrawnAt: new Date('2026-01-01') }))
})
afterAll(() => api.stop())
beforeEach(async () => {
  numbers += 1
  user = await api.signIn(`+9198300604${String(numbers).padStart(2, '0')}`)
})

async function watch(contentId: string, minutesAgo: number, contentType: 'movie' | 'episode' = 'movie') {
  const watchedAt = new Date(api.now().getTime() - minutesAgo * 60_000).toISOString()
  await api.call('saveProgress', { body: { contentId, contentType, secondsWatched: 99, runtime: 100, watchedAt } }, { bearer: user.sAccessToken })
}

const rate = (contentId: string, isLiked: 'like' | 'love' | 'not for me', contentType: 'movie' | 'series' = 'movie') =>
  api.call('rate', { params: { id: user.profileId }, body: { contentId, contentType, isLiked } }, { bearer: user.sAccessToken })
const takeBack = (ratingId: string) =>
  api.call('removeRating', { params: { id: user.profileId, ratingId }, query: {} }, { bearer: user.sAccessToken })

const hide = (contentId: string, isHidden: boolean) =>
  api.call('setHidden', { params: { id: user.profileId }, body: { contentId, isHidden } }, { bearer: user.sAccessToken })

function ask({ by = user, country = 'IN', profileId = user.profileId, language = 'english' as 'english' | 'bengali' } = {}) {
  return api.call('becauseWatched', { params: { id: profileId }, query: { language } }, { bearer: by.sAccessToken, headers: { 'x-country': country } })
}

async function offered(asked: Parameters<typeof ask>[0] = {}) {
  const { ok } = await ask(asked)
  return [ok.because?.contentId ?? null, ok.items.map(({ contentId }) => contentId)]
}

describe('recommendations', () => {
  it('are empty without progress and ratings', async () => {
    expect(await offered()).toEqual([null, []])
  })

  it('are those of the last watched title, in order, without withdrawn or started ones', async () => {
    await watch('ferry', 1)
    expect(await offered()).toEqual(['ferry', ['tram', 'kites', 'radio', 'tea']])
    await watch('kites', 90)
    expect(await offered()).toEqual(['ferry', ['tram', 'radio', 'tea']])
  })

  it('have no hidden title as source or result', async () => {
    await watch('ferry', 9)
    await watch('tram-1', 1, 'episode')
    await hide('tram-1', true)
    expect(await offered()).toEqual(['ferry', ['kites', 'radio', 'tea']])
    await hide('ferry', true)
    expect(await offered()).toEqual([null, []])
    await hide('tram-1', false)
    expect(await offered()).toEqual(['tram', ['kites', 'radio', 'tea', 'abroad']])
  })

  it('have no loved but hidden source, until it is watched or restored', async () => {
    await watch('tram-1', 9, 'episode')
    await watch('ferry', 5)
    await rate('ferry', 'love')
    await hide('ferry', true)
    expect(await offered()).toEqual(['tram', ['kites', 'radio', 'tea', 'abroad']])
    await hide('ferry', false)
    expect(await offered()).toEqual(['ferry', ['kites', 'radio', 'tea']])
    await hide('ferry', true)
    api.wait(60)
    await watch('ferry', 0)
    expect((await ask()).ok.because).toMatchObject({ contentId: 'ferry', rating: 'love' })
  })

  it('have a loved series as source while one of its episodes is not hidden', async () => {
    await watch('tram-1', 9, 'episode')
    await watch('tram-2', 5, 'episode')
    await rate('tram', 'love', 'series')
    await hide('tram-1', true)
    expect((await ask()).ok.because).toMatchObject({ contentId: 'tram', rating: 'love' })
    await hide('tram-2', true)
    expect(await offered()).toEqual([null, []])
  })

  it('name the series of an episode, in the user’s language', async () => {
    await watch('ferry', 9)
    await watch('tram-1', 1, 'episode')
    const { ok } = await ask({ language: 'bengali' })
    expect(ok.because).toEqual({ contentId: 'tram', title: 'tram নামে', permanentLink: '/tram', rating: null })
    expect(ok.items.map(({ contentId }) => contentId)).toEqual(['kites', 'radio', 'tea', 'abroad'])
  })

  it('fall back to an older source if the newest has too few', async () => {
    await watch('ferry', 9)
    await watch('owl', 1)
    expect((await offered())[0]).toBe('ferry')
  })

  it('have rated titles as sources, with their rating', async () => {
    await watch('tram-1', 1, 'episode')
    await rate('ferry', 'love')
    expect(await offered()).toEqual(['ferry', ['kites', 'radio', 'tea']])
    expect((await ask()).ok.because).toMatchObject({ contentId: 'ferry', rating: 'love' })
    await rate('ferry', 'like')
    expect((await ask()).ok.because?.rating).toBe('like')
    await takeBack('ferry')
    expect((await ask()).ok.because).toMatchObject({ contentId: 'tram', rating: null })
  })

  it('start with titles that several sources recommend', async () => {
    await rate('owl', 'love')
    api.wait(60)
    await watch('ferry', 0)
    expect(await offered()).toEqual(['ferry', ['tea', 'tram', 'kites', 'radio']])
  })

  it('have no disliked title as source or result', async () => {
    await watch('tram-1', 9, 'episode')
    await watch('ferry', 1)
    await rate('kites', 'not for me')
    await rate('ferry', 'not for me')
    expect(await offered()).toEqual(['tram', ['radio', 'tea', 'abroad']])
  })

  it('have no unavailable title', async () => {
    await watch('tram-1', 1, 'episode')
    expect(await offered({ country: 'GB' })).toEqual(['tram', ['kites', 'radio', 'tea']])
  })

  it('are private and never cached', async () => {
    await watch('ferry', 1)
    const other = await api.signIn('+919830060499')
    expect((await ask({ by: other })).status).toBe(403)
    expect((await ask()).headers['cache-control']).not.toMatch(/public/)
  })
})
