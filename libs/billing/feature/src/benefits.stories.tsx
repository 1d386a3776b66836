import { anApi } from '@ott/api-client/testing'
import type { TestServer } from '@ott/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Benefits } from './benefits.tsx'
import { RedeemGift } from './redeem/redeem-gift.tsx'
import { localeOf, neverAnswers, storyNow, TestProviders, wireSubscription } from './testing.tsx'

type Story = StoryObj<typeof Benefits>

const callTo = (server: TestServer) => anApi(server, { accessToken: 'access', refreshToken: 'refresh' }).call
const callOf = (changes: object) => callTo(({ path }) => ({ json: wireSubscription(changes, path.includes('bengali') ? 'bn' : 'en') }))

export default {
  title: 'Billing/Your plan',
  component: Benefits,
  parameters: { layout: 'fullscreen' },
  args: { call: callOf({}), locale: 'en', timeZone: 'Asia/Kolkata', now: storyNow, hrefs: { plans: '#plans', redeem: '#redeem' }, giftForm: null, onAddGift: () => {} },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><Benefits {...args} locale={localeOf(globals)} /></TestProviders>,
} satisfies Meta<typeof Benefits>

export const Renews: Story = {}
export const FromGift: Story = { args: { call: callOf({ subscription_acquisition: 'REDEEMED', auto_renewal: false }) } }
export const AddingGiftCode: Story = {
  args: {
    giftForm: (
      <RedeemGift
        viewer="user"
        redeem={{ status: 'editing', error: null }}
        code="JNKA-M0BX-1M0N-TH01"
        onCodeChange={() => {}}
        explainsInvalidCode={false}
        timeZone="Asia/Kolkata"
        loginHref="#login"
        onSubmit={() => {}}
        onRetry={() => {}}
        onStartWatching={() => {}}
        onClose={() => {}}
      />
    ),
  },
}
export const Ended: Story = { args: { call: callOf({ subscription_status: 'EXPIRED', subscription_end_date: '2026-11-01T00:00:00Z' }) } }
export const NoPlan: Story = { args: { call: callTo(() => ({ json: { data: null } })) } }
export const Loading: Story = { args: { call: neverAnswers } }
export const Failed: Story = { args: { call: callTo(() => ({ status: 500, json: {} })) } }
