import type { CodeTicket, LoginDialog as State, PhoneNumber, SignInError } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import LoginDialog from './login-dialog.tsx'
import { LoginSteps } from './login-steps.tsx'
import { anAgreeableApi, Around, localeOf } from './testing.tsx'
import type { Login } from './use-login.ts'

const { call } = anAgreeableApi()
const nothing = () => {}

type Story = StoryObj<{ state: State; restart?: SignInError }>

export default {
  title: 'Identity/Login dialog',
  tags: ['!autodocs'],
  render: ({ state, restart = null }, { globals }) => (
    <Around locale={localeOf(globals)}>
      <LoginSteps login={standingAt(state, restart)} call={call} locale={localeOf(globals)} onClose={nothing} />
    </Around>
  ),
} satisfies Meta<{ state: State; restart?: SignInError }>

function standingAt(state: State, restart: SignInError | null): Login {
  const later = async () => {}
  return {
    state,
    restart,
    sends: 'sentTo' in state ? 1 : 0,
    forgetRestart: nothing,
    typed: nothing,
    codeTyped: nothing,
    goBack: nothing,
    send: later,
    resend: later,
    submit: later,
  }
}

const typed = { country: 'IN', national: '9830041207' }
const identify = (error?: SignInError): { state: State } => ({ state: { step: 'identify', typed, error } })

const sent = { typed, sentTo: '+919830041207' as PhoneNumber, ticket: {} as CodeTicket }
const longAgo = new Date(0)
const code = (error?: SignInError, sentAt = new Date()): { state: State } => ({ state: { ...sent, step: 'code', sentAt, error } })

const enterCode = async () => {
  await userEvent.click((await screen.findAllByRole('textbox'))[0] as HTMLElement)
  await userEvent.keyboard('4108')
}

/** The whole way in, over a server that agrees to everything. */
export const Working: Story = {
  render: (_, { globals }) => (
    <Around locale={localeOf(globals)}>
      <LoginDialog call={call} locale={localeOf(globals)} browserId="browser-1" onSignedIn={nothing} onClose={nothing} />
    </Around>
  ),
}
export const NothingTyped: Story = { args: { state: { step: 'identify', typed: { country: '', national: '' } } } }
export const CountryPicker: Story = {
  args: NothingTyped.args,
  play: async () => { await userEvent.click(await screen.findByRole('combobox')) },
}
export const ValidNumber: Story = { args: identify() }
export const Sending: Story = { args: { state: { step: 'sending', typed } } }
export const SendFailed: Story = { args: identify({ kind: 'sendFailed' }) }
export const NumberRefused: Story = { args: identify({ kind: 'numberRefused' }) }
export const TooManyTries: Story = { args: identify({ kind: 'tooManyTries', retryAfterSeconds: 540 }) }
export const Offline: Story = { args: identify({ kind: 'offline' }) }
export const SomethingWrong: Story = { args: identify({ kind: 'unknown' }) }
export const StartAgain: Story = {
  args: { state: { step: 'identify', typed: { country: 'IN', national: '' }, error: { kind: 'startAgain' } }, restart: { kind: 'startAgain' } },
}
export const Code: Story = { args: code() }
export const CodeEntered: Story = { args: code(), play: enterCode }
export const CodeIncorrect: Story = { args: code({ kind: 'codeIncorrect', attemptsLeft: 3 }), play: enterCode }
export const CodeExpired: Story = { args: code({ kind: 'codeExpired' }, longAgo), play: enterCode }
export const ResendFailed: Story = { args: code({ kind: 'sendFailed' }, longAgo) }
export const Checking: Story = { args: { state: { ...sent, step: 'checking', sentAt: longAgo } }, play: enterCode }
