import type { Call } from '@ott/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceTeaser } from './price-teaser.tsx'
import { aPlanApi, Around, localeOf, silence, wirePlans } from './testing.tsx'

type Story = StoryObj<{ call: Call }>

const inBothLanguages = aPlanApi(({ path }) => ({ json: wirePlans(path.includes('bengali') ? 'bn' : 'en') }))

export default {
  title: 'Billing/Price teaser',
  tags: ['!autodocs'],
  args: { call: inBothLanguages.call },
  render: ({ call }, { globals }) => (
    <Around locale={localeOf(globals)}>
      <PriceTeaser call={call} locale={localeOf(globals)} loginHref="#login" onClose={() => {}} />
    </Around>
  ),
} satisfies Meta<{ call: Call }>

export const Prices: Story = {}
export const Loading: Story = { args: { call: silence } }
export const Failed: Story = { args: { call: aPlanApi(() => ({ status: 500, json: {} })).call } }
export const NoPlans: Story = { args: { call: aPlanApi(() => ({ json: { data: [] } })).call } }
