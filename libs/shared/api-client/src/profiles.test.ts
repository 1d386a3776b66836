import type { ProfileId } from '@ott/identity'
import { changeProfile, createProfile, profilesQuery, removeProfile, selectProfile } from './profiles.ts'
import { anApi } from './testing.ts'
import type { TestResponse } from './testing.ts'

const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`
const tokens = { accessToken: tokenOf({ pid: 'p1' }), refreshToken: 'r' }
const id = 'p2' as ProfileId
const refusal = (errorCode: string, status: number, more: object = {}): TestResponse => ({ status, json: { errorCode, message: errorCode, ...more } })

describe('profiles', () => {
  it('are read with the one that is open', async () => {
    const details = { id: 'p1', userId: 'u1', profileType: 'Master', name: null, avatar: null, hasPin: true, kidsRating: null }
    const api = anApi(() => ({ json: { profileId: null, profileDetails: [details] } }), tokens)
    const { queryFn, select } = profilesQuery(api.call)
    expect(select(await queryFn({}))).toEqual({ all: [{ id: 'p1', type: 'Master', name: null, avatar: null, hasPin: true, kidsRating: null }], currentId: null })
  })

  it.each([
    ['CONFLICT', 409, { field: 'name' }, 'nameTaken'],
    ['CONFLICT', 409, {}, 'full'],
    ['INVALID_INPUT', 400, { field: 'name' }, 'nameInvalid'],
    ['NOT_FOUND', 404, {}, 'gone'],
    ['STEP_UP_REQUIRED', 403, {}, 'notConfirmed'],
    ['UNAVAILABLE', 503, {}, 'unknown'],
  ] as const)('that cannot be saved say why: %s %s %j is %s', async (code, status, more, error) => {
    const api = anApi(() => refusal(code, status, more), tokens)
    expect(await changeProfile(api.call, id, { name: 'x' })).toEqual({ ok: false, error })
    expect(await createProfile(api.call, { name: 'x', avatar: 'teal', isKids: false, kidsRating: 'U' })).toEqual({ ok: false, error })
    expect(await removeProfile(api.call, id)).toEqual({ ok: false, error })
  })

  it.each([
    ['PIN_REQUIRED', 403, { field: 'pin' }, { type: 'pinRequired', of: 'profile' }],
    ['PIN_REQUIRED', 403, { field: 'parentalPin' }, { type: 'pinRequired', of: 'parental' }],
    ['PIN_INCORRECT', 400, { attemptsLeft: 3 }, { type: 'incorrect', attemptsLeft: 3 }],
    ['RATE_LIMITED', 429, { retryAfter: 61 }, { type: 'locked', retryAfterSeconds: 61 }],
    ['NOT_FOUND', 404, {}, { type: 'gone' }],
    ['CONFLICT', 409, {}, { type: 'unknown' }],
  ] as const)('that stay closed say why: %s %s %j', async (code, status, more, error) => {
    const api = anApi(() => refusal(code, status, more), tokens)
    expect(await selectProfile(api.call, id, '1234')).toEqual({ ok: false, error })
  })

  it('are opened with new tokens', async () => {
    const api = anApi(() => ({ json: { sAccessToken: 'a2', sRefreshToken: 'r2', isDeviceLimitReached: false } }), tokens)
    expect(await selectProfile(api.call, id)).toEqual({ ok: true, tokens: { accessToken: 'a2', refreshToken: 'r2' }, profileId: id })
  })
})

describe('a call of one profile', () => {
  const beat = { contentId: 'ferry', contentType: 'movie' as const, secondsWatched: 1, runtime: 2 }

  it('is not repeated with the token of another', async () => {
    const api = anApi(({ path }) => path.endsWith('/refresh') ? { json: { sAccessToken: tokenOf({ scope: 'chooser' }), sRefreshToken: 'r2', isDeviceLimitReached: false } } : refusal('TOKEN_EXPIRED', 401), tokens)
    await expect(api.call('saveProgress', { body: beat })).rejects.toMatchObject({ status: 401 })
    expect(api.requests.map(({ path }) => path.split('/').at(-1))).toEqual(['watchhistories', 'refresh'])
  })

  it('is repeated with a newer token of the same one', async () => {
    const renewed = tokenOf({ pid: 'p1', iat: 2 })
    const api = anApi(({ path, bearer }) => path.endsWith('/refresh') ? { json: { sAccessToken: renewed, sRefreshToken: 'r2', isDeviceLimitReached: false } } : bearer === renewed ? { status: 204 } : refusal('TOKEN_EXPIRED', 401), tokens)
    await expect(api.call('saveProgress', { body: beat })).resolves.toBeUndefined()
  })

  it('that is open to all reads in the stead of a session without a profile', async () => {
    const api = anApi(({ path, bearer }) => path.endsWith('/anonymous-token') ? { text: 'anonymous' } : bearer === 'anonymous' ? { json: { items: [] } } : refusal('FORBIDDEN', 403, { field: 'profileId' }), { accessToken: tokenOf({ scope: 'chooser' }), refreshToken: 'r' })
    await expect(api.call('videos', { query: { contentIds: ['ferry'] } } as never)).resolves.toEqual({ items: [] })
  })
})
