import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { brand } from '@ott/brand'
import { email, enterCode, number, openEmail, openLogin, openPassword, password, press } from './login-testing.tsx'
import { errorAnswer } from '../testing.tsx'

const heading = `Login or signup to ${brand.name.en}`

describe('a code by email', () => {
  it('is requested with the email address only', async () => {
    const { sent } = await openEmail()
    const send = screen.getByRole('button', { name: 'Send OTP' })
    await userEvent.type(email(), 'mita@example')
    expect(send).toBeDisabled()
    await userEvent.keyboard('.org{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(screen.getByText('mita@example.org', { selector: 'form *' })).toBeVisible()
    expect(sent('/signinup/code')).toEqual([{ email: 'mita@example.org', acceptTermsAndConditions: true, browserId: 'browser-7' }])
  })

  it('is not requested for an incomplete address, and Enter shows why', async () => {
    const { sent } = await openEmail()
    await userEvent.type(email(), 'mita{Enter}')
    expect(email()).toHaveAccessibleDescription('This email address is incomplete. Example: name@example.com.')
    expect(sent('/signinup/code')).toEqual([])
  })

  it('shows no error for an address that another form asked for', async () => {
    await openEmail()
    await userEvent.type(email(), 'mita{Enter}')
    await press('Use a password instead')
    expect(email()).not.toHaveAccessibleDescription()
    await userEvent.type(email(), '@example.org{Enter}')
    expect(password()).toHaveAccessibleDescription('Enter your password.')
    await press('Forgot Password?')
    await press('Back')
    expect(password()).not.toHaveAccessibleDescription()
  })

  it('opens the session like a code by phone', async () => {
    const { signedIn } = await openEmail()
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
    await enterCode()
    await waitFor(() => expect(signedIn).toHaveLength(1))
  })

  it('returns to the address as typed', async () => {
    await openEmail()
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
    await press('Edit email address')
    expect(email()).toHaveValue('mita@example.org')
    expect(email()).toHaveFocus()
  })

  it('marks a rejected address', async () => {
    await openEmail({ answers: { '/signinup/code': errorAnswer('INVALID_INPUT', { field: 'email' }) } })
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await waitFor(() => expect(email()).toBeInvalid())
    expect(email()).toHaveAccessibleDescription('This email address is invalid. Check it and try again.')
    expect(email()).toHaveFocus()
  })
})

describe('with codes disabled', () => {
  it('by phone, sign-in is by email', async () => {
    await openLogin({ codes: { mobile: false, email: true } })
    expect(email()).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible()
  })

  it('by email, it is by password', async () => {
    await openEmail({ codes: { mobile: true, email: false } })
    expect(password()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Get a code instead' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Mobile' }))
    expect(number()).toBeVisible()
  })

  it('for both, the form asks for a password', async () => {
    await openLogin({ codes: { mobile: false, email: false } })
    expect(password()).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })
})

describe('switching between sign-in methods', () => {
  it('keeps the input of each', async () => {
    await openLogin()
    await userEvent.type(number(), '98300')
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    await userEvent.type(email(), 'mita@')
    await userEvent.click(screen.getByRole('radio', { name: 'Mobile' }))
    expect(number()).toHaveValue('98300')
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    expect(email()).toHaveValue('mita@')
  })

  it('keeps the focus in the row of modes', async () => {
    await openLogin()
    screen.getByRole('radio', { name: 'Mobile' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Email' })).toHaveFocus()
    expect(email()).toBeVisible()
  })

  it('works by keyboard alone, from number to password to session', async () => {
    const { signedIn } = await openLogin()
    await waitFor(() => expect(number()).toHaveFocus())
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    expect(email()).toHaveFocus()
    await userEvent.keyboard('mita@example.org')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Send OTP' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(password()).toHaveFocus()
    await userEvent.keyboard('secret')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(password()).toHaveAttribute('type', 'text')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Forgot Password?' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(signedIn).toHaveLength(1))
  })

  it('clears the error of the previous method', async () => {
    await openLogin({ answers: { '/signinup/code': errorAnswer('SEND_OTP_FAILED') } })
    await userEvent.type(number(), '9830041207{Enter}')
    expect(await screen.findByText(/^The code couldn’t be sent/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    expect(screen.queryByText(/^The code couldn’t be sent/)).toBeNull()
  })
})

describe('the password', () => {
  it('signs in with the address typed before', async () => {
    const { sent, signedIn } = await openEmail()
    await userEvent.type(email(), 'mita@example.org')
    await press('Use a password instead')
    expect(password()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled()
    await userEvent.keyboard('x{Enter}')
    await waitFor(() => expect(signedIn).toHaveLength(1))
    expect(sent('/signin/email')).toEqual([{ email: 'mita@example.org', password: 'x', deviceId: 'browser-7' }])
  })

  it('can be shown', async () => {
    await openPassword()
    expect(password()).toHaveAttribute('type', 'password')
    await press('Show password')
    expect(password()).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible()
  })

  it('has the same error for a wrong password and an unknown address', async () => {
    await openPassword({ answers: { '/signin/email': errorAnswer('INVALID_CREDENTIALS') } })
    await userEvent.type(email(), 'mita@example.org')
    await userEvent.type(password(), 'wrong{Enter}')
    await waitFor(() => expect(password()).toHaveAccessibleDescription(
      'The email address or password is incorrect. You can also get a code instead.',
    ))
    expect(email()).toBeValid()
    expect(password()).toHaveFocus()
  })

  it('marks the address if that was rejected', async () => {
    await openPassword({ answers: { '/signin/email': errorAnswer('INVALID_INPUT', { field: 'email' }) } })
    await userEvent.type(email(), 'mita@example.org')
    await userEvent.type(password(), 'wrong{Enter}')
    await waitFor(() => expect(email()).toBeInvalid())
    expect(password()).toHaveAccessibleDescription('')
    expect(email()).toHaveFocus()
  })

  it('is replaced by a code for the same address on one press', async () => {
    const { sent } = await openPassword()
    await userEvent.type(email(), 'mita@example.org')
    await press('Get a code instead')
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(sent('/signinup/code')).toEqual([{ email: 'mita@example.org', acceptTermsAndConditions: true, browserId: 'browser-7' }])
  })

  it('is replaced by the code form without an address', async () => {
    const { sent } = await openPassword()
    await press('Get a code instead')
    expect(email()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeDisabled()
    expect(sent('/signinup/code')).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('sends a link and confirms it for every address', async () => {
    const { sent } = await openPassword()
    await userEvent.type(email(), 'mita@example.org')
    await press('Forgot Password?')
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
    expect(email()).toHaveValue('mita@example.org')
    expect(email()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeVisible()
    expect(screen.getByText('mita@example.org').closest('[role=status]')).toHaveTextContent(/^Check your emailIf there is an account/)
    expect(sent('/users/forgot-password')).toEqual([{ email: 'mita@example.org' }])
    const back = screen.getByRole('button', { name: 'Back to login' })
    expect(back).toHaveFocus()
    await userEvent.click(back)
    expect(await screen.findByRole('dialog', { name: heading })).toBeVisible()
    expect(password()).toHaveFocus()
  })

  it('returns to the password with the input', async () => {
    await openPassword()
    await userEvent.type(email(), 'mita@example.org')
    await userEvent.type(password(), 'half')
    await press('Forgot Password?')
    await press('Back')
    expect(email()).toHaveValue('mita@example.org')
    expect(password()).toHaveValue('half')
  })

  it('shows why no link was sent', async () => {
    const { logged } = await openPassword({ answers: { '/users/forgot-password': errorAnswer('RATE_LIMITED', { retryAfter: 90 }) } })
    await press('Forgot Password?')
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Too many attempts. Try again in 2 minutes.'))
    expect(logged).toEqual(['resetLinkNotSent tooManyTries'])
  })
})

it('reports drafts without a password, and null after sign-in', async () => {
  const { keeps, signedIn } = await openPassword()
  await userEvent.type(email(), 'mita@example.org')
  await userEvent.type(password(), 'secret')
  expect(keeps.at(-1)).toMatchObject({ by: 'emailPassword', typed: { email: 'mita@example.org' } })
  expect(JSON.stringify(keeps)).not.toContain('secret')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(signedIn).toHaveLength(1))
  expect(keeps.at(-1)).toBeNull()
})
