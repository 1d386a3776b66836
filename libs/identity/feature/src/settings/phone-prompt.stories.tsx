import { inAFrame } from '@ott/design-system/testing'
import type { OtpEntry, AddPhone, SignInError } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { AddPhoneSteps } from './add-phone-dialog.tsx'
import { PhonePrompt } from './phone-prompt.tsx'
import { aSuccessfulApi, TestProviders, localeOf } from '../testing.tsx'
import type { AddPhoneControls } from './use-add-contact.ts'

const { call: apiClient } = aSuccessfulApi()
const nothing = () => {}
const later = async () => {}

type Args = { state: AddPhone }
type Story = StoryObj<Args>

const india = [{ code: 'IN', name: 'India', phoneCode: '91', isCurrent: true }]

export default {
  title: 'Identity/Phone prompt',
  component: AddPhoneSteps,
  subcomponents: { PhonePrompt },
  parameters: { docs: inAFrame },
  render: ({ state }, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <AddPhoneSteps adding={standingAt(state)} countries={india} locale={localeOf(globals)} title="+91" onClose={nothing} />
    </TestProviders>
  ),
} satisfies Meta<ComponentProps<typeof AddPhoneSteps> & Args>

function standingAt(state: AddPhone): AddPhoneControls {
  return { state, typed: nothing, codeTyped: nothing, goBack: nothing, send: later, resend: later, submitCode: later }
}

const typed = { country: 'IN', national: '9830041207' }
const idle = (error?: SignInError): Args => ({ state: { status: 'idle', typed, error } })
const code = (entry: Partial<OtpEntry> = {}): Args => ({
  state: { status: 'otpVerify', typed, entry: { sentTo: '+919830041207', sentAt: new Date(0), status: 'open', ...entry } as OtpEntry },
})

/** The whole flow, with a server on which every call succeeds. */
export const Working: Story = {
  render: (_, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <PhonePrompt call={apiClient} locale={localeOf(globals)} log={nothing} onAdded={nothing} onClose={nothing} onLogout={nothing} />
    </TestProviders>
  ),
}
export const ValidNumber: Story = { args: idle() }
export const Sending: Story = { args: { state: { status: 'asking', typed } } }
export const NotSent: Story = { args: idle({ type: 'sendFailed' }) }
export const InUse: Story = { args: idle({ type: 'phoneInUse' }) }
export const StartAgain: Story = { args: { state: { status: 'idle', typed: { country: 'IN', national: '' }, error: { type: 'startAgain' } } } }
export const Code: Story = { args: code() }
export const CodeIncorrect: Story = { args: code({ error: { type: 'codeIncorrect', attemptsLeft: 3 } } as Partial<OtpEntry>) }
export const Checking: Story = { args: code({ status: 'checking' }) }
