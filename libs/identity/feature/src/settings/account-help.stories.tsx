import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountHelp } from './account-help.tsx'
import { SettingsLayout } from './settings-layout.tsx'
import { TestProviders, localeOf, settingsHrefs } from '../testing.tsx'

type Story = StoryObj<typeof AccountHelp>

export default {
  title: 'Identity/Account help',
  component: AccountHelp,
  parameters: { layout: 'fullscreen' },
  args: {
    locale: 'en',
    accountId: '0b5f2c1e-6d0a-4c57-9a53-3f1c2f6f7a10',
    plan: { endsAt: new Date('2027-02-03T12:00:00Z'), renews: true },
    hasPreviews: true,
    hasParentalControl: true,
    hrefs: { ...settingsHrefs, plans: '#plans', mine: '#mine', help: '#public-help' },
    onLogout: () => {},
  },
  render: (args, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <SettingsLayout current="help" hasPreviews={args.hasPreviews} hasParentalControl={args.hasParentalControl} hrefs={settingsHrefs}>
        <AccountHelp {...args} locale={localeOf(globals)} />
      </SettingsLayout>
    </TestProviders>
  ),
} satisfies Meta<typeof AccountHelp>

export const PlanRenews: Story = {}
export const PlanEnds: Story = { args: { plan: { endsAt: new Date('2027-02-03T12:00:00Z'), renews: false } } }
export const NoPlan: Story = { args: { plan: 'none' } }
export const WithoutPreviews: Story = { args: { hasPreviews: false } }
export const WithoutParentalControl: Story = { args: { hasParentalControl: false } }
export const PlanNotLoaded: Story = { args: { plan: 'unknown' } }
