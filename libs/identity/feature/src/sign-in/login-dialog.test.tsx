import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { brand } from '@ott/brand'
import { number, openLogin } from './login-testing.tsx'
import { errorAnswer } from '../testing.tsx'

const send = () => screen.getByRole('button', { name: 'Send OTP' })

describe('the mobile step', () => {
  it('has the product’s name and focuses the number', async () => {
    await openLogin()
    expect(screen.getByRole('dialog', { name: `Login or signup to ${brand.name.en}` })).toBeVisible()
    await waitFor(() => expect(number()).toHaveFocus())
  })

  it('sends nothing until the number is valid in its country', async () => {
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
      { phoneNumber: '+919830041207', acceptTermsAndConditions: true, otpInWhatsApp: false, browserId: 'browser-7' },
    ])
  })

  it('shows on an early Enter what is missing, until the next input', async () => {
    const { sent } = await openLogin()
    await userEvent.type(number(), '98300{Enter}')
    expect(number()).toHaveAccessibleDescription('This number is incomplete or not valid for this country.')
    expect(number()).toHaveFocus()
    await userEvent.type(number(), '4')
    expect(number()).not.toHaveAccessibleDescription()
    expect(sent('/signinup/code')).toEqual([])
  })

  it('groups digits while typing and accepts nothing else', async () => {
    await openLogin()
    await userEvent.type(number(), '98a30-0 4')
    expect(number()).toHaveValue('98300 4')
  })

  it('accepts Bengali digits', async () => {
    await openLogin()
    await userEvent.type(number(), '৯৮৩০০৪১২০৭')
    expect(number()).toHaveValue('98300 41207')
    expect(send()).toBeEnabled()
  })

  it('keeps the caret at its digit after an edit in the middle', async () => {
    await openLogin()
    await userEvent.type(number(), '9830041207')
    await userEvent.type(number(), '{Backspace}5', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(number()).toHaveValue('95300 41207')
    await waitFor(() => expect(number().selectionStart).toBe(2))
  })

  it('accepts a pasted number with its country', async () => {
    await openLogin()
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName('Country: India +91'))
    await userEvent.click(number())
    await userEvent.paste('+880 1711-223344')
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName('Country: Bangladesh +880')
    expect(number()).toHaveValue('1711223344')
    expect(send()).toBeEnabled()
  })

  it('finds a country by its name in the other language, the user’s own first', async () => {
    const { sent } = await openLogin()
    await userEvent.click(screen.getByRole('combobox', { name: /^Country/ }))
    const search = await screen.findByPlaceholderText('Search for country name or code...')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'India+91', 'Bangladesh+880', 'United Kingdom+44',
    ])
    await userEvent.type(search, 'যুক্তরাজ্য')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await userEvent.type(number(), '7911123456{Enter}')
    await waitFor(() => expect(sent('/signinup/code')).toEqual([expect.objectContaining({ phoneNumber: '+447911123456' })]))
  })

  it('finds a country by its code, and shows if there is none', async () => {
    await openLogin()
    await userEvent.click(screen.getByRole('combobox', { name: /^Country/ }))
    const search = await screen.findByPlaceholderText('Search for country name or code...')
    await userEvent.type(search, '+44')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['United Kingdom+44'])
    await userEvent.type(search, '999')
    expect(screen.getByText('No matching countries.')).toBeVisible()
  })

  it('starts with +91 while the countries are not loaded', async () => {
    await openLogin({ answers: { '/country-list': () => ({ status: 503, json: {} }) } })
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName('Country: India +91')
    await userEvent.type(number(), '9830041207')
    expect(send()).toBeEnabled()
  })

  it('has its own heading for users abroad', async () => {
    await openLogin({ country: 'GB' })
    expect(await screen.findByRole('dialog', { name: `Login or signup to ${brand.name.en}, wherever you are` })).toBeVisible()
  })

  it('starts with the given country', async () => {
    await openLogin({ country: 'GB' })
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleName(/United Kingdom \+44/))
  })

  it('states the age limit at the button, with links to terms and help', async () => {
    await openLogin()
    expect(screen.getByText(/you confirm that you are above 18 years/)).toBeVisible()
    const beside = (href: string) => expect.objectContaining({ href: expect.stringMatching(new RegExp(`${href}$`)), target: '_blank', rel: 'noopener' })
    expect(screen.getByRole('link', { name: 'Terms' })).toEqual(beside('/en/terms'))
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toEqual(beside('/en/privacy'))
    expect(screen.getByRole('link', { name: 'Trouble Signing in? Get Help' })).toEqual(beside('/en/help#sign-in'))
  })

  it.each([
    ['SEND_OTP_FAILED', {}, 'The code couldn’t be sent. Wait a moment and try again.'],
    ['PHONE_NOT_ALLOWED', {}, 'We can’t send a code to this number. Check it, or use another one.'],
    ['RATE_LIMITED', { retryAfter: 40 }, 'Too many attempts. Try again in 40 seconds.'],
    ['RATE_LIMITED', { retryAfter: 90 }, 'Too many attempts. Try again in 2 minutes.'],
    ['RATE_LIMITED', {}, 'Too many attempts. Wait a few minutes and try again.'],
    ['INTERNAL', {}, 'Something went wrong. Please try again.'],
  ])('shows under the number why no code was sent: %s %o', async (code, more, words) => {
    const { logged } = await openLogin({ answers: { '/signinup/code': errorAnswer(code, more) } })
    await userEvent.type(number(), '9830041207{Enter}')
    await waitFor(() => expect(number()).toHaveAccessibleDescription(words))
    expect(number()).toHaveFocus()
    expect(number()).toHaveValue('98300 41207')
    expect(logged).toHaveLength(code === 'SEND_OTP_FAILED' ? 0 : 1)
  })

  it('shows that there is no connection', async () => {
    await openLogin({ answers: { '/signinup/code': () => { throw new TypeError('network') } } })
    await userEvent.type(number(), '9830041207{Enter}')
    await waitFor(() => expect(number()).toHaveAccessibleDescription('You’re offline. Check your connection and try again.'))
  })

  it('closes by its button and by Escape', async () => {
    const { closed } = await openLogin()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(2)
  })
})

describe('the login dialog in Bengali', () => {
  it('is all in Bengali, with Bengali digits', async () => {
    await openLogin({ answers: { '/code/consume': errorAnswer('CODE_INCORRECT', { attemptsLeft: 4 }) }, locale: 'bn' })
    expect(screen.getByRole('dialog', { name: `${brand.name.bn}তে লগইন বা সাইন আপ করুন` })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'মোবাইল নম্বর' }), '9830041207{Enter}')
    expect(await screen.findByRole('dialog', { name: '৪ সংখ্যার কোড লিখুন' })).toBeVisible()
    await userEvent.keyboard('৪১০৮{Enter}')
    expect(await screen.findByText('কোডটি ঠিক নয়। আর ৪ বার চেষ্টা করা যাবে।')).toBeVisible()
  })
})
