import type { CodedChange, OtpEntry } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { aSuccessfulApi, errorAnswer, localeOf, neverAnswers, TestProviders } from '../testing.tsx'
import { DeleteAccountSteps } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { LimitedSession } from './leaving-page.tsx'

const nothing = () => {}
const later = async () => {}
const deletesAt = '2026-12-13T09:00:00Z'

type Args = { state: CodedChange }
type Story = StoryObj<Args>

export default {
  title: 'Identity/Leaving',
  component: DeleteAccountSteps,
  subcomponents: { ExportData, LimitedSession },
  args: { state: { status: 'closed' } },
  render: ({ state }, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <DeleteAccountSteps controls={{ state, open: nothing, close: nothing, submit: later, codeTyped: nothing, submitCode: later, resend: later }} />
    </TestProviders>
  ),
} satisfies Meta<ComponentProps<typeof DeleteAccountSteps> & Args>

const code = (entry: Partial<OtpEntry> = {}): CodedChange => ({ status: 'code', entry: { sentTo: '+91******1207', sentAt: new Date(0), status: 'open', ...entry } as OtpEntry })

export const Delete: Story = {}
export const Meaning: Story = { args: { state: { status: 'form' } } }
export const Sending: Story = { args: { state: { status: 'sending', from: 'form' } } }
export const PaymentInProgress: Story = { args: { state: { status: 'form', error: { type: 'paymentInProgress' } } } }
export const Code: Story = { args: { state: code() } }
export const WrongCode: Story = { args: { state: code({ status: 'open', error: { type: 'codeIncorrect', attemptsLeft: 3 } }) } }

const exporting = (call: Parameters<typeof ExportData>[0]['call']): Story => ({
  render: (_, { globals }) => <TestProviders locale={localeOf(globals)}><ExportData call={call} locale={localeOf(globals)} onReady={nothing} /></TestProviders>,
})
export const Export: Story = exporting(aSuccessfulApi().call)
export const ExportLimited: Story = exporting(aSuccessfulApi({ '/users/export': errorAnswer('RATE_LIMITED', { retryAfter: 3_600 }, 429) }).call)

const limited = (call: Parameters<typeof LimitedSession>[0]['call']): Story => ({
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <LimitedSession call={call} locale={localeOf(globals)} timeZone="Asia/Kolkata" onReady={nothing} onKept={nothing} onDeleted={nothing} onLogout={nothing}>{null}</LimitedSession>
    </TestProviders>
  ),
})
export const Leaving: Story = limited(aSuccessfulApi({ '/users/deletion': () => ({ json: { deletesAt } }) }).call)
export const LeavingLoading: Story = limited(neverAnswers)
export const LeavingNotLoaded: Story = limited(aSuccessfulApi({ '/users/deletion': errorAnswer('INTERNAL', {}, 500) }).call)
