import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { askForReset, messageTo, newIp, newEmail, newNumber, signInByMail } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

function add({ sAccessToken }: SignedInUser, phoneNumber: string, ip = newIp()) {
  return api.call('addPhoneNumber', { body: { phoneNumber } }, { bearer: sAccessToken, ip })
}

function verify({ sAccessToken }: SignedInUser, phoneNumber: string, otp: string) {
  return api.call('verifyPhone', { body: { phoneNumber, otp } }, { bearer: sAccessToken, ip: newIp() })
}

function resend({ sAccessToken }: SignedInUser, phoneNumber: string, ip = newIp()) {
  return api.call('resendCode', { body: { phoneNumber } }, { bearer: sAccessToken, ip })
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

async function numberOf({ sAccessToken }: SignedInUser) {
  const { ok } = await api.call('user', {}, { bearer: sAccessToken })
  return { phoneNumber: ok.phoneNumber, isPhoneNumberVerified: ok.isPhoneNumberVerified }
}

describe('adding a phone number', () => {
  it('sends a six-digit code, and the correct one adds the number', async () => {
    const [user, number] = [await signInByMail(api, newEmail()), newNumber()]
    expect((await add(user, number)).status).toBe(204)
    expect(api.sandbox.outbox.to(number)).toMatchObject([{ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) }])
    expect(await numberOf(user)).toEqual({ phoneNumber: null, isPhoneNumberVerified: false })
    expect((await verify(user, number, api.codeFor(number))).status).toBe(204)
    expect(await numberOf(user)).toEqual({ phoneNumber: number, isPhoneNumberVerified: true })
    expect((await api.signIn(number)).userId).toBe(user.userId)
  })

  it('reads a national number as one of the user’s country, and rejects a country without codes', async () => {
    const user = await signInByMail(api, newEmail())
    expect((await add(user, '098302 00001')).status).toBe(204)
    expect((await verify(user, '+919830200001', api.codeFor('+919830200001'))).status).toBe(204)
    const refused = await Promise.all(['+5511987654321', '12'].map((number) => add(user, number)))
    expect(refused.map(({ status, error }) => [status, error.errorCode, error.field])).toEqual([
      [422, 'PHONE_NOT_ALLOWED', 'phoneNumber'],
      [400, 'INVALID_INPUT', 'phoneNumber'],
    ])
  })

  it('belongs to the user: the code is valid neither for another user nor for a sign-in', async () => {
    const [user, other, number] = [await signInByMail(api, newEmail()), await signInByMail(api, newEmail()), newNumber()]
    await add(user, number)
    const code = api.codeFor(number)
    expect((await verify(other, number, code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await verify(user, newNumber(), code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    api.wait(30)
    const { ok: ids } = await resend(user, number)
    const body = { deviceId: `browser-${ids.deviceId}`, preAuthSessionId: ids.preAuthSessionId, userInputCode: '1234' }
    expect((await api.call('consumeCode', { body }, { ip: newIp() })).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await verify(user, number, api.codeFor(number))).status).toBe(204)
  })

  it('tells only the owner of the number that another account has it', async () => {
    const [user, number] = [await signInByMail(api, newEmail()), newNumber()]
    await api.signIn(number)
    api.wait(30)
    expect((await add(user, number)).status).toBe(204)
    const code = api.codeFor(number)
    expect((await verify(user, number, wrong(code))).error).toMatchObject({ errorCode: 'CODE_INCORRECT', attemptsLeft: 4 })
    const taken = await verify(user, number, code)
    expect([taken.status, taken.error.errorCode]).toEqual([409, 'PHONE_IN_USE'])
    expect((await verify(user, number, code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await numberOf(user)).phoneNumber).toBeNull()
  })

  it('gives the number to one of two accounts that prove it concurrently', async () => {
    const [first, second, number] = [await signInByMail(api, newEmail()), await signInByMail(api, newEmail()), newNumber()]
    await add(first, number)
    const code = api.codeFor(number)
    api.wait(30)
    await add(second, number)
    const answers = await Promise.all([verify(first, number, code), verify(second, number, api.codeFor(number))])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
  })

  it('resends after 28 seconds, and only the newest code is valid', async () => {
    const [user, number, ip] = [await signInByMail(api, newEmail()), newNumber(), newIp()]
    await add(user, number, ip)
    const old = api.codeFor(number)
    expect((await resend(user, number, ip)).error.errorCode).toBe('RATE_LIMITED')
    do {
      api.wait(30)
      expect((await resend(user, number)).status).toBe(200)
    } while (api.codeFor(number) === old)
    expect((await verify(user, number, old)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await verify(user, number, api.codeFor(number))).status).toBe(204)
    expect((await resend(user, newNumber())).error.errorCode).toBe('RESTART_FLOW_ERROR')
  })

  it('limits a user to codes for five numbers an hour', async () => {
    const user = await signInByMail(api, newEmail())
    const statuses = []
    for (let at = 0; at < 6; at += 1) statuses.push((await add(user, newNumber())).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })

  it('compares at most five of fifty concurrent wrong codes', async () => {
    const [user, number] = [await signInByMail(api, newEmail()), newNumber()]
    await add(user, number)
    const code = api.codeFor(number)
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(user, number, wrong(code))))
    const said = answers.map(({ error }) => error.errorCode)
    expect(said.filter((errorCode) => errorCode === 'CODE_INCORRECT')).toHaveLength(4)
    expect(said.filter((errorCode) => errorCode === 'RESTART_FLOW_ERROR')).toHaveLength(46)
    expect((await verify(user, number, code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
  })

  it('succeeds once for twenty concurrent correct codes', async () => {
    const [user, number] = [await signInByMail(api, newEmail()), newNumber()]
    await add(user, number)
    const code = api.codeFor(number)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(user, number, code)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(new Set(answers.map(({ error }) => error.errorCode).filter(Boolean))).toEqual(new Set(['RESTART_FLOW_ERROR']))
  })

  it('rejects an expired code, and counts no attempt for an invalid format', async () => {
    const [user, number] = [await signInByMail(api, newEmail()), newNumber()]
    await add(user, number)
    const code = api.codeFor(number)
    for (const typed of ['1234', '12345678', 'abcdef', '']) {
      expect((await verify(user, number, typed)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'otp' })
    }
    expect((await verify(user, number, wrong(code))).error.attemptsLeft).toBe(4)
    api.wait(600)
    expect((await verify(user, number, code)).error.errorCode).toBe('CODE_EXPIRED')
  })

  it('notifies the account’s email and its previous number', async () => {
    const [email, before, after] = [newEmail(), newNumber(), newNumber()]
    const user = await signInByMail(api, email)
    for (const number of [before, after]) {
      await add(user, number)
      await verify(user, number, api.codeFor(number))
      expect((await messageTo(api, email, number.slice(-4))).subject).toContain('mobile number was added')
    }
    expect((await messageTo(api, before, after.slice(-4))).channel).toBe('sms')
  })

  it('needs a signed-in user', async () => {
    const bearer = await api.anonymous()
    const answers = [
      await api.call('addPhoneNumber', { body: { phoneNumber: newNumber() } }, { bearer }),
      await api.call('verifyPhone', { body: { phoneNumber: newNumber(), otp: '123456' } }, { bearer }),
      await api.call('resendCode', { body: { phoneNumber: newNumber() } }, { bearer, ip: newIp() }),
    ]
    expect(answers.map(({ error }) => error.errorCode)).toEqual(['LOGIN_REQUIRED', 'LOGIN_REQUIRED', 'RESTART_FLOW_ERROR'])
  })
})

describe('adding an email', () => {
  const addEmail = (user: SignedInUser, email: string, ip = newIp()) => api.call('addEmail', { body: { email } }, { bearer: user.sAccessToken, ip })
  const verifyEmail = (user: SignedInUser, email: string, otp: string) => api.call('verifyEmail', { body: { email, otp } }, { bearer: user.sAccessToken, ip: newIp() })
  const emailOf = async (user: SignedInUser) => (await api.call('user', {}, { bearer: user.sAccessToken })).ok.email

  it('sends a six-digit code, and the correct one adds the email in its normalised spelling', async () => {
    const [user, email] = [await api.signIn(newNumber()), newEmail()]
    expect((await addEmail(user, ` ${email.toUpperCase()}`)).status).toBe(204)
    expect(api.sandbox.outbox.to(email)).toMatchObject([{ channel: 'email', code: expect.stringMatching(/^\d{6}$/), text: expect.stringContaining('add this email address') }])
    expect(await emailOf(user)).toBeNull()
    expect((await verifyEmail(user, email, wrong(api.codeFor(email)))).error).toMatchObject({ errorCode: 'CODE_INCORRECT', attemptsLeft: 4 })
    expect((await verifyEmail(user, email, api.codeFor(email))).status).toBe(204)
    expect(await emailOf(user)).toBe(email)
    expect((await signInByMail(api, email)).userId).toBe(user.userId)
  })

  it('sends another code when started again, and only the newest code is valid', async () => {
    const [user, email, ip] = [await api.signIn(newNumber()), newEmail(), newIp()]
    await addEmail(user, email, ip)
    expect((await addEmail(user, email, ip)).error.errorCode).toBe('RATE_LIMITED')
    const old = api.codeFor(email)
    do {
      api.wait(30)
      expect((await addEmail(user, email, ip)).status).toBe(204)
    } while (api.codeFor(email) === old)
    expect((await verifyEmail(user, email, old)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await verifyEmail(user, email, api.codeFor(email))).status).toBe(204)
  })

  it('rejects what is no email', async () => {
    const user = await api.signIn(newNumber())
    expect((await addEmail(user, 'a@b..c')).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'email' })
    expect((await verifyEmail(user, 'a@b..c', '123456')).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'email' })
  })

  it('tells only the owner of the email that another account has it', async () => {
    const [user, email] = [await api.signIn(newNumber()), newEmail()]
    await signInByMail(api, email)
    api.wait(30)
    expect((await addEmail(user, email)).status).toBe(204)
    const taken = await verifyEmail(user, email, api.codeFor(email))
    expect([taken.status, taken.error.errorCode, taken.error.field]).toEqual([409, 'CONFLICT', 'email'])
    expect(await emailOf(user)).toBeNull()
  })

  it('ends the password reset links that the previous email has', async () => {
    const [user, before, after] = [await api.signIn(newNumber()), newEmail(), newEmail()]
    await addEmail(user, before)
    await verifyEmail(user, before, api.codeFor(before))
    const resetToken = await askForReset(api, before)
    await addEmail(user, after)
    expect((await verifyEmail(user, after, api.codeFor(after))).status).toBe(204)
    const changed = await api.call('changePassword', { body: { resetToken, newPassword: 'a kite over the Hooghly' } }, { ip: newIp() })
    expect(changed.error.errorCode).toBe('RESTART_FLOW_ERROR')
  })

  it('notifies the phone number of the first email, and the previous email of the next', async () => {
    const [number, before, after] = [newNumber(), newEmail(), newEmail()]
    const user = await api.signIn(number)
    for (const email of [before, after]) {
      await addEmail(user, email)
      await verifyEmail(user, email, api.codeFor(email))
    }
    expect((await messageTo(api, number, 'was added to your')).channel).toBe('sms')
    expect((await messageTo(api, before, 'was changed to u***@')).text).toContain('can no longer log in with this address')
  })
})

describe('setting a password', () => {
  const set = ({ sAccessToken: bearer }: SignedInUser, newPassword: string) => api.call('setPassword', { body: { newPassword } }, { bearer })
  const password = 'a kite over the Hooghly'

  it('opens the account by its email, and ends all other sessions', async () => {
    const email = newEmail()
    const [elsewhere, here] = [await signInByMail(api, email, 'browser-elsewhere'), await signInByMail(api, email, 'browser-here')]
    expect((await set(here, password)).status).toBe(204)
    const signedIn = await api.call('signInWithPassword', { body: { email, password, deviceId: 'browser-third' } }, { ip: newIp() })
    expect(signedIn.ok.userId).toBe(here.userId)
    const answers = await Promise.all([here, elsewhere].map(({ sAccessToken: bearer }) => api.call('user', {}, { bearer })))
    expect(answers.map(({ status, error }) => [status, error.reason])).toEqual([[200, undefined], [401, 'passwordChanged']])
    expect((await messageTo(api, email, 'password was changed')).channel).toBe('email')
  })

  it('needs an email to sign in with', async () => {
    const refused = await set(await api.signIn(newNumber()), password)
    expect([refused.status, refused.error.errorCode, refused.error.field]).toEqual([409, 'CONFLICT', 'email'])
  })

  it.each(['password123', 'aaaaaaaa', 'short', ' '.repeat(9)])('rejects the weak password %j', async (newPassword) => {
    const user = await signInByMail(api, newEmail())
    expect((await set(user, newPassword)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'newPassword' })
  })
})
