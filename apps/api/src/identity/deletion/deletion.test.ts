import { addTitle, aTitle } from '../../playback/testing.ts'
import { allow, askingTv, poll } from '../activation/testing.ts'
import { erasureOf, leave } from '../../personal-data/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { messageTo, newEmail, newIp, newNumber, signInByMail } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await addTitle(api.db, aTitle('ferry'), { film: 'river' })
})
afterAll(() => api.stop())

const day = 86_400
const signIn = (number: string, browserId = 'browser-first') => api.signIn(number, browserId, { ip: newIp() })

async function newUser(number = newNumber()) {
  const user = await signIn(number)
  return { ...user, number, bearer: user.sAccessToken }
}

describe('leaving', () => {
  it('needs a recent proof of identity and the code of six digits, which names what it does', async () => {
    const { number, bearer, sRefreshToken } = await newUser()
    api.wait(601)
    const old = (await api.call('refreshSession', {}, { bearer: sRefreshToken })).ok.sAccessToken
    expect((await api.call('requestDeletion', {}, { bearer: old })).error.errorCode).toBe('STEP_UP_REQUIRED')
    const again = await signIn(number)
    api.wait(30)
    const { ok } = await api.call('requestDeletion', {}, { bearer: again.sAccessToken })
    expect(ok.to).toMatch(/^\+91\*+\d{4}$/)
    expect(api.sandbox.outbox.to(number)[0]?.text).toMatch(/^\d{6} is your code to delete your /)
    const wrong = await api.call('verifyDeletion', { body: { otp: '000000' } }, { bearer: again.sAccessToken })
    expect(wrong.error).toMatchObject({ errorCode: 'CODE_INCORRECT', attemptsLeft: 4 })
    for (const otp of ['', '12345', 'abcdef']) expect((await api.call('verifyDeletion', { body: { otp } }, { bearer: again.sAccessToken })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'otp' })
    expect((await api.call('deletion', {}, { bearer: again.sAccessToken })).ok).toEqual({ deletesAt: null })
    expect((await api.call('user', {}, { bearer })).status).toBe(401)
  })

  it('is completed by the session that began it, and by none other', async () => {
    const { number, bearer } = await newUser()
    const tablet = await signIn(number, 'browser-tablet')
    api.wait(30)
    await api.call('requestDeletion', {}, { bearer })
    const code = api.codeFor(number)
    expect((await api.call('verifyDeletion', { body: { otp: code } }, { bearer: tablet.sAccessToken })).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await api.call('verifyDeletion', { body: { otp: code } }, { bearer })).status).toBe(200)
  })

  it('ends every session, says when the account goes, and how to keep it', async () => {
    const user = await newUser()
    const tablet = await signIn(user.number, 'browser-tablet')
    const { ok } = await leave(api, user.number, user)
    expect(Math.round((Date.parse(ok.deletesAt) - api.now().getTime()) / 1_000 / day)).toBe(14)
    for (const { sAccessToken: bearer } of [user, tablet]) expect((await api.call('user', {}, { bearer })).error.errorCode).toBe('SESSION_REVOKED')
    expect((await messageTo(api, user.number, 'To keep it, log in')).text).toContain('/en/login')
  })

  it('is done once by five answers at the same time', async () => {
    const { number, bearer } = await newUser()
    api.wait(30)
    await api.call('requestDeletion', {}, { bearer })
    const otp = api.codeFor(number)
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.call('verifyDeletion', { body: { otp } }, { bearer })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('during the grace period', () => {
  it('a login can only decide: nothing is watched, changed or read', async () => {
    const user = await newUser()
    await leave(api, user.number, user)
    const back = await signIn(user.number)
    expect(back.isDeviceLimitReached).toBe(true)
    const { sAccessToken: bearer } = back
    for (const refused of [await api.call('user', {}, { bearer }), await api.call('userSubscription', {}, { bearer }), await api.call('createLink', {}, { bearer })]) {
      expect(refused.error.errorCode).toBe('DEVICE_LIMIT_REACHED')
    }
    expect((await api.call('deletion', {}, { bearer })).ok.deletesAt).not.toBeNull()
    const refreshed = await api.call('refreshSession', {}, { bearer: back.sRefreshToken })
    expect(refreshed.ok.isDeviceLimitReached).toBe(true)
  })

  it('keeping the account gives everything back at the next refresh, and tells the owner', async () => {
    const email = newEmail()
    const user = await signInByMail(api, email)
    const { profileDetails: [profile] } = (await api.call('user', {}, { bearer: user.sAccessToken })).ok
    await api.call('addToWatchList', { params: { id: profile?.id ?? '' }, body: { contentId: 'ferry', contentType: 'movie' } }, { bearer: user.sAccessToken })
    await leave(api, email, user)
    api.wait(day)
    const back = await signInByMail(api, email)
    for (let at = 0; at < 2; at += 1) expect((await api.call('keepAccount', {}, { bearer: back.sAccessToken })).status).toBe(204)
    const { ok } = await api.call('refreshSession', {}, { bearer: back.sRefreshToken })
    expect(ok.isDeviceLimitReached).toBe(false)
    expect((await api.call('watchList', { params: { id: profile?.id ?? '' }, query: {} }, { bearer: ok.sAccessToken })).ok.items.map(({ contentId }) => contentId)).toEqual(['ferry'])
    expect((await messageTo(api, email, 'will not be deleted')).text).toContain('/en/plans/benefits')
    api.wait(30 * day)
    await erasureOf(api).run()
    expect(await accounts(user.userId)).toBe(1)
  })

  it('the account can be deleted at once, with a recent proof of identity', async () => {
    const user = await newUser()
    await leave(api, user.number, user)
    const back = await signIn(user.number)
    api.wait(601)
    const old = (await api.call('refreshSession', {}, { bearer: back.sRefreshToken })).ok.sAccessToken
    expect((await api.call('deleteNow', {}, { bearer: old })).error.errorCode).toBe('STEP_UP_REQUIRED')
    const { sAccessToken: bearer } = await signIn(user.number)
    expect((await api.call('deleteNow', {}, { bearer })).status).toBe(204)
    expect(await accounts(user.userId)).toBe(0)
    expect((await messageTo(api, user.number, 'has been deleted')).text).not.toBe('')
    const anew = await signIn(user.number)
    expect(anew.userId).not.toBe(user.userId)
  })

  it('an account that nobody deletes cannot be deleted at once', async () => {
    const { bearer } = await newUser()
    expect((await api.call('deleteNow', {}, { bearer })).error.errorCode).toBe('CONFLICT')
  })

  it('a TV whose code was allowed before can only wait', async () => {
    const user = await newUser()
    const tv = await askingTv(api)
    await allow(api, tv, user.bearer)
    await leave(api, user.number, user)
    expect((await poll(api, tv)).ok.isDeviceLimitReached).toBe(true)
  })

  it('an email that was only added does not delay the deletion, a changed one does', async () => {
    const user = await newUser()
    const changeEmail = async (bearer: string, email: string) => {
      await api.call('addEmail', { body: { email } }, { bearer, ip: newIp() })
      expect((await api.call('verifyEmail', { body: { email, otp: api.codeFor(email) } }, { bearer, ip: newIp() })).status).toBe(204)
    }
    await changeEmail(user.bearer, newEmail())
    await leave(api, user.number, user)
    expect((await api.call('deleteNow', {}, { bearer: (await signIn(user.number)).sAccessToken })).status).toBe(204)

    const other = await newUser()
    for (const email of [newEmail(), newEmail()]) await changeEmail(other.bearer, email)
    await leave(api, other.number, other)
    expect((await api.call('deleteNow', {}, { bearer: (await signIn(other.number)).sAccessToken })).error.errorCode).toBe('CONFLICT')
  })

  it('its user is reminded once, two days before', async () => {
    const user = await newUser()
    await leave(api, user.number, user)
    const reminders = () => api.sandbox.outbox.to(user.number).filter(({ text }) => text.startsWith('In two days'))
    const { run } = erasureOf(api)
    api.wait(11 * day)
    await run()
    expect(reminders()).toHaveLength(0)
    api.wait(day + 60)
    await Promise.all([run(), run()])
    await run()
    expect(reminders()).toHaveLength(1)
  })
})

async function accounts(userId: string): Promise<number> {
  return (await api.db.selectFrom('account').select('user_id').where('user_id', '=', userId).execute()).length
}
