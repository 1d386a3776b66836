import { unrestricted } from '../../http/request.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { newNumber } from '../testing.ts'
import { accessTokens } from './access-tokens.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

function refresh(bearer: string) {
  return api.call('refreshSession', {}, { bearer })
}

function devices(bearer: string) {
  return api.call('devices', {}, { bearer })
}

describe('a bearer token', () => {
  it('expires after its lifetime, with its own error', async () => {
    const user = await api.signIn(newNumber())
    api.wait(899)
    expect((await devices(user.sAccessToken)).status).toBe(200)
    api.wait(2)
    expect([(await devices(user.sAccessToken)).status, (await devices(user.sAccessToken)).error.errorCode]).toEqual([401, 'TOKEN_EXPIRED'])
  })

  it('of an anonymous user is valid for public calls only', async () => {
    const bearer = await api.anonymous()
    const [mine, list] = await Promise.all([api.call('user', {}, { bearer }), devices(bearer)])
    expect([mine, list].map(({ status, error }) => [status, error.errorCode])).toEqual(Array(2).fill([403, 'LOGIN_REQUIRED']))
    api.wait(86_399)
    expect((await api.call('user', {}, { bearer })).error.errorCode).toBe('LOGIN_REQUIRED')
    api.wait(2)
    expect((await api.call('user', {}, { bearer })).error.errorCode).toBe('TOKEN_EXPIRED')
  })

  it('is invalid if it was signed for another service or with another key', async () => {
    const elsewhere = await startApi()
    const { sAccessToken } = await elsewhere.signIn(newNumber())
    await elsewhere.stop()
    expect((await devices(sAccessToken)).error.errorCode).toBe('TOKEN_INVALID')
  })

  it('contains nothing about the person', async () => {
    const { sAccessToken } = await api.signIn(newNumber())
    const claims = JSON.parse(Buffer.from(sAccessToken.split('.')[1] ?? '', 'base64url').toString())
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'auth_time', 'exp', 'iat', 'iss', 'pid', 'scope', 'sid', 'sub'])
  })

  it('keeps the scope names of issued tokens', async () => {
    const tokens = accessTokens(api.deps)
    const scopeOf = async (kind: 'user' | 'limitedUser') => {
      const token = await tokens.sign({ kind, userId: 'mim', profileId: 'main', sessionId: 'one', authTime: 0, restriction: unrestricted, isKids: false })
      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).scope
    }
    expect([await scopeOf('user'), await scopeOf('limitedUser')]).toEqual(['viewer', 'parked'])
  })

  it('of the wrong kind is rejected', async () => {
    const user = await api.signIn(newNumber())
    expect((await refresh(user.sAccessToken)).error.errorCode).toBe('TOKEN_INVALID')
    expect((await devices(user.sRefreshToken)).error.errorCode).toBe('TOKEN_INVALID')
    expect((await api.call('refreshSession')).error.errorCode).toBe('TOKEN_MISSING')
  })
})
