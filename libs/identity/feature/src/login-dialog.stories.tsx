import { openedDialog } from '@ott/identity'
import type { CodeEntry, CodeTicket, LoginDialog as State, SignInError, SignInMode, SignInWay } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import LoginDialog from './login-dialog.tsx'
import { LoginSteps } from './login-steps.tsx'
import type { SignInOptions } from './sign-in-options.ts'
import { anAgreeableApi, Around, everything, localeOf } from './testing.tsx'
import type { Login } from './use-login.ts'

const { call } = anAgreeableApi()
const nothing = () => {}
const later = async () => {}

type Args = { state: State; options?: SignInOptions | null }
type Story = StoryObj<Args>

export default {
  title: 'Identity/Login dialog',
  tags: ['!autodocs'],
  render: ({ state, options = everything }, { globals }) => (
    <Around locale={localeOf(globals)}>
      <LoginSteps login={standingAt(state)} call={call} locale={localeOf(globals)} options={options} onClose={nothing} />
    </Around>
  ),
} satisfies Meta<Args>

function standingAt(state: State): Login {
  return {
    state,
    bot: { spent: 0, onToken: nothing, spend: () => undefined },
    typed: nothing,
    codeTyped: nothing,
    dismiss: nothing,
    chooseMode: nothing,
    goBack: nothing,
    submit: later,
    resend: later,
    submitCode: later,
    signInWith: later,
    signInByPasskey: later,
  }
}

const typed = { country: 'IN', national: '9830041207', email: 'mita@example.org', password: 'a long one', inWhatsApp: false }
const empty = openedDialog('').typed

const identify = (by: SignInMode, error?: SignInError, of: SignInWay = 'form'): Args => ({
  state: { step: 'identify', by, typed, failure: error && { of, error } },
})
const untouched = (by: SignInMode): Args => ({ state: { step: 'identify', by, typed: empty } })
const asking = (by: SignInMode, way: SignInWay = 'form'): Args => ({ state: { step: 'asking', by, typed, way } })
const conflict = (provider: Extract<SignInError, { kind: 'socialConflict' }>['provider']) =>
  identify('mobileOtp', { kind: 'socialConflict', provider }, 'facebook')

const longAgo = new Date(0)
const sent = { sentTo: '+919830041207', sentAt: new Date() }
const code = (entry: Partial<CodeEntry> = {}, by: SignInMode = 'mobileOtp'): Args => ({
  state: { step: 'code', by, typed, ticket: {} as CodeTicket, entry: { ...sent, step: 'open', ...entry } as CodeEntry },
})

const enterCode = async () => {
  await userEvent.click((await screen.findAllByRole('textbox'))[0] as HTMLElement)
  await userEvent.keyboard('4108')
}

/** The whole way in, over a server that agrees to everything. */
export const Working: Story = {
  render: (_, { globals }) => (
    <Around locale={localeOf(globals)}>
      <LoginDialog
        call={call}
        locale={localeOf(globals)}
        browserId="browser-1"
        options={everything}
        openPopup={async () => ({ error: 'popup-closed' })}
        log={nothing}
        onSignedIn={nothing}
        onClose={nothing}
      />
    </Around>
  ),
}

export const NothingTyped: Story = { args: untouched('mobileOtp') }
export const OptionsOnTheirWay: Story = { args: { ...untouched('mobileOtp'), options: null } }
export const NoOtherWays: Story = { args: { ...untouched('mobileOtp'), options: { providers: [], botCheck: null, whatsApp: false } } }
export const OneProvider: Story = { args: { ...untouched('mobileOtp'), options: { providers: ['google'], botCheck: null, whatsApp: false } } }
export const CountryPicker: Story = {
  args: untouched('mobileOtp'),
  play: async () => { await userEvent.click(await screen.findByRole('combobox')) },
}
export const Abroad: Story = { args: { state: { ...openedDialog('GB'), step: 'identify' } } }
export const ValidNumber: Story = { args: identify('mobileOtp') }
export const WhatsApp: Story = {
  args: { state: { step: 'identify', by: 'mobileOtp', typed: { ...typed, inWhatsApp: true } }, options: { ...everything, whatsApp: true } },
}
export const Sending: Story = { args: asking('mobileOtp') }
export const SendFailed: Story = { args: identify('mobileOtp', { kind: 'sendFailed' }) }
export const NumberRefused: Story = { args: identify('mobileOtp', { kind: 'numberRefused' }) }
export const TooManyTries: Story = { args: identify('mobileOtp', { kind: 'tooManyTries', retryAfterSeconds: 540 }) }
export const BotCheckFailed: Story = { args: identify('mobileOtp', { kind: 'botCheckFailed' }) }
export const Offline: Story = { args: identify('mobileOtp', { kind: 'offline' }) }
export const SomethingWrong: Story = { args: identify('mobileOtp', { kind: 'unknown' }) }
export const StartAgain: Story = {
  args: { state: { step: 'identify', by: 'mobileOtp', typed: empty, failure: { of: 'form', error: { kind: 'startAgain' } } } },
}

export const Email: Story = { args: untouched('emailOTP') }
export const EmailTyped: Story = { args: identify('emailOTP') }
export const EmailSending: Story = { args: asking('emailOTP') }
export const EmailRefused: Story = { args: identify('emailOTP', { kind: 'emailRefused' }) }

export const Password: Story = { args: untouched('emailPassword') }
export const PasswordShown: Story = {
  args: identify('emailPassword'),
  play: async () => { await userEvent.click(await screen.findByRole('button', { name: /^(Show password|পাসওয়ার্ড দেখান)$/ })) },
}
export const PasswordChecking: Story = { args: asking('emailPassword') }
export const BadCredentials: Story = { args: identify('emailPassword', { kind: 'badCredentials' }) }

export const Forgot: Story = { args: untouched('forgotPassword') }
export const ForgotSending: Story = { args: asking('forgotPassword') }
export const ForgotRefused: Story = { args: identify('forgotPassword', { kind: 'emailRefused' }) }
export const LinkSent: Story = { args: { state: { step: 'resetLinkSent', by: 'forgotPassword', typed } } }

export const WindowOpen: Story = { args: asking('mobileOtp', 'google') }
export const ConflictWithGoogle: Story = { args: conflict('google') }
export const ConflictWithMail: Story = { args: conflict('email') }
export const ConflictWithPhone: Story = { args: conflict('phone') }
export const ConflictUnknown: Story = { args: conflict(null) }
export const SocialFailed: Story = { args: identify('mobileOtp', { kind: 'socialFailed' }, 'facebook') }
export const SocialRefused: Story = { args: identify('emailOTP', { kind: 'socialRefused' }, 'apple') }
export const SocialUnsaid: Story = { args: identify('mobileOtp', { kind: 'socialUnsaid' }, 'google') }
export const PasskeyAsked: Story = { args: asking('mobileOtp', 'passkey') }
export const PasskeyRefused: Story = { args: identify('mobileOtp', { kind: 'passkeyRefused' }, 'passkey') }

export const Code: Story = { args: code() }
export const CodeByMail: Story = { args: code({ sentTo: 'mita@example.org' }, 'emailOTP') }
export const CodeEntered: Story = { args: code(), play: enterCode }
export const CodeIncorrect: Story = { args: code({ step: 'open', error: { kind: 'codeIncorrect', attemptsLeft: 3 } }), play: enterCode }
export const CodeExpired: Story = { args: code({ step: 'open', sentAt: longAgo, error: { kind: 'codeExpired' } }), play: enterCode }
export const ResendFailed: Story = { args: code({ step: 'open', sentAt: longAgo, error: { kind: 'sendFailed' } }) }
export const Resending: Story = { args: code({ step: 'resending', sentAt: longAgo, askedAt: new Date() }) }
export const Checking: Story = { args: code({ step: 'checking', sentAt: longAgo }), play: enterCode }
