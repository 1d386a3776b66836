import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { memoryRateLimiter } from '../../rate-limit/rate-limiter.ts'
import { answerWith, askForCode, newIp, newNumber, wrongCode } from '../testing.ts'
import type { Ticket } from '../testing.ts'
import { countFailure, failureLimits } from './rate-limits.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const ask = (phoneNumber: string, ip?: string) => askForCode(api, phoneNumber, ip)
const answer = (ticket: Ticket, code: string, ip?: string) => answerWith(api, ticket, code, ip)

describe('the limits of sending', () => {
  it('allow a code every 28 seconds for a number, including resends', async () => {
    const number = newNumber()
    const { ok } = await ask(number)
    api.wait(20)
    const early = await api.call('resendCode', { body: ok }, { ip: newIp() })
    expect([early.status, early.error, early.headers['retry-after']]).toEqual([
      429,
      expect.objectContaining({ errorCode: 'RATE_LIMITED', retryAfter: 8 }),
      '8',
    ])
    api.wait(8)
    expect((await api.call('resendCode', { body: ok }, { ip: newIp() })).ok).toEqual(ok)
  })

  it('allow one of twenty concurrent requests', async () => {
    const number = newNumber()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(number)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(api.sandbox.outbox.to(number)).toHaveLength(1)
  })

  it('allow 5 codes an hour and 10 a day for a number', async () => {
    const number = newNumber()
    const statuses: number[] = []
    for (let send = 0; send < 13; send += 1) {
      statuses.push((await ask(number)).status)
      api.wait(send === 5 ? 3_600 : 30)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429, 429])
    api.wait(3_600)
    expect((await ask(number)).error).toMatchObject({ errorCode: 'RATE_LIMITED', retryAfter: expect.any(Number) })
    api.wait(86_400)
    expect((await ask(number)).status).toBe(200)
  })

  it('allow 20 in 10 minutes for an IP, over all numbers', async () => {
    const ip = newIp()
    const sends = await Promise.all(Array.from({ length: 22 }, () => ask(newNumber(), ip)))
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await ask(newNumber(), newIp())).status).toBe(200)
    api.wait(600)
    expect((await ask(newNumber(), ip)).status).toBe(200)
  })

  it('scale with the test override, and are never off', async () => {
    const number = newNumber()
    const { testOverrides } = api.deps
    testOverrides.current = { ...testOverrides.current, rateLimitScale: 10 }
    const statuses = [(await ask(number)).status]
    api.wait(3)
    statuses.push((await ask(number)).status, (await ask(number)).status)
    testOverrides.current = { ...testOverrides.current, rateLimitScale: 1 }
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('the limits of guessing', () => {
  it('allow 10 failures an hour for a number, over all flows', async () => {
    const number = newNumber()
    const said: string[] = []
    for (let flow = 0; flow < 3; flow += 1) {
      api.wait(30)
      const { ok } = await ask(number)
      for (let attempt = 0; attempt < 4; attempt += 1) said.push((await answer(ok, wrongCode(api.codeFor(number)))).error.errorCode)
    }
    expect(said).toEqual([...Array<string>(10).fill('CODE_INCORRECT'), 'RATE_LIMITED', 'RATE_LIMITED'])
  })

  it('allow 25 failures a day for a number, after which the correct code is rejected', async () => {
    const number = newNumber()
    for (let flow = 0; flow < 5; flow += 1) {
      const { ok } = await ask(number)
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await answer(ok, wrongCode(api.codeFor(number)))).status).toBe(400)
      api.wait(3_600)
    }
    const { ok } = await ask(number)
    expect((await answer(ok, api.codeFor(number))).error.errorCode).toBe('RATE_LIMITED')
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
    const limits = failureLimits('password mira@example.org', newIp())
    const busy = () => Promise.reject(new Error('busy'))
    for (let attempt = 0; attempt < 11; attempt += 1) await expect(countFailure(limiter, limits, busy)).rejects.toThrow('busy')
    expect(await countFailure(limiter, limits, () => true)).toBe(true)
  })
})
