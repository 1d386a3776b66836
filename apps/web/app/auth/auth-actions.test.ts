import { searchQuery } from '@ott/api-client'
import type { ProfileId, SignIn, UserId } from '@ott/identity'
import { onProfileLeft } from './auth-events.ts'
import { authAtom } from './auth-store.ts'
import { apiClient } from '../api/client.ts'
import { currentPlanAtom } from '../billing/plan-store.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { queryClient } from '../api/query-client.ts'
import { logOut, openProfile, phoneAdded, completeSignIn } from './auth-actions.ts'
import { restoreSession } from './restore-session.ts'
import { store } from '../store.ts'
import { showToast, toastsAtom } from '../toasts/toasts.ts'

type FakeResponse = { status?: number; json?: unknown; text?: string }

const user = (userId: string) => ({
  userId, name: 'Mira', email: null, phoneNumber: '+919830041207', isPhoneNumberVerified: true, hasPassword: false,
  profileId: `profile-of-${userId}`,
  profileDetails: [{ id: `profile-of-${userId}`, userId, profileType: 'Master' }],
})
const requests: string[] = []
/** The last call of each path, by the last segment of the path. */
const bearers: Record<string, string | null> = {}
let responses: Record<string, FakeResponse>

/** A fake network: responses by the ending of the path, 204 for everything else. */
globalThis.fetch = async (input, { method = 'GET', headers } = {}) => {
  const path = (input instanceof Request ? input.url : input.toString()).split('?')[0] ?? ''
  requests.push(`${method} ${path}`)
  bearers[path.slice(path.lastIndexOf('/'))] = new Headers(headers).get('authorization')
  const { status = 200, json, text } = responses[Object.keys(responses).find((end) => path.endsWith(end)) ?? ''] ?? { status: 204 }
  return new Response(text ?? (json === undefined ? null : JSON.stringify(json)), { status })
}

const signIn = (userId = 'u1', isDeviceLimitReached = false): SignIn => ({
  userId: userId as UserId, tokens: { accessToken: `access-${userId}`, refreshToken: `refresh-${userId}` }, isDeviceLimitReached,
})
const state = () => store.get(authAtom).status
const until = (status: string) => new Promise<void>((resolve) => {
  const look = () => {
    if (state() === status) resolve()
  }
  store.sub(authAtom, look)
  look()
})
const toastIds = () => store.get(toastsAtom).map(({ messageId }) => messageId)
const otherTab = (write: () => void) => {
  write()
  dispatchEvent(new StorageEvent('storage', { key: 'session' }))
}

beforeAll(() => restoreSession())
beforeEach(async () => {
  responses = { '/users': { json: user('u1') }, '/user/subscription': { json: { data: null } }, '/users/devices': { json: { items: [] } } }
  await logOut(async () => {})
  store.set(toastsAtom, [])
  localStorage.clear()
  requests.length = 0
})
afterEach(() => jest.useRealTimers())

describe('signing in', () => {
  it('loads profile and plan before the user is signed in', async () => {
    expect(completeSignIn(signIn()).status).toBe('pendingLogin')
    await until('loggedIn')
    expect(store.get(authAtom)).toMatchObject({ session: { profileId: 'profile-of-u1', mobileNumber: '+919830041207' } })
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({ isLoggedIn: true, loginState: 'loggedIn', userId: 'u1' })
    expect(requests).toContain('PUT /session')
  })

  it('loads them again for a second sign-in', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    completeSignIn(signIn())
    expect(state()).toBe('pendingLogin')
    await until('loggedIn')
  })

  it('completes although neither can be loaded; the plan is then unknown', async () => {
    responses = { '/users': { status: 503, json: {} }, '/user/subscription': { status: 503, json: {} } }
    completeSignIn(signIn())
    await until('loggedIn')
    expect(store.get(currentPlanAtom)).toEqual({ known: false })
    expect(requests).toContain('POST /client-log')
  })

  it('retries in the background if only the plan failed to load', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    responses['/user/subscription'] = { status: 503, json: {} }
    completeSignIn(signIn())
    await until('loggedIn')
    expect(store.get(currentPlanAtom)).toEqual({ known: false })
    responses['/user/subscription'] = { json: { data: null } }
    await jest.advanceTimersByTimeAsync(5_000)
    expect(store.get(currentPlanAtom)).toEqual({ known: true, subscription: null })
  })
})

describe('a session that the server ends', () => {
  it('shows the reason and keeps the page', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    const gone = { status: 401, json: { errorCode: 'SESSION_REVOKED', message: '', requestId: '', reason: 'deviceRemoved' } }
    responses = { '/users/devices': gone, '/session/refresh': gone }
    await expect(apiClient('devices', {})).rejects.toMatchObject({ status: 401 })
    expect([state(), toastIds()]).toEqual(['loggedOut', ['session.ended.deviceRemoved']])
    expect(requests).toContain('DELETE /session')
  })
})

describe('a user who logs out', () => {
  it('leaves no data behind', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    localStorage.setItem('search-history', '["ferry"]')
    queryClient.setQueryData(['unfinished', 'profile-of-u1'], [])
    showToast({ type: 'success', messageId: 'watchlist.removed', action: { labelId: 'activity.undo', onChoose: () => undefined } })
    localProgress.save({
      contentId: 'ferry' as never, contentType: 'movie', seriesId: null, secondsWatched: 60, runtimeSeconds: 600, watchedAt: new Date(),
    })
    await logOut(async () => {})
    expect([state(), Object.keys(localStorage), localProgress.all()]).toEqual(['loggedOut', ['browser-id'], []])
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(store.get(toastsAtom)).toEqual([{ type: 'success', messageId: 'session.ended.signedOut' }])
  })

  it('is signed out in this browser before the home page loads anonymously', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    responses = { ...responses, '/anonymous-token': { text: 'nobody' }, '/platform': { json: {} } }
    let duringLogout: unknown
    await logOut(async () => {
      duringLogout = [state(), localStorage.getItem('session')]
      await apiClient('platform', { query: {} })
    })
    expect(duringLogout).toEqual(['loggedOut', null])
    expect(bearers['/platform']).toBe('Bearer nobody')
  })

  it('is signed out at the server with the last token, which is not refreshed if it is stale', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    const stale = { status: 401, json: { errorCode: 'TOKEN_EXPIRED', message: '', requestId: '' } }
    responses = { '/users/devices': stale, '/users/logout': stale }
    requests.length = 0
    await logOut(async () => {})
    expect(requests.filter((line) => line.includes('/users/') || line.includes('/session/'))).toEqual([
      'GET /core/api/v1/users/devices', 'POST /core/api/v1/users/logout',
    ])
    expect([bearers['/devices'], bearers['/logout']]).toEqual(['Bearer access-u1', 'Bearer access-u1'])
    expect(toastIds()).toEqual(['session.ended.signedOut'])
  })

  it('is signed out although the server cannot be reached', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    responses = { '/users/devices': { status: 500, json: {} }, '/users/logout': { status: 500, json: {} } }
    requests.length = 0
    await logOut(async () => {})
    expect(state()).toBe('loggedOut')
    expect(requests).toEqual(expect.arrayContaining(['POST /client-log', 'DELETE /session']))
  })
})

describe('another tab', () => {
  it('that signs out signs out this one', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    requests.length = 0
    otherTab(() => localStorage.removeItem('session'))
    expect([state(), toastIds()]).toEqual(['loggedOut', ['session.signedOutInOtherTab']])
    expect(requests).toEqual([])
  })

  it('that signs in signs in this one, which loads the plan itself', async () => {
    const stored = { sAccessToken: 'a', sRefreshToken: 'r', userId: 'u2', profileId: 'p2', loginState: 'loggedIn' }
    otherTab(() => localStorage.setItem('session', JSON.stringify(stored)))
    await until('loggedIn')
    expect(store.get(authAtom)).toMatchObject({ session: { userId: 'u2', tokens: { accessToken: 'a' } } })
    expect(requests).toContain('GET /subscription/ott/api/user/subscription')
  })

  it('that has refreshed the tokens is not overwritten by this one', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    const stored = JSON.parse(localStorage.getItem('session') ?? '') as object
    localStorage.setItem('session', JSON.stringify({ ...stored, sAccessToken: 'newer', sRefreshToken: 'newer still' }))
    phoneAdded('+919830041208')
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({
      sAccessToken: 'newer', sRefreshToken: 'newer still', mobileNumber: '+919830041208',
    })
    localStorage.removeItem('session')
    phoneAdded('+919830041209')
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('that switches to another user clears the data of the first one', async () => {
    completeSignIn(signIn())
    await until('loggedIn')
    queryClient.setQueryData(['unfinished', 'profile-of-u1'], [])
    const stored = { sAccessToken: 'a', sRefreshToken: 'r', userId: 'u2', profileId: 'p2', loginState: 'loggedIn' }
    otherTab(() => localStorage.setItem('session', JSON.stringify(stored)))
    expect(queryClient.getQueryData(['unfinished', 'profile-of-u1'])).toBeUndefined()
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({ userId: 'u2' })
  })
})

describe('another profile', () => {
  const kids = { accessToken: `h.${btoa(JSON.stringify({ pid: 'kids', kids: true, cap: 1, level: 1 }))}.s`, refreshToken: 'refresh-u1' }
  const profileId = () => {
    const auth = store.get(authAtom)
    return 'session' in auth ? auth.session.profileId : null
  }
  /** The profile that was open when each event arrived. */
  const left: (string | null)[] = []
  const end = onProfileLeft(() => void left.push(profileId()))
  afterAll(() => end())
  beforeEach(async () => {
    left.length = 0
    completeSignIn(signIn())
    await until('loggedIn')
    queryClient.setQueryData(['watchlist', 'profile-of-u1'], ['ferry'])
    localStorage.setItem('own', 'of the profile')
    responses['/users'] = { json: { ...user('u1'), profileId: 'kids' } }
  })

  it('drops the data of the one before, whose token is still there when its tasks end, and loads its own', async () => {
    openProfile(kids, 'kids' as ProfileId)
    expect([left, state(), profileId()]).toEqual([['profile-of-u1'], 'pendingLogin', 'kids'])
    expect([queryClient.getQueryData(['watchlist', 'profile-of-u1']), localStorage.getItem('own')]).toEqual([undefined, null])
    await until('loggedIn')
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({ profileId: 'kids', sAccessToken: kids.accessToken, sRefreshToken: kids.refreshToken })
    expect(bearers['/session']).toBe(`Bearer ${kids.accessToken}`)
  })

  it('for children finds nothing that a search of the one before has loaded, or was loading (PRO-3, PRO-9)', async () => {
    const found = { contentId: 'storm', contentType: 'movie', permanentLink: '/storm', title: 'Storm', year: 2026, maturityRating: 'A 18+', genres: [], images: [], runLength: 100, monetizationModel: 'SVOD', tentativeReleaseDate: null, badge: null }
    const answer = (items: object[]) => ({ json: { items, total: items.length, people: [], genres: [], isExact: true } })
    const search = (term: string) => queryClient.fetchInfiniteQuery(searchQuery(apiClient, term, 'english')).then(({ pages }) => JSON.stringify(pages))
    responses['/search'] = answer([found])
    expect(await search('storm')).toContain('Storm')
    const stillLoading = search('stor').catch(() => null)
    openProfile(kids, 'kids' as ProfileId)
    await Promise.all([stillLoading, until('loggedIn')])
    expect(queryClient.getQueriesData({ queryKey: ['search'] }).filter(([, data]) => data !== undefined)).toEqual([])
    responses['/search'] = answer([])
    expect([await search('storm'), await search('stor')].join()).not.toContain('Storm')
    expect(bearers['/search']).toBe(`Bearer ${kids.accessToken}`)
  })

  it('that another tab has opened is opened here', async () => {
    const stored = JSON.parse(localStorage.getItem('session') ?? '') as object
    otherTab(() => localStorage.setItem('session', JSON.stringify({ ...stored, sAccessToken: kids.accessToken, profileId: 'kids' })))
    expect([left, profileId(), queryClient.getQueryData(['watchlist', 'profile-of-u1'])]).toEqual([['profile-of-u1'], 'kids', undefined])
  })

  it('is none if the same one is refreshed', () => {
    const stored = JSON.parse(localStorage.getItem('session') ?? '') as object
    otherTab(() => localStorage.setItem('session', JSON.stringify({ ...stored, sAccessToken: 'newer' })))
    expect([left, queryClient.getQueryData(['watchlist', 'profile-of-u1'])]).toEqual([[], ['ferry']])
  })
})
