import { inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceTeaser } from './price-teaser.tsx'
import { aPlanApi, TestProviders, localeOf, neverAnswers, wirePlans } from './testing.tsx'

type Story = StoryObj<typeof PriceTeaser>

const inBothLanguages = aPlanApi(({ path }) => ({ json: wirePlans(path.includes('bengali') ? 'bn' : 'en') }))

export default {
  title: 'Billing/Price teaser',
  component: PriceTeaser,
  parameters: { docs: inAFrame },
  args: { call: inBothLanguages.call, locale: 'en', loginHref: '#login', redeemHref: '#redeem', onClose: () => {} },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><PriceTeaser {...args} locale={localeOf(globals)} /></TestProviders>,
} satisfies Meta<typeof PriceTeaser>

export const Prices: Story = {}
export const Loading: Story = { args: { call: neverAnswers } }
export const Failed: Story = { args: { call: aPlanApi(() => ({ status: 500, json: {} })).call } }
export const NoPlans: Story = { args: { call: aPlanApi(() => ({ json: { data: [] } })).call } }
export const WithoutGifts: Story = { args: { redeemHref: null } }
