import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { brand } from '@ott/brand'
import { box, enterCode, number, openCodeStep, openLogin } from './login-testing.tsx'
import type { Opening } from './login-testing.tsx'
import { refusal } from './testing.tsx'

const send = () => screen.getByRole('button', { name: 'Send OTP' })

describe('the mobile step', () => {
  it('stands under the product’s name with the focus in the number', async () => {
    await openLogin()
    expect(screen.getByRole('dialog', { name: `Login or signup to ${brand.name.en}` })).toBeVisible()
    await waitFor(() => expect(number()).toHaveFocus())
  })

  it('sends nothing until the number is one of its country', async () => {
    const { sent } = await openLogin()
    expect(send()).toBeDisabled()
    await userEvent.type(number(), '983004120')
    expect(send()).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(number(), '7')
    expect(send()).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(sent('/signinup/code')).toEqual([
      { phoneNumber: '+919830041207', acceptTermsAndConditions: true, otpInWhatsApp: false },
    ])
  })

  it('groups the digits as they are typed and lets nothing else in', async () => {
    await openLogin()
    await userEvent.type(number(), '98a30-0 4')
    expect(number()).toHaveValue('98300 4')
  })

  it('takes Bengali digits', async () => {
    await openLogin()
    await userEvent.type(number(), '৯৮৩০০৪১২০৭')
    expect(number()).toHaveValue('98300 41207')
    expect(send()).toBeEnabled()
  })

  it('keeps the caret at its digit when the middle of the number is corrected', async () => {
    await openLogin()
    await userEvent.type(number(), '9830041207')
    await userEvent.type(number(), '{Backspace}5', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(number()).toHaveValue('95300 41207')
    await waitFor(() => expect(number().selectionStart).toBe(2))
  })

  it('takes a pasted number with its country', async () => {
    await openLogin()
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName('Country: India +91'))
    await userEvent.click(number())
    await userEvent.paste('+880 1711-223344')
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName('Country: Bangladesh +880')
    expect(number()).toHaveValue('1711223344')
    expect(send()).toBeEnabled()
  })

  it('finds a country by its name in the other language, the viewer’s own coming first', async () => {
    const { sent } = await openLogin()
    await userEvent.click(screen.getByRole('combobox', { name: /^Country/ }))
    const search = await screen.findByPlaceholderText('Search for country name or code...')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'INIndia+91', 'BDBangladesh+880', 'GBUnited Kingdom+44',
    ])
    await userEvent.type(search, 'যুক্তরাজ্য')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await userEvent.type(number(), '7911123456{Enter}')
    await waitFor(() => expect(sent('/signinup/code')).toEqual([expect.objectContaining({ phoneNumber: '+447911123456' })]))
  })

  it('finds a country by its code, and says when there is none', async () => {
    await openLogin()
    await userEvent.click(screen.getByRole('combobox', { name: /^Country/ }))
    const search = await screen.findByPlaceholderText('Search for country name or code...')
    await userEvent.type(search, '+44')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['GBUnited Kingdom+44'])
    await userEvent.type(search, '999')
    expect(screen.getByText('No country has that name or code.')).toBeVisible()
  })

  it('begins with +91 while the countries cannot be read', async () => {
    await openLogin({ answers: { '/country-list': () => ({ status: 503, json: {} }) } })
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName('Country: India +91')
    await userEvent.type(number(), '9830041207')
    expect(send()).toBeEnabled()
  })

  it('speaks to viewers far from home in a heading of their own', async () => {
    await openLogin({ country: 'GB' })
    expect(await screen.findByRole('dialog', { name: `Login or signup to ${brand.name.en}, wherever you are` })).toBeVisible()
  })

  it('offers WhatsApp only where codes go out by it, and sends there only who asked for it', async () => {
    const { sent } = await openLogin({ options: { providers: [], botCheck: null, whatsApp: true } })
    const wish = screen.getByRole('checkbox', { name: 'Send the code on WhatsApp' })
    expect(wish).not.toBeChecked()
    await userEvent.click(wish)
    await userEvent.type(number(), '9830041207{Enter}')
    await waitFor(() => expect(sent('/signinup/code')).toEqual([expect.objectContaining({ otpInWhatsApp: true })]))
  })

  it('begins with the country that it is given', async () => {
    await openLogin({ country: 'GB' })
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName(/United Kingdom \+44/))
  })

  it('says that the viewer is above 18 beside the button, with links to the terms', async () => {
    await openLogin()
    expect(screen.getByText(/you confirm that you are above 18 years/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', brand.links.terms)
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', brand.links.privacy)
    expect(screen.getByRole('link', { name: 'Trouble Signing in? Get Help' })).toHaveAttribute('target', '_blank')
  })

  it.each([
    ['SEND_OTP_FAILED', {}, 'The code could not be sent. Wait a moment and try again.'],
    ['PHONE_NOT_ALLOWED', {}, 'We cannot send a code to this number. Check it, or use another one.'],
    ['RATE_LIMITED', { retryAfter: 40 }, 'Too many tries. Try again in 40 seconds.'],
    ['RATE_LIMITED', { retryAfter: 90 }, 'Too many tries. Try again in 2 minutes.'],
    ['RATE_LIMITED', {}, 'Too many tries. Wait a few minutes and try again.'],
    ['INTERNAL', {}, 'Something went wrong. Please try again.'],
  ])('says under the number why no code was sent: %s %o', async (code, more, words) => {
    const { logged } = await openLogin({ answers: { '/signinup/code': refusal(code, more) } })
    await userEvent.type(number(), '9830041207{Enter}')
    await waitFor(() => expect(number()).toHaveAccessibleDescription(words))
    expect(number()).toHaveFocus()
    expect(number()).toHaveValue('98300 41207')
    expect(logged).toHaveLength(code === 'SEND_OTP_FAILED' ? 0 : 1)
  })

  it('says that there is no connection', async () => {
    await openLogin({ answers: { '/signinup/code': () => { throw new TypeError('network') } } })
    await userEvent.type(number(), '9830041207{Enter}')
    await waitFor(() => expect(number()).toHaveAccessibleDescription('There is no connection. Check your network and try again.'))
  })

  it('closes by its button and by Escape', async () => {
    const { closed } = await openLogin()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(2)
  })
})

describe('the code step', () => {
  it('names the number, says so to readers, and waits in the first box', async () => {
    await openCodeStep()
    expect(screen.getByText('+91******1207')).toBeVisible()
    expect(screen.getByText('A code was sent to +91******1207.').parentElement).toHaveAttribute('role', 'status')
    expect(box(1)).toHaveFocus()
  })

  it('submits four digits and no fewer, and hands over the session', async () => {
    const { sent, signedIn } = await openCodeStep()
    const submit = screen.getByRole('button', { name: 'Submit' })
    expect(submit).toBeDisabled()
    await enterCode('410')
    expect(sent('/code/consume')).toEqual([])
    await userEvent.keyboard('8')
    expect(submit).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(signedIn).toEqual([
      { tokens: { accessToken: 'access', refreshToken: 'refresh' }, userId: 'u1', isDeviceLimitReached: false },
    ]))
    expect(sent('/code/consume')).toEqual([
      { deviceId: 'browser-flow', preAuthSessionId: 'session', userInputCode: '4108', browserId: 'browser-7' },
    ])
    expect(submit).toHaveAttribute('aria-busy', 'true')
  })

  it('goes back to the number as it was typed', async () => {
    await openCodeStep()
    await userEvent.click(screen.getByRole('button', { name: 'Edit number' }))
    expect(await screen.findByRole('dialog', { name: `Login or signup to ${brand.name.en}` })).toBeVisible()
    expect(number()).toHaveValue('98300 41207')
    expect(number()).toHaveFocus()
  })

  it('keeps a wrong code to be corrected, and forgets the error as soon as it is', async () => {
    await openCodeStep({ answers: { '/code/consume': refusal('CODE_INCORRECT', { attemptsLeft: 3 }) } })
    await enterCode()
    const group = screen.getByRole('group', { name: 'Login code' })
    await waitFor(() => expect(group).toHaveAccessibleDescription(
      'That code is not right. Check the message and enter it again: you have 3 tries left.',
    ))
    expect(box(4)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    expect(group).toHaveAccessibleDescription('')
    expect(box(1)).toHaveValue('4')
  })

  it('says that a code has expired', async () => {
    await openCodeStep({ answers: { '/code/consume': refusal('CODE_EXPIRED') } })
    await enterCode()
    expect(await screen.findByText('This code has expired. Press Resend OTP and enter the new one.')).toBeVisible()
  })

  it('starts again with an empty number when the flow is over, and the reason outlives the step', async () => {
    await openCodeStep({ answers: { '/code/consume': refusal('RESTART_FLOW_ERROR') } })
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

describe('the resend clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const resend = () => screen.getByRole('button', { name: 'Resend OTP' })
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  async function openLate(answers: Opening['answers'] = {}) {
    const dialog = await openLogin({ answers })
    const typist = user()
    await typist.type(number(), '9830041207{Enter}')
    await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
    return { ...dialog, typist }
  }

  it('counts thirty seconds down before another code may be asked for', async () => {
    await openLate()
    expect(resend()).toBeDisabled()
    expect(screen.getByText('30 sec')).toBeVisible()
    await pass(6)
    expect(screen.getByText('24 sec')).toBeVisible()
    await pass(24)
    expect(resend()).toBeEnabled()
    expect(screen.queryByText(/ sec$/)).toBeNull()
  })

  it('counts the rest of the same wait when the page was loaded again', async () => {
    const { sent } = await openLogin({
      kept: {
        by: 'mobileOtp',
        typed: { country: 'IN', national: '9830041207', email: '', inWhatsApp: false },
        code: { ticket: { deviceId: 'flow', preAuthSessionId: 'session' }, sentTo: '+919830041207', sentAt: Date.now() - 10_000 },
      },
    })
    expect(screen.getByRole('dialog', { name: 'Enter the 4-digit code' })).toBeVisible()
    expect(screen.getByText('20 sec')).toBeVisible()
    await user().keyboard('4108{Enter}')
    await waitFor(() => expect(sent('/code/consume')).toEqual([expect.objectContaining({ deviceId: 'browser-flow' })]))
  })

  it('counts by the clock, so that a browser that slept is not late', async () => {
    await openLate()
    jest.setSystemTime(new Date('2026-11-21T12:05:00Z'))
    await pass(1)
    expect(resend()).toBeEnabled()
  })

  it('clears the code, sends another and starts anew', async () => {
    const { sent, typist } = await openLate({ '/code/consume': refusal('CODE_EXPIRED') })
    await typist.keyboard('4108{Enter}')
    expect(await screen.findByText(/^This code has expired/)).toBeVisible()
    const announced = screen.getByText('A code was sent to +91******1207.')
    await pass(30)
    await typist.click(resend())
    expect(box(1)).toHaveValue('')
    expect(box(1)).toHaveFocus()
    expect(screen.queryByText(/^This code has expired/)).toBeNull()
    expect(screen.getByText('30 sec')).toBeVisible()
    expect(sent('/code/resend')).toEqual([{ deviceId: 'flow', preAuthSessionId: 'session' }])
    await waitFor(() => expect(screen.getByText('A code was sent to +91******1207.')).not.toBe(announced))
  })

  it('checks the code of the newest flow', async () => {
    const { sent, typist } = await openLate({ '/code/resend': () => ({ json: { deviceId: 'second', preAuthSessionId: 'session-2' } }) })
    await pass(30)
    await typist.click(resend())
    await waitFor(() => expect(sent('/code/resend')).toHaveLength(1))
    await typist.keyboard('4108{Enter}')
    await waitFor(() => expect(sent('/code/consume')).toEqual([
      expect.objectContaining({ deviceId: 'browser-second', preAuthSessionId: 'session-2' }),
    ]))
  })

  it('stops the wait and says why when nothing was sent', async () => {
    const { typist } = await openLate({ '/code/resend': refusal('SEND_OTP_FAILED') })
    await pass(30)
    await typist.click(resend())
    expect(await screen.findByText('The code could not be sent. Wait a moment and try again.')).toBeVisible()
    expect(resend()).toBeEnabled()
  })
})

describe('the login dialog in Bengali', () => {
  it('says everything in Bengali, with Bengali digits in its sentences', async () => {
    await openLogin({ answers: { '/code/consume': refusal('CODE_INCORRECT', { attemptsLeft: 4 }) }, locale: 'bn' })
    expect(screen.getByRole('dialog', { name: `${brand.name.bn}তে লগইন বা সাইন আপ করুন` })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'মোবাইল নম্বর' }), '9830041207{Enter}')
    expect(await screen.findByRole('dialog', { name: '৪ সংখ্যার কোড লিখুন' })).toBeVisible()
    await userEvent.keyboard('৪১০৮{Enter}')
    expect(await screen.findByText('কোডটি ঠিক নয়। মেসেজ দেখে আবার লিখুন। আর ৪ বার চেষ্টা করা যাবে।')).toBeVisible()
  })
})
