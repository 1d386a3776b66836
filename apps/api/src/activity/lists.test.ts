import { sql } from 'kysely'
import { newNumber } from '../identity/testing.ts'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { addTitle, aTitle, anEpisode } from '../playback/testing.ts'
import { maxEntries } from './watchlist.ts'

let api: TestApi
let user: SignedInUser
let other: SignedInUser

const movies = Array.from({ length: 25 }, (_, index) => `movie-${String(index).padStart(2, '0')}`)

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  for (const movie of movies) await addTitle(api.db, aTitle(movie), { film: 'river' })
  await addTitle(api.db, aTitle('abroad', { blockedCountries: ['GB'] }), { film: 'river' })
  const seasons = [{ seasonNumber: 2, releasesAt: null, episodes: [anEpisode('tram-1', 1), anEpisode('tram-2', 2)] }]
  await addTitle(api.db, aTitle('tram', { contentType: 'series', seasons }), { film: 'river', contentIds: ['tram-1', 'tram-2'] })
  user = await api.signIn('+919830060001')
  other = await api.signIn('+919830060002')
})
afterAll(() => api.stop())

const secondsAgo = (seconds: number) => new Date(api.now().getTime() - seconds * 1_000).toISOString()
const minutesAgo = (minutes: number) => secondsAgo(minutes * 60)

type Watched = { contentId: string; parentContentId?: string; secondsWatched: number; runtime?: number; watchedAt?: string; ageSeconds?: number; contentType?: 'movie' | 'episode' | 'series' }

function save({ contentType = 'movie', ...watched }: Watched, by = user) {
  return api.call('saveProgress', { body: { contentType, runtime: 100, ...watched } }, { bearer: by.sAccessToken })
}

async function positions(contentId: string, by = user) {
  const { ok } = await api.call('profileContents', { params: { id: by.profileId, contentId } }, { bearer: by.sAccessToken })
  return ok.progress.map(({ contentId: id, secondsWatched }) => [id, secondsWatched])
}

function history(query: object = {}, by = user, headers = {}) {
  return api.call('watchHistory', { params: { id: by.profileId }, query }, { bearer: by.sAccessToken, headers })
}

function list(query: object = {}, by = user) {
  return api.call('watchList', { params: { id: by.profileId }, query }, { bearer: by.sAccessToken })
}

describe('a position', () => {
  it('is kept, and known with the title', async () => {
    expect((await save({ contentId: 'movie-00', secondsWatched: 42.5, watchedAt: minutesAgo(5) })).status).toBe(204)
    expect(await positions('movie-00')).toEqual([['movie-00', 42.5]])
    expect(await positions('movie-00', other)).toEqual([])
  })

  it('without a time was watched when it arrives, less its age', async () => {
    const five = { contentType: 'movie', contentId: 'movie-23', parentContentId: null, secondsWatched: 30, runtime: 100 } as const
    expect((await api.call('saveProgress', { body: five }, { bearer: user.sAccessToken })).status).toBe(204)
    await save({ contentId: 'movie-23', secondsWatched: 10, watchedAt: minutesAgo(1) })
    await save({ contentId: 'movie-23', secondsWatched: 20, ageSeconds: 300 })
    expect(await positions('movie-23')).toEqual([['movie-23', 30]])
  })

  it('is the one watched last, whichever arrives first', async () => {
    await save({ contentId: 'movie-01', secondsWatched: 60, watchedAt: minutesAgo(1) })
    await save({ contentId: 'movie-01', secondsWatched: 10, watchedAt: minutesAgo(9) })
    expect(await positions('movie-01')).toEqual([['movie-01', 60]])
  })

  it('stays the newest when twenty arrive at once', async () => {
    const all = Array.from({ length: 20 }, (_, index) => save({ contentId: 'movie-02', secondsWatched: index, watchedAt: minutesAgo(30 - index) }))
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(20).fill(204))
    expect(await positions('movie-02')).toEqual([['movie-02', 19]])
  })

  it('is each viewer’s own when many arrive at once', async () => {
    const saves = [user, other].flatMap((by, who) =>
      ['movie-06', 'movie-07', 'movie-08'].map((contentId, index) => save({ contentId, secondsWatched: 10 * who + index, watchedAt: minutesAgo(1) }, by)),
    )
    await Promise.all(saves)
    const kept = await Promise.all([user, other].map(async (by) => [await positions('movie-06', by), await positions('movie-08', by)].flat()))
    expect(kept).toEqual([[['movie-06', 0], ['movie-08', 2]], [['movie-06', 10], ['movie-08', 12]]])
  })

  it('from a clock that is ahead keeps nothing out', async () => {
    await save({ contentId: 'movie-03', secondsWatched: 10, watchedAt: minutesAgo(-600) })
    await save({ contentId: 'movie-03', secondsWatched: 20, watchedAt: minutesAgo(-600) })
    api.wait(1)
    await save({ contentId: 'movie-03', secondsWatched: 30, watchedAt: minutesAgo(0) })
    expect(await positions('movie-03')).toEqual([['movie-03', 30]])
  })

  it('watched on a device whose clock is an hour behind counts before an older one from elsewhere', async () => {
    await save({ contentId: 'movie-09', secondsWatched: 10, watchedAt: minutesAgo(2), ageSeconds: 120 })
    await save({ contentId: 'movie-09', secondsWatched: 20, watchedAt: minutesAgo(60), ageSeconds: 0 })
    expect(await positions('movie-09')).toEqual([['movie-09', 20]])
  })

  it('that waited on a device whose clock is an hour ahead hides nothing that was watched after it', async () => {
    await save({ contentId: 'movie-10', secondsWatched: 30, watchedAt: minutesAgo(5), ageSeconds: 300 })
    await save({ contentId: 'movie-10', secondsWatched: 20, watchedAt: minutesAgo(20 - 60), ageSeconds: 1_200 })
    expect(await positions('movie-10')).toEqual([['movie-10', 30]])
  })

  it('stays when one that was sent before it comes after it', async () => {
    await save({ contentId: 'movie-11', secondsWatched: 30, watchedAt: secondsAgo(1), ageSeconds: 0 })
    await save({ contentId: 'movie-11', secondsWatched: 20, watchedAt: secondsAgo(12), ageSeconds: 0 })
    expect(await positions('movie-11')).toEqual([['movie-11', 30]])
  })

  it('never lies behind the end of the film', async () => {
    await save({ contentId: 'movie-04', secondsWatched: 5_000, watchedAt: minutesAgo(1) })
    expect(await positions('movie-04')).toEqual([['movie-04', 100]])
  })

  it('of an episode belongs to its series, whatever the body says', async () => {
    await save({ contentId: 'tram-2', contentType: 'episode', secondsWatched: 7, watchedAt: minutesAgo(2), parentContentId: 'movie-00' })
    await save({ contentId: 'tram-1', contentType: 'episode', secondsWatched: 5, watchedAt: minutesAgo(3) })
    expect(await positions('tram')).toEqual([['tram-2', 7], ['tram-1', 5]])
  })

  it.each([
    [{ contentId: 'nothing' }, 404, 'contentId'],
    [{ contentId: 'tram', contentType: 'series' as const }, 404, 'contentId'],
    [{ contentId: 'tram-1', contentType: 'movie' as const }, 400, 'contentType'],
    [{ secondsWatched: -1 }, 400, 'secondsWatched'],
    [{ secondsWatched: '5' as never }, 400, 'secondsWatched'],
    [{ watchedAt: 'yesterday' }, 400, 'watchedAt'],
    [{ ageSeconds: -1 }, 400, 'ageSeconds'],
    [{ ageSeconds: 1.5 }, 400, 'ageSeconds'],
  ])('is refused with %j', async (wrong, status, field) => {
    const answer = await save({ contentId: 'movie-05', secondsWatched: 1, watchedAt: minutesAgo(1), ...wrong })
    expect([answer.status, answer.error.field]).toEqual([status, field])
  })
})

describe('the history', () => {
  let watcher: SignedInUser

  beforeAll(async () => {
    watcher = await api.signIn('+919830060010')
    for (const [index, contentId] of movies.entries()) await save({ contentId, secondsWatched: 10, watchedAt: minutesAgo(100 + index) }, watcher)
    await save({ contentId: 'abroad', secondsWatched: 10, watchedAt: minutesAgo(90) }, watcher)
    await save({ contentId: 'tram-1', contentType: 'episode', secondsWatched: 10, watchedAt: minutesAgo(80) }, watcher)
  })

  it('lists what was watched, newest first, nineteen to a page, from page one', async () => {
    const first = await history({}, watcher)
    expect([first.ok.page, first.ok.total, first.ok.items.length]).toEqual([1, 27, 19])
    const second = await history({ page: '2' }, watcher)
    expect([second.ok.page, second.ok.items.length]).toEqual([2, 8])
    const ids = [...first.ok.items, ...second.ok.items].map(({ contentId }) => contentId)
    expect(ids).toEqual(['tram-1', 'abroad', ...movies])
    expect((await history({ page: '3' }, watcher)).ok.items).toEqual([])
  })

  it('shows an episode by the card of its series', async () => {
    const { ok } = await history({ items: '1', language: 'bengali' }, watcher)
    expect(ok.items).toMatchObject([
      { contentId: 'tram-1', contentType: 'episode', parentContentId: 'tram', seasonNumber: 2, episodeNumber: 1, episodeTitle: 'Part 1', card: { contentId: 'tram', title: 'tram নামে' } },
    ])
  })

  it('neither shows nor counts what is not for the viewer’s country', async () => {
    const { ok } = await history({ items: '50' }, watcher, { 'x-country': 'GB' })
    expect([ok.total, ok.items.filter(({ contentId }) => contentId === 'abroad')]).toEqual([26, []])
  })

  it('lists only what was watched to the end if that is asked for', async () => {
    const finisher = await api.signIn('+919830060099')
    // The catalogue's run length overrides the player's.
    const watched = [['movie-00', 94, 90], ['movie-01', 95, 100], ['movie-02', 100, 500]] as const
    for (const [at, [contentId, secondsWatched, runtime]] of watched.entries()) await save({ contentId, secondsWatched, runtime, watchedAt: minutesAgo(10 + at) }, finisher)
    const { ok } = await history({ standing: 'finished' }, finisher)
    expect([ok.total, ok.items.map(({ contentId }) => contentId)]).toEqual([2, ['movie-01', 'movie-02']])
  })

  it.each([{ page: '0' }, { page: 'two' }, { items: '51' }, { language: 'french' }, { standing: 'begun' }])('is refused with %j', async (query) => {
    expect((await history(query, watcher)).error.errorCode).toBe('INVALID_INPUT')
  })

  it('forgets one movie or episode, or everything', async () => {
    const forgetful = await api.signIn('+919830060011')
    const params = { id: forgetful.profileId }
    const asOwner = { bearer: forgetful.sAccessToken }
    for (const [at, contentId] of ['movie-00', 'movie-01', 'movie-02'].entries()) await save({ contentId, secondsWatched: 10, watchedAt: minutesAgo(1 + at) }, forgetful)
    expect((await api.call('forgetWatched', { params: { ...params, contentId: 'movie-01' } }, asOwner)).status).toBe(204)
    expect((await api.call('forgetWatched', { params: { ...params, contentId: 'movie-01' } }, asOwner)).status).toBe(204)
    expect((await history({}, forgetful)).ok.items.map(({ contentId }) => contentId)).toEqual(['movie-00', 'movie-02'])
    expect(await positions('movie-01', forgetful)).toEqual([])
    expect((await api.call('clearHistory', { params }, asOwner)).status).toBe(204)
    expect((await history({}, forgetful)).ok.total).toBe(0)
    expect((await history({}, watcher)).ok.total).toBe(27)
  })
})

describe('a title that is set aside', () => {
  let chooser: SignedInUser

  const setAside = (contentId: string, isSetAside: boolean) =>
    api.call('setAside', { params: { id: chooser.profileId }, body: { contentId, isSetAside } }, { bearer: chooser.sAccessToken })
  const aside = async () => (await history({}, chooser)).ok.items.filter((item) => item.isSetAside).map(({ contentId }) => contentId)

  beforeAll(async () => {
    chooser = await api.signIn('+919830060012')
    await save({ contentId: 'movie-00', secondsWatched: 10, watchedAt: minutesAgo(3) }, chooser)
    await save({ contentId: 'tram-1', contentType: 'episode', secondsWatched: 10, watchedAt: minutesAgo(2) }, chooser)
    await save({ contentId: 'tram-2', contentType: 'episode', secondsWatched: 10, watchedAt: minutesAgo(1) }, chooser)
  })

  it('says so with all its episodes, and stays in the history with its positions', async () => {
    expect(await aside()).toEqual([])
    expect((await setAside('tram', true)).status).toBe(204)
    expect(await aside()).toEqual(['tram-2', 'tram-1'])
    expect((await history({}, chooser)).ok.total).toBe(3)
    expect(await positions('tram-2', chooser)).toEqual([['tram-2', 10]])
  })

  it('is put back, however often', async () => {
    await setAside('tram', true)
    await setAside('tram', false)
    expect((await setAside('tram', false)).status).toBe(204)
    expect(await aside()).toEqual([])
  })

  it('is a movie or a series that is there, and no episode', async () => {
    for (const contentId of ['nothing', 'tram-1']) {
      const refused = await setAside(contentId, true)
      expect([refused.status, refused.error.field]).toEqual([404, 'contentId'])
    }
  })

  it('comes back when it is watched again, and not by what was watched before', async () => {
    await setAside('movie-00', true)
    await save({ contentId: 'movie-00', secondsWatched: 12, watchedAt: minutesAgo(1) }, chooser)
    expect(await aside()).toEqual(['movie-00'])
    api.wait(60)
    await save({ contentId: 'movie-00', secondsWatched: 20, watchedAt: minutesAgo(0) }, chooser)
    expect(await aside()).toEqual([])
  })
})

describe('a film that is hidden from the history', () => {
  let hider: SignedInUser

  const hide = (contentId: string, isHidden = true, by = hider) =>
    api.call('setHidden', { params: { id: hider.profileId }, body: { contentId, isHidden } }, { bearer: by.sAccessToken })
  const ids = async (query: object = {}) => (await history(query, hider)).ok.items.map(({ contentId }) => contentId)

  beforeEach(async () => {
    hider = await api.signIn(newNumber())
    await save({ contentId: 'movie-00', secondsWatched: 100, watchedAt: minutesAgo(3) }, hider)
    await save({ contentId: 'tram-1', contentType: 'episode', secondsWatched: 10, watchedAt: minutesAgo(2) }, hider)
    await save({ contentId: 'tram-2', contentType: 'episode', secondsWatched: 20, watchedAt: minutesAgo(1) }, hider)
  })

  it('stands among what is hidden alone, and keeps its place', async () => {
    expect((await hide('tram-2')).status).toBe(204)
    await hide('movie-00')
    expect([await ids(), await ids({ standing: 'finished' }), await ids({ standing: 'hidden' })]).toEqual([['tram-1'], [], ['tram-2', 'movie-00']])
    expect([(await history({}, hider)).ok.total, (await history({ standing: 'hidden', items: '1' }, hider)).ok.total]).toEqual([1, 2])
    expect(await positions('tram', hider)).toEqual([['tram-2', 20], ['tram-1', 10]])
    expect(await ids({ standing: 'unfinished' })).toEqual(['tram-2'])
  })

  it('is shown again, however often that is said', async () => {
    await hide('tram-2')
    await hide('tram-2', false)
    expect((await hide('tram-2', false)).status).toBe(204)
    expect([await ids(), await ids({ standing: 'hidden' })]).toEqual([['tram-2', 'tram-1', 'movie-00'], []])
  })

  it('is there again when it is watched again, and not by what was watched before', async () => {
    await hide('movie-00')
    await save({ contentId: 'movie-00', secondsWatched: 12, watchedAt: minutesAgo(1) }, hider)
    expect(await ids()).not.toContain('movie-00')
    api.wait(60)
    await save({ contentId: 'movie-00', secondsWatched: 20, watchedAt: minutesAgo(0) }, hider)
    expect(await ids()).toContain('movie-00')
  })

  it('is another thing than a title that is set aside', async () => {
    await api.call('setAside', { params: { id: hider.profileId }, body: { contentId: 'movie-00', isSetAside: true } }, { bearer: hider.sAccessToken })
    expect(await ids()).toContain('movie-00')
    await hide('movie-00')
    await hide('movie-00', false)
    const items = (await history({}, hider)).ok.items
    expect(items.find(({ contentId }) => contentId === 'movie-00')?.isSetAside).toBe(true)
  })

  it('is forgotten alone, stays hidden when that is taken back, and goes with all of the history', async () => {
    const params = { id: hider.profileId }
    const asHider = { bearer: hider.sAccessToken }
    await hide('tram-2')
    const [kept] = (await history({ standing: 'hidden' }, hider)).ok.items
    await api.call('forgetWatched', { params: { ...params, contentId: 'tram-2' } }, asHider)
    expect(await ids({ standing: 'hidden' })).toEqual([])
    await save({ contentId: 'tram-2', contentType: 'episode', secondsWatched: 20, watchedAt: kept?.watchedAt ?? '' }, hider)
    expect(await ids({ standing: 'hidden' })).toEqual(['tram-2'])
    await api.call('clearHistory', { params }, asHider)
    const left = await api.db.selectFrom('put_away').selectAll().where('profile_id', '=', hider.profileId).execute()
    expect([await ids(), await ids({ standing: 'hidden' }), left]).toEqual([[], [], []])
  })

  it.each(['nothing', 'tram'])('is a movie or an episode that is there, and not %s', async (contentId) => {
    const refused = await hide(contentId)
    expect([refused.status, refused.error.field]).toEqual([404, 'contentId'])
  })

  it('is hidden by its viewer alone', async () => {
    expect((await hide('movie-00', true, other)).status).toBe(403)
    expect(await ids()).toContain('movie-00')
  })
})

describe('the watch list', () => {
  let keeper: SignedInUser

  const add = (contentId: string, contentType: 'movie' | 'series' | 'episode' = 'movie', id = keeper.profileId) =>
    api.call('addToWatchList', { params: { id }, body: { contentId, contentType } }, { bearer: keeper.sAccessToken })

  beforeAll(async () => {
    keeper = await api.signIn('+919830060020')
    for (const contentId of movies.slice(0, 12)) {
      await add(contentId)
      api.wait(1)
    }
  })

  it('lists titles, newest first, ten to a page, from page zero', async () => {
    const [first, second] = [await list({}, keeper), await list({ page: '1' }, keeper)]
    expect([first.ok.page, first.ok.total, first.ok.items.length]).toEqual([0, 12, 10])
    expect([second.ok.page, second.ok.items.length]).toEqual([1, 2])
    const ids = [...first.ok.items, ...second.ok.items].map(({ contentId }) => contentId)
    expect(ids).toEqual(movies.slice(0, 12).toReversed())
  })

  it('keeps a title once and in its place', async () => {
    expect((await add('movie-00')).status).toBe(204)
    expect((await list({ page: '1' }, keeper)).ok.items.map(({ contentId }) => contentId)).toEqual(['movie-01', 'movie-00'])
  })

  it('gives a title up, by body or by address, however often', async () => {
    const remove = (input: object) =>
      api.call('removeFromWatchList', { params: { id: keeper.profileId }, query: {}, ...input }, { bearer: keeper.sAccessToken })
    await add('tram', 'series')
    await add('movie-20')
    expect((await remove({ body: { contentId: 'tram', contentType: 'series' } })).status).toBe(204)
    expect((await remove({ query: { contentId: 'movie-20', contentType: 'movie' } })).status).toBe(204)
    expect((await remove({ query: { contentId: 'movie-20' } })).status).toBe(204)
    expect((await list({}, keeper)).ok.total).toBe(12)
    expect((await remove({})).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'contentId' })
  })

  it('tells the title page whether it is kept', async () => {
    const isKept = async (contentId: string) =>
      (await api.call('profileContents', { params: { id: keeper.profileId, contentId } }, { bearer: keeper.sAccessToken })).ok.isInWatchList
    expect([await isKept('movie-03'), await isKept('movie-24')]).toEqual([true, false])
  })

  it('puts an entry above another one, whether it is new or moves', async () => {
    const mover = await api.signIn('+919830060021')
    const put = (contentId: string, before?: string) =>
      api.call('addToWatchList', { params: { id: mover.profileId }, body: { contentId, contentType: 'movie', before } }, { bearer: mover.sAccessToken })
    const ids = async () => (await list({}, mover)).ok.items.map(({ contentId }) => contentId)
    for (const contentId of ['movie-00', 'movie-01', 'movie-02']) {
      await put(contentId)
      api.wait(1)
    }
    await put('movie-00', 'movie-02')
    expect(await ids()).toEqual(['movie-00', 'movie-02', 'movie-01'])
    await put('movie-03', 'movie-01')
    expect(await ids()).toEqual(['movie-00', 'movie-02', 'movie-03', 'movie-01'])
    await put('movie-04')
    expect(await ids()).toEqual(['movie-04', 'movie-00', 'movie-02', 'movie-03', 'movie-01'])
    await put('movie-02', 'movie-02')
    expect((await put('movie-05', 'movie-24')).status).toBe(204)
    expect((await ids()).toSorted()).toEqual(['movie-00', 'movie-01', 'movie-02', 'movie-03', 'movie-04', 'movie-05'])
  })

  it('keeps every entry once when two are moved at the same time', async () => {
    const mover = await api.signIn('+919830060022')
    const put = (contentId: string, before?: string) =>
      api.call('addToWatchList', { params: { id: mover.profileId }, body: { contentId, contentType: 'movie', before } }, { bearer: mover.sAccessToken })
    for (const contentId of movies.slice(0, 8)) await put(contentId)
    await Promise.all(movies.slice(4, 8).map((contentId) => put(contentId, 'movie-00')))
    const ids = (await list({}, mover)).ok.items.map(({ contentId }) => contentId)
    expect(ids.toSorted()).toEqual(movies.slice(0, 8))
    expect(ids.slice(0, ids.indexOf('movie-00')).toSorted()).toEqual(expect.arrayContaining(movies.slice(4, 8)))
  })

  it('lists movies or series alone', async () => {
    await add('tram', 'series')
    const series = await list({ contentType: 'series' }, keeper)
    expect([series.ok.total, series.ok.items.map(({ contentId }) => contentId)]).toEqual([1, ['tram']])
    expect((await list({ contentType: 'movie' }, keeper)).ok.total).toBe(12)
    expect((await list({ contentType: 'episode' }, keeper)).error.field).toBe('contentType')
  })

  it('is full one day', async () => {
    const collector = await api.signIn('+919830060023')
    const rows = Array.from({ length: maxEntries }, (_, at) => ({
      user_id: collector.userId, profile_id: collector.profileId, content_id: `kept-${at}`, added_at: api.now(), place: at,
    }))
    await api.db.insertInto('watch_list_entry').values(rows).execute()
    const entry = { params: { id: collector.profileId }, body: { contentId: 'movie-00', contentType: 'movie' as const } }
    const answer = await api.call('addToWatchList', entry, { bearer: collector.sAccessToken })
    expect([answer.status, answer.error.errorCode]).toEqual([409, 'CONFLICT'])
  })

  it('takes what a release before this one adds, which names no place', async () => {
    const { userId, profileId, sAccessToken } = await api.signIn('+919830060024')
    await sql`insert into watch_list_entry (user_id, profile_id, content_id, added_at) values (${userId}, ${profileId}, 'movie-00', now())`.execute(api.db)
    const { ok } = await api.call('watchList', { params: { id: profileId }, query: {} }, { bearer: sAccessToken })
    expect(ok.items.map(({ contentId }) => contentId)).toEqual(['movie-00'])
  })

  it('takes only titles that are there', async () => {
    expect([(await add('nothing')).status, (await add('tram', 'movie')).error.field, (await add('tram-1', 'episode')).status]).toEqual([404, 'contentType', 404])
  })
})

describe('a rating', () => {
  let critic: SignedInUser

  const asCritic = () => ({ bearer: critic.sAccessToken })
  const rate = (contentId: string, isLiked: string, contentType: 'movie' | 'series' = 'movie') =>
    api.call('rate', { params: { id: critic.profileId }, body: { contentId, contentType, isLiked: isLiked as 'like' } }, asCritic())
  const ratings = async (query: object = {}) => (await api.call('ratings', { params: { id: critic.profileId }, query }, asCritic())).ok
  const ratingOf = async (contentId: string, by = critic) => {
    const { ok } = await api.call('profileContents', { params: { id: by.profileId, contentId } }, { bearer: by.sAccessToken })
    return [ok.isLiked, ok.ratingId]
  }

  beforeAll(async () => {
    critic = await api.signIn('+919830060030')
  })

  it('is kept, and known with the title by its viewer alone', async () => {
    const { ok, status } = await rate('movie-00', 'love')
    expect([status, ok]).toEqual([200, { ratingId: 'movie-00' }])
    expect(await ratingOf('movie-00')).toEqual(['love', 'movie-00'])
    expect(await ratingOf('movie-00', other)).toEqual([null, null])
  })

  it('is one for each title, the newest', async () => {
    await rate('movie-01', 'like')
    await rate('movie-01', 'not for me')
    expect(await ratingOf('movie-01')).toEqual(['not for me', 'movie-01'])
  })

  it('is changed and taken back', async () => {
    await rate('movie-02', 'like')
    const params = { id: critic.profileId, ratingId: 'movie-02' }
    expect((await api.call('changeRating', { params, body: { isLiked: 'love' } }, asCritic())).status).toBe(204)
    expect(await ratingOf('movie-02')).toEqual(['love', 'movie-02'])
    expect((await api.call('removeRating', { params }, asCritic())).status).toBe(204)
    expect((await api.call('removeRating', { params }, asCritic())).status).toBe(204)
    expect(await ratingOf('movie-02')).toEqual([null, null])
    const gone = await api.call('changeRating', { params, body: { isLiked: 'love' } }, asCritic())
    expect([gone.status, gone.error.field]).toEqual([404, 'ratingId'])
  })

  it('is taken back by an empty value', async () => {
    const params = { id: critic.profileId, ratingId: 'movie-02' }
    for (const isLiked of ['', null] as const) {
      await rate('movie-02', 'like')
      expect((await api.call('changeRating', { params, body: { isLiked } }, asCritic())).status).toBe(204)
      expect(await ratingOf('movie-02')).toEqual([null, null])
    }
  })

  it('is listed, newest first, of one kind or all, with the way to its title', async () => {
    api.wait(1)
    await rate('tram', 'not for me', 'series')
    expect((await ratings()).items.map(({ contentId }) => contentId)).toEqual(['tram', 'movie-01', 'movie-00'])
    const { total, page, items } = await ratings({ isLiked: 'not for me', items: '1', page: '1' })
    expect([total, page]).toEqual([2, 1])
    expect(items).toMatchObject([{ contentId: 'movie-01', permanentLink: '/movie-01', isLiked: 'not for me' }])
  })

  it.each([
    [['nothing', 'like'], 404, 'contentId'],
    [['tram', 'like'], 400, 'contentType'],
    [['movie-03', 'so so'], 400, 'isLiked'],
    [['movie-03', ''], 400, 'isLiked'],
  ] as const)('is refused with %j', async ([contentId, isLiked], status, field) => {
    const answer = await rate(contentId, isLiked)
    expect([answer.status, answer.error.field]).toEqual([status, field])
  })
})

describe('somebody else’s profile', () => {
  it('can be neither read nor changed', async () => {
    const asOther = { bearer: other.sAccessToken }
    const params = { id: user.profileId }
    const entry = { contentId: 'movie-00', contentType: 'movie' as const }
    const answers = [
      await api.call('watchHistory', { params, query: {} }, asOther),
      await api.call('profileContents', { params: { ...params, contentId: 'movie-00' } }, asOther),
      await api.call('watchList', { params, query: {} }, asOther),
      await api.call('addToWatchList', { params, body: entry }, asOther),
      await api.call('removeFromWatchList', { params, query: {}, body: entry }, asOther),
      await api.call('forgetWatched', { params: { ...params, contentId: 'movie-00' } }, asOther),
      await api.call('clearHistory', { params }, asOther),
      await api.call('setAside', { params, body: { contentId: 'movie-00', isSetAside: true } }, asOther),
      await api.call('ratings', { params, query: {} }, asOther),
      await api.call('rate', { params, body: { ...entry, isLiked: 'like' } }, asOther),
      await api.call('changeRating', { params: { ...params, ratingId: 'movie-00' }, body: { isLiked: 'like' } }, asOther),
      await api.call('removeRating', { params: { ...params, ratingId: 'movie-00' } }, asOther),
    ]
    expect(answers.map(({ status, error }) => [status, error.errorCode])).toEqual(Array(12).fill([403, 'FORBIDDEN']))
    expect((await list()).ok.total).toBe(0)
  })

  it('is nothing for a visitor', async () => {
    const answer = await api.call('watchList', { params: { id: user.profileId }, query: {} }, { bearer: await api.anonymous() })
    expect([answer.status, answer.error.errorCode]).toEqual([403, 'LOGIN_REQUIRED'])
  })
})
