import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { memoryRateLimiter } from '../../rate-limit/rate-limiter.ts'
import { answerWith, askForCode, newEmail, newIp, newNumber, wrongCode } from '../testing.ts'
import type { Ticket } from '../testing.ts'
import { countFailure, failureLimits } from './rate-limits.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const ask = (phoneNumber: string, ip?: string, browserId?: string) => askForCode(api, phoneNumber, ip, browserId)
const answer = (ticket: Ticket, code: string, ip?: string) => answerWith(api, ticket, code, ip)

/** Sends and guesses of a client that is another one each time. */
async function guess(number: string, times: number): Promise<string[]> {
  const { ok } = await ask(number)
  const said = []
  for (let attempt = 0; attempt < times; attempt += 1) said.push((await answer(ok, wrongCode(api.codeFor(number)))).error.errorCode)
  return said
}

describe('the limits of sending', () => {
  it('allow a client a code every 28 seconds for a number, including resends', async () => {
    const [number, ip] = [newNumber(), newIp()]
    const { ok } = await ask(number, ip, 'browser-mine')
    api.wait(20)
    const early = await api.call('resendCode', { body: ok }, { ip })
    expect([early.status, early.error, early.headers['retry-after']]).toEqual([
      429,
      expect.objectContaining({ errorCode: 'RATE_LIMITED', retryAfter: 8 }),
      '8',
    ])
    api.wait(8)
    expect((await api.call('resendCode', { body: ok }, { ip })).ok).toEqual(ok)
  })

  it('allow one of twenty concurrent requests of a client', async () => {
    const [number, ip] = [newNumber(), newIp()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(number, ip)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(api.sandbox.outbox.to(number)).toHaveLength(1)
  })

  it('allow a client 5 codes an hour and 10 a day for a number', async () => {
    const [number, ip] = [newNumber(), newIp()]
    const statuses: number[] = []
    for (let send = 0; send < 13; send += 1) {
      statuses.push((await ask(number, ip)).status)
      api.wait(send === 5 ? 3_600 : 30)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429, 429])
    api.wait(3_600)
    expect((await ask(number, ip)).error).toMatchObject({ errorCode: 'RATE_LIMITED', retryAfter: expect.any(Number) })
    api.wait(86_400)
    expect((await ask(number, ip)).status).toBe(200)
  })

  it('allow all clients together 10 codes an hour and 20 a day for a number or email', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let send = 0; send < 23; send += 1) {
      statuses.push((await api.call('signInCode', { body: { email, browserId: `browser-${send}` } }, { ip: newIp() })).status)
      if (send === 10) api.wait(3_600)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, ...Array<number>(10).fill(200), 429, 429])
    expect(api.sandbox.outbox.to(email)).toHaveLength(20)
  })

  it('allow 20 in 10 minutes for an IP, over all numbers', async () => {
    const ip = newIp()
    const sends = await Promise.all(Array.from({ length: 22 }, () => ask(newNumber(), ip)))
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await ask(newNumber(), newIp())).status).toBe(200)
    api.wait(600)
    expect((await ask(newNumber(), ip)).status).toBe(200)
  })

  it('allow 30 an hour for numbers that differ in their last four digits', async () => {
    const sends = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(`+919811${String(220_000 + at)}`)))
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(30)
    expect((await ask('+919811230000')).status).toBe(200)
    api.wait(3_600)
    expect((await ask('+919811220099')).status).toBe(200)
  })

  it('allow 30 an hour for a /48 of IPv6', async () => {
    const sends = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(newNumber(), `2001:db8:7:${at.toString(16)}::1`)))
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(30)
    expect((await ask(newNumber(), '2001:db8:8::1')).status).toBe(200)
  })

  it('scale with the test override, and are never off', async () => {
    const [number, ip] = [newNumber(), newIp()]
    const { testOverrides } = api.deps
    testOverrides.current = { ...testOverrides.current, rateLimitScale: 10 }
    const statuses = [(await ask(number, ip)).status]
    api.wait(3)
    statuses.push((await ask(number, ip)).status, (await ask(number, ip)).status)
    testOverrides.current = { ...testOverrides.current, rateLimitScale: 1 }
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('the limits of guessing', () => {
  it('allow a client 10 failures an hour for a number, over all flows', async () => {
    const [number, ip] = [newNumber(), newIp()]
    const said: string[] = []
    for (let flow = 0; flow < 3; flow += 1) {
      api.wait(30)
      const { ok } = await ask(number, ip)
      for (let attempt = 0; attempt < 4; attempt += 1) said.push((await answer(ok, wrongCode(api.codeFor(number)), ip)).error.errorCode)
    }
    expect(said).toEqual([...Array<string>(10).fill('CODE_INCORRECT'), 'RATE_LIMITED', 'RATE_LIMITED'])
  })

  it('allow a client 25 failures a day for a number, after which its correct code is rejected', async () => {
    const [number, ip] = [newNumber(), newIp()]
    for (let flow = 0; flow < 5; flow += 1) {
      const { ok } = await ask(number, ip)
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await answer(ok, wrongCode(api.codeFor(number)), ip)).status).toBe(400)
      api.wait(3_600)
    }
    const { ok } = await ask(number, ip)
    expect((await answer(ok, api.codeFor(number), ip)).error.errorCode).toBe('RATE_LIMITED')
  })

  it('allow all clients together 20 failures an hour for a number', async () => {
    const number = newNumber()
    const said = []
    for (let flow = 0; flow < 6; flow += 1) said.push(...(await guess(number, 4)))
    expect(said).toEqual([...Array<string>(20).fill('CODE_INCORRECT'), ...Array<string>(4).fill('RATE_LIMITED')])
  })

  it('allow 30 failures in 10 minutes for an IP, also with unknown flows', async () => {
    const ip = newIp()
    const ticket = { deviceId: 'nobody', preAuthSessionId: 'nothing' }
    const said = []
    for (let attempt = 0; attempt < 31; attempt += 1) said.push((await answer(ticket, '1234', ip)).error.errorCode)
    expect(said).toEqual([...Array<string>(30).fill('RESTART_FLOW_ERROR'), 'RATE_LIMITED'])
  })

  it('do not count a comparison that the server could not make', async () => {
    const limiter = memoryRateLimiter(api.deps)
    const limits = failureLimits('password mira@example.org', { browserId: null, ip: newIp(), trust: 'none' })
    const busy = () => Promise.reject(new Error('busy'))
    for (let attempt = 0; attempt < 11; attempt += 1) await expect(countFailure(limiter, limits, busy)).rejects.toThrow('busy')
    expect(await countFailure(limiter, limits, () => true)).toBe(true)
  })
})

describe('the owner of a number that a stranger asks codes for', () => {
  /** As many sends and guesses as strangers have. */
  async function exhaust(number: string): Promise<void> {
    for (let flow = 0; flow < 10; flow += 1) await guess(number, 2)
    expect((await ask(number)).status).toBe(429)
  }

  it('gets in from another client while the stranger is limited', async () => {
    const [number, stranger] = [newNumber(), newIp()]
    for (let flow = 0; flow < 3; flow += 1) {
      api.wait(30)
      const { ok } = await ask(number, stranger)
      for (let attempt = 0; attempt < 5; attempt += 1) await answer(ok, wrongCode(api.codeFor(number)), stranger)
    }
    const { ok } = await ask(number)
    expect((await answer(ok, api.codeFor(number))).status).toBe(200)
  })

  it('gets in on a device of the account, however many strangers there are', async () => {
    const number = newNumber()
    await api.signIn(number, 'browser-mine', { ip: newIp() })
    await exhaust(number)
    const { ok } = await ask(number, newIp(), 'browser-mine')
    expect((await answer(ok, api.codeFor(number))).status).toBe(200)
  })

  it('gets in on a new device after a passed bot check', async () => {
    const { verifyUrl, secret, tokenOf } = api.sandbox.botCheck
    const checked = await api.addNode({ botCheck: { verifyUrl, secret } })
    const number = newNumber()
    await exhaust(number)
    const body = { phoneNumber: number, acceptTermsAndConditions: true as const, browserId: 'browser-new' }
    const statuses = [(await checked.call('signInCode', { body }, { ip: newIp() })).status]
    const sent = await checked.call('signInCode', { body: { ...body, botToken: tokenOf('passes') } }, { ip: newIp() })
    expect([...statuses, sent.status]).toEqual([429, 200])
    expect((await answer(sent.ok, api.codeFor(number))).status).toBe(200)
  })

  it('does not share a device of another account with its user', async () => {
    const [number, other] = [newNumber(), newNumber()]
    await api.signIn(other, 'browser-other', { ip: newIp() })
    await exhaust(number)
    expect((await ask(number, newIp(), 'browser-other')).status).toBe(429)
  })

  it('cannot multiply the limits of a device with IPs', async () => {
    const number = newNumber()
    await api.signIn(number, 'browser-mine', { ip: newIp() })
    api.wait(86_400)
    const statuses = []
    for (let send = 0; send < 6; send += 1) {
      statuses.push((await ask(number, newIp(), 'browser-mine')).status)
      api.wait(30)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
