import { Writable } from 'node:stream'
import { brand } from '@ott/brand'
import { createLogger } from '../http/logger.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { deleteExpiredOneTimeTokens } from './sign-in/one-time-tokens.ts'
import { accountWithPassword, askForReset, messageTo, newIp, newEmail, signInByMail } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const password = 'a kite over the Hooghly'

function signIn(email: string, typed: string, { deviceId = 'browser-one', ip = newIp() } = {}) {
  return api.call('signInWithPassword', { body: { email, password: typed, deviceId } }, { ip })
}

function change(resetToken: string, newPassword: string) {
  return api.call('changePassword', { body: { resetToken, newPassword } }, { ip: newIp() })
}

describe('signing in with a password', () => {
  it('signs in to the account of the email, in any spelling', async () => {
    const email = newEmail()
    const userId = await accountWithPassword(api, email, password)
    const signedIn = await signIn(` ${email.toUpperCase()} `, password)
    expect(signedIn.ok).toMatchObject({ userId, accessToken: signedIn.ok.sAccessToken, isDeviceLimitReached: false })
    expect((await api.call('user', {}, { bearer: signedIn.ok.sAccessToken })).ok).toMatchObject({ email, hasPassword: true })
  })

  it('accepts equivalent characters of any keyboard', async () => {
    const email = newEmail()
    await accountWithPassword(api, email, 'কাঁঠালচাঁপা ড়')
    expect((await signIn(email, 'কাঁঠালচাঁপা ড়'.normalize('NFD'))).status).toBe(200)
  })

  it('rejects an unknown email, an account without a password and a wrong password alike', async () => {
    const [known, bare] = [newEmail(), newEmail()]
    await accountWithPassword(api, known, password)
    const { sAccessToken } = await signInByMail(api, bare)
    expect((await api.call('user', {}, { bearer: sAccessToken })).ok.hasPassword).toBe(false)
    const refused = await Promise.all([signIn(known, 'another kite'), signIn(bare, password), signIn(newEmail(), password)])
    expect(refused.map(({ status, error }) => [status, { ...error, requestId: '' }])).toEqual(
      Array(3).fill([400, { errorCode: 'INVALID_CREDENTIALS', message: expect.any(String), requestId: '' }]),
    )
  })

  it('stops a client after 10 failures an hour and 25 a day for an email, known or not', async () => {
    const [known, ip] = [newEmail(), newIp()]
    await accountWithPassword(api, known, password)
    for (const email of [known, newEmail()]) {
      const said: string[] = []
      for (let attempt = 0; attempt < 28; attempt += 1) {
        said.push((await signIn(email, 'a guess', { ip })).error.errorCode)
        if (attempt === 10 || attempt === 21) api.wait(3_600)
      }
      const wrong = (times: number) => Array<string>(times).fill('INVALID_CREDENTIALS')
      expect(said).toEqual([...wrong(10), 'RATE_LIMITED', ...wrong(10), 'RATE_LIMITED', ...wrong(5), 'RATE_LIMITED'])
    }
    expect((await signIn(known, password, { ip })).error.errorCode).toBe('RATE_LIMITED')
    expect((await signIn(known, password)).status).toBe(200)
  })

  it('stops all strangers after 20 failures an hour for an email, and never a device of its owner', async () => {
    const email = newEmail()
    await accountWithPassword(api, email, password)
    const said = []
    for (let attempt = 0; attempt < 21; attempt += 1) said.push((await signIn(email, 'a guess', { deviceId: `browser-${attempt}` })).error.errorCode)
    expect(said).toEqual([...Array<string>(20).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED'])
    expect((await signIn(email, password, { deviceId: 'browser-stranger' })).status).toBe(429)
    expect((await signIn(email, password, { deviceId: 'browser-first' })).status).toBe(200)
  })

  it('does not count the failures of a replaced password', async () => {
    const email = newEmail()
    await accountWithPassword(api, email, password)
    const ip = newIp()
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(email, 'a guess', { ip })
    expect((await signIn(email, password, { ip })).status).toBe(429)
    await change(await askForReset(api, email), 'a boat on the Padma')
    expect((await signIn(email, 'a boat on the Padma', { ip })).status).toBe(200)
  })

  it('stops an IP after 30 failures in 10 minutes, over all accounts and codes', async () => {
    const ip = newIp()
    const ticket = { deviceId: 'nobody', preAuthSessionId: 'nothing', userInputCode: '1234' }
    for (let attempt = 0; attempt < 15; attempt += 1) await api.call('consumeCode', { body: ticket }, { ip })
    const said = []
    for (let attempt = 0; attempt < 16; attempt += 1) said.push((await signIn(newEmail(), password, { ip })).error.errorCode)
    expect(said).toEqual([...Array<string>(15).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED'])
  })

  it('compares at most ten of fifty concurrent guesses of a client', async () => {
    const [email, ip] = [newEmail(), newIp()]
    await accountWithPassword(api, email, password)
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(email, 'a guess', { ip })))
    expect(answers.filter(({ error }) => error.errorCode === 'INVALID_CREDENTIALS')).toHaveLength(10)
    expect(answers.filter(({ error }) => error.errorCode === 'RATE_LIMITED')).toHaveLength(40)
  })
})

describe('a password reset link', () => {
  it('is confirmed for every email, and sent only to accounts', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await signInByMail(api, known)
    const node = await api.addNode()
    const answers = await Promise.all([known, unknown].map((email) => node.call('forgotPassword', { body: { email } }, { ip: newIp() })))
    // Shutdown waits for background work.
    await node.app.close()
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(api.sandbox.outbox.to(unknown)).toEqual([])
    expect(api.sandbox.outbox.to(known)[0]?.text).toContain(`${api.deps.config.siteOrigin}/en/reset-password?resetToken=`)
  })

  it('sets the password once, within an hour', async () => {
    const email = newEmail()
    await accountWithPassword(api, email, password)
    const used = await askForReset(api, email)
    expect((await change(used, 'a boat on the Padma')).status).toBe(204)
    expect((await change(used, 'a third one')).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect([(await signIn(email, password)).status, (await signIn(email, 'a boat on the Padma')).status]).toEqual([400, 200])
    const next = await askForReset(api, email)
    api.wait(3_600)
    expect((await change(next, 'a third one')).error.errorCode).toBe('CODE_EXPIRED')
  })

  it('no longer works once a newer one was requested', async () => {
    const email = newEmail()
    await signInByMail(api, email)
    const [older, newer] = [await askForReset(api, email), await askForReset(api, email)]
    expect((await change(older, password)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await change(newer, password)).status).toBe(204)
  })

  it('works for one of twenty concurrent requests', async () => {
    const email = newEmail()
    await signInByMail(api, email)
    const token = await askForReset(api, email)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => change(token, `password number ${at}`)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(new Set(answers.map(({ error }) => error.errorCode).filter(Boolean))).toEqual(new Set(['RESTART_FLOW_ERROR']))
  })

  it('rejects a weak password, and stays valid', async () => {
    const email = newEmail()
    await signInByMail(api, email)
    const token = await askForReset(api, email)
    const weak = ['password123', 'Password123', ' qwertyuiop ', 'short', 'x'.repeat(1_025), 'aaaaaaaa', ' '.repeat(8), '\u200B'.repeat(8), email, `${email.split('@')[0]}1234`, `${brand.slug}123`]
    const refused = await Promise.all(weak.map((typed) => change(token, typed)))
    expect(refused.map(({ status, error }) => [status, error.errorCode, error.field])).toEqual(weak.map(() => [400, 'INVALID_INPUT', 'newPassword']))
    expect((await change(token, 'x'.repeat(1_024))).status).toBe(204)
  })

  it('ends every session on every process, with the reason', async () => {
    const email = newEmail()
    const elsewhere = await signInByMail(api, email, 'browser-elsewhere')
    await change(await askForReset(api, email), password)
    const answers = [
      await api.call('user', {}, { bearer: elsewhere.sAccessToken }),
      await api.call('refreshSession', {}, { bearer: elsewhere.sRefreshToken }),
    ]
    expect(answers.map(({ status, error }) => [status, error.errorCode, error.reason])).toEqual(Array(2).fill([401, 'SESSION_REVOKED', 'passwordChanged']))
  })

  it('is deleted a day after it expired', async () => {
    const email = newEmail()
    await signInByMail(api, email)
    const token = await askForReset(api, email)
    api.wait(3_600 + 86_400)
    expect((await change(token, password)).error.errorCode).toBe('CODE_EXPIRED')
    await deleteExpiredOneTimeTokens(api.db, new Date(api.now().getTime() + 1_000))
    expect((await change(token, password)).error.errorCode).toBe('RESTART_FLOW_ERROR')
  })

  it('notifies the owner after its use', async () => {
    const email = newEmail()
    await accountWithPassword(api, email, password)
    expect((await messageTo(api, email, 'was changed')).text).toContain('You were logged out on all devices')
  })

  it('is stored as a hash only', async () => {
    const email = newEmail()
    const { userId } = await signInByMail(api, email)
    const token = await askForReset(api, email)
    const [row] = await api.db.selectFrom('password_reset').selectAll().where('user_id', '=', userId).execute()
    expect([row?.token_hash.length, row?.token_hash.toString('latin1').includes(token)]).toEqual([32, false])
    await change(token, password)
    const account = await api.db.selectFrom('account').select('password_hash').where('user_id', '=', userId).executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('has the limits of a code: every 28 seconds, five an hour, ten a day', async () => {
    const [email, ip] = [newEmail(), newIp()]
    const statuses: number[] = []
    for (let ask = 0; ask < 8; ask += 1) {
      statuses.push((await api.call('forgotPassword', { body: { email } }, { ip })).status)
      api.wait(ask === 0 ? 20 : 30)
    }
    expect(statuses).toEqual([204, 429, 204, 204, 204, 204, 429, 429])
  })

  it('that could not be sent is logged, without the email', async () => {
    const lines: string[] = []
    const log = createLogger('warn', new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }))
    const other = await startApi({ log, config: { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' } } })
    const email = newEmail()
    await other.db.insertInto('account').values({ user_id: 'u', email, registered_via: 'email', created_at: new Date() }).execute()
    const asked = await other.call('forgotPassword', { body: { email } })
    await other.stop()
    expect(asked.status).toBe(204)
    expect(lines.join('')).toContain('password reset failed')
    expect(lines.join('')).not.toContain(email)
  })
})
