import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { activatorByMail, askForReset, messageTo, newEmail, newIp, newNumber, signInByMail } from '../testing.ts'
import { activationOf, allow, askingTv, poll } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const newUser = (number = newNumber(), browser = 'browser-first'): Promise<SignedInUser> => api.signIn(number, browser, { ip: newIp() })
const devices = async (bearer: string) => (await api.call('devices', {}, { bearer })).ok

describe('a poll', () => {
  it('that comes each second is slowed down, and gets the session once the code is allowed', async () => {
    const { sAccessToken: bearer } = await newUser()
    const tv = await askingTv(api)
    const answers = []
    for (let second = 0; second < 10; second += 1) {
      answers.push((await poll(api, tv)).error)
      api.wait(1)
    }
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['AUTHORIZATION_PENDING', ...Array<string>(9).fill('SLOW_DOWN')])
    expect(answers.slice(1).map(({ interval }) => interval)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50])
    api.wait(49)
    expect((await poll(api, tv)).error.errorCode).toBe('AUTHORIZATION_PENDING')
    await allow(api, tv, bearer)
    expect((await poll(api, tv)).status).toBe(200)
  })

  it('half a second early is not too early', async () => {
    const tv = await askingTv(api)
    for (let at = 0; at < 4; at += 1) {
      expect((await poll(api, tv)).error.errorCode).toBe('AUTHORIZATION_PENDING')
      api.wait(4.5)
    }
  })

  it('is remembered by a server that starts in between', async () => {
    const tv = await askingTv(api)
    await poll(api, tv)
    const restarted = await api.addNode()
    expect((await poll(restarted, tv)).error).toMatchObject({ errorCode: 'SLOW_DOWN', interval: 10 })
  })

  it('after expiry opens nothing, whether the code was waiting, claimed or allowed', async () => {
    const user = await newUser()
    const [waiting, claimed, allowed] = [await askingTv(api), await askingTv(api), await askingTv(api)]
    await activationOf(api, claimed, user.sAccessToken)
    await allow(api, allowed, user.sAccessToken)
    api.wait(600)
    for (const tv of [waiting, claimed, allowed]) expect((await poll(api, tv)).error.errorCode).toBe('EXPIRED_TOKEN')
    expect((await devices(user.sAccessToken)).total).toBe(1)
  })

  it('at 10:01 gets the session of a code that was allowed at 9:59', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    api.wait(599)
    await allow(api, tv, (await api.call('refreshSession', {}, { bearer: user.sRefreshToken })).ok.sAccessToken)
    api.wait(2)
    expect((await poll(api, tv)).status).toBe(200)
  })

  it('needs the device and the secret that belong together', async () => {
    const { sAccessToken: bearer } = await newUser()
    const [mine, other] = [await askingTv(api), await askingTv(api)]
    await allow(api, mine, bearer)
    expect((await poll(api, { ...mine, deviceId: other.deviceId })).error.errorCode).toBe('EXPIRED_TOKEN')
    expect((await poll(api, { ...mine, deviceCode: other.deviceCode })).error.errorCode).toBe('EXPIRED_TOKEN')
    expect((await poll(api, mine)).status).toBe(200)
  })
})

describe('the session of a TV', () => {
  it('is one for twenty concurrent polls, named after the TV', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    await allow(api, tv, user.sAccessToken)
    const answers = await Promise.all(Array.from({ length: 20 }, () => poll(api, tv)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ ok }) => ok.sRefreshToken)).size).toBe(1)
    const { items } = await devices(user.sAccessToken)
    expect(items.filter(({ platform }) => platform === 'tv').map(({ name }) => name)).toEqual(['Bravia in the hall'])
  })

  it('is answered again for sixty seconds if the answer was lost', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    await allow(api, tv, user.sAccessToken)
    const lost = (await poll(api, tv)).ok
    api.wait(58)
    const again = (await poll(api, tv)).ok
    expect([again.userId, again.sRefreshToken]).toEqual([lost.userId, lost.sRefreshToken])
    expect((await api.call('user', {}, { bearer: again.sAccessToken })).status).toBe(200)
    api.wait(3)
    expect((await poll(api, tv)).error.errorCode).toBe('EXPIRED_TOKEN')
    expect((await devices(user.sAccessToken)).items.filter(({ platform }) => platform === 'tv')).toHaveLength(1)
  })

  it('is not answered again once the TV refreshed it', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    await allow(api, tv, user.sAccessToken)
    const { ok } = await poll(api, tv)
    await api.call('refreshSession', {}, { bearer: ok.sRefreshToken })
    expect((await poll(api, tv)).error.errorCode).toBe('EXPIRED_TOKEN')
  })

  it('ends alone: another TV of the user plays on', async () => {
    const user = await newUser()
    const tvs = [await askingTv(api), await askingTv(api)]
    const sessions = []
    for (const tv of tvs) {
      await allow(api, tv, user.sAccessToken)
      sessions.push((await poll(api, tv)).ok)
    }
    await api.call('logout', {}, { bearer: sessions[0]?.sAccessToken })
    const statuses = await Promise.all(sessions.map(async ({ sAccessToken }) => (await api.call('user', {}, { bearer: sAccessToken })).status))
    expect(statuses).toEqual([401, 200])
  })

  it('over the device limit waits until a device is removed', async () => {
    const number = newNumber()
    const users = []
    for (const browser of ['browser-1', 'browser-2', 'browser-3']) users.push(await newUser(number, browser))
    const [first, , phone] = users
    const tv = await askingTv(api)
    await allow(api, tv, phone?.sAccessToken ?? '')
    const parked = (await poll(api, tv)).ok
    expect(parked.isDeviceLimitReached).toBe(true)
    expect((await api.call('user', {}, { bearer: parked.sAccessToken })).error.errorCode).toBe('DEVICE_LIMIT_REACHED')
    await api.call('logout', {}, { bearer: first?.sAccessToken })
    const renewed = (await api.call('refreshSession', {}, { bearer: parked.sRefreshToken })).ok
    expect(renewed.isDeviceLimitReached).toBe(false)
    expect((await api.call('user', {}, { bearer: renewed.sAccessToken })).status).toBe(200)
  })

  it('proves nothing, however recently its owner did', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    await allow(api, tv, user.sAccessToken)
    const { sAccessToken } = (await poll(api, tv)).ok
    const refused = await api.call('addEmail', { body: { email: newEmail() } }, { bearer: sAccessToken })
    expect(refused.error.errorCode).toBe('STEP_UP_REQUIRED')
  })

  it('is not opened if the password changed after it was allowed', async () => {
    const email = newEmail()
    const thief = await signInByMail(api, email)
    const tv = await askingTv(api)
    await allow(api, tv, thief.sAccessToken)
    await api.call('changePassword', { body: { resetToken: await askForReset(api, email), newPassword: 'a kite over the Hooghly' } })
    expect((await poll(api, tv)).error.errorCode).toBe('ACCESS_DENIED')
  })

  it('is not opened if it was allowed by a code and the password changed since', async () => {
    const email = newEmail()
    await signInByMail(api, email)
    const tv = await askingTv(api)
    await allow(api, tv, (await activatorByMail(api, email)).sAccessToken)
    api.wait(1)
    await api.call('changePassword', { body: { resetToken: await askForReset(api, email), newPassword: 'a kite over the Hooghly' } })
    expect((await poll(api, tv)).error.errorCode).toBe('ACCESS_DENIED')
  })

  it('is reported to the owner, by email or else SMS, in the language of the decision', async () => {
    const email = newEmail()
    const byMail = await signInByMail(api, email)
    const first = await askingTv(api)
    await allow(api, first, byMail.sAccessToken)
    await poll(api, first)
    const mail = await messageTo(api, email, 'Bravia in the hall')
    expect(mail.text).toContain('India')
    expect(mail.text).toContain('/en/settings/devices')
    const number = newNumber()
    const bySms = await newUser(number)
    const second = await askingTv(api)
    const { ok } = await api.call('verifyActivationCode', { body: { activationCode: second.activationCode } }, { bearer: bySms.sAccessToken, ip: newIp(), headers: { 'accept-language': 'bn' } })
    const { activationId } = ok as { activationId: string }
    await api.call('verifyActivationCode', { body: { activationCode: second.activationCode, activationId, decision: 'allow' } }, { bearer: bySms.sAccessToken, ip: newIp() })
    await poll(api, second)
    expect((await messageTo(api, number, 'Bravia in the hall')).text).toContain('/bn/settings/devices')
  })

  it('is in the sign-in audit log', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    await allow(api, tv, user.sAccessToken)
    await poll(api, tv)
    const events = await api.db.selectFrom('sign_in_event').selectAll().where('user_id', '=', user.userId).where('kind', '=', 'tv').execute()
    expect(events.map(({ outcome, device_id, device_name }) => [outcome, device_id, device_name])).toEqual([['signedIn', tv.deviceId, 'Bravia in the hall']])
  })
})
