import type { PhoneNumber } from '@ott/identity'
import { checkCode, sendCode } from './sign-in.ts'
import { anApi } from './testing.ts'

const number = '+919830012345' as PhoneNumber

describe('sending a code', () => {
  it('accepts the terms and returns the flow’s ticket', async () => {
    const ticket = { deviceId: 'd', preAuthSessionId: 's' }
    const api = anApi(() => ({ json: ticket }))
    expect(await sendCode(api.call, { phoneNumber: number })).toEqual({ ok: true, value: ticket })
    expect(api.requests[0]?.body).toEqual({ phoneNumber: number, acceptTermsAndConditions: true, otpInWhatsApp: false })
  })

  it('maps errors', async () => {
    const refusals = [
      [429, { errorCode: 'RATE_LIMITED', retryAfter: 28 }, { type: 'tooManyTries', retryAfterSeconds: 28 }],
      [502, { errorCode: 'SEND_OTP_FAILED' }, { type: 'sendFailed' }],
      [422, { errorCode: 'PHONE_NOT_ALLOWED' }, { type: 'numberRefused' }],
      [500, { errorCode: 'INTERNAL' }, { type: 'unknown' }],
    ] as const
    for (const [status, json, error] of refusals) {
      const api = anApi(() => ({ status, json }))
      expect(await sendCode(api.call, { phoneNumber: number })).toEqual({ ok: false, error })
    }
  })
})

describe('checking a code', () => {
  it('sends the flow once with its prefix, and the browser id', async () => {
    const json = { userId: 'u', sAccessToken: 'a', sRefreshToken: 'r', isDeviceLimitReached: false }
    const api = anApi(() => ({ json }))
    await checkCode(api.call, { deviceId: 'browser-d', preAuthSessionId: 's' }, '1234', 'browser-me')
    await checkCode(api.call, { deviceId: 'd', preAuthSessionId: 's' }, '1234', 'browser-me')
    expect(api.requests.map(({ body }) => (body as { deviceId: string }).deviceId)).toEqual(['browser-d', 'browser-d'])
    expect(api.requests[0]?.body).toMatchObject({ browserId: 'browser-me', userInputCode: '1234' })
  })
})
