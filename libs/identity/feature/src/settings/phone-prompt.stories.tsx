import { inAFrame } from '@ott/design-system/testing'
import type { CodeEntry, PhoneAdd, SignInError } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { PhoneAddSteps } from './phone-add-dialog.tsx'
import { PhonePrompt } from './phone-prompt.tsx'
import { anAgreeableApi, Around, localeOf } from '../testing.tsx'
import type { PhoneAdding } from './use-phone-add.ts'

const { call } = anAgreeableApi()
const nothing = () => {}
const later = async () => {}

type Args = { state: PhoneAdd }
type Story = StoryObj<Args>

const india = [{ code: 'IN', name: 'India', phoneCode: '91', isCurrent: true }]

export default {
  title: 'Identity/Phone prompt',
  component: PhoneAddSteps,
  subcomponents: { PhonePrompt },
  parameters: { docs: inAFrame },
  render: ({ state }, { globals }) => (
    <Around locale={localeOf(globals)}>
      <PhoneAddSteps adding={standingAt(state)} countries={india} locale={localeOf(globals)} title="+91" onClose={nothing} />
    </Around>
  ),
} satisfies Meta<ComponentProps<typeof PhoneAddSteps> & Args>

function standingAt(state: PhoneAdd): PhoneAdding {
  return { state, typed: nothing, codeTyped: nothing, goBack: nothing, send: later, resend: later, submitCode: later }
}

const typed = { country: 'IN', national: '9830041207' }
const idle = (error?: SignInError): Args => ({ state: { step: 'idle', typed, error } })
const code = (entry: Partial<CodeEntry> = {}): Args => ({
  state: { step: 'otpVerify', typed, entry: { sentTo: '+919830041207', sentAt: new Date(0), step: 'open', ...entry } as CodeEntry },
})

/** The whole question, over a server that agrees to everything. */
export const Working: Story = {
  render: (_, { globals }) => (
    <Around locale={localeOf(globals)}>
      <PhonePrompt call={call} locale={localeOf(globals)} log={nothing} onAdded={nothing} onClose={nothing} onLogout={nothing} />
    </Around>
  ),
}
export const ValidNumber: Story = { args: idle() }
export const Sending: Story = { args: { state: { step: 'asking', typed } } }
export const NotSent: Story = { args: idle({ kind: 'sendFailed' }) }
export const InUse: Story = { args: idle({ kind: 'phoneInUse' }) }
export const StartAgain: Story = { args: { state: { step: 'idle', typed: { country: 'IN', national: '' }, error: { kind: 'startAgain' } } } }
export const Code: Story = { args: code() }
export const CodeIncorrect: Story = { args: code({ error: { kind: 'codeIncorrect', attemptsLeft: 3 } } as Partial<CodeEntry>) }
export const Checking: Story = { args: code({ step: 'checking' }) }
