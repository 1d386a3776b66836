import type { TestResponse } from '@ott/api-client/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { AccountSettings } from '../index.ts'
import { aSuccessfulApi, TestProviders, errorAnswer, user } from '../testing.tsx'

type Credentials = { create: () => Promise<unknown> }

function open(answers: Parameters<typeof aSuccessfulApi>[0] = {}, locale: 'en' | 'bn' = 'en', sendsCodes = true) {
  const api = aSuccessfulApi(answers)
  const added = jest.fn()
  const chosen = jest.fn()
  const emailAdded = jest.fn()
  const passwordSet = jest.fn()
  const detailsChanged = jest.fn()
  const logged: string[] = []
  render(
    <TestProviders locale={locale}>
      <AccountSettings
        call={api.call}
        locale={locale}
        log={(event, reason) => logged.push(`${event} ${reason}`)}
        providers={['google', 'apple']}
        openPopup={async (provider) => ({ provider: provider as 'apple', token: 'token', nonce: 'nonce' })}
        onPhoneAdded={sendsCodes ? added : null}
        onEmailAdded={sendsCodes ? emailAdded : null}
        onPasswordSet={passwordSet}
        today="2026-11-21"
        onDetailsChanged={detailsChanged}
        digits="beng"
        onDigits={chosen}
      />
    </TestProviders>,
  )
  const sent = (ending: string) => api.requests.filter(({ path }) => path.endsWith(ending)).map(({ body }) => body)
  return { sent, added, emailAdded, passwordSet, detailsChanged, chosen, logged }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)
const userWith = (more: object) => ({ '/users': () => ({ json: { ...user, ...more } }) })

/** A browser that supports passkeys, with the result of its prompt. */
function aBrowserWithPasskeys(create: Credentials['create']) {
  globalThis.PublicKeyCredential = class {} as never
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

describe('account settings', () => {
  it('show the sign-in methods', async () => {
    open()
    expect((await row('Mobile number')).getByText('+91 98300 41207')).toBeVisible()
    expect((await row('Email address')).getByText('mita@example.org')).toBeVisible()
    expect((await row('Password')).getByText('Set')).toBeVisible()
  })

  it('is in Bengali', async () => {
    open({}, 'bn')
    expect((await row('পাসওয়ার্ড')).getByText('দেওয়া আছে')).toBeVisible()
  })

  it('do not change a contact where its codes are disabled', async () => {
    open({}, 'en', false)
    expect((await row('Email address')).queryByRole('button')).not.toBeInTheDocument()
    expect((await row('Mobile number')).queryByRole('button')).not.toBeInTheDocument()
  })

  it('change and remove the name', async () => {
    const { sent, detailsChanged } = open()
    await press('Change your name')
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    expect(name).toHaveAccessibleDescription('Enter a name of up to 80 characters.')
    await userEvent.type(name, 'Tuli{Enter}')
    await waitFor(() => expect(detailsChanged).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Change your name')
    await press('Remove')
    await waitFor(() => expect(sent('/users').filter(Boolean)).toEqual([{ name: 'Tuli' }, { name: null }]))
  })

  it('add a date of birth of an adult', async () => {
    const { sent, detailsChanged } = open()
    await press('Add your date of birth')
    const date = await screen.findByLabelText('Date of birth')
    fireEvent.change(date, { target: { value: '2008-11-22' } })
    await press('Save')
    expect(date).toHaveAccessibleDescription('An account holder is at least 18 years old. To limit what a child can watch, use parental control.')
    fireEvent.change(date, { target: { value: '2008-11-21' } })
    await press('Save')
    await waitFor(() => expect(detailsChanged).toHaveBeenCalled())
    expect(sent('/users').filter(Boolean)).toEqual([{ dateOfBirth: '2008-11-21' }])
  })

  it('show the date of birth in the language of the page', async () => {
    open(userWith({ dateOfBirth: '1990-02-28' }), 'bn')
    expect((await row('জন্মতারিখ')).getByText('২৮ ফেব্রুয়ারি, ১৯৯০')).toBeVisible()
  })

  it('say that a detail could not be saved', async () => {
    const { logged } = open({ '/users': ({ method }) => (method === 'GET' ? { json: user } : { status: 503, json: { errorCode: 'UNAVAILABLE' } }) })
    await press('Change your name')
    await press('Save')
    expect(await screen.findByText('This couldn’t be saved. Try again in a moment.')).toBeVisible()
    expect(logged).toEqual(['detailNotSaved UNAVAILABLE'])
  })

  it('link an account of a provider', async () => {
    const { sent } = open()
    const linked = within(await screen.findByRole('list', { name: 'Linked accounts' }))
    expect(await linked.findByText('Linked on 2 September 2026')).toBeVisible()
    await press('Link Apple')
    await waitFor(() => expect(sent('/social-accounts/apple')).toEqual([{ identityToken: 'token', nonce: 'nonce' }]))
  })

  it('say that an account of a provider opens another account', async () => {
    const { logged } = open({ '/social-accounts/apple': errorAnswer('SOCIAL_CONFLICT', { provider: 'apple' }, 409) })
    await press('Link Apple')
    expect(await screen.findByText(/This Apple account already opens another account here/)).toBeVisible()
    expect(logged).toEqual(['socialAccountNotLinked SOCIAL_CONFLICT'])
  })

  it('unlink an account of a provider after a confirmation', async () => {
    const { sent } = open()
    await press('Unlink Google')
    expect(sent('/social-accounts/google')).toEqual([])
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Unlink your Google account?' })).getByRole('button', { name: 'Unlink' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/social-accounts/google')).toHaveLength(1)
  })

  it('say what to add before the last sign-in method can be removed', async () => {
    const last = errorAnswer('CONFLICT', { field: 'signInMethod' }, 409)
    open({ '/social-accounts/google': last, '/passkeys/laptop': last })
    await press('Unlink Google')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByText(/Add a mobile number, an email address or a passkey first/)).toBeVisible()
    await press('Remove Chrome on Windows')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getAllByText(/This is your only way to log in/)).toHaveLength(2))
  })

  it('add a number by its code', async () => {
    const { sent, added } = open(userWith({ phoneNumber: null, isPhoneNumberVerified: false }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add a mobile number' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a mobile number' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Mobile number' }), '9830055555')
    await press('Send OTP')
    await screen.findByText('Enter the 6-digit code')
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(added).toHaveBeenCalledWith('+919830055555'))
    expect(sent('/add-phone-number')).toEqual([{ phoneNumber: '+919830055555' }])
    expect(sent('/verify-phone')).toEqual([{ phoneNumber: '+919830055555', otp: '123456' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('add an email by its code', async () => {
    const { sent, emailAdded } = open(userWith({ email: null, hasPassword: false }))
    await press('Add an email address')
    const dialog = await screen.findByRole('dialog', { name: 'Add an email address' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Email address' }), ' Tuli@Example.org')
    await press('Send OTP')
    await screen.findByText('Enter the 6-digit code')
    expect(screen.getByText('tuli@example.org', { selector: 'form *' })).toBeVisible()
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(emailAdded).toHaveBeenCalledWith('tuli@example.org'))
    expect([sent('/add-email'), sent('/verify-email')]).toEqual([[{ email: 'tuli@example.org' }], [{ email: 'tuli@example.org', otp: '123456' }]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('show that another account uses an email, and ask for another one', async () => {
    open({ '/verify-email': errorAnswer('CONFLICT', { field: 'email' }, 409) })
    await press('Change your email address')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email address' }), 'tuli@example.org{Enter}')
    await screen.findByText('Enter the 6-digit code')
    await userEvent.keyboard('123456{Enter}')
    expect(await screen.findByText(/Another account uses this email address/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('tuli@example.org')
  })

  it('keep everything as it was if the user does not confirm their identity', async () => {
    const { logged } = open({ '/add-email': errorAnswer('STEP_UP_REQUIRED', {}, 403), '/set-password': errorAnswer('STEP_UP_REQUIRED', {}, 403) })
    await press('Change your email address')
    const email = await screen.findByRole('textbox', { name: 'Email address' })
    await userEvent.type(email, 'tuli@example.org{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send OTP' })).not.toHaveAttribute('aria-busy'))
    expect([email, logged]).toEqual([expect.objectContaining({ value: 'tuli@example.org' }), []])
    expect(email).toHaveAccessibleDescription('')
  })

  it('change the password', async () => {
    const { sent, passwordSet } = open()
    await press('Change your password')
    const dialog = await screen.findByRole('dialog', { name: 'Change your password' })
    await userEvent.type(within(dialog).getByLabelText('New password'), 'a kite over the Hooghly{Enter}')
    expect(await screen.findByText(/Your password was saved/)).toBeVisible()
    expect([sent('/set-password'), passwordSet.mock.calls.length]).toEqual([[{ newPassword: 'a kite over the Hooghly' }], 1])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('show under the field that a password is too weak', async () => {
    const { logged } = open({ '/set-password': errorAnswer('INVALID_INPUT', { field: 'newPassword' }) })
    await press('Change your password')
    const field = await screen.findByLabelText('New password')
    await userEvent.type(field, 'password1{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too easy to guess/))
    expect([field.matches(':focus'), logged]).toEqual([true, ['passwordNotSet passwordRefused']])
  })

  it('have a switch for Bengali digits in this browser', async () => {
    const { sent, chosen } = open()
    await userEvent.click(await screen.findByRole('switch', { name: 'Latin digits on Bengali pages' }))
    expect([chosen.mock.calls, sent('/users')]).toEqual([[['latn']], [null]])
  })

  it('offer no password without an email address', async () => {
    open(userWith({ email: null, hasPassword: false }))
    const password = await row('Password')
    expect(password.getByText(/Add one first/)).toBeVisible()
    expect(password.queryByRole('button')).toBeNull()
  })

  it('retry by a button that stays mounted', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<TestResponse>()
    const answers = [errorAnswer('INTERNAL', {}, 500), () => answered]
    open({ '/users': (request) => answers.shift()?.(request) ?? { json: user } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    expect(again).toHaveFocus()
    answer({ json: user })
    expect(await screen.findByText('mita@example.org')).toBeVisible()
  })
})

describe('passkey settings', () => {
  it('list passkeys with the dates of creation and last use', async () => {
    open()
    const list = within(await screen.findByRole('list', { name: 'Passkeys' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chrome on WindowsAdded on 2 September 2026 Last used 20 November 2026Remove',
      'PasskeyAdded on 18 November 2026Remove',
    ])
  })

  it('remove a passkey after a confirmation', async () => {
    const { sent } = open()
    await press('Remove Chrome on Windows')
    const question = await screen.findByRole('dialog', { name: 'Remove the passkey “Chrome on Windows”?' })
    expect(sent('/passkeys/laptop')).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent('/passkeys/laptop')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keep a passkey if the user does not confirm their identity', async () => {
    open({ '/passkeys/laptop': errorAnswer('STEP_UP_REQUIRED', {}, 403) })
    await press('Remove Chrome on Windows')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Chrome on Windows')).toBeVisible()
  })

  it('offer none without browser support', async () => {
    open({ '/users/passkeys': () => ({ json: { items: [] } }) })
    expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  it('show nothing after a cancelled prompt', async () => {
    aBrowserWithPasskeys(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    const { logged, sent } = open({ '/passkeys/options': () => ({ json: { options: creation } }) })
    await press('Add a passkey')
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-busy'))
    expect([logged, screen.queryByText(/couldn’t be added/)]).toEqual([[], null])
    expect(sent('/users/passkeys').filter(Boolean)).toEqual([])
  })

  it('report a passkey that this device already has', async () => {
    aBrowserWithPasskeys(() => Promise.reject(new DOMException('', 'InvalidStateError')))
    open({ '/passkeys/options': () => ({ json: { options: creation } }) })
    await press('Add a passkey')
    expect(await screen.findByText('This device already has a passkey for your account.')).toBeVisible()
  })

  it('report and log a failure', async () => {
    aBrowserWithPasskeys(() => Promise.reject(new Error('never asked')))
    const { logged } = open({ '/passkeys/options': errorAnswer('UNAVAILABLE', {}, 503) })
    await press('Add a passkey')
    expect(await screen.findByText('The passkey couldn’t be added. Try again.')).toBeVisible()
    expect(logged).toEqual(['passkeyNotMade UNAVAILABLE'])
  })

  it('list a passkey once it is created', async () => {
    const made = { id: 'new', rawId: new ArrayBuffer(1), type: 'public-key', response: { clientDataJSON: new ArrayBuffer(1), attestationObject: new ArrayBuffer(1), getTransports: () => [] }, getClientExtensionResults: () => ({}) }
    aBrowserWithPasskeys(async () => made)
    const { sent } = open({ '/passkeys/options': () => ({ json: { options: creation } }) })
    await press('Add a passkey')
    expect(await screen.findByText('Passkey added. You can now log in with it.')).toBeVisible()
    expect(sent('/users/passkeys').filter(Boolean)).toEqual([{ response: expect.objectContaining({ type: 'public-key' }) }])
  })
})

const creation = {
  rp: { name: 'Films', id: 'localhost' },
  user: { id: 'dTE', name: 'mita', displayName: 'Mita' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
