import { inAFrame } from '@ott/design-system/testing'
import { maxPartyMembers } from '@ott/playback'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PartyPanel } from './party-panel.tsx'
import type { PartyEnd } from './party-end.ts'
import type { PartyState } from './party-state.ts'
import { aPartyView, joined } from './testing-view.ts'

type Args = { state: PartyState; hasNoInvitation?: boolean }

export default {
  title: 'Playback/Watch party panel',
  parameters: { layout: 'fullscreen', docs: inAFrame },
  render: ({ state, hasNoInvitation }) => (
    <div style={{ position: 'relative', height: 'min(100vh, 720px)', transform: 'translateZ(0)' }}>
      <PartyPanel party={aPartyView(state, () => {}, hasNoInvitation ? { link: null, onStart: undefined } : {})} onClose={() => {}} />
    </div>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

const over = (reason: PartyEnd): Story => ({ args: { state: { status: 'over', reason } } })

export const NotStarted: Story = { args: { state: { status: 'none' } } }
export const Connecting: Story = { args: { state: { status: 'connecting' } } }
export const Host: Story = { args: { state: joined() } }
export const Guest: Story = { args: { state: joined({ memberId: 'm3' }) } }
/** A child's profile invites nobody. */
export const GuestWithoutInvitation: Story = { args: { state: joined({ memberId: 'm2' }), hasNoInvitation: true } }
export const Alone: Story = { args: { state: joined({ members: [{ id: 'm1', name: null, number: 1 }] }) } }
export const Full: Story = {
  args: { state: joined({ members: Array.from({ length: maxPartyMembers }, (_, index) => ({ id: `m${index + 1}`, name: index % 3 === 0 ? null : `অতিথি ${'মা'.repeat(index)}`, number: index + 1 })) }) },
}
export const Reconnecting: Story = { args: { state: joined({}, true) } }
export const Ended: Story = over('ended')
export const NoPlaceLeft: Story = over('full')
export const NotEntitled: Story = over('needsPlan')
export const NotAvailable: Story = over('notAvailable')
export const SignedOut: Story = over('needsLogin')
export const Failed: Story = over('failed')
