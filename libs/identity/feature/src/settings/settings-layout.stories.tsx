import { Section, Text } from '@ott/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SettingsLayout } from './settings-layout.tsx'
import { TestProviders, localeOf, settingsHrefs } from '../testing.tsx'

export default {
  title: 'Identity/Settings',
  component: SettingsLayout,
  parameters: { layout: 'fullscreen' },
  args: { current: null, hasPreviews: true, hasParentalControl: true, hrefs: settingsHrefs },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><SettingsLayout {...args} /></TestProviders>,
} satisfies Meta<typeof SettingsLayout>

type Story = StoryObj<typeof SettingsLayout>

export const Sections: Story = {}
export const Open: Story = { args: { current: 'account', children: <Section title="…"><Text tone="soft">…</Text></Section> } }
/** On phones the line of links has scrolled to the open page. */
export const LastOpen: Story = { args: { current: 'help', children: <Section title="…"><Text tone="soft">…</Text></Section> } }
export const WithoutPreviews: Story = { args: { hasPreviews: false } }
export const WithoutParentalControl: Story = { args: { hasParentalControl: false } }
