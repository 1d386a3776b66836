import { socialError } from './sign-in-error.ts'
import type { SignInError } from './sign-in-error.ts'

describe('a provider that lets nobody in', () => {
  it('is no error when the viewer closed its window, whatever else is said', () => {
    const closed = ['popup-closed', 'popup_closed_by_user', 'auth/popup-closed-by-user', 'PopupClosed']
    expect(closed.map(socialError)).toEqual([null, null, null, null])
  })

  it('names the provider that has the account', () => {
    const conflict: SignInError = { type: 'socialConflict', provider: 'google' }
    expect(socialError(conflict)).toBe(conflict)
  })

  it('refused, when its own library says so', () => {
    expect(['auth/internal-error', 'Firebase: (auth/popup-blocked).'].map(socialError)).toEqual([
      { type: 'socialRefused' },
      { type: 'socialRefused' },
    ])
  })

  it('asks for another way for every other reason', () => {
    expect(['access_denied', 'popup-blocked'].map(socialError)).toEqual([{ type: 'socialFailed' }, { type: 'socialFailed' }])
  })

  it('has a sentence for when nobody said why', () => {
    expect([null, '', { type: 'unknown' } as const].map(socialError)).toEqual(Array(3).fill({ type: 'socialUnsaid' }))
  })

  it('leaves to our server what it says about the connection and the number of tries', () => {
    expect(socialError({ type: 'offline' })).toEqual({ type: 'offline' })
  })
})
