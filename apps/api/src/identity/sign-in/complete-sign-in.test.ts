import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brand } from '@ott/brand'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { answerWith, askForCode, newIp, newNumber, wrongCode } from '../testing.ts'
import type { Ticket } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const ask = (phoneNumber: string, ip?: string) => askForCode(api, phoneNumber, ip)
const answer = (ticket: Ticket, code: string, ip?: string) => answerWith(api, ticket, code, ip)

describe('requesting a code', () => {
  it('sends four digits by SMS in the user’s language, and returns two ids', async () => {
    const number = newNumber()
    const sent = await api.call(
      'signInCode',
      { body: { phoneNumber: number, acceptTermsAndConditions: true } },
      { headers: { 'accept-language': 'bn' }, ip: newIp() },
    )
    expect(Object.keys(sent.ok)).toEqual(['deviceId', 'preAuthSessionId'])
    expect(api.sandbox.outbox.to(number)).toMatchObject([{ channel: 'sms', code: expect.stringMatching(/^\d{4}$/), text: expect.stringContaining(brand.name.bn) }])
  })

  it('sends an email for an email address in any spelling', async () => {
    const sent = await api.call('signInCode', { body: { email: ' Mira@Example.org ' } }, { ip: newIp() })
    expect(sent.status).toBe(200)
    const [mail] = api.sandbox.outbox.to('mira@example.org')
    const signedIn = await answer(sent.ok, mail?.code ?? '')
    const user = await api.call('user', {}, { bearer: signedIn.ok.sAccessToken })
    expect(user.ok).toMatchObject({ email: 'mira@example.org', phoneNumber: null, isPhoneNumberVerified: false, registeredVia: 'email' })
  })

  it('opens one account for one mailbox, however its domain is written', async () => {
    const users = new Set<string>()
    for (const email of ['user@bücher.example', 'USER@BÜCHER.example', 'user@xn--bcher-kva.example', 'user@bu\u0308cher\u3002example']) {
      api.wait(30)
      const { ok } = await api.call('signInCode', { body: { email } }, { ip: newIp() })
      // The sandbox shows the domain decoded.
      users.add((await answer(ok, api.codeFor('user@bücher.example'))).ok.userId)
    }
    expect([...users]).toEqual([expect.any(String)])
  })

  it('responds equally for numbers with and without an account', async () => {
    const [known, unknown] = [newNumber(), newNumber()]
    await api.signIn(known)
    api.wait(30)
    const answers = await Promise.all([ask(known), ask(unknown)])
    expect(answers.map(({ status, ok }) => [status, Object.keys(ok)])).toEqual([
      [200, ['deviceId', 'preAuthSessionId']],
      [200, ['deviceId', 'preAuthSessionId']],
    ])
  })

  it.each([
    [{ phoneNumber: '+9198300', acceptTermsAndConditions: true as const }, 400, 'INVALID_INPUT', 'phoneNumber'],
    [{ phoneNumber: 'call me', acceptTermsAndConditions: true as const }, 400, 'INVALID_INPUT', 'phoneNumber'],
    [{ email: 'mira at example' }, 400, 'INVALID_INPUT', 'email'],
    [{ email: 'mira\u0007@example.org' }, 400, 'INVALID_INPUT', 'email'],
    [{ email: 'other@example.org>mira@example.org' }, 400, 'INVALID_INPUT', 'email'],
    ...['a@b..c', '.a@b.co', 'a.@b.co', 'a..b@c.co', 'a@-b.co', 'a@b-.co', 'a@b.co.', 'a@127.0.0.1', `${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(64)}.co`].map(
      (email): [{ email: string }, number, string, string] => [{ email }, 400, 'INVALID_INPUT', 'email'],
    ),
    [{ phoneNumber: '+5511987654321', acceptTermsAndConditions: true as const }, 422, 'PHONE_NOT_ALLOWED', 'phoneNumber'],
  ])('refuses %j before anything is sent', async (body, status, errorCode, field) => {
    const refused = await api.call('signInCode', { body }, { ip: newIp() })
    expect([refused.status, refused.error]).toEqual([status, expect.objectContaining({ errorCode, field })])
  })

  it('requires consent to the terms for a number', async () => {
    const body = { phoneNumber: newNumber() } as never
    expect((await api.call('signInCode', { body }, { ip: newIp() })).error.errorCode).toBe('INVALID_INPUT')
  })

  it('sends by WhatsApp if requested and enabled, also at a resend', async () => {
    const number = newNumber()
    const wish = { phoneNumber: number, acceptTermsAndConditions: true as const, otpInWhatsApp: true }
    const { ok } = await api.call('signInCode', { body: wish }, { ip: newIp() })
    api.wait(30)
    await api.call('resendCode', { body: ok }, { ip: newIp() })
    expect(api.sandbox.outbox.to(number).map(({ channel }) => channel)).toEqual(['whatsapp', 'whatsapp'])
    expect((await answer(ok, api.codeFor(number))).status).toBe(200)
    const without = await api.addNode({ sms: { ...api.deps.config.sms, hasWhatsApp: false } })
    const other = newNumber()
    await without.call('signInCode', { body: { ...wish, phoneNumber: other } }, { ip: newIp() })
    expect(api.sandbox.outbox.to(other).map(({ channel }) => channel)).toEqual(['sms'])
  })

  it('sends again by the channel that the call names, else by that of the first code', async () => {
    const number = newNumber()
    const { ok } = await api.call('signInCode', { body: { phoneNumber: number, acceptTermsAndConditions: true } }, { ip: newIp() })
    for (const otpInWhatsApp of [true, undefined, true, false]) {
      api.wait(30)
      await api.call('resendCode', { body: { ...ok, otpInWhatsApp } }, { ip: newIp() })
    }
    expect(api.sandbox.outbox.to(number).map(({ channel }) => channel).toSorted()).toEqual(['sms', 'sms', 'sms', 'whatsapp', 'whatsapp'])
    const email = `${newNumber()}@example.org`
    const mailed = await api.call('signInCode', { body: { email, acceptTermsAndConditions: true } }, { ip: newIp() })
    api.wait(30)
    await api.call('resendCode', { body: { ...mailed.ok, otpInWhatsApp: true } }, { ip: newIp() })
    expect(api.sandbox.outbox.to(email).map(({ channel }) => channel)).toEqual(['email', 'email'])
  })

  it('reads a national number as one of the user’s country', async () => {
    await ask('098300 20001')
    expect(api.codeFor('+919830020001')).toMatch(/^\d{4}$/)
  })
})

describe('a failed delivery', () => {
  it('is SEND_OTP_FAILED for any gateway error, and may be retried at once', async () => {
    const gateway = createServer((_request, response) => response.writeHead(500).end('{"error":"no credit"}')).listen(0, '127.0.0.1')
    await new Promise((resolve) => gateway.once('listening', resolve))
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`
    const other = await startApi({ config: { sms: { gatewayUrl: url, gatewayKey: 'k', countries: ['IN'], hasWhatsApp: false }, mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' } } })
    const bodies = [
      { phoneNumber: '+919830030001', acceptTermsAndConditions: true as const },
      { phoneNumber: '+919830030001', acceptTermsAndConditions: true as const },
      { email: 'nobody@example.org' },
    ]
    const answers = []
    for (const body of bodies) answers.push(await other.call('signInCode', { body }))
    await other.stop()
    gateway.close()
    expect(answers.map(({ status, error }) => [status, error.errorCode])).toEqual(Array(3).fill([502, 'SEND_OTP_FAILED']))
    expect(JSON.stringify(answers.map(({ error }) => error))).not.toContain('credit')
  })
})

describe('submitting the code', () => {
  it('signs in, and creates the account only the first time', async () => {
    const number = newNumber()
    const first = await api.signIn(number)
    const second = await api.signIn(number)
    expect(second.userId).toBe(first.userId)
    expect(first).toMatchObject({ accessToken: first.sAccessToken, refreshToken: first.sRefreshToken, isDeviceLimitReached: false })
    const user = await api.call('user', {}, { bearer: second.sAccessToken })
    expect(user.ok).toMatchObject({
      userId: first.userId,
      phoneNumber: number,
      isPhoneNumberVerified: true,
      profileId: first.profileId,
      profileDetails: [{ id: first.profileId, userId: first.userId, profileType: 'Master', name: null, avatar: null, hasPin: false, kidsRating: null }],
    })
  })

  it('stores the time and the version of the consent', async () => {
    const { userId } = await api.signIn(newNumber())
    const account = await api.db.selectFrom('account').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
    expect(account).toMatchObject({ terms_version: brand.termsSince, terms_accepted_at: expect.any(Date) })
  })

  it('counts attempts down, and the fifth wrong one ends the flow', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const code = api.codeFor(number)
    const errors = []
    for (let attempt = 0; attempt < 6; attempt += 1) errors.push((await answer(ok, wrongCode(code))).error)
    expect(errors.map(({ errorCode, attemptsLeft }) => [errorCode, attemptsLeft])).toEqual([
      ['CODE_INCORRECT', 4],
      ['CODE_INCORRECT', 3],
      ['CODE_INCORRECT', 2],
      ['CODE_INCORRECT', 1],
      ['RESTART_FLOW_ERROR', undefined],
      ['RESTART_FLOW_ERROR', undefined],
    ])
    expect((await answer(ok, code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    api.wait(30)
    expect((await api.call('resendCode', { body: ok }, { ip: newIp() })).error.errorCode).toBe('RESTART_FLOW_ERROR')
  })

  it('accepts the correct code at the fifth attempt', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const code = api.codeFor(number)
    for (let attempt = 0; attempt < 4; attempt += 1) await answer(ok, wrongCode(code))
    expect((await answer(ok, code)).status).toBe(200)
  })

  it('compares at most five of fifty concurrent wrong codes', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const code = wrongCode(api.codeFor(number))
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer(ok, code)))
    const said = answers.map(({ error }) => error.errorCode)
    expect(said.filter((errorCode) => errorCode === 'CODE_INCORRECT')).toHaveLength(4)
    expect(said.filter((errorCode) => errorCode === 'RESTART_FLOW_ERROR')).toHaveLength(46)
  })

  it('opens one session for twenty concurrent correct codes', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const code = api.codeFor(number)
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(ok, code)))
    const opened = answers.filter(({ status }) => status === 200)
    expect(opened).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode))).toEqual(new Set(['RESTART_FLOW_ERROR']))
    const devices = await api.call('devices', {}, { bearer: opened[0]?.ok.sAccessToken ?? '' })
    expect(devices.ok.total).toBe(1)
  })

  it('accepts a code once', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const code = api.codeFor(number)
    expect([(await answer(ok, code)).status, (await answer(ok, code)).error.errorCode]).toEqual([200, 'RESTART_FLOW_ERROR'])
  })

  it('rejects an expired code, and accepts its replacement', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const late = api.codeFor(number)
    api.wait(600)
    expect((await answer(ok, late)).error.errorCode).toBe('CODE_EXPIRED')
    await api.call('resendCode', { body: ok }, { ip: newIp() })
    expect((await answer(ok, api.codeFor(number))).status).toBe(200)
  })

  it('accepts only the newest code of a flow', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const old = api.codeFor(number)
    do {
      api.wait(30)
      expect((await api.call('resendCode', { body: ok }, { ip: newIp() })).status).toBe(200)
    } while (api.codeFor(number) === old)
    expect((await answer(ok, old)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await answer(ok, api.codeFor(number))).status).toBe(200)
  })

  it('binds a code to its flow and device', async () => {
    const [mine, theirs] = [newNumber(), newNumber()]
    const [first, second] = [(await ask(mine)).ok, (await ask(theirs)).ok]
    const code = api.codeFor(mine)
    const mixed = { deviceId: second.deviceId, preAuthSessionId: first.preAuthSessionId }
    expect((await answer(mixed, code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await answer(first, code)).status).toBe(200)
  })

  it.each(['123', '12345', 'abcd', '12 34', ''])('counts no attempt for %j, which is no code', async (typed) => {
    const number = newNumber()
    const { ok } = await ask(number)
    expect((await answer(ok, typed)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'userInputCode' })
    expect((await answer(ok, wrongCode(api.codeFor(number)))).error.attemptsLeft).toBe(4)
  })
})

describe('a resend', () => {
  it('by number alone starts a new flow if the number has one', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    api.wait(30)
    const again = await api.call('resendCode', { body: { phoneNumber: number } }, { ip: newIp() })
    expect(again.ok.preAuthSessionId).not.toBe(ok.preAuthSessionId)
    expect((await answer(again.ok, api.codeFor(number))).status).toBe(200)
  })

  it('without a flow asks to start again', async () => {
    const bodies = [{ phoneNumber: newNumber() }, { deviceId: 'a', preAuthSessionId: 'b' }]
    const answers = await Promise.all(bodies.map((body) => api.call('resendCode', { body }, { ip: newIp() })))
    expect(answers.map(({ error }) => error.errorCode)).toEqual(['RESTART_FLOW_ERROR', 'RESTART_FLOW_ERROR'])
  })
})

describe('the stored flow', () => {
  it('contains neither a code nor a usable id', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    const rows = await api.db.selectFrom('code_flow').selectAll().where('identifier', '=', number).execute()
    const kept = JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('latin1') : value]))))
    expect(kept).not.toContain(ok.preAuthSessionId)
    expect(kept).not.toContain(ok.deviceId)
    expect(rows[0]?.code_mac).toHaveLength(32)
  })
})

describe('the country list', () => {
  it('has the countries that get codes, by name in the requested language', async () => {
    const [english, bengali] = await Promise.all((['english', 'bengali'] as const).map((language) => api.call('countryList', { query: { language } })))
    expect(english?.ok.items.find(({ countryCode }) => countryCode === 'IN')).toEqual({ countryCode: 'IN', countryName: 'India', phoneCode: '91', isCurrent: true })
    expect(bengali?.ok.items.find(({ countryCode }) => countryCode === 'BD')?.countryName).toBe('বাংলাদেশ')
    expect(english?.ok.items.map(({ countryCode }) => countryCode)).not.toContain('BR')
    expect(english?.ok.total).toBe(english?.ok.items.length)
  })
})
