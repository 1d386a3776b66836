import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { askForReset, newIp, newEmail, newNumber, signInByMail } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function linkOf(bearer: string): Promise<string> {
  return (await api.call('createLink', {}, { bearer })).ok.token
}

function exchange(token: string, deviceId = 'browser-other') {
  return api.call('exchangeLink', { body: { token, deviceId } }, { ip: newIp() })
}

describe('a sign-in link', () => {
  it('signs in to the same account on another device, once', async () => {
    const user = await api.signIn(newNumber())
    const made = await api.call('createLink', {}, { bearer: user.sAccessToken })
    expect(Date.parse(made.ok.expiresAt) - api.now().getTime()).toBeLessThanOrEqual(300_000)
    const opened = await exchange(made.ok.token)
    expect(opened.ok).toMatchObject({ userId: user.userId, isDeviceLimitReached: false })
    expect((await api.call('devices', {}, { bearer: user.sAccessToken })).ok.total).toBe(2)
    expect((await exchange(made.ok.token, 'browser-third')).error.errorCode).toBe('RESTART_FLOW_ERROR')
  })

  it('opens one session for twenty concurrent requests', async () => {
    const user = await api.signIn(newNumber())
    const token = await linkOf(user.sAccessToken)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => exchange(token, `browser-${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await api.call('devices', {}, { bearer: user.sAccessToken })).ok.total).toBe(2)
  })

  it('expires after five minutes', async () => {
    const user = await api.signIn(newNumber())
    const token = await linkOf(user.sAccessToken)
    api.wait(300)
    expect((await exchange(token)).error.errorCode).toBe('CODE_EXPIRED')
  })

  it('opens a session over the device limit, until the first refresh', async () => {
    const number = newNumber()
    const users = []
    for (const browser of ['browser-1', 'browser-2', 'browser-3']) users.push(await api.signIn(number, browser, { ip: newIp() }))
    const opened = await exchange(await linkOf(users[0]?.sAccessToken ?? ''))
    expect(opened.ok.isDeviceLimitReached).toBe(false)
    expect((await api.call('user', {}, { bearer: opened.ok.sAccessToken })).status).toBe(200)
    const renewed = await api.call('refreshSession', {}, { bearer: opened.ok.sRefreshToken })
    expect(renewed.ok.isDeviceLimitReached).toBe(true)
    expect((await api.call('user', {}, { bearer: renewed.ok.sAccessToken })).error.errorCode).toBe('DEVICE_LIMIT_REACHED')
  })

  it('plays nothing over the device limit, and plays once another device is removed', async () => {
    const number = newNumber()
    const users = []
    for (const browser of ['browser-1', 'browser-2', 'browser-3']) users.push(await api.signIn(number, browser, { ip: newIp() }))
    const { sAccessToken: bearer } = (await exchange(await linkOf(users[0]?.sAccessToken ?? ''))).ok
    const play = async () => (await api.call('entitlement', { query: { contentId: 'no-such-film' } }, { bearer })).error.errorCode
    expect(await play()).toBe('DEVICE_LIMIT_REACHED')
    await api.call('logout', {}, { bearer: users[1]?.sAccessToken })
    expect(await play()).toBe('NOT_FOUND')
  })

  it('is not given to a session over the device limit, until another device is removed', async () => {
    const number = newNumber()
    const users = []
    for (const browser of ['browser-1', 'browser-2', 'browser-3']) users.push(await api.signIn(number, browser, { ip: newIp() }))
    const { sAccessToken: bearer } = (await exchange(await linkOf(users[0]?.sAccessToken ?? ''))).ok
    const refused = await api.call('createLink', {}, { bearer })
    expect([refused.status, refused.error.errorCode]).toEqual([403, 'DEVICE_LIMIT_REACHED'])
    await api.call('logout', {}, { bearer: users[1]?.sAccessToken })
    expect((await api.call('createLink', {}, { bearer })).status).toBe(200)
  })

  it('is invalid after its session ended or the password changed', async () => {
    const left = await api.signIn(newNumber())
    const token = await linkOf(left.sAccessToken)
    await api.call('logout', {}, { bearer: left.sAccessToken })
    const email = newEmail()
    const user = await signInByMail(api, email)
    const stolen = await linkOf(user.sAccessToken)
    const resetToken = await askForReset(api, email)
    const fresh = await linkOf(user.sAccessToken)
    await api.call('changePassword', { body: { resetToken, newPassword: 'a kite over the Hooghly' } })
    const answers = [await exchange(token), await exchange(stolen), await exchange(fresh)]
    expect(answers.map(({ error }) => error.errorCode)).toEqual(Array(3).fill('RESTART_FLOW_ERROR'))
  })

  it('needs a user, is limited to twenty an hour, and is stored as a hash', async () => {
    expect((await api.call('createLink', {}, { bearer: await api.anonymous() })).error.errorCode).toBe('LOGIN_REQUIRED')
    const user = await api.signIn(newNumber())
    const statuses = []
    for (let at = 0; at < 21; at += 1) statuses.push((await api.call('createLink', {}, { bearer: user.sAccessToken })).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
    const [row] = await api.db.selectFrom('sign_in_link').selectAll().where('user_id', '=', user.userId).execute()
    expect(row?.token_hash).toHaveLength(32)
  })

  it('that is unknown counts as a failure of the IP', async () => {
    const ip = newIp()
    const said = []
    for (let at = 0; at < 31; at += 1) {
      const body = { token: `unknown-unknown-unknown-${at}`, deviceId: 'browser-x' }
      said.push((await api.call('exchangeLink', { body }, { ip })).error.errorCode)
    }
    expect(said).toEqual([...Array<string>(30).fill('RESTART_FLOW_ERROR'), 'RATE_LIMITED'])
  })
})
