import { inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { LogoutDialog } from './logout-dialog.tsx'

type Story = StoryObj<typeof LogoutDialog>

export default {
  title: 'Identity/Logout dialog',
  component: LogoutDialog,
  parameters: { docs: inAFrame },
  args: { onConfirm: async () => {}, onClose: () => {} },
} satisfies Meta<typeof LogoutDialog>

const pressLogout = async () => {
  await userEvent.click((await screen.findAllByRole('button'))[1] as HTMLElement)
}

export const Confirmation: Story = {}
export const LoggingOut: Story = { args: { onConfirm: () => new Promise(() => {}) }, play: pressLogout }
export const Failed: Story = { args: { onConfirm: () => Promise.reject(new Error('no network')) }, play: pressLogout }
