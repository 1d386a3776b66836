import { signOut } from './identity.ts'
import { anApi } from './testing.ts'

const fail = (error: unknown) => {
  throw error
}
const tokens = { accessToken: 'a', refreshToken: 'r' }

describe('signing out', () => {
  const device = { sessionHandle: 'h', isCurrentDevice: true, name: null, platform: 'web', lastActiveAt: '2026-01-01T00:00:00Z' }

  it('removes this device with one call', async () => {
    const api = anApi(({ method }) => (method === 'GET' ? { json: { items: [device], total: 1 } } : { status: 204 }), tokens)
    await signOut(api.call, fail)
    expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /core/api/v1/users/devices',
      'POST /core/api/v1/users/devices/remove',
    ])
  })

  it('falls back to plain logout without refresh, never throws, and reports the failure', async () => {
    const failures: unknown[] = []
    const api = anApi(() => ({ status: 401, json: { errorCode: 'TOKEN_EXPIRED' } }), tokens)
    await expect(signOut(api.call, (error) => failures.push(error))).resolves.toBeUndefined()
    expect(failures).toHaveLength(2)
    expect(api.requests.map(({ path }) => path)).toEqual(['/core/api/v1/users/devices', '/core/api/v1/users/logout'])
  })
})
