import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { upsertUser } from './upsert-user.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

describe('an upserted user', () => {
  it('signs in with a code to the same account and profile, and keeps the devices', async () => {
    const devices = [{ deviceId: 'tv-living-room', name: 'Living room TV', lastActiveAt: api.now() }]
    const user = { userId: 'viewer-mim', profileId: 'viewer-mim-main', name: 'মিম সরকার', phoneNumber: '+919830000101', devices }
    await upsertUser(api.db, user, api.now())
    await upsertUser(api.db, user, api.now())
    const signedIn = await api.signIn('+919830000101')
    expect([signedIn.userId, signedIn.profileId]).toEqual(['viewer-mim', 'viewer-mim-main'])
    const listed = (await api.call('devices', {}, { bearer: signedIn.sAccessToken })).ok
    expect(listed.items.map(({ name, platform }) => [name, platform])).toContainEqual(['Living room TV', 'tv'])
    expect(listed.total).toBe(2)
  })
})
