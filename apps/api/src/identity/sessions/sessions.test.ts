import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { newIp, newNumber } from '../testing.ts'

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

/** Signs in on several browsers, with time between the sign-ins. */
async function signInOn(browsers: number, number = newNumber()): Promise<SignedInUser[]> {
  const users: SignedInUser[] = []
  for (let at = 0; at < browsers; at += 1) {
    if (at > 0 && at % 4 === 0) api.wait(3_600)
    users.push(await api.signIn(number, `browser-${at}`, { ip: newIp() }))
  }
  return users
}

describe('a refresh', () => {
  it('returns new tokens and keeps the session', async () => {
    const user = await api.signIn(newNumber())
    api.wait(900)
    const renewed = await refresh(user.sRefreshToken)
    expect(renewed.ok.sRefreshToken).not.toBe(user.sRefreshToken)
    expect((await devices(renewed.ok.sAccessToken)).ok.total).toBe(1)
  })

  it('returns the same successor for 30 seconds if a response was lost', async () => {
    const user = await api.signIn(newNumber())
    const first = await refresh(user.sRefreshToken)
    api.wait(29)
    const again = await refresh(user.sRefreshToken)
    expect(again.ok.sRefreshToken).toBe(first.ok.sRefreshToken)
    expect((await refresh(first.ok.sRefreshToken)).status).toBe(200)
  })

  it('returns one successor to a hundred concurrent requests', async () => {
    const user = await api.signIn(newNumber())
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(user.sRefreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    expect(new Set(answers.map(({ ok }) => ok.sRefreshToken)).size).toBe(1)
    expect((await refresh(answers[0]?.ok.sRefreshToken ?? '')).status).toBe(200)
  })

  it('with a token used long ago ends the session on every process', async () => {
    const user = await api.signIn(newNumber())
    const renewed = (await refresh(user.sRefreshToken)).ok
    api.wait(31)
    const stolen = await refresh(user.sRefreshToken)
    expect([stolen.status, stolen.error.errorCode]).toEqual([401, 'SESSION_REVOKED'])
    expect((await refresh(renewed.sRefreshToken)).error.errorCode).toBe('SESSION_REVOKED')
    expect((await devices(renewed.sAccessToken)).error.errorCode).toBe('SESSION_REVOKED')
  })

  it('with a token two exchanges old ends the session even within the grace period', async () => {
    const user = await api.signIn(newNumber())
    const second = (await refresh(user.sRefreshToken)).ok
    await refresh(second.sRefreshToken)
    expect((await refresh(user.sRefreshToken)).error.errorCode).toBe('SESSION_REVOKED')
  })

  it('rejects a modified token', async () => {
    const { sRefreshToken } = await api.signIn(newNumber())
    const [version, user, session, , mac] = sRefreshToken.split('.')
    const changed = [[version, user, session, '1', mac].join('.'), sRefreshToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'r1.a.b.0.c']
    const answers = await Promise.all(changed.map((token) => refresh(token)))
    expect(answers.map(({ error }) => error.errorCode)).toEqual(Array(3).fill('TOKEN_INVALID'))
    expect((await refresh(sRefreshToken)).status).toBe(200)
  })

  it('fails after 90 idle days', async () => {
    const { sRefreshToken } = await api.signIn(newNumber())
    api.wait(90 * 86_400 + 1)
    expect((await refresh(sRefreshToken)).error.errorCode).toBe('TOKEN_EXPIRED')
  })
})

describe('devices', () => {
  it('are listed by name, with the current one marked', async () => {
    const number = newNumber()
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const first = await api.signIn(number, 'browser-a', { headers: { 'user-agent': firefox } })
    const second = await api.signIn(number, 'browser-b')
    const listed = (await devices(second.sAccessToken)).ok
    expect(listed.items.map(({ isCurrentDevice, name, platform, countryCode }) => ({ isCurrentDevice, name, platform, countryCode }))).toEqual([
      { isCurrentDevice: true, name: null, platform: 'web', countryCode: 'IN' },
      { isCurrentDevice: false, name: 'Firefox on Linux', platform: 'web', countryCode: 'IN' },
    ])
    expect((await devices(first.sAccessToken)).ok.items.find(({ isCurrentDevice }) => isCurrentDevice)?.name).toBe('Firefox on Linux')
  })

  it('have one session each: a new sign-in replaces the old one', async () => {
    const number = newNumber()
    const first = await api.signIn(number, 'browser-same')
    const second = await api.signIn(number, 'browser-same')
    expect((await devices(second.sAccessToken)).ok.total).toBe(1)
    expect((await devices(first.sAccessToken)).error.errorCode).toBe('SESSION_REVOKED')
  })

  it('without a stable id are identified by their flow', async () => {
    const number = newNumber()
    const { ok } = await api.call('signInCode', { body: { phoneNumber: number, acceptTermsAndConditions: true } })
    const body = { deviceId: `browser-${ok.deviceId}`, preAuthSessionId: ok.preAuthSessionId, userInputCode: api.codeFor(number) }
    const { ok: user } = await api.call('consumeCode', { body })
    const session = await api.db.selectFrom('session').select('device_id').where('user_id', '=', user.userId).executeTakeFirstOrThrow()
    expect(session.device_id).toBe(`browser-${ok.deviceId}`)
  })

  it('are removed at once, all or none', async () => {
    const [first, second, third] = await signInOn(3)
    const handles = (await devices(third?.sAccessToken ?? '')).ok.items.filter(({ isCurrentDevice }) => !isCurrentDevice).map(({ sessionHandle }) => sessionHandle)
    const half = await api.call('removeDevices', { body: { sessionHandles: [...handles, 'unknown'] } }, { bearer: third?.sAccessToken })
    expect([half.status, half.error.errorCode]).toEqual([404, 'NOT_FOUND'])
    expect((await devices(first?.sAccessToken ?? '')).status).toBe(200)
    const removed = await api.call('removeDevices', { body: { sessionHandles: handles } }, { bearer: third?.sAccessToken })
    expect(removed.status).toBe(204)
    for (const user of [first, second]) expect((await devices(user?.sAccessToken ?? '')).error.errorCode).toBe('SESSION_REVOKED')
    expect((await refresh(first?.sRefreshToken ?? '')).error.errorCode).toBe('SESSION_REVOKED')
    expect((await devices(third?.sAccessToken ?? '')).ok.total).toBe(1)
  })

  it('of another user count as missing and stay', async () => {
    const [mine, theirs] = [await api.signIn(newNumber()), await api.signIn(newNumber())]
    const [handle] = (await devices(theirs.sAccessToken)).ok.items.map(({ sessionHandle }) => sessionHandle)
    const refused = await api.call('removeDevices', { body: { sessionHandles: [handle ?? ''] } }, { bearer: mine.sAccessToken })
    expect(refused.status).toBe(404)
    expect((await devices(theirs.sAccessToken)).status).toBe(200)
  })

  it('are gone after logout', async () => {
    const user = await api.signIn(newNumber())
    expect((await api.call('logout', {}, { bearer: user.sAccessToken })).status).toBe(204)
    expect((await devices(user.sAccessToken)).error.errorCode).toBe('SESSION_REVOKED')
    expect((await refresh(user.sRefreshToken)).error.errorCode).toBe('SESSION_REVOKED')
  })

  it('may log out and remove a device again, since the first response may be lost', async () => {
    const [first, second] = await signInOn(2)
    const handles = (await devices(second?.sAccessToken ?? '')).ok.items.filter(({ isCurrentDevice }) => !isCurrentDevice).map(({ sessionHandle }) => sessionHandle)
    const remove = () => api.call('removeDevices', { body: { sessionHandles: handles } }, { bearer: second?.sAccessToken })
    const logout = (user?: SignedInUser) => api.call('logout', {}, { bearer: user?.sAccessToken })
    const answers = [await remove(), await remove(), await logout(first), await logout(second), await logout(second)]
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204))
    expect((await devices(first?.sAccessToken ?? '')).error).toMatchObject({ errorCode: 'SESSION_REVOKED', reason: 'deviceRemoved' })
    const elsewhere = await api.addNode()
    expect((await elsewhere.call('logout', {}, { bearer: second?.sAccessToken })).status).toBe(204)
    expect((await api.call('logout', {}, { bearer: await api.anonymous() })).error.errorCode).toBe('LOGIN_REQUIRED')
  })

  it.each([0, 3, 10, 60, 3_600, -10, -60, -3_600])('that end here end on every process whose clock is %d s ahead, also on one that starts later', async (seconds) => {
    const clock = () => new Date(api.now().getTime() + seconds * 1_000)
    const user = await api.signIn(newNumber())
    const elsewhere = await api.addNode({}, clock)
    // Its own clock may say that the token has expired, but not that the session ended.
    const before = (await elsewhere.call('devices', {}, { bearer: user.sAccessToken })).error.errorCode
    expect([undefined, 'TOKEN_EXPIRED']).toContain(before)
    await api.call('logout', {}, { bearer: user.sAccessToken })
    const heard = async (node: typeof elsewhere) => (await node.call('devices', {}, { bearer: user.sAccessToken })).error.errorCode
    while ((await heard(elsewhere)) === undefined) await sleep(50)
    const born = await api.addNode({}, clock)
    expect([await heard(elsewhere), await heard(born)]).toEqual(Array(2).fill(before ?? 'SESSION_REVOKED'))
  })

  it('stay ended on a process that starts minutes later', async () => {
    const user = await api.signIn(newNumber())
    await api.call('logout', {}, { bearer: user.sAccessToken })
    await sql`update session set ended_at = now() - interval '14 minutes' where user_id = ${user.userId}`.execute(api.db)
    const born = await api.addNode()
    expect((await born.call('devices', {}, { bearer: user.sAccessToken })).error.errorCode).toBe('SESSION_REVOKED')
  })
})

describe('a session that ended', () => {
  it('names the reason to holders of its access or refresh token', async () => {
    const number = newNumber()
    const [removed, replaced, left, here] = [
      await api.signIn(number, 'browser-removed'),
      await api.signIn(number, 'browser-same'),
      await api.signIn(number, 'browser-left'),
      await api.signIn(number, 'browser-same'),
    ]
    const [handle] = (await devices(here.sAccessToken)).ok.items.filter(({ isCurrentDevice }) => !isCurrentDevice).map(({ sessionHandle }) => sessionHandle).toReversed()
    await api.call('removeDevices', { body: { sessionHandles: [handle ?? ''] } }, { bearer: here.sAccessToken })
    await api.call('logout', {}, { bearer: left.sAccessToken })
    const because = async (user: SignedInUser) => [(await devices(user.sAccessToken)).error.reason, (await refresh(user.sRefreshToken)).error.reason]
    expect([await because(removed), await because(replaced), await because(left)]).toEqual([
      ['deviceRemoved', 'deviceRemoved'],
      ['replaced', 'replaced'],
      ['signedOut', 'signedOut'],
    ])
  })

  it('was signed out, not removed, if it removed itself', async () => {
    const user = await api.signIn(newNumber())
    const [own] = (await devices(user.sAccessToken)).ok.items
    await api.call('removeDevices', { body: { sessionHandles: [own?.sessionHandle ?? ''] } }, { bearer: user.sAccessToken })
    expect((await devices(user.sAccessToken)).error).toMatchObject({ errorCode: 'SESSION_REVOKED', reason: 'signedOut' })
  })

  it('names the reuse of its token, on every process', async () => {
    const user = await api.signIn(newNumber())
    const renewed = (await refresh(user.sRefreshToken)).ok
    api.wait(31)
    expect((await refresh(user.sRefreshToken)).error.reason).toBe('tokenReused')
    const elsewhere = await api.addNode()
    expect((await elsewhere.call('devices', {}, { bearer: renewed.sAccessToken })).error).toMatchObject({ errorCode: 'SESSION_REVOKED', reason: 'tokenReused' })
  })
})

describe('a device over the limit', () => {
  it('signs in, but may only manage devices', async () => {
    const users = await signInOn(4)
    expect(users.map(({ isDeviceLimitReached }) => isDeviceLimitReached)).toEqual([false, false, false, true])
    const overLimit = users[3]?.sAccessToken ?? ''
    const user = await api.call('user', {}, { bearer: overLimit })
    expect([user.status, user.error.errorCode]).toEqual([403, 'DEVICE_LIMIT_REACHED'])
    expect((await devices(overLimit)).ok.items.filter(({ isCurrentDevice }) => !isCurrentDevice)).toHaveLength(3)
    expect((await refresh(users[3]?.sRefreshToken ?? '')).ok.isDeviceLimitReached).toBe(true)
  })

  it('is admitted at its next refresh after it removed another', async () => {
    const users = await signInOn(4)
    const overLimit = users[3]
    const other = (await devices(overLimit?.sAccessToken ?? '')).ok.items.find(({ isCurrentDevice }) => !isCurrentDevice)
    await api.call('removeDevices', { body: { sessionHandles: [other?.sessionHandle ?? ''] } }, { bearer: overLimit?.sAccessToken })
    const renewed = await refresh(overLimit?.sRefreshToken ?? '')
    expect(renewed.ok.isDeviceLimitReached).toBe(false)
    expect((await api.call('user', {}, { bearer: renewed.ok.sAccessToken })).status).toBe(200)
  })

  it('may log out', async () => {
    const users = await signInOn(4)
    expect((await api.call('logout', {}, { bearer: users[3]?.sAccessToken })).status).toBe(204)
  })

  it('is not a device that signs in again', async () => {
    const number = newNumber()
    await signInOn(3, number)
    expect((await api.signIn(number, 'browser-0')).isDeviceLimitReached).toBe(false)
  })

  it('is admitted after another was idle for 90 days', async () => {
    const number = newNumber()
    const users = await signInOn(3, number)
    api.wait(60 * 86_400)
    const kept = await Promise.all(users.slice(0, 2).map(({ sRefreshToken }) => refresh(sRefreshToken)))
    api.wait(31 * 86_400)
    const newcomer = await api.signIn(number, 'browser-new')
    expect([newcomer.isDeviceLimitReached, (await devices(newcomer.sAccessToken)).ok.total]).toEqual([false, 3])
    expect((await refresh(kept[0]?.ok.sRefreshToken ?? '')).ok.isDeviceLimitReached).toBe(false)
  })

  it('is each one over the limit of twenty concurrent sign-ins', async () => {
    const { testOverrides } = api.deps
    testOverrides.current = { ...testOverrides.current, rateLimitScale: 28 }
    const number = newNumber()
    const flows = []
    for (let at = 0; at < 20; at += 1) {
      api.wait(1)
      const { ok } = await api.call('signInCode', { body: { phoneNumber: number, acceptTermsAndConditions: true } })
      flows.push({ ...ok, code: api.codeFor(number) })
    }
    const signedIn = await Promise.all(
      flows.map(({ deviceId, preAuthSessionId, code }, at) =>
        api.call('consumeCode', { body: { deviceId: `browser-${deviceId}`, preAuthSessionId, userInputCode: code, browserId: `browser-${at}` } }),
      ),
    )
    testOverrides.current = { ...testOverrides.current, rateLimitScale: 1 }
    expect(signedIn.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(signedIn.filter(({ ok }) => !ok.isDeviceLimitReached)).toHaveLength(3)
  })
})
