import { redeemGiftCode } from './redeem.ts'
import { anApi } from './testing.ts'
import type { TestResponse } from './testing.ts'

const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const input = { userId: 'u1', mobileNumber: '+919830000303', code: 'JNKA-PREM-3M0N-TH01' }

async function redeem(answer: TestResponse | Error) {
  const api = anApi(() => {
    if (answer instanceof Error) throw answer
    return answer
  }, tokens)
  return { api, outcome: await redeemGiftCode(api.call, input, 'bengali') }
}

describe('redeeming a gift code', () => {
  it('sends user, number and code, and returns the time of the gift', async () => {
    const data = { is_valid: true, plan_title: 'প্রিমিয়াম', starts_at: '2026-11-28T00:00:00Z', ends_at: '2027-02-28T00:00:00Z' }
    const { api, outcome } = await redeem({ json: { data } })
    expect(api.requests).toMatchObject([{ method: 'POST', path: expect.stringMatching(/\/plan\/redeem\?language=bengali$/), bearer: 'access', body: input }])
    expect(outcome).toEqual({
      ok: true,
      gift: { planTitle: 'প্রিমিয়াম', startsAt: new Date(data.starts_at), endsAt: new Date(data.ends_at) },
    })
  })

  it.each<[string, TestResponse | Error, object]>([
    ['a code that is not valid', { json: { data: { is_valid: false } } }, { type: 'invalid' }],
    ['an answer without the gift', { json: { data: { is_valid: true } } }, { type: 'failed', code: 'INVALID_RESPONSE', message: null, retryAfterSeconds: null }],
    ['too many tries', { status: 429, json: { errorCode: 'RATE_LIMITED', message: 'Slowly.', retryAfter: 90 } }, { type: 'failed', code: 'RATE_LIMITED', message: 'Slowly.', retryAfterSeconds: 90 }],
    ['a lost network', new TypeError('no network'), { type: 'failed', code: 'OFFLINE', message: null, retryAfterSeconds: null }],
  ])('reports %s', async (_, answer, error) => {
    expect((await redeem(answer)).outcome).toEqual({ ok: false, error })
  })
})
