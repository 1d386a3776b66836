import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { createSignInEvents } from './audit-log.ts'
import { accountWithPassword, newIp, newEmail, newNumber } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

function eventsFrom(ip: string) {
  return api.db
    .selectFrom('sign_in_event')
    .select(['kind', 'user_id', 'identifier', 'device_id', 'country', 'outcome'])
    .where('address', '=', ip)
    .orderBy('at')
    .execute()
}

describe('the sign-in audit log', () => {
  it('contains user, method, origin and result', async () => {
    const [number, ip] = [newNumber(), newIp()]
    const users = []
    for (const browser of ['browser-1', 'browser-2', 'browser-3', 'browser-4']) users.push(await api.signIn(number, browser, { ip }))
    const person = { identifier: `+91******${number.slice(-4)}`, country: 'IN' }
    const user_id = users[0]?.userId
    const events = await eventsFrom(ip)
    expect(events.filter(({ kind }) => kind === 'codeSent')).toEqual(Array(4).fill({ ...person, kind: 'codeSent', user_id: null, device_id: null, outcome: 'done' }))
    expect(events.filter(({ kind }) => kind === 'code')).toEqual([
      { ...person, kind: 'code', user_id, device_id: 'browser-1', outcome: 'signedIn' },
      { ...person, kind: 'code', user_id, device_id: 'browser-2', outcome: 'signedIn' },
      { ...person, kind: 'code', user_id, device_id: 'browser-3', outcome: 'signedIn' },
      { ...person, kind: 'code', user_id, device_id: 'browser-4', outcome: 'atDeviceLimit' },
    ])
  })

  it('names the account of a wrong password, if there is one', async () => {
    const [email, ip] = [newEmail(), newIp()]
    const userId = await accountWithPassword(api, email, 'a kite over the Hooghly')
    for (const tried of [email, 'nobody@example.org']) {
      await api.call('signInWithPassword', { body: { email: tried, password: 'a guess', deviceId: 'browser-x' } }, { ip })
    }
    expect(await eventsFrom(ip)).toMatchObject([
      { kind: 'password', user_id: userId, identifier: 'u***@example.org', outcome: 'INVALID_CREDENTIALS' },
      { kind: 'password', user_id: null, identifier: 'n***@example.org', outcome: 'INVALID_CREDENTIALS' },
    ])
  })

  it('does not grow by rate-limited calls', async () => {
    const ip = newIp()
    const body = { token: 'unknown-unknown-unknown', deviceId: 'browser-x' }
    for (let at = 0; at < 35; at += 1) await api.call('exchangeLink', { body }, { ip })
    expect(await eventsFrom(ip)).toHaveLength(30)
  })

  it('contains no code, password, token, full phone number or full email', async () => {
    const [email, number, ip] = [newEmail(), newNumber(), newIp()]
    const { ok: ticket } = await api.call('signInCode', { body: { phoneNumber: number, acceptTermsAndConditions: true } }, { ip })
    const code = api.codeFor(number)
    const body = { deviceId: `browser-${ticket.deviceId}`, preAuthSessionId: ticket.preAuthSessionId, userInputCode: code, browserId: 'browser-b' }
    const { ok } = await api.call('consumeCode', { body }, { ip })
    const { ok: link } = await api.call('createLink', {}, { bearer: ok.sAccessToken })
    await api.call('exchangeLink', { body: { token: link.token, deviceId: 'browser-c' } }, { ip })
    await api.call('signInWithPassword', { body: { email, password: 'a secret kite', deviceId: 'browser-x' } }, { ip })
    const trail = JSON.stringify(await eventsFrom(ip))
    for (const secret of [code, number, email, link.token, ticket.preAuthSessionId, 'a secret kite']) expect(trail).not.toContain(secret)
  })

  it('is kept for 400 days', async () => {
    const ip = newIp()
    await api.call('signInCode', { body: { email: newEmail() } }, { ip })
    const trail = createSignInEvents(api.db, api.now)
    api.wait(399 * 86_400)
    await trail.deleteExpired()
    expect(await eventsFrom(ip)).toHaveLength(1)
    api.wait(2 * 86_400)
    await trail.deleteExpired()
    expect(await eventsFrom(ip)).toEqual([])
  })
})
