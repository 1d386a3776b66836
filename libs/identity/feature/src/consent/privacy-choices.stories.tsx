import { consent as consentReducer } from '@ott/analytics'
import type { Consent, ConsentChoice } from '@ott/analytics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'
import { TestProviders, localeOf } from '../testing.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'
import type { PrivacyChoicesProps } from './privacy-choices.tsx'

type Story = StoryObj<typeof PrivacyChoices>

const policy: Consent['policy'] = { version: 1, mode: 'optIn', hasGpc: false }
const withGpc = { ...policy, hasGpc: true }
const choice: ConsentChoice = { version: 1, analytics: true, marketing: false, source: 'settings', at: Date.UTC(2026, 10, 21, 8, 35), id: 'first', gpc: 'absent', isOfAccount: false }

/** A browser whose choices are stored in this story alone. */
function InABrowser({ consent: initial, ...props }: PrivacyChoicesProps) {
  const [consent, setConsent] = useState(initial)
  const change: PrivacyChoicesProps['onChange'] = (action) => setConsent((known) => known && consentReducer(known, { ...action, at: choice.at, id: crypto.randomUUID() }))
  return <PrivacyChoices {...props} consent={consent} onChange={change} />
}

export default {
  title: 'Identity/Privacy choices',
  component: PrivacyChoices,
  parameters: { layout: 'fullscreen' },
  args: { consent: { policy, choice }, isKids: false, policyHref: '#policy', onChange: () => {} },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><InABrowser {...args} /></TestProviders>,
} satisfies Meta<typeof PrivacyChoices>

const pressMarketing: Story['play'] = async () => userEvent.click((await screen.findAllByRole('switch'))[1]!)

export const Stored: Story = {}
export const Loading: Story = { args: { consent: null } }
export const NotChosen: Story = { args: { consent: { policy, choice: null } } }
export const NotChosenWithOptOut: Story = { args: { consent: { policy: { ...policy, mode: 'optOut' }, choice: null } } }
export const EverythingOn: Story = { args: { consent: { policy, choice: { ...choice, marketing: true } } } }
export const NewerText: Story = { args: { consent: { policy: { ...policy, version: 2 }, choice } } }
export const Saved: Story = { play: pressMarketing }
export const WithGlobalPrivacyControl: Story = { args: { consent: { policy: withGpc, choice: { ...choice, gpc: 'seen' } } } }
export const OverruledByGlobalPrivacyControl: Story = { args: { consent: { policy: withGpc, choice } } }
export const ConfirmMarketing: Story = { ...WithGlobalPrivacyControl, play: pressMarketing }
export const Kids: Story = { args: { isKids: true } }
