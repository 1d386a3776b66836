import { socialError } from './sign-in-error.ts'
import type { SignInError } from './sign-in-error.ts'

describe('a failed social sign-in', () => {
  it('is no error if the user closed the popup, whatever the message', () => {
    const closed = ['popup-closed', 'popup_closed_by_user', 'auth/popup-closed-by-user', 'PopupClosed']
    expect(closed.map(socialError)).toEqual([null, null, null, null])
  })

  it('names the provider of the account', () => {
    const conflict: SignInError = { type: 'socialConflict', provider: 'google' }
    expect(socialError(conflict)).toBe(conflict)
  })

  it('is rejected if the provider’s library says so', () => {
    expect(['auth/internal-error', 'Firebase: (auth/popup-blocked).'].map(socialError)).toEqual([
      { type: 'socialRefused' },
      { type: 'socialRefused' },
    ])
  })

  it('suggests another method for every other reason', () => {
    expect(['access_denied', 'popup-blocked'].map(socialError)).toEqual([{ type: 'socialFailed' }, { type: 'socialFailed' }])
  })

  it('has a message for a missing reason', () => {
    expect([null, '', { type: 'unknown' } as const].map(socialError)).toEqual(Array(3).fill({ type: 'socialUnknown' }))
  })

  it('keeps our server’s connection and rate-limit errors', () => {
    expect(socialError({ type: 'offline' })).toEqual({ type: 'offline' })
  })
})
