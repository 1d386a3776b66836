import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { brand } from '@ott/brand'
import { box, enterCode, number, openCodeStep, openLogin } from './login-testing.tsx'
import type { Opening } from './login-testing.tsx'
import { errorAnswer } from '../testing.tsx'

/** The announced recipient of the code. */
const announcement = () => screen.getByText('+91 98300 41207', { selector: '[role=status] *' }).parentElement!

describe('the code step', () => {
  it('shows and announces the number, and focuses the first box', async () => {
    await openCodeStep()
    expect(screen.getByText('+91 98300 41207', { selector: 'form *' })).toBeVisible()
    expect(announcement()).toHaveTextContent('A code was sent to +91 98300 41207.')
    expect(box(1)).toHaveFocus()
  })

  it('submits exactly four digits, and reports the session', async () => {
    const { sent, signedIn } = await openCodeStep()
    const submit = screen.getByRole('button', { name: 'Submit' })
    expect(submit).toBeDisabled()
    await enterCode('410')
    expect(sent('/code/consume')).toEqual([])
    await userEvent.keyboard('8')
    expect(submit).toBeEnabled()
    expect(sent('/code/consume')).toEqual([])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(signedIn).toEqual([
      { tokens: { accessToken: 'access', refreshToken: 'refresh' }, userId: 'u1', isDeviceLimitReached: false },
    ]))
    expect(sent('/code/consume')).toEqual([
      { deviceId: 'browser-flow', preAuthSessionId: 'session', userInputCode: '4108', browserId: 'browser-7' },
    ])
    expect(submit).toHaveAttribute('aria-busy', 'true')
  })

  it('returns to the number as typed', async () => {
    await openCodeStep()
    await userEvent.click(screen.getByRole('button', { name: 'Edit number' }))
    expect(await screen.findByRole('dialog', { name: `Login or signup to ${brand.name.en}` })).toBeVisible()
    expect(number()).toHaveValue('98300 41207')
    expect(number()).toHaveFocus()
  })

  it('returns to the code of the same number without another one, while none can be requested', async () => {
    const { sent } = await openCodeStep()
    await userEvent.click(screen.getByRole('button', { name: 'Edit number' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(screen.getByText(/^(2\d|30) sec$/)).toBeVisible()
    expect(sent('/signinup/code')).toHaveLength(1)
    await enterCode()
    await waitFor(() => expect(sent('/code/consume')).toEqual([expect.objectContaining({ preAuthSessionId: 'session', userInputCode: '4108' })]))
  })

  it('returns to that code also after the dialog was closed on the first step', async () => {
    const { keeps, unmount } = await openCodeStep()
    await userEvent.click(screen.getByRole('button', { name: 'Edit number' }))
    await screen.findByRole('button', { name: 'Send OTP' })
    unmount()
    const { sent } = await openLogin({ draft: JSON.parse(JSON.stringify(keeps.at(-1))) })
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(sent('/signinup/code')).toEqual([])
  })

  it('requests a code for another number', async () => {
    const { sent } = await openCodeStep()
    await userEvent.click(screen.getByRole('button', { name: 'Edit number' }))
    await userEvent.clear(number())
    await userEvent.type(number(), '9830041208')
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
    await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
    expect(sent('/signinup/code').map((body) => (body as { phoneNumber: string }).phoneNumber)).toEqual(['+919830041207', '+919830041208'])
  })

  it('keeps a wrong code, and clears the error when it is edited', async () => {
    await openCodeStep({ answers: { '/code/consume': errorAnswer('CODE_INCORRECT', { attemptsLeft: 3 }) } })
    await enterCode()
    const group = screen.getByRole('group', { name: 'Your code' })
    await waitFor(() => expect(group).toHaveAccessibleDescription(
      'Incorrect code. 3 attempts left.',
    ))
    expect(box(4)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    expect(group).toHaveAccessibleDescription('')
    expect(box(1)).toHaveValue('4')
  })

  it('submits a pasted code', async () => {
    const { sent } = await openCodeStep()
    await userEvent.paste('4108')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent('/code/consume')).toHaveLength(1))
  })

  it('shows that a code has expired', async () => {
    await openCodeStep({ answers: { '/code/consume': errorAnswer('CODE_EXPIRED') } })
    await enterCode()
    expect(await screen.findByText('This code has expired. Press Resend OTP and enter the new one.')).toBeVisible()
  })

  it('restarts with an empty number when the flow has ended, and keeps the reason', async () => {
    await openCodeStep({ answers: { '/code/consume': errorAnswer('RESTART_FLOW_ERROR') } })
    await enterCode()
    expect(await screen.findByRole('dialog', { name: `Login or signup to ${brand.name.en}` })).toBeVisible()
    expect(number()).toHaveValue('')
    expect(number()).toHaveFocus()
    await userEvent.type(number(), '9')
    const toast = screen.getByRole('alert')
    expect(toast).toHaveTextContent('Something went wrong. Please try again.')
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the resend countdown', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const resend = () => screen.getByRole('button', { name: 'Resend OTP' })
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  async function openLate(answers: Opening['answers'] = {}, options?: Opening['options']) {
    const dialog = await openLogin({ answers, options })
    const typist = user()
    await typist.type(number(), '9830041207')
    fireEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
    await pass(0)
    expect(screen.getByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    return { ...dialog, typist }
  }

  it('counts down thirty seconds before another code', async () => {
    await openLate()
    expect(resend()).toBeDisabled()
    expect(screen.getByText('30 sec')).toBeVisible()
    await pass(6)
    expect(screen.getByText('24 sec')).toBeVisible()
    await pass(24)
    expect(resend()).toBeEnabled()
    expect(screen.queryByText(/ sec$/)).toBeNull()
  })

  it('continues the same wait after a reload', async () => {
    const { sent } = await openLogin({
      draft: {
        by: 'mobileOtp',
        typed: { country: 'IN', national: '9830041207', email: '' },
        code: { ticket: { deviceId: 'flow', preAuthSessionId: 'session' }, sentTo: '+919830041207', sentAt: Date.now() - 10_000 },
      },
    })
    expect(screen.getByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(screen.getByText('20 sec')).toBeVisible()
    await user().keyboard('4108{Enter}')
    await waitFor(() => expect(sent('/code/consume')).toEqual([expect.objectContaining({ deviceId: 'browser-flow' })]))
  })

  it('follows the clock, so that sleep does not delay it', async () => {
    await openLate()
    jest.setSystemTime(new Date('2026-11-21T12:05:00Z'))
    await pass(1)
    expect(resend()).toBeEnabled()
  })

  it('clears the code, resends it and restarts', async () => {
    const { sent, typist } = await openLate({ '/code/consume': errorAnswer('CODE_EXPIRED') })
    await typist.keyboard('4108{Enter}')
    expect(await screen.findByText(/^This code has expired/)).toBeVisible()
    const announced = announcement()
    await pass(30)
    await typist.click(resend())
    expect(box(1)).toHaveValue('')
    expect(box(1)).toHaveFocus()
    expect(screen.queryByText(/^This code has expired/)).toBeNull()
    expect(screen.getByText('30 sec')).toBeVisible()
    expect(sent('/code/resend')).toEqual([{ deviceId: 'flow', preAuthSessionId: 'session', otpInWhatsApp: false }])
    await waitFor(() => expect(announcement()).not.toBe(announced))
  })

  it('offers WhatsApp once another code can be sent, where configured and for numbers only', async () => {
    const { sent, typist } = await openLate({}, { providers: [], botCheck: null, whatsApp: true })
    const whatsApp = () => screen.getByRole('button', { name: 'Send on WhatsApp' })
    expect(whatsApp()).toBeDisabled()
    await pass(30)
    await typist.click(whatsApp())
    expect(sent('/signinup/code')).toEqual([expect.objectContaining({ otpInWhatsApp: false })])
    expect(sent('/code/resend')).toEqual([{ deviceId: 'flow', preAuthSessionId: 'session', otpInWhatsApp: true }])
    expect(await screen.findByText('30 sec')).toBeVisible()
    expect(whatsApp()).toBeDisabled()
  })

  it('does not offer WhatsApp where it is not configured', async () => {
    await openLate()
    expect(screen.queryByRole('button', { name: /WhatsApp/ })).toBeNull()
  })

  it('verifies the code of the newest flow', async () => {
    const { sent, typist } = await openLate({ '/code/resend': () => ({ json: { deviceId: 'second', preAuthSessionId: 'session-2' } }) })
    await pass(30)
    await typist.click(resend())
    await waitFor(() => expect(sent('/code/resend')).toHaveLength(1))
    await typist.keyboard('4108{Enter}')
    await waitFor(() => expect(sent('/code/consume')).toEqual([
      expect.objectContaining({ deviceId: 'browser-second', preAuthSessionId: 'session-2' }),
    ]))
  })

  it('ends the wait and shows the reason if nothing was sent', async () => {
    const { typist } = await openLate({ '/code/resend': errorAnswer('SEND_OTP_FAILED') })
    await pass(30)
    await typist.click(resend())
    expect(await screen.findByText('The code couldn’t be sent. Wait a moment and try again.')).toBeVisible()
    expect(resend()).toBeEnabled()
  })
})
