import { inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { SwitchAccountDialog } from './switch-account-dialog.tsx'
import { TestProviders, localeOf } from '../testing.tsx'

type Story = StoryObj<typeof SwitchAccountDialog>

export default {
  title: 'Identity/Switch account dialog',
  component: SwitchAccountDialog,
  parameters: { docs: inAFrame },
  args: { signedInAs: '+919830001207', onSwitch: async () => {}, onClose: () => {} },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><SwitchAccountDialog {...args} /></TestProviders>,
} satisfies Meta<typeof SwitchAccountDialog>

export const Confirmation: Story = {}
export const UnknownAccount: Story = { args: { signedInAs: null } }
export const Switching: Story = {
  args: { onSwitch: () => new Promise(() => {}) },
  play: async () => { await userEvent.click(await screen.findByRole('button', { name: /Switch|অন্যটিতে/ })) },
}
