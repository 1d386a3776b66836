import type { Meta, StoryObj } from '@storybook/react-vite'
import { JoinPartyScreen } from './join-party-screen.tsx'
import type { PartyEnd } from './party-end.ts'

const meta = {
  title: 'Playback/Join a watch party',
  component: JoinPartyScreen,
  args: { state: { status: 'joining', isOffline: false }, loginHref: '#login', plansHref: '#plans', homeHref: '#home', onRetry: () => {} },
} satisfies Meta<typeof JoinPartyScreen>

export default meta

type Story = StoryObj<typeof meta>

const over = (reason: PartyEnd): Story => ({ args: { state: { status: 'over', reason } } })

export const Joining: Story = {}
export const Offline: Story = { args: { state: { status: 'joining', isOffline: true } } }
export const Ended: Story = over('ended')
export const Full: Story = over('full')
export const NotEntitled: Story = over('needsPlan')
export const NotAvailable: Story = over('notAvailable')
export const SignedOut: Story = over('needsLogin')
export const Failed: Story = over('failed')
