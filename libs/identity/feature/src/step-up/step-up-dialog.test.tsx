import type { SocialCredential } from '@ott/api-client'
import { Dialog } from '@ott/design-system'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { StepUpDialog } from '../index.ts'
import { aSuccessfulApi, errorAnswer, TestProviders } from '../testing.tsx'

type Popup = SocialCredential | { error: string | null }

function open({ answers = {}, locale = 'en', popup = { error: 'popup-closed' } }: { answers?: Parameters<typeof aSuccessfulApi>[0]; locale?: 'en' | 'bn'; popup?: Popup } = {}) {
  const api = aSuccessfulApi(answers)
  const [confirmed, closed] = [jest.fn(), jest.fn()]
  const logged: string[] = []
  render(
    <TestProviders locale={locale}>
      <StepUpDialog call={api.call} openPopup={async () => popup} log={(event, reason) => logged.push(`${event} ${reason}`)} onConfirmed={confirmed} onClose={closed} />
    </TestProviders>,
  )
  const sent = (ending: string) => api.requests.filter(({ method, path }) => method === 'POST' && path.endsWith(ending)).map(({ body }) => body)
  return { sent, confirmed, closed, logged }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('confirming the identity', () => {
  it('offers every method of the account that this browser can use', async () => {
    open()
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    expect(await dialog.findByRole('button', { name: 'Send a code to +91 98300 41207' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Send a code to mita@example.org' })).toBeVisible()
    expect(dialog.getByLabelText('Password')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  })

  it('works with a six-digit code, by keyboard alone', async () => {
    const { sent, confirmed } = open()
    ;(await screen.findByRole('button', { name: /mita@example.org/ })).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Enter the 6-digit code')
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith('confirmed'))
    expect([sent('/step-up/code'), sent('/step-up')]).toEqual([[{ channel: 'email' }], [{ otp: '123456' }]])
  })

  it('keeps a wrong code, and leads back to the methods', async () => {
    const { confirmed } = open({ answers: { '/step-up': ({ method }) => (method === 'GET' ? { json: { methods: [{ type: 'phone', to: '+919830041207' }] } } : { status: 400, json: { errorCode: 'CODE_INCORRECT', message: '', attemptsLeft: 3 } }) } })
    await press(/41207/)
    await screen.findByText('Enter the 6-digit code')
    await userEvent.keyboard('123456{Enter}')
    expect(await screen.findByText('Incorrect code. 3 attempts left.')).toBeVisible()
    await press('Back')
    expect(await screen.findByRole('button', { name: /41207/ })).toBeVisible()
    expect(confirmed).not.toHaveBeenCalled()
  })

  it('works with the password, and shows a wrong one under the field', async () => {
    const answers = [errorAnswer('INVALID_CREDENTIALS'), () => ({ json: { sAccessToken: 'confirmed' } })]
    const { confirmed, sent, logged } = open({ answers: { '/step-up': (request) => (request.method === 'GET' ? { json: { methods: [{ type: 'password', to: null }] } } : answers.shift()!(request)) } })
    const field = await screen.findByLabelText('Password')
    await userEvent.type(field, 'wrong{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/incorrect/))
    await userEvent.clear(field)
    await userEvent.type(field, 'a kite{Enter}')
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith('confirmed'))
    expect([sent('/step-up'), logged]).toEqual([[{ password: 'wrong' }, { password: 'a kite' }], ['identityNotConfirmed badCredentials']])
  })

  it('works with a social account, and a closed popup changes nothing', async () => {
    const { confirmed, sent } = open({ popup: { provider: 'google', token: 't', nonce: 'n' } })
    await press('Continue with Google')
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith('confirmed'))
    expect(sent('/step-up')).toEqual([{ googleToken: 't', nonce: 'n' }])
  })

  it('reports a code that could not be sent', async () => {
    open({ answers: { '/step-up/code': errorAnswer('RATE_LIMITED', { retryAfter: 40 }, 429) } })
    await press(/41207/)
    expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeVisible()
  })

  it('leaves the dialog below open, with its text and its focus, when it closes', async () => {
    const closedBelow = jest.fn()
    function Both() {
      const [isOpen, setOpen] = useState(false)
      return (
        <TestProviders>
          <Dialog open onClose={closedBelow} title="Below" closeLabel="Close below">
            <input aria-label="Text" />
            <button type="button" onClick={() => setOpen(true)}>Change</button>
          </Dialog>
          {isOpen && <StepUpDialog call={aSuccessfulApi().call} openPopup={async () => ({ error: null })} log={() => {}} onConfirmed={() => {}} onClose={() => setOpen(false)} />}
        </TestProviders>
      )
    }
    render(<Both />)
    const text = await screen.findByRole('textbox', { name: 'Text' })
    await userEvent.type(text, 'as it was')
    for (const close of [() => userEvent.keyboard('{Escape}'), () => press('Close')]) {
      await press('Change')
      await userEvent.click(await screen.findByLabelText('Password'))
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull())
      expect(await screen.findByRole('dialog', { name: 'Below' })).toBeVisible()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus())
    }
    expect([(text as HTMLInputElement).value, closedBelow.mock.calls]).toEqual(['as it was', []])
  })

  it('says what to do without a usable method', async () => {
    open({ answers: { '/step-up': () => ({ json: { methods: [{ type: 'passkey', to: null }] } }) } })
    expect(await screen.findByText(/Log out, log in again/)).toBeVisible()
  })

  it('retries if the methods could not be loaded, in Bengali', async () => {
    const answers = [errorAnswer('INTERNAL', {}, 500)]
    open({ locale: 'bn', answers: { '/step-up': (request) => answers.shift()?.(request) ?? { json: { methods: [{ type: 'phone', to: '+919830041207' }] } } } })
    await press('আবার চেষ্টা করুন')
    expect(await screen.findByRole('button', { name: 'কোড পাঠান: +91 98300 41207' })).toBeVisible()
  })
})
