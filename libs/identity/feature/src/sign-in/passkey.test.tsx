import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { email, number, openLogin, press } from './login-testing.tsx'
import type { Opening } from './login-testing.tsx'
import { errorAnswer, signedIn as session } from '../testing.tsx'

const bytes = Uint8Array.of(1, 2, 3).buffer
const passkey = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
}

type Question = { mediation?: string; signal: AbortSignal; answer: (credential: unknown) => void; refuse: (name: string) => void }

/** A browser with an authenticator that responds when the test says so. */
function anAuthenticator({ inAutofill }: { inAutofill: boolean }) {
  const questions: Question[] = []
  class PublicKeyCredential {
    static isConditionalMediationAvailable = async () => inAutofill
  }
  const get = ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
    new Promise((answer, reject) => {
      questions.push({ mediation, signal, answer, refuse: (name) => reject(new DOMException('no', name)) })
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  Object.assign(globalThis, { PublicKeyCredential })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  return { questions, newest: () => questions.at(-1) as Question }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

const answers: Opening['answers'] = {
  '/passkey/challenge': () => ({ json: { options: { challenge: 'AQID', rpId: 'localhost' } } }),
  '/signin/passkey': () => ({ json: session }),
}
const button = () => screen.getByRole('button', { name: 'Log in with a passkey' })

describe('a passkey', () => {
  it('is not offered without browser support', async () => {
    await openLogin()
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  })

  it('signs in on one press', async () => {
    const { questions, newest } = anAuthenticator({ inAutofill: false })
    const { sent, signedIn } = await openLogin({ answers })
    await userEvent.click(button())
    await waitFor(() => expect(questions).toHaveLength(1))
    newest().answer(passkey)
    await waitFor(() => expect(signedIn).toHaveLength(1))
    expect(sent('/signin/passkey')).toEqual([{ deviceId: 'browser-7', response: expect.objectContaining({ id: 'AQID', rawId: 'AQID' }) }])
  })

  it('can be cancelled without a message', async () => {
    const { questions, newest } = anAuthenticator({ inAutofill: false })
    const { logged } = await openLogin({ answers })
    await userEvent.click(button())
    await waitFor(() => expect(questions).toHaveLength(1))
    newest().refuse('NotAllowedError')
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    expect(logged).toEqual([])
  })

  it('shows an error if the server does not know it', async () => {
    const { questions, newest } = anAuthenticator({ inAutofill: false })
    await openLogin({ answers: { ...answers, '/signin/passkey': errorAnswer('INVALID_INPUT', { field: 'response' }) } })
    await userEvent.click(button())
    await waitFor(() => expect(questions).toHaveLength(1))
    newest().answer(passkey)
    expect(await screen.findByText('This passkey didn’t work. Try again, or log in another way.')).toBeVisible()
  })
})

describe('a passkey in the browser’s autofill', () => {
  it('signs in when selected', async () => {
    const { questions, newest } = anAuthenticator({ inAutofill: true })
    const { signedIn } = await openLogin({ answers })
    await waitFor(() => expect(questions).toHaveLength(1))
    expect(newest().mediation).toBe('conditional')
    expect(number()).toHaveAttribute('autocomplete', 'tel-national webauthn')
    newest().answer(passkey)
    await waitFor(() => expect(signedIn).toHaveLength(1))
  })

  it('is offered in every mode, and not after the form is gone', async () => {
    const { questions, newest } = anAuthenticator({ inAutofill: true })
    const { unmount } = await openLogin({ answers })
    await waitFor(() => expect(questions).toHaveLength(1))
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    expect(email()).toBeVisible()
    expect(newest().signal.aborted).toBe(false)
    unmount()
    expect(newest().signal.aborted).toBe(true)
  })

  it('yields to the button, and is offered again after a cancelled prompt', async () => {
    const { questions, newest } = anAuthenticator({ inAutofill: true })
    await openLogin({ answers })
    await waitFor(() => expect(questions).toHaveLength(1))
    await press('Log in with a passkey')
    await waitFor(() => expect(questions).toHaveLength(2))
    expect(questions.map(({ mediation, signal }) => [mediation, signal.aborted])).toEqual([['conditional', true], [undefined, false]])
    newest().refuse('NotAllowedError')
    await waitFor(() => expect(questions).toHaveLength(3))
    expect(newest().mediation).toBe('conditional')
  })
})
