import { initialDialog } from '@ott/identity'
import { screen, userEvent } from 'storybook/test'
import LoginDialog from './login-dialog.tsx'
import { asking, dialogStories, empty, identify, untouched } from './login-story-states.tsx'
import type { Story } from './login-story-states.tsx'
import { aSuccessfulApi, TestProviders, allOtpChannels, allSignInOptions, localeOf } from '../testing.tsx'

const { call: apiClient } = aSuccessfulApi()
const nothing = () => {}

export default { ...dialogStories, title: 'Identity/Login dialog' }

/** The whole sign-in, with a server on which every call succeeds. */
export const Working: Story = {
  render: (_, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <LoginDialog
        call={apiClient}
        locale={localeOf(globals)}
        browserId="browser-1"
        codes={allOtpChannels}
        options={allSignInOptions}
        openPopup={async () => ({ error: 'popup-closed' })}
        log={nothing}
        onSignedIn={nothing}
        onClose={nothing}
      />
    </TestProviders>
  ),
}

export const Empty: Story = { args: untouched('mobileOtp') }
export const OptionsLoading: Story = { args: { ...untouched('mobileOtp'), options: null } }
export const NoAlternatives: Story = { args: { ...untouched('mobileOtp'), options: { providers: [], botCheck: null, whatsApp: false } } }
export const OneProvider: Story = { args: { ...untouched('mobileOtp'), options: { providers: ['google'], botCheck: null, whatsApp: false } } }
export const NoCodesByEmail: Story = { args: { ...untouched('emailPassword'), codes: { mobile: true, email: false } } }
export const NoCodesByPhone: Story = { args: { ...untouched('emailOTP'), codes: { mobile: false, email: true } } }
export const NoCodes: Story = { args: { ...untouched('emailPassword'), codes: { mobile: false, email: false } } }
export const CountryPicker: Story = {
  args: untouched('mobileOtp'),
  play: async () => { await userEvent.click(await screen.findByRole('combobox')) },
}
export const IncompleteNumber: Story = {
  args: untouched('mobileOtp'),
  play: async () => { await userEvent.type(await screen.findByRole('textbox'), '{Enter}') },
}
export const Abroad: Story = { args: { state: { ...initialDialog('GB'), status: 'identify' } } }
export const ValidNumber: Story = { args: identify('mobileOtp') }
export const Sending: Story = { args: asking('mobileOtp') }
export const SendFailed: Story = { args: identify('mobileOtp', { type: 'sendFailed' }) }
export const NumberRefused: Story = { args: identify('mobileOtp', { type: 'numberRefused' }) }
export const RateLimited: Story = { args: identify('mobileOtp', { type: 'tooManyTries', retryAfterSeconds: 540 }) }
export const BotCheckFailed: Story = { args: identify('mobileOtp', { type: 'botCheckFailed' }) }
export const Offline: Story = { args: identify('mobileOtp', { type: 'offline' }) }
export const UnknownError: Story = { args: identify('mobileOtp', { type: 'unknown' }) }
export const StartAgain: Story = {
  args: { state: { status: 'identify', by: 'mobileOtp', typed: empty, failure: { method: 'form', error: { type: 'startAgain' } } } },
}
