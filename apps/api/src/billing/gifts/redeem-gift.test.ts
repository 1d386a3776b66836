import { formatGiftCode } from '@ott/billing'
import { sellPlans, subscribe } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { makeGiftCodes } from './gift-codes.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await sellPlans(api)
})
afterAll(() => api.stop())

let used = 0
async function signIn(): Promise<SignedInUser & { ip: string }> {
  used += 1
  const ip = `203.0.113.${used}`
  return { ...(await api.signIn(`+9198303${String(10_000 + used)}`, 'browser-first', { ip })), ip }
}

async function makeCode({ planId = 'premium-v1', months = 3, expiresInDays = 90 } = {}): Promise<string> {
  const [code] = await makeGiftCodes(api.db, { planId, months, expiresAt: new Date(api.now().getTime() + expiresInDays * 86_400_000), count: 1 })
  return code!
}

function redeem({ sAccessToken: bearer, ip }: SignedInUser & { ip: string }, code: string, body = {}) {
  return api.call('redeem', { body: { code, ...body } }, { bearer, ip })
}

async function subscriptionOf({ sAccessToken: bearer }: SignedInUser) {
  return (await api.call('userSubscription', {}, { bearer })).ok.data
}

const isValid = ({ ok }: Awaited<ReturnType<typeof redeem>>) => ok.data.is_valid

describe('a gift code', () => {
  it('gives its plan for its months, in calendar months', async () => {
    const user = await signIn()
    const { ok } = await redeem(user, await makeCode())
    expect(ok.data).toMatchObject({ is_valid: true, plan_title: 'Premium' })
    const subscription = await subscriptionOf(user)
    expect(subscription).toMatchObject({ subscription_status: 'ACTIVE', subscription_acquisition: 'REDEEMED', auto_renewal: false, subscription_amount: null, plan_details: { identifier: 'premium' } })
    expect([ok.data.starts_at, ok.data.ends_at]).toEqual([subscription?.subscription_start_date, subscription?.subscription_end_date])
    expect((Date.parse(ok.data.ends_at!) - Date.parse(ok.data.starts_at!)) / 86_400_000).toBeGreaterThanOrEqual(89)
  })

  it('is read in groups, in lower case and with look-alike letters', async () => {
    const user = await signIn()
    const code = await makeCode()
    expect(isValid(await redeem(user, ` ${formatGiftCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `))).toBe(true)
  })

  it('works once, and its user’s repeat gets the same success', async () => {
    const [user, stranger] = [await signIn(), await signIn()]
    const code = await makeCode()
    const first = await redeem(user, code)
    expect((await redeem(user, code)).ok).toEqual(first.ok)
    expect((await redeem(stranger, code)).ok).toEqual({ data: { is_valid: false } })
    expect(await subscriptionOf(stranger)).toBeNull()
  })

  it('gives its time once to fifty that ask at the same time', async () => {
    const users = await Promise.all([signIn(), signIn()])
    const code = await makeCode({ months: 1 })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => redeem(users[n % 2]!, code).then((answer) => [n % 2, answer.status, answer.status === 200 && isValid(answer)] as const)))
    const winners = new Set(answers.filter(([, , valid]) => valid).map(([user]) => user))
    expect(winners.size).toBe(1)
    const rows = await api.db.selectFrom('subscription').select('ends_at').where('user_id', 'in', users.map(({ userId }) => userId)).execute()
    expect(rows).toHaveLength(1)
  })

  it('of another form, unknown or expired is one answer', async () => {
    const user = await signIn()
    const expired = await makeCode({ expiresInDays: -1 })
    for (const code of ['abc', 'ABCD-EFGH-JKMN-PQRS', expired, '💝💝💝', '০'.repeat(16)]) expect((await redeem(user, code)).ok).toEqual({ data: { is_valid: false } })
  })

  it('cannot be guessed: ten wrong ones an hour', async () => {
    const user = await signIn()
    for (let n = 0; n < 10; n += 1) expect((await redeem(user, `WRNG-${n}`)).status).toBe(200)
    const code = await makeCode()
    expect((await redeem(user, code)).error).toMatchObject({ errorCode: 'RATE_LIMITED' })
    api.wait(3_601)
    expect(isValid(await redeem(await refreshed(user), code))).toBe(true)
  })

  it('is redeemed for oneself only, after signing in', async () => {
    const [user, stranger] = [await signIn(), await signIn()]
    const code = await makeCode()
    expect((await redeem(user, code, { userId: stranger.userId })).error.errorCode).toBe('FORBIDDEN')
    expect((await api.call('redeem', { body: { code } }, { bearer: await api.anonymous() })).error.errorCode).toBe('LOGIN_REQUIRED')
    expect(isValid(await redeem(user, code, { userId: user.userId, mobileNumber: '+919830000000' }))).toBe(true)
  })

  it('is refused in a wrong type or size', async () => {
    const user = await signIn()
    for (const code of ['', 'x'.repeat(101), 7, null, ['A'], {}, undefined, 'A\u0000']) {
      expect((await redeem(user, code as string)).error).toMatchObject({ errorCode: 'INVALID_INPUT' })
    }
  })

  it('is not stored in a readable form', async () => {
    const code = await makeCode()
    const rows = await api.db.selectFrom('gift_code').selectAll().execute()
    expect(JSON.stringify(rows.map((row) => ({ ...row, hash: row.code_hash.toString('latin1') })))).not.toContain(code)
  })
})

describe('a gift beside a plan', () => {
  it('extends its own plan', async () => {
    const user = await signIn()
    await subscribe(api, user.userId, { planId: 'premium-v1', endsInSeconds: 864_000 })
    const before = await subscriptionOf(user)
    const { ok } = await redeem(user, await makeCode({ months: 1 }))
    expect(ok.data.starts_at).toBe(before?.subscription_end_date)
    expect(await subscriptionOf(user)).toMatchObject({ subscription_id: before?.subscription_id, subscription_end_date: ok.data.ends_at, subscription_acquisition: 'PAID' })
  })

  it('starts at once before a lesser one, which continues afterwards', async () => {
    const user = await signIn()
    await subscribe(api, user.userId, { planId: 'mobile-v1', endsInSeconds: 864_000 })
    const { ok } = await redeem(user, await makeCode({ months: 1 }))
    expect(await subscriptionOf(user)).toMatchObject({ plan_details: { identifier: 'premium' }, subscription_end_date: ok.data.ends_at })
    api.wait((Date.parse(ok.data.ends_at!) - api.now().getTime()) / 1_000 + 1)
    expect(await subscriptionOf(await refreshed(user))).toMatchObject({ plan_details: { identifier: 'mobile' }, subscription_status: 'ACTIVE' })
  })

  it('waits for the end of a better one', async () => {
    const user = await signIn()
    await subscribe(api, user.userId, { planId: 'premium-v1', endsInSeconds: 864_000 })
    const before = await subscriptionOf(user)
    const { ok } = await redeem(user, await makeCode({ planId: 'mobile-v1', months: 1 }))
    expect([ok.data.starts_at, await subscriptionOf(user)]).toEqual([before?.subscription_end_date, before])
  })
})

/** The same user with tokens of the current time. */
async function refreshed<T extends SignedInUser & { ip: string }>(user: T): Promise<T> {
  const { ok } = await api.call('refreshSession', {}, { bearer: user.sRefreshToken, ip: user.ip })
  return { ...user, sAccessToken: ok.sAccessToken }
}
