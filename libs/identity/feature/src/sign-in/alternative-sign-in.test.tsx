import type { SocialCredential } from '@ott/api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { enterCode, number, openLogin, press } from './login-testing.tsx'
import type { Opening } from './login-testing.tsx'
import { errorAnswer } from '../testing.tsx'

const google: SocialCredential = { provider: 'google', token: 'id-token', nonce: 'nonce' }
const comesBackWith = (credential: SocialCredential | { error: string | null }): Opening => ({ openPopup: async () => credential })
const social = (name: string) => screen.getByRole('button', { name: `Continue with ${name}` })

describe('social sign-in', () => {
  it('is offered for each configured provider, in a fixed order', async () => {
    await openLogin()
    const buttons = screen.getAllByRole('button', { name: /^Continue with/ })
    expect(buttons.map((button) => button.textContent)).toEqual(['Facebook', 'Google', 'Apple'].map((name) => `${name}Continue with ${name}`))
    expect(buttons.map((button) => button.querySelector('[lang=en]')?.textContent)).toEqual(['Facebook', 'Google', 'Apple'])
  })

  it('is not offered without a configured provider', async () => {
    await openLogin({ options: { providers: [], botCheck: null, whatsApp: false } })
    expect(screen.queryByText('or continue with')).toBeNull()
  })

  it('signs in with the popup’s result', async () => {
    const { sent, signedIn } = await openLogin(comesBackWith(google))
    await press('Continue with Google')
    await waitFor(() => expect(signedIn).toHaveLength(1))
    expect(sent('/social-account/google')).toEqual([{ googleToken: 'id-token', nonce: 'nonce', deviceId: 'browser-7', acceptTermsAndConditions: true }])
  })

  it('opens the popup within the click, so that no browser blocks it', async () => {
    const opened: string[] = []
    await openLogin({ openPopup: (provider) => { opened.push(provider); return new Promise(() => {}) } })
    act(() => social('Apple').click())
    expect(opened).toEqual(['apple'])
  })

  it('does not block the dialog while the popup is open', async () => {
    await openLogin({ openPopup: () => new Promise(() => {}) })
    await press('Continue with Google')
    expect(social('Google')).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(number(), '9830041207{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
  })

  it('is ignored if another request was made meanwhile', async () => {
    let comeBack: (credential: SocialCredential) => void = () => {}
    const { sent, signedIn } = await openLogin({ openPopup: () => new Promise((resolve) => { comeBack = resolve }) })
    await press('Continue with Google')
    await userEvent.type(number(), '9830041207{Enter}')
    await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
    comeBack(google)
    await enterCode()
    await waitFor(() => expect(signedIn).toHaveLength(1))
    expect(sent('/social-account/google')).toEqual([])
  })

  it('shows nothing if the user closed the popup', async () => {
    const { logged } = await openLogin(comesBackWith({ error: 'popup-closed' }))
    await press('Continue with Google')
    await waitFor(() => expect(social('Google')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText(/sign.?in\b.*failed|failed to sign/i)).toBeNull()
    expect(logged).toEqual([])
  })

  it.each([
    ['access_denied', 'Failed to sign-in, please try a different method.'],
    ['auth/internal-error', 'Sign in failed.'],
    [null, 'Failed to sign in. Something went wrong.'],
  ])('shows the popup’s error: %s', async (error, words) => {
    const { logged } = await openLogin(comesBackWith({ error }))
    await press('Continue with Facebook')
    expect(await screen.findByText(words)).toBeVisible()
    expect(logged).toHaveLength(1)
  })

  it('shows that our server rejected the token', async () => {
    await openLogin({ ...comesBackWith(google), answers: { '/social-account/google': errorAnswer('SOCIAL_SIGN_IN_FAILED') } })
    await press('Continue with Google')
    expect(await screen.findByText('Failed to sign-in, please try a different method.')).toBeVisible()
  })

  it('clears the error when another method is tried', async () => {
    await openLogin(comesBackWith({ error: null }))
    await press('Continue with Facebook')
    expect(await screen.findByText('Failed to sign in. Something went wrong.')).toBeVisible()
    await userEvent.type(number(), '9')
    expect(screen.queryByText('Failed to sign in. Something went wrong.')).toBeNull()
  })
})

describe('an email address of an account with another method', () => {
  const conflict = (provider?: string): Opening => ({
    openPopup: async (asked) => (asked === 'facebook' ? { provider: 'facebook', token: 'fb' } : google),
    answers: { '/social-account/facebook': errorAnswer('SOCIAL_CONFLICT', { provider }, 409) },
  })

  it('offers the provider of the account', async () => {
    const { signedIn } = await openLogin(conflict('google'))
    await press('Continue with Facebook')
    expect(await screen.findByText('Please sign-in using Google.')).toBeVisible()
    const [, offered] = screen.getAllByRole('button', { name: 'Continue with Google' })
    expect(offered).toHaveFocus()
    expect(offered).toHaveAccessibleDescription('Please sign-in using Google.')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(signedIn).toHaveLength(1))
  })

  it.each(['github', 'toString', undefined])('says so if the method is unknown: %s', async (provider) => {
    await openLogin(conflict(provider))
    await press('Continue with Facebook')
    expect(await screen.findByText('Unknown sign-in provider, please try a different method.')).toBeVisible()
  })

  it.each([
    ['email', 'Unknown sign-in provider, please try a different email.', 'Use your email', 'Email address'],
    ['phone', 'Unknown sign-in provider, please try a different method.', 'Use your mobile number', 'Mobile number'],
  ])('leads to the %s form', async (provider, words, button, field) => {
    await openLogin(conflict(provider))
    await press('Continue with Facebook')
    expect(await screen.findByText(words)).toBeVisible()
    await press(button)
    expect(screen.getByRole('textbox', { name: field })).toHaveFocus()
  })

  it('offers nothing for an unknown method', async () => {
    await openLogin(conflict())
    await press('Continue with Facebook')
    expect(await screen.findByText('Unknown sign-in provider, please try a different method.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Use your/ })).toBeNull()
  })

  it('offers no unconfigured provider', async () => {
    await openLogin({ ...conflict('apple'), options: { providers: ['facebook'], botCheck: null, whatsApp: false } })
    await press('Continue with Facebook')
    expect(await screen.findByText('Please sign-in using Apple.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull()
  })
})
