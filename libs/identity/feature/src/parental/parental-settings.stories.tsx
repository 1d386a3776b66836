import type { OtpEntry, CodedChange } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { SettingsLayout } from '../settings/settings-layout.tsx'
import { aSuccessfulApi, errorAnswer, localeOf, neverAnswers, settingsHrefs, TestProviders, user } from '../testing.tsx'
import { ParentalSettings, ParentalSteps } from './parental-settings.tsx'

const nothing = () => {}
const later = async () => {}
const ratings = ['U', 'U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+'] as const

type Known = ComponentProps<typeof ParentalSteps>['known']
type Args = { state: CodedChange; known: Known; changed: 'on' | 'off' | null; isOffered: boolean }
type Story = StoryObj<Args>

export default {
  title: 'Identity/Parental control',
  component: ParentalSteps,
  subcomponents: { ParentalSettings },
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'closed' }, known: null, changed: null, isOffered: true },
  render: ({ state, ...args }, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <SettingsLayout current="parental" hasPreviews hasParentalControl hrefs={settingsHrefs}>
        <ParentalSteps
          {...args}
          ratings={ratings}
          controls={{ state, open: nothing, close: nothing, enable: nothing, disable: nothing, codeTyped: nothing, submitCode: later, resend: later }}
        />
      </SettingsLayout>
    </TestProviders>
  ),
} satisfies Meta<ComponentProps<typeof ParentalSteps> & Args>

const asking: Known = { ageRating: 'U/A 13+', restrictedTitles: 'ask' }
const hiding: Known = { ageRating: 'U/A 16+', restrictedTitles: 'hide' }
const code = (entry: Partial<OtpEntry> = {}): CodedChange => ({ status: 'code', entry: { sentTo: '+91******1207', sentAt: new Date(0), status: 'open', ...entry } as OtpEntry })
const withApi = (call: ComponentProps<typeof ParentalSettings>['call']): Story => ({
  render: (_, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <SettingsLayout current="parental" hasPreviews hasParentalControl hrefs={settingsHrefs}><ParentalSettings call={call} ratings={ratings} isOffered log={nothing} /></SettingsLayout>
    </TestProviders>
  ),
})

/** The whole flow, with a server on which every call succeeds. */
export const Working: Story = withApi(aSuccessfulApi().call)
export const WorkingOn: Story = withApi(aSuccessfulApi({ '/users': () => ({ json: { ...user, parentalControlStatus: 'on', maturityRating: 'U/A 13+', restrictedTitles: 'ask' } }) }).call)
export const Loading: Story = withApi(neverAnswers)
export const NotLoaded: Story = withApi(aSuccessfulApi({ '/users': errorAnswer('INTERNAL', {}, 500) }).call)
export const Off: Story = {}
export const OnAsking: Story = { args: { known: asking } }
export const OnHiding: Story = { args: { known: hiding } }
export const TurnedOn: Story = { args: { known: asking, changed: 'on' } }
export const TurnedOff: Story = { args: { changed: 'off' } }
export const NotOffered: Story = { args: { isOffered: false } }
export const OnNotOffered: Story = { args: { known: asking, isOffered: false } }
export const Form: Story = { args: { state: { status: 'form' } } }
export const FormOfAll: Story = { args: { state: { status: 'form' }, known: { ageRating: 'U', restrictedTitles: 'ask' } } }
/** Refused: nothing would be left to see. */
export const HidesAll: Story = { args: { state: { status: 'form' }, known: { ageRating: 'U', restrictedTitles: 'hide' } } }
export const Sending: Story = { args: { state: { status: 'sending', from: 'form' } } }
export const NotSent: Story = { args: { state: { status: 'form', error: { type: 'sendFailed' } } } }
export const NoContact: Story = { args: { state: { status: 'form', error: { type: 'noContact' } } } }
export const Code: Story = { args: { state: code() } }
export const CodeIncorrect: Story = { args: { state: code({ error: { type: 'codeIncorrect', attemptsLeft: 3 } } as Partial<OtpEntry>) } }
export const Checking: Story = { args: { state: code({ status: 'checking' }) } }
export const TurningOff: Story = { args: { known: asking, state: { status: 'sending', from: 'closed' } } }
export const NotTurnedOff: Story = { args: { known: asking, state: { status: 'failed', error: { type: 'offline' } } } }
