import { sql } from 'kysely'
import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { newEmail, newIp, newNumber, signInByMail } from '../testing.ts'
import { activationOf, allow, askingTv, decideOn, lookUp, newTv, poll } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
})
afterAll(() => api.stop())

const newUser = (): Promise<SignedInUser> => api.signIn(newNumber(), 'browser-first', { ip: newIp() })

describe('a code for a TV', () => {
  it('comes with 600 seconds and an interval of 5, and with the address of the page', async () => {
    const { activationCode, deviceCode, ...rest } = await askingTv(api)
    expect(activationCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/)
    expect(deviceCode).toMatch(/^[\w-]{43}$/)
    expect(rest).toMatchObject({
      expiresIn: 600,
      interval: 5,
      verificationUri: 'http://localhost:3300/',
      verificationUriComplete: `http://localhost:3300/?code=${activationCode}`,
    })
  })

  it('is stored as hashes only', async () => {
    const { activationCode, deviceCode, deviceId } = await askingTv(api)
    const row = await api.db.selectFrom('tv_activation').selectAll().where('device_id', '=', deviceId).executeTakeFirstOrThrow()
    expect([row.code_mac.length, row.device_code_hash.length]).toEqual([32, 32])
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${activationCode}|${deviceCode}`))
  })

  it('ends the older one of the same TV', async () => {
    const { sAccessToken: bearer } = await newUser()
    const deviceId = newTv()
    const older = await askingTv(api, deviceId)
    const newer = await askingTv(api, deviceId)
    expect((await lookUp(api, older.activationCode, bearer)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await poll(api, older)).error.errorCode).toBe('EXPIRED_TOKEN')
    expect((await lookUp(api, newer.activationCode, bearer)).status).toBe(200)
  })

  it('is one of twenty concurrent ones', async () => {
    const deviceId = newTv()
    const tvs = await Promise.all(Array.from({ length: 20 }, () => askingTv(api, deviceId)))
    const polls = await Promise.all(tvs.map((tv) => poll(api, tv)))
    const words = polls.map(({ error }) => error.errorCode)
    expect([words.filter((word) => word === 'AUTHORIZATION_PENDING').length, words.filter((word) => word === 'EXPIRED_TOKEN').length]).toEqual([1, 19])
  })

  it('is given twenty times in ten minutes to an IP', async () => {
    const ip = newIp()
    const statuses = []
    for (let at = 0; at < 21; at += 1) statuses.push((await api.call('activationCode', { body: { deviceId: newTv() } }, { ip })).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  })

  it('is not given while 100,000 are live, which the log reports', async () => {
    const { call } = await api.addNode()
    const live = sql<Date>`${new Date(api.now().getTime() + 60_000)}::timestamptz`
    await api.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`insert into tv_activation (id, device_code_hash, code_mac, device_id, address_country, requested_at, expires_at, interval_s, state)
        select 'many-' || n, decode(md5('d' || n), 'hex'), decode(md5('c' || n), 'hex'), 'many-' || n, 'IN', ${live}, ${live}, 5, 'waiting' from generate_series(1, 100000) as n`.execute(trx)
    })
    const full = await call('activationCode', { body: { deviceId: newTv() } }, { ip: newIp() })
    expect([full.status, full.error.errorCode, full.error.retryAfter]).toEqual([503, 'UNAVAILABLE', 60])
    await sql`truncate tv_activation`.execute(api.db)
    expect((await call('activationCode', { body: { deviceId: newTv() } }, { ip: newIp() })).status).toBe(200)
  })

  it('needs the id of a TV', async () => {
    const mistaken = await api.call('activationCode', { body: { deviceId: 'browser-6f7c0a52-0000-4000-8000-000000000000' } })
    expect([mistaken.status, mistaken.error.field]).toEqual([400, 'deviceId'])
  })
})

describe('looking a code up', () => {
  it('names the TV, its country and the account before anything happens', async () => {
    const email = newEmail()
    const { sAccessToken: bearer } = await signInByMail(api, email)
    const { ok: tv } = await api.call('activationCode', { body: { deviceId: newTv(), deviceName: 'Win <b>now</b>: https://win.example', model: 'XR-55' } }, { headers: { 'x-country': 'NL' } })
    const { ok, status } = await lookUp(api, tv.activationCode, bearer)
    expect(status).toBe(200)
    expect(ok).toMatchObject({ deviceName: 'Win b now b https win example', model: 'XR-55', place: 'NL', account: 'u***@example.org', isDeviceLimitReached: false })
    expect((await poll(api, { ...tv, deviceId: 'tv-00000000-0000-4000-8000-000000000000' })).error.errorCode).toBe('EXPIRED_TOKEN')
  })

  it('accepts any case, spaces and dashes', async () => {
    const { sAccessToken: bearer } = await newUser()
    const { activationCode: code } = await askingTv(api)
    const typed = [`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase(), `${code.slice(0, 4)}–${code.slice(4)}`, code.toLowerCase()]
    for (const each of typed) expect((await lookUp(api, each, bearer)).status).toBe(200)
  })

  it('rejects text that cannot be a code, without counting an attempt', async () => {
    const { sAccessToken: bearer } = await newUser()
    const tv = await askingTv(api)
    for (let at = 0; at < 15; at += 1) {
      const { status, error } = await lookUp(api, 'BCDF-GHJA', bearer)
      expect([status, error.errorCode, error.field]).toEqual([400, 'INVALID_INPUT', 'activationCode'])
    }
    expect((await lookUp(api, tv.activationCode, bearer)).status).toBe(200)
  })

  it('claims the code for one of twenty users', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => newUser()))
    const tv = await askingTv(api)
    const answers = await Promise.all(users.map(({ sAccessToken }) => lookUp(api, tv.activationCode, sAccessToken)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode))).toEqual(new Set(['CODE_INCORRECT']))
  })

  it('fails ten times an hour for a user, and thirty times in ten minutes for an IP', async () => {
    const user = await newUser()
    const said = []
    for (let at = 0; at < 11; at += 1) said.push((await lookUp(api, 'BCDFGHJK', user.sAccessToken)).error.errorCode)
    expect(said).toEqual([...Array<string>(10).fill('CODE_INCORRECT'), 'RATE_LIMITED'])
    const ip = newIp()
    const others = await Promise.all(Array.from({ length: 4 }, () => newUser()))
    const fromIp = []
    for (let at = 0; at < 31; at += 1) fromIp.push((await lookUp(api, 'BCDFGHJK', others[Math.floor(at / 8)]?.sAccessToken ?? '', { ip })).error.errorCode)
    expect(fromIp).toEqual([...Array<string>(30).fill('CODE_INCORRECT'), 'RATE_LIMITED'])
  })

  it('says beforehand that the device limit is reached', async () => {
    const number = newNumber()
    let user = await api.signIn(number, 'browser-1', { ip: newIp() })
    for (const browser of ['browser-2', 'browser-3']) user = await api.signIn(number, browser, { ip: newIp() })
    expect((await activationOf(api, await askingTv(api), user.sAccessToken)).isDeviceLimitReached).toBe(true)
  })
})

describe('a decision', () => {
  it('is the claiming user’s: another with the right id gets the answer of a wrong code', async () => {
    const [a, b] = await Promise.all([newUser(), newUser()])
    const tv = await askingTv(api)
    const { activationId } = await activationOf(api, tv, a.sAccessToken)
    expect((await decideOn(api, tv, activationId, 'allow', b.sAccessToken)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await poll(api, tv)).error.errorCode).toBe('AUTHORIZATION_PENDING')
    expect((await decideOn(api, tv, activationId, 'allow', a.sAccessToken)).ok).toEqual({ result: 'allowed', isDeviceLimitReached: false })
    api.wait(5)
    expect((await poll(api, tv)).ok.userId).toBe(a.userId)
  })

  it('may be made in another session of the same user', async () => {
    const number = newNumber()
    const [phone, tablet] = [await api.signIn(number, 'browser-phone', { ip: newIp() }), await api.signIn(number, 'browser-tablet', { ip: newIp() })]
    const tv = await askingTv(api)
    const { activationId } = await activationOf(api, tv, phone.sAccessToken)
    expect((await decideOn(api, tv, activationId, 'allow', tablet.sAccessToken)).ok).toEqual({ result: 'allowed', isDeviceLimitReached: false })
  })

  it('to deny ends the wait of the TV', async () => {
    const { sAccessToken: bearer } = await newUser()
    const tv = await askingTv(api)
    const { activationId } = await activationOf(api, tv, bearer)
    for (let at = 0; at < 2; at += 1) expect((await decideOn(api, tv, activationId, 'deny', bearer)).ok).toEqual({ result: 'denied', isDeviceLimitReached: false })
    expect((await poll(api, tv)).error.errorCode).toBe('ACCESS_DENIED')
    expect((await lookUp(api, tv.activationCode, bearer)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await poll(api, await askingTv(api, tv.deviceId))).error.errorCode).toBe('AUTHORIZATION_PENDING')
  })

  it('to release gives the code to the next user', async () => {
    const [a, b] = await Promise.all([newUser(), newUser()])
    const tv = await askingTv(api)
    const { activationId } = await activationOf(api, tv, a.sAccessToken)
    expect((await lookUp(api, tv.activationCode, b.sAccessToken)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await decideOn(api, tv, activationId, 'release', a.sAccessToken)).ok).toEqual({ result: 'released', isDeviceLimitReached: false })
    await allow(api, tv, b.sAccessToken)
    expect((await poll(api, tv)).ok.userId).toBe(b.userId)
  })

  it('to allow in two tabs opens one session, and both are told that it is allowed', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    const [one, two] = [await activationOf(api, tv, user.sAccessToken), await activationOf(api, tv, user.sAccessToken)]
    expect((await decideOn(api, tv, one.activationId, 'allow', user.sAccessToken)).ok).toEqual({ result: 'allowed', isDeviceLimitReached: false })
    expect((await poll(api, tv)).status).toBe(200)
    expect((await decideOn(api, tv, two.activationId, 'allow', user.sAccessToken)).ok).toEqual({ result: 'allowed', isDeviceLimitReached: false })
    expect((await api.call('devices', {}, { bearer: user.sAccessToken })).ok.total).toBe(2)
  })

  it('needs both the id and the decision', async () => {
    const { sAccessToken: bearer } = await newUser()
    const tv = await askingTv(api)
    const { activationId } = await activationOf(api, tv, bearer)
    const partial = [{ activationId }, { decision: 'allow' as const }]
    for (const part of partial) {
      const { error } = await api.call('verifyActivationCode', { body: { activationCode: tv.activationCode, ...part } }, { bearer, ip: newIp() })
      expect(error.errorCode).toBe('INVALID_INPUT')
    }
    expect((await poll(api, tv)).error.errorCode).toBe('AUTHORIZATION_PENDING')
  })

  it('comes too late at ten minutes and one second', async () => {
    const { sAccessToken: bearer } = await newUser()
    const tv = await askingTv(api)
    const { activationId } = await activationOf(api, tv, bearer)
    api.wait(601)
    expect((await decideOn(api, tv, activationId, 'allow', bearer)).error.errorCode).toBe('CODE_EXPIRED')
    expect((await lookUp(api, tv.activationCode, bearer)).error.errorCode).toBe('CODE_EXPIRED')
    expect((await poll(api, tv)).error.errorCode).toBe('EXPIRED_TOKEN')
  })
})
