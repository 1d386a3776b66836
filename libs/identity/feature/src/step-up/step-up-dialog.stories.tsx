import { inAFrame } from '@ott/design-system/testing'
import type { OtpEntry, SignInError, StepUp, StepUpMethod } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { aSuccessfulApi, errorAnswer, localeOf, neverAnswers, TestProviders } from '../testing.tsx'
import { StepUpDialog, StepUpFrame, StepUpSteps } from './step-up-dialog.tsx'

const nothing = () => {}
const later = async () => {}
const ports = { openPopup: async () => ({ error: 'popup-closed' }), log: nothing, onConfirmed: nothing, onClose: nothing }
const methods: StepUpMethod[] = [{ type: 'phone', to: '+919830041207' }, { type: 'email', to: 'mita@example.org' }, { type: 'password' }, { type: 'google' }]

type Args = { state: StepUp }
type Story = StoryObj<Args>

export default {
  title: 'Identity/Confirm identity',
  component: StepUpSteps,
  subcomponents: { StepUpDialog },
  parameters: { docs: inAFrame },
  render: ({ state }, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <StepUpFrame onClose={nothing}>
        <StepUpSteps controls={{ state, sendCode: later, resend: later, submitCode: later, submitPassword: later, providePasskey: later, provideSocial: later, codeTyped: nothing, goBack: nothing }} />
      </StepUpFrame>
    </TestProviders>
  ),
} satisfies Meta<ComponentProps<typeof StepUpSteps> & Args>

const choosing = (method?: StepUpMethod['type'], error?: SignInError): Args => ({ state: { status: 'choosing', methods, ...(method && error && { failure: { method, error } }) } })
const asking = (method: StepUpMethod['type']): Args => ({ state: { status: 'asking', methods, method } })
const code = (entry: Partial<OtpEntry> = {}): Args => ({
  state: { status: 'code', methods, channel: 'phone', entry: { sentTo: '+919830041207', sentAt: new Date(0), status: 'open', ...entry } as OtpEntry },
})
const withApi = (call: Parameters<typeof StepUpDialog>[0]['call']): Story => ({
  render: (_, { globals }) => <TestProviders locale={localeOf(globals)}><StepUpDialog {...ports} call={call} /></TestProviders>,
})

/** The whole flow, with a server on which every call succeeds. */
export const Working: Story = withApi(aSuccessfulApi().call)
export const Loading: Story = withApi(neverAnswers)
export const NotLoaded: Story = withApi(aSuccessfulApi({ '/step-up': errorAnswer('INTERNAL', {}, 500) }).call)
export const Methods: Story = { args: choosing() }
export const CodeOnly: Story = { args: { state: { status: 'choosing', methods: methods.slice(0, 1) } } }
export const NoMethod: Story = { args: { state: { status: 'choosing', methods: [] } } }
export const Sending: Story = { args: asking('phone') }
export const NotSent: Story = { args: choosing('phone', { type: 'sendFailed' }) }
export const WrongPassword: Story = { args: choosing('password', { type: 'badCredentials' }) }
export const CheckingPassword: Story = { args: asking('password') }
export const WrongAccount: Story = { args: choosing('google', { type: 'socialFailed' }) }
export const Code: Story = { args: code() }
export const CodeIncorrect: Story = { args: code({ error: { type: 'codeIncorrect', attemptsLeft: 3 } } as Partial<OtpEntry>) }
export const Checking: Story = { args: code({ status: 'checking' }) }
