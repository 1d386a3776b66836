import type { Meta, StoryObj } from '@storybook/react-vite'
import { SettingsFrame } from './settings-layout.tsx'
import { TestProviders, localeOf, settingsHrefs } from '../testing.tsx'

export default {
  title: 'Identity/Settings',
  component: SettingsFrame,
  parameters: { layout: 'fullscreen' },
  args: { current: null, hasPreviews: true, hrefs: settingsHrefs },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><SettingsFrame {...args} /></TestProviders>,
} satisfies Meta<typeof SettingsFrame>

type Story = StoryObj<typeof SettingsFrame>

export const Places: Story = {}
export const WithoutPreviews: Story = { args: { hasPreviews: false } }
