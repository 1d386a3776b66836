import { inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestProviders, localeOf } from '../testing.tsx'
import { ConsentBanner } from './consent-banner.tsx'

type Story = StoryObj<typeof ConsentBanner>

const nothing = () => {}

export default {
  title: 'Identity/Consent banner',
  component: ConsentBanner,
  parameters: { docs: inAFrame },
  args: { hasGpc: false, choicesHref: '#choices', onAcceptAll: nothing, onRejectAll: nothing },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><ConsentBanner {...args} /></TestProviders>,
} satisfies Meta<typeof ConsentBanner>

export const Asking: Story = {}
export const WithGlobalPrivacyControl: Story = { args: { hasGpc: true } }
