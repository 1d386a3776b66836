import type { Call } from '@ott/api-client'
import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { localeOf, neverAnswers, TestProviders, wireGift, wireGifts, wireOrder, wirePlans } from '../testing.tsx'
import { PaymentReturn } from './payment-return.tsx'

type Story = StoryObj<typeof PaymentReturn>

const answering = (look: TestResponse): Call => anApi(({ path }) => (path.includes('/payment/order') ? look : { json: path.includes('/plan/gift') ? wireGifts([wireGift()]) : wirePlans() }), { accessToken: 'a', refreshToken: 'r' }).call
const outcome = (name: string, status: string, changes: object = {}, order: object = {}) => ({ json: { data: { outcome: name, order: wireOrder({ status, ...order }), ...changes } } })
const returned = { returned: { currency: 'INR', amount: 29_900 } }

export default {
  title: 'Billing/Payment return',
  component: PaymentReturn,
  parameters: { layout: 'fullscreen' },
  args: {
    timeZone: 'Asia/Kolkata',
    paymentId: 'J7',
    returned: {},
    hrefs: { checkout: () => '#checkout', gift: '#gift', benefits: '#benefits', home: '#home' },
    sharing: { copy: async () => true, share: async () => 'copied', print: () => {} },
    onLeave: () => {},
    onPaid: () => {},
  },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><PaymentReturn {...args} locale={localeOf(globals)} /></TestProviders>,
} satisfies Meta<typeof PaymentReturn>

export const Waiting: Story = { args: { call: neverAnswers } }
export const Paid: Story = { args: { call: answering(outcome('ACTIVE', 'paid')) } }
export const GiftPaid: Story = { args: { call: answering(outcome('ACTIVE', 'paid', {}, { gift_months: 3 })) } }
export const Declined: Story = { args: { call: answering(outcome('FAILED', 'open')) } }
export const Unknown: Story = { args: { call: answering({ status: 404, json: { errorCode: 'NOT_FOUND' } }) } }
export const PaidTwice: Story = { args: { call: answering(outcome('ACTIVE', 'paid', returned)) } }
export const Returned: Story = { args: { call: answering(outcome('RETURNED', 'cancelled', returned)) } }
