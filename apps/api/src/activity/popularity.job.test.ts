import { saveRanking, savePages } from '@ott/catalogue-store'
import type { NewModule } from '@ott/catalogue-store'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { saveProgress } from './progress.ts'
import { updatePopularity } from './popularity.job.ts'
import { addTitle, aTitle, anEpisode } from '../playback/testing.ts'

let api: TestApi

const top = (moduleId: string, mostWatched: 'all' | 'movie' | 'series', contentIds: string[] = []): NewModule =>
  ({ moduleId, kind: 'ranked', orientation: 'portrait', title: { english: 'Top 10' }, shows: { mostWatched, contentIds } })

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  for (const movie of ['ferry', 'kites', 'radio']) await addTitle(api.db, aTitle(movie))
  await addTitle(api.db, aTitle('abroad', { blockedCountries: ['IN'] }))
  const seasons = [{ seasonNumber: 1, releasesAt: null, episodes: [anEpisode('tram-1', 1), anEpisode('tram-2', 2)] }]
  await addTitle(api.db, aTitle('tram', { contentType: 'series', seasons }))
  await savePages(api.db, [{
    pageId: 'home',
    title: { english: 'Home' },
    description: { english: '' },
    modules: [top('all', 'all', ['radio', 'abroad', 'ferry']), top('movies', 'movie'), top('series', 'series')],
  }])
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.db.deleteFrom('watch_progress').execute()
  await saveRanking(api.db, [])
})

/** Saves progress of several viewers in a title, some days ago. */
async function watch(contentId: string, viewers: number, { daysAgo = 1, seriesId = null as string | null } = {}) {
  const watched_at = new Date(api.now().getTime() - daysAgo * 86_400_000)
  const rows = Array.from({ length: viewers }, (_, at) => ({
    user_id: `viewer-${at}`, profile_id: 'p', content_id: contentId, content_type: seriesId ? 'episode' as const : 'movie' as const,
    series_id: seriesId, seconds_watched: 10, runtime: 100, watched_at,
  }))
  await saveProgress(api.db, rows)
}

/** Waits out the response cache of a minute, then reads the page. */
async function shown(country = 'IN') {
  api.wait(150)
  const { ok } = await api.call('modules', { params: { id: 'home' }, query: {} }, { bearer: await api.anonymous(), headers: { 'x-country': country } })
  return Object.fromEntries(ok.items.map(({ id, cards }) => [id, cards.map(({ contentId }) => contentId)]))
}

describe('a module of the most watched', () => {
  it('has the editor’s choice while there is too little data', async () => {
    await watch('kites', 4)
    await updatePopularity(api.db, api.now())
    expect(await shown()).toEqual({ all: ['radio', 'ferry'], movies: [], series: [] })
  })

  it('starts with the titles of most recent users, each counted once per series', async () => {
    await watch('kites', 6)
    await watch('tram-1', 5, { seriesId: 'tram' })
    await watch('tram-2', 5, { seriesId: 'tram' })
    await watch('ferry', 9, { daysAgo: 8 })
    await updatePopularity(api.db, api.now())
    expect(await shown()).toEqual({ all: ['kites', 'tram', 'radio', 'ferry'], movies: ['kites'], series: ['tram'] })
  })

  it('has no unavailable title', async () => {
    await watch('abroad', 20)
    await watch('kites', 5)
    await updatePopularity(api.db, api.now())
    expect([(await shown('IN')).movies, (await shown('GB')).movies]).toEqual([['kites'], ['abroad', 'kites']])
  })

  it('drops titles without recent users, also if servers run concurrently', async () => {
    await watch('kites', 6)
    await watch('ferry', 5)
    await Promise.all([1, 2, 3].map(() => updatePopularity(api.db, api.now())))
    expect((await shown()).movies).toEqual(['kites', 'ferry'])
    await api.db.deleteFrom('watch_progress').where('content_id', '=', 'kites').execute()
    await updatePopularity(api.db, api.now())
    expect((await shown()).movies).toEqual(['ferry'])
  })
})
