import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'
import { trackAbandonedSignIn, trackSignInError } from './track-sign-in.ts'

function recorded(act: () => void): Pick<TrackedEvent, 'name' | 'props'>[] {
  const events: TrackedEvent[] = []
  receiveEvents((event) => events.push(event))
  act()
  return events.map(({ name, props }) => ({ name, props }))
}

describe('sign-in', () => {
  it('reports an error by step, method and code', () => {
    expect(recorded(() => {
      trackSignInError('codeRefused', 'codeIncorrect', { by: 'emailOTP', typed: { email: 'mita@example.org' } })
      trackSignInError('socialSignInFailed', 'socialRefused', 'apple')
      trackSignInError('passkeyRefused', 'offline', { by: 'mobileOtp' })
      trackSignInError('codeNotSent', 'numberRefused', { by: 'mobileOtp' })
    }).map(({ props }) => props)).toEqual([
      { errorCode: 'CODE_INCORRECT', step: 'code', method: 'email' },
      { errorCode: 'UNKNOWN', step: 'social', method: 'apple' },
      { errorCode: 'OFFLINE', step: 'passkey', method: 'passkey' },
      { errorCode: 'UNKNOWN', step: 'identify', method: 'phone' },
    ])
  })

  it('is abandoned only while a code is awaited', () => {
    expect(recorded(() => {
      trackAbandonedSignIn(null)
      trackAbandonedSignIn({ by: 'mobileOtp' })
      trackAbandonedSignIn({ by: 'mobileOtp', code: {} })
    })).toEqual([{ name: 'Sign_In_Abandoned', props: { step: 'code', mode: 'phone' } }])
  })
})
