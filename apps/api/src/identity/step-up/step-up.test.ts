import { randomBytes, createHash } from 'node:crypto'
import { routes } from '@ott/contract'
import type { CallName, Input, Route } from '@ott/contract'
import { providerToken } from '@ott/sandbox/testing'
import { decodeJwt } from 'jose'
import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { createAuthenticator } from '../passkeys/testing.ts'
import { accountWithPassword, newEmail, newIp, newNumber, signInByMail, wrongCode } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const password = 'a kite over the Hooghly'
const maxAge = 600

type Bearer = Pick<SignedInUser, 'sAccessToken'>

/** A session whose user proved their identity long ago. The clock stays, because a provider's token has the real time. */
async function staleSession<T extends { sRefreshToken: string; userId: string }>(user: T): Promise<T & Bearer> {
  const authenticated_at = new Date(api.now().getTime() - 20 * 86_400_000)
  await api.db.updateTable('session').set({ authenticated_at }).where('user_id', '=', user.userId).execute()
  return { ...user, ...(await api.call('refreshSession', {}, { bearer: user.sRefreshToken })).ok }
}

const authTimeOf = ({ sAccessToken }: Bearer) => decodeJwt(sAccessToken).auth_time as number

const addEmail = ({ sAccessToken: bearer }: Bearer, email = newEmail()) => api.call('addEmail', { body: { email } }, { bearer, ip: newIp() })
const sendCode = ({ sAccessToken: bearer }: Bearer, channel: 'phone' | 'email') => api.call('stepUpCode', { body: { channel } }, { bearer, ip: newIp() })
const stepUp = ({ sAccessToken: bearer }: Bearer, body: Input<'stepUp'>['body']) => api.call('stepUp', { body }, { bearer, ip: newIp() })
const methodsOf = async ({ sAccessToken: bearer }: Bearer) => (await api.call('stepUpMethods', {}, { bearer })).ok.methods

const bodies: { [K in CallName]?: object } = {
  addPhoneNumber: { body: { phoneNumber: '+919830012345' } },
  addEmail: { body: { email: 'mita@example.org' } },
  setPassword: { body: { newPassword: password } },
  newPasskeyOptions: {},
  addPasskey: { body: { response: {} } },
  removePasskey: { params: { id: 'one' } },
  disableParentalControl: {},
  removeProfilePin: { params: { id: 'one' } },
  linkSocialAccount: { params: { provider: 'google' }, body: { googleToken: 'one', nonce: 'one' } },
  unlinkSocialAccount: { params: { provider: 'google' } },
  requestDeletion: {},
  deleteNow: {},
  exportData: {},
}

describe('a call that changes how an account is opened', () => {
  it('is each of these', () => {
    const flagged = Object.entries<Route>(routes).filter(([, { needsStepUp }]) => needsStepUp).map(([name]) => name)
    expect(flagged.toSorted()).toEqual(Object.keys(bodies).toSorted())
  })

  it.each(Object.entries(bodies))('needs a recent proof of identity: %s', async (name, input) => {
    const stale = await staleSession(await api.signIn(newNumber()))
    const refused = await api.call(name as CallName, input, { bearer: stale.sAccessToken, ip: newIp() })
    expect([refused.status, refused.error.errorCode]).toEqual([403, 'STEP_UP_REQUIRED'])
  })

  it('is not opened by a sign-in link of an older session', async () => {
    const stale = await staleSession(await api.signIn(newNumber()))
    const { ok: link } = await api.call('createLink', {}, { bearer: stale.sAccessToken })
    const { ok: linked } = await api.call('exchangeLink', { body: { token: link.token, deviceId: 'browser-linked' } }, { ip: newIp() })
    expect((await addEmail(linked)).error.errorCode).toBe('STEP_UP_REQUIRED')
  })
})

describe('proving the identity again', () => {
  it('works with the social account, and with no other', async () => {
    const tokenOf = async (email: string) => {
      const nonce = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(nonce).digest('base64url')
      return { nonce, googleToken: await providerToken(api.sandbox, 'google', { choice: { name: 'Tuli', email, verified: 'yes' }, nonce: hash }) }
    }
    const email = newEmail()
    const signedIn = await api.call('signInWithProvider', { params: { provider: 'google' }, body: { ...(await tokenOf(email)), deviceId: 'browser-one' } }, { ip: newIp() })
    const stale = await staleSession(signedIn.ok)
    expect((await methodsOf(stale)).map(({ type }) => type)).toEqual(['email', 'google'])
    expect((await stepUp(stale, await tokenOf(newEmail()))).error.errorCode).toBe('SOCIAL_SIGN_IN_FAILED')
    expect((await stepUp(stale, await tokenOf(email))).status).toBe(200)
  })

  it('works with a six-digit code to the phone number, within the same session', async () => {
    const number = newNumber()
    const stale = await staleSession(await api.signIn(number))
    expect(await methodsOf(stale)).toEqual([{ type: 'phone', to: number }])
    expect((await sendCode(stale, 'phone')).status).toBe(204)
    expect(api.sandbox.outbox.to(number)[0]).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), text: expect.stringContaining('confirm a change') })
    const { ok } = await stepUp(stale, { otp: api.codeFor(number) })
    expect(decodeJwt(ok.sAccessToken).sid).toBe(decodeJwt(stale.sAccessToken).sid)
    expect((await addEmail(ok)).status).toBe(204)
    const { ok: refreshed } = await api.call('refreshSession', {}, { bearer: stale.sRefreshToken })
    expect(authTimeOf(refreshed)).toBe(authTimeOf(ok))
  })

  it('works with a code to the email and with the password', async () => {
    const email = newEmail()
    await accountWithPassword(api, email, password)
    const stale = await staleSession(await signInByMail(api, email))
    expect(await methodsOf(stale)).toEqual([{ type: 'email', to: email }, { type: 'password', to: null }])
    expect((await sendCode(stale, 'phone')).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'channel' })
    await sendCode(stale, 'email')
    expect((await stepUp(stale, { otp: api.codeFor(email) })).status).toBe(200)
    expect((await stepUp(stale, { password: 'another kite' })).error.errorCode).toBe('INVALID_CREDENTIALS')
    const { ok } = await stepUp(stale, { password })
    expect((await addEmail(ok)).status).toBe(204)
  })

  it('works with a passkey of the account, and with no other', async () => {
    const [own, foreign] = [createAuthenticator('http://localhost:3000'), createAuthenticator('http://localhost:3000')]
    const withPasskey = async (authenticator: typeof own) => {
      const user = await api.signIn(newNumber())
      const { ok } = await api.call('newPasskeyOptions', {}, { bearer: user.sAccessToken })
      await api.call('addPasskey', { body: { response: authenticator.create(ok.options) } }, { bearer: user.sAccessToken })
      return user
    }
    await withPasskey(foreign)
    const stale = await staleSession(await withPasskey(own))
    expect((await methodsOf(stale)).map(({ type }) => type)).toEqual(['phone', 'passkey'])
    const respond = async (authenticator: typeof own) => {
      const { ok } = await api.call('passkeyChallenge', {}, { ip: newIp() })
      return stepUp(stale, { response: authenticator.get(ok.options) })
    }
    expect((await respond(foreign)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'response' })
    expect((await respond(own)).status).toBe(200)
  })

  it('accepts a code once, in its own session, for no sign-in, and five attempts', async () => {
    const number = newNumber()
    const [stale, other] = [await staleSession(await api.signIn(number)), await api.signIn(number, 'browser-second')]
    await sendCode(stale, 'phone')
    const code = api.codeFor(number)
    expect((await stepUp(other, { otp: code })).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await stepUp(stale, { otp: wrongCode(code).padStart(6, '0') })).error).toMatchObject({ errorCode: 'CODE_INCORRECT', attemptsLeft: 4 })
    const answers = await Promise.all(Array.from({ length: 3 }, () => stepUp(stale, { otp: code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await stepUp(stale, { otp: '12' })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'otp' })
  })

  it('limits guesses for the session, and leaves the owner’s others alone', async () => {
    const email = newEmail()
    await accountWithPassword(api, email, password)
    const [stale, other] = [await staleSession(await signInByMail(api, email)), await signInByMail(api, email, 'browser-second')]
    const said = []
    for (let attempt = 0; attempt < 11; attempt += 1) said.push((await stepUp(stale, { password: 'a guess' })).error.errorCode)
    expect(said).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED'])
    expect((await stepUp(other, { password })).status).toBe(200)
    expect((await api.call('signInWithPassword', { body: { email, password, deviceId: 'browser-third' } }, { ip: newIp() })).status).toBe(200)
  })

  it('is logged, and needs a living session', async () => {
    const number = newNumber()
    const stale = await staleSession(await api.signIn(number))
    await sendCode(stale, 'phone')
    await stepUp(stale, { otp: api.codeFor(number) })
    const events = await api.db.selectFrom('sign_in_event').select(['kind', 'outcome']).where('user_id', '=', decodeJwt(stale.sAccessToken).sub ?? '').where('kind', '=', 'stepUp').execute()
    expect(events).toEqual([{ kind: 'stepUp', outcome: 'done' }])
    await api.call('logout', {}, { bearer: stale.sAccessToken })
    expect((await stepUp(stale, { password })).status).toBe(401)
  })
})

// Last, because it moves the clock past the lifetime of a provider's token.
describe('a proof of identity', () => {
  it('lasts ten minutes, and a refresh does not extend it', async () => {
    const user = await api.signIn(newNumber())
    api.wait(maxAge - 10)
    expect((await addEmail(user)).status).toBe(204)
    api.wait(20)
    const { ok: refreshed } = await api.call('refreshSession', {}, { bearer: user.sRefreshToken })
    expect(authTimeOf(refreshed)).toBe(authTimeOf(user))
    expect((await addEmail(refreshed)).error.errorCode).toBe('STEP_UP_REQUIRED')
    expect((await addEmail(await api.signIn(newNumber()))).status).toBe(204)
  })
})
