import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { brand } from '@ott/brand'
import { email, enterCode, number, openEmail, openLogin, openPassword, password, press } from './login-testing.tsx'
import { errorAnswer } from '../testing.tsx'

const heading = `Login or signup to ${brand.name.en}`

describe('a code by e-mail', () => {
  it('is asked for with an address and nothing else', async () => {
    const { sent } = await openEmail()
    const send = screen.getByRole('button', { name: 'Send OTP' })
    await userEvent.type(email(), 'mita@example')
    expect(send).toBeDisabled()
    await userEvent.keyboard('.org{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(screen.getByText('m***@example.org', { selector: 'form *' })).toBeVisible()
    expect(sent('/signinup/code')).toEqual([{ email: 'mita@example.org', acceptTermsAndConditions: true }])
  })

  it('is not asked for with half an address, which is said to whoever presses Enter', async () => {
    const { sent } = await openEmail()
    await userEvent.type(email(), 'mita{Enter}')
    expect(email()).toHaveAccessibleDescription('This email address is incomplete. Example: name@example.com.')
    expect(sent('/signinup/code')).toEqual([])
  })

  it('says nothing of an address that another form asks for as well', async () => {
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

  it('opens the session as a code by phone does', async () => {
    const { signedIn } = await openEmail()
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
    await enterCode()
    await waitFor(() => expect(signedIn).toHaveLength(1))
  })

  it('leads back to the address as it was typed', async () => {
    await openEmail()
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
    await press('Edit email address')
    expect(email()).toHaveValue('mita@example.org')
    expect(email()).toHaveFocus()
  })

  it('marks the address that was refused', async () => {
    await openEmail({ answers: { '/signinup/code': errorAnswer('INVALID_INPUT', { field: 'email' }) } })
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await waitFor(() => expect(email()).toBeInvalid())
    expect(email()).toHaveAccessibleDescription('This email address is invalid. Check it and try again.')
    expect(email()).toHaveFocus()
  })
})

describe('where no codes go', () => {
  it('to phones, the way in is by mail', async () => {
    await openLogin({ codes: { mobile: false, email: true } })
    expect(email()).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible()
  })

  it('by mail, it is by a password', async () => {
    await openEmail({ codes: { mobile: true, email: false } })
    expect(password()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Get a code instead' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Mobile' }))
    expect(number()).toBeVisible()
  })

  it('at all, a password is what is asked for', async () => {
    await openLogin({ codes: { mobile: false, email: false } })
    expect(password()).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })
})

describe('changing between the ways to sign in', () => {
  it('keeps what was typed in each', async () => {
    await openLogin()
    await userEvent.type(number(), '98300')
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    await userEvent.type(email(), 'mita@')
    await userEvent.click(screen.getByRole('radio', { name: 'Mobile' }))
    expect(number()).toHaveValue('98300')
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    expect(email()).toHaveValue('mita@')
  })

  it('leaves the keyboard in the row that it uses', async () => {
    await openLogin()
    screen.getByRole('radio', { name: 'Mobile' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Email' })).toHaveFocus()
    expect(email()).toBeVisible()
  })

  it('asks for the keyboard alone, from the number to the password and in', async () => {
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

  it('forgets an error that belongs to the way that was left', async () => {
    await openLogin({ answers: { '/signinup/code': errorAnswer('SEND_OTP_FAILED') } })
    await userEvent.type(number(), '9830041207{Enter}')
    expect(await screen.findByText(/^The code couldn’t be sent/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    expect(screen.queryByText(/^The code couldn’t be sent/)).toBeNull()
  })
})

describe('the password', () => {
  it('lets in with the address that was already typed', async () => {
    const { sent, signedIn } = await openEmail()
    await userEvent.type(email(), 'mita@example.org')
    await press('Use a password instead')
    expect(password()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled()
    await userEvent.keyboard('x{Enter}')
    await waitFor(() => expect(signedIn).toHaveLength(1))
    expect(sent('/signin/email')).toEqual([{ email: 'mita@example.org', password: 'x', deviceId: 'browser-7' }])
  })

  it('may be looked at', async () => {
    await openPassword()
    expect(password()).toHaveAttribute('type', 'password')
    await press('Show password')
    expect(password()).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible()
  })

  it('says the same for a wrong one as for an unknown address, under the password', async () => {
    await openPassword({ answers: { '/signin/email': errorAnswer('INVALID_CREDENTIALS') } })
    await userEvent.type(email(), 'mita@example.org')
    await userEvent.type(password(), 'wrong{Enter}')
    await waitFor(() => expect(password()).toHaveAccessibleDescription(
      'The email address or password is incorrect. You can also get a code instead.',
    ))
    expect(email()).toBeValid()
    expect(password()).toHaveFocus()
  })

  it('marks the address when it is the address that was refused', async () => {
    await openPassword({ answers: { '/signin/email': errorAnswer('INVALID_INPUT', { field: 'email' }) } })
    await userEvent.type(email(), 'mita@example.org')
    await userEvent.type(password(), 'wrong{Enter}')
    await waitFor(() => expect(email()).toBeInvalid())
    expect(password()).toHaveAccessibleDescription('')
    expect(email()).toHaveFocus()
  })

  it('gives way to a code for the same address at one press', async () => {
    const { sent } = await openPassword()
    await userEvent.type(email(), 'mita@example.org')
    await press('Get a code instead')
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(sent('/signinup/code')).toEqual([{ email: 'mita@example.org', acceptTermsAndConditions: true }])
  })

  it('gives way to the form for a code while there is no address', async () => {
    const { sent } = await openPassword()
    await press('Get a code instead')
    expect(email()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeDisabled()
    expect(sent('/signinup/code')).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('sends a link and says so, whether or not somebody has the address', async () => {
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

  it('unwinds to the password with what was typed', async () => {
    await openPassword()
    await userEvent.type(email(), 'mita@example.org')
    await userEvent.type(password(), 'half')
    await press('Forgot Password?')
    await press('Back')
    expect(email()).toHaveValue('mita@example.org')
    expect(password()).toHaveValue('half')
  })

  it('says why no link was sent', async () => {
    const { logged } = await openPassword({ answers: { '/users/forgot-password': errorAnswer('RATE_LIMITED', { retryAfter: 90 }) } })
    await press('Forgot Password?')
    await userEvent.type(email(), 'mita@example.org{Enter}')
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Too many attempts. Try again in 2 minutes.'))
    expect(logged).toEqual(['resetLinkNotSent tooManyTries'])
  })
})

it('tells what may be kept, which is never a password, and nothing once the viewer is in', async () => {
  const { keeps, signedIn } = await openPassword()
  await userEvent.type(email(), 'mita@example.org')
  await userEvent.type(password(), 'secret')
  expect(keeps.at(-1)).toMatchObject({ by: 'emailPassword', typed: { email: 'mita@example.org' } })
  expect(JSON.stringify(keeps)).not.toContain('secret')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(signedIn).toHaveLength(1))
  expect(keeps.at(-1)).toBeNull()
})
