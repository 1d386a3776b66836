import type { Meta, StoryObj } from '@storybook/react-vite'
import { SettingsFrame } from './settings-frame.tsx'
import { Around, localeOf, settingsHrefs } from './testing.tsx'

export default {
  title: 'Identity/Settings',
  component: SettingsFrame,
  parameters: { layout: 'fullscreen' },
  args: { current: null, hrefs: settingsHrefs },
  render: (args, { globals }) => <Around locale={localeOf(globals)}><SettingsFrame {...args} /></Around>,
} satisfies Meta<typeof SettingsFrame>

export const Places: StoryObj<typeof SettingsFrame> = {}
