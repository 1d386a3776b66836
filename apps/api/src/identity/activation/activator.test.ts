import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { askForCode, newIp, newNumber } from '../testing.ts'
import { allow, askingTv, lookUp, poll } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function linkOf(bearer: string, purpose?: 'activation'): Promise<string> {
  return (await api.call('createLink', { body: { purpose } }, { bearer })).ok.token
}

const exchange = (token: string, purpose?: 'activation') => api.call('exchangeLink', { body: { token, deviceId: 'browser-other', purpose } }, { ip: newIp() })

describe('a token for activation', () => {
  it('comes from a link, takes no device and allows a TV', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
    const { ok } = await exchange(await linkOf(user.sAccessToken, 'activation'), 'activation')
    expect(ok).toMatchObject({ userId: user.userId, refreshToken: '', sRefreshToken: '', isDeviceLimitReached: false })
    expect((await api.call('devices', {}, { bearer: user.sAccessToken })).ok.total).toBe(1)
    const tv = await askingTv(api)
    await allow(api, tv, ok.sAccessToken)
    expect((await poll(api, tv)).ok.userId).toBe(user.userId)
  })

  it('comes from a code, also for a new account, without a session', async () => {
    const number = newNumber()
    const { ok: ticket } = await askForCode(api, number)
    const answer = (userInputCode: string) =>
      api.call('consumeCode', { body: { ...ticket, userInputCode, purpose: 'activation' } }, { ip: newIp() })
    expect((await answer('0000')).error.errorCode).toMatch(/CODE_INCORRECT|RESTART/)
    const { ok } = await answer(api.codeFor(number))
    expect(ok.sRefreshToken).toBe('')
    expect((await api.call('devices', {}, { bearer: ok.sAccessToken })).ok.total).toBe(0)
    expect((await lookUp(api, (await askingTv(api)).activationCode, ok.sAccessToken)).status).toBe(200)
  })

  it('opens only the decision and the device list', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
    const { sAccessToken: bearer } = (await exchange(await linkOf(user.sAccessToken, 'activation'), 'activation')).ok
    const refused = [await api.call('user', {}, { bearer }), await api.call('createLink', {}, { bearer }), await api.call('logout', {}, { bearer }), await api.call('entitlement', { query: { contentId: 'any' } }, { bearer })]
    expect(refused.map(({ error }) => error.errorCode)).toEqual(Array(4).fill('FORBIDDEN'))
    const { items } = (await api.call('devices', {}, { bearer })).ok
    expect(items.map(({ isCurrentDevice }) => isCurrentDevice)).toEqual([true])
    expect((await api.call('removeDevices', { body: { sessionHandles: items.map(({ sessionHandle }) => sessionHandle) } }, { bearer })).status).toBe(204)
  })

  it('expires after fifteen minutes, and with the session that made its link', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
    const first = (await exchange(await linkOf(user.sAccessToken, 'activation'), 'activation')).ok
    const second = (await exchange(await linkOf(user.sAccessToken, 'activation'), 'activation')).ok
    await api.call('logout', {}, { bearer: user.sAccessToken })
    expect((await api.call('devices', {}, { bearer: first.sAccessToken })).error.errorCode).toBe('SESSION_REVOKED')
    api.wait(901)
    expect((await api.call('devices', {}, { bearer: second.sAccessToken })).error.errorCode).toBe('TOKEN_EXPIRED')
  })

  it('and a session are opened by links of their own', async () => {
    const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
    const [forActivation, forSession] = [await linkOf(user.sAccessToken, 'activation'), await linkOf(user.sAccessToken)]
    expect((await exchange(forActivation)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await exchange(forSession, 'activation')).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await exchange(forSession)).status).toBe(200)
  })
})
