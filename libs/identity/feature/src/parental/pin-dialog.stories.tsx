import { inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import bn from '../deferred-messages.bn.json' with { type: 'json' }
import en from '../deferred-messages.en.json' with { type: 'json' }
import { aSuccessfulApi, localeOf, TestProviders } from '../testing.tsx'
import { PinDialog, PinForm } from './pin-dialog.tsx'
import type { PinEntry } from './pin-dialog.tsx'

const nothing = () => {}

type Args = { entry: PinEntry }
type Story = StoryObj<Args>

export default {
  title: 'Identity/PIN',
  component: PinForm,
  subcomponents: { PinDialog },
  parameters: { docs: inAFrame },
  render: ({ entry }, { globals }) => (
    <TestProviders locale={localeOf(globals)}><PinForm entry={entry} text={(localeOf(globals) === 'bn' ? bn : en)['pin.text']} forgotHref="#forgot" onTyped={nothing} onSubmit={nothing} onClose={nothing} /></TestProviders>
  ),
} satisfies Meta<ComponentProps<typeof PinForm> & Args>

/** With a server that accepts every PIN. */
export const Working: Story = {
  render: (_, { globals }) => <TestProviders locale={localeOf(globals)}><PinDialog call={aSuccessfulApi().call} forgotHref="#forgot" onGranted={nothing} onClose={nothing} /></TestProviders>,
}
export const Open: Story = { args: { entry: { status: 'open' } } }
export const Checking: Story = { args: { entry: { status: 'checking' } } }
export const Incorrect: Story = { args: { entry: { status: 'open', error: { type: 'incorrect', attemptsLeft: 1 } } } }
export const Locked: Story = { args: { entry: { status: 'open', error: { type: 'locked', retryAfterSeconds: 720 } } } }
export const Offline: Story = { args: { entry: { status: 'open', error: { type: 'offline' } } } }
export const Failed: Story = { args: { entry: { status: 'open', error: { type: 'unknown' } } } }
