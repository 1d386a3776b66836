import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestProviders, localeOf } from '../testing.tsx'
import { PrivacySettings } from './privacy-settings.tsx'

export default {
  title: 'Identity/Privacy settings',
  component: PrivacySettings,
  args: { href: '#choices' },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><PrivacySettings {...args} /></TestProviders>,
} satisfies Meta<typeof PrivacySettings>

export const Link: StoryObj<typeof PrivacySettings> = {}
