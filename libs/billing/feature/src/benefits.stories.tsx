import { anApi } from '@ott/api-client/testing'
import type { TestServer } from '@ott/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Benefits } from './benefits.tsx'
import { RedeemGift } from './redeem/redeem-gift.tsx'
import { localeOf, neverAnswers, storyNow, TestProviders, wireCard, wireGift, wireGifts, wireMandate, wirePlans, wireSubscription } from './testing.tsx'

type Story = StoryObj<typeof Benefits>

const callTo = (server: TestServer) => anApi(server, { accessToken: 'access', refreshToken: 'refresh' }).call
const callOf = (changes: object, items: object[] = [], saved: object[] = [wireCard]) => callTo(({ path }) => {
  const locale = path.includes('bengali') ? 'bn' : 'en'
  if (path.includes('/withdraw')) return { json: { data: { amount: { currency: 'INR', amount: 29_900 }, is_full: true, withdrawable_until: null, received_at: null } } }
  if (path.includes('/refund')) return { json: { data: { amount: { currency: 'INR', amount: 29_900 }, is_full: true, refundable_until: null, state: null } } }
  if (path.includes('/plan/gift')) return { json: wireGifts([]) }
  if (path.includes('/billing-history')) return { json: { data: { items: items.map((item) => ({ ...item, plan_title: wirePlans(locale).data[1]?.title })), total: 12 } } }
  if (path.includes('/cards')) return { json: { data: { cards: saved } } }
  return { json: wireSubscription(changes, locale) }
})

const sold = {
  subscription_end_date: '2026-12-21T18:00:00Z',
  subscription_amount: { currency: 'INR', amount: 29_900 },
  period_ends_at: '2026-12-21T12:00:00Z',
  next_charge: { at: '2026-12-21T12:00:00Z', amount: 29_900 },
  payment_method: wireCard,
}
const charge = { id: '1', kind: 'charge', at: '2026-11-21T12:00:00Z', amount: { currency: 'INR', amount: 29_900 }, status: 'PAID', subscription_id: 's1', invoice_id: 'inv1' }
const history = [
  { ...charge, id: '3', status: 'PENDING', invoice_id: null },
  { ...charge, id: '2', kind: 'refund', status: 'REFUNDED', at: '2026-10-25T12:00:00Z' },
  { ...charge, id: '1', status: 'PARTLY_REFUNDED', at: '2026-10-21T12:00:00Z' },
  { ...charge, id: '0', status: 'FAILED', at: '2026-10-20T12:00:00Z', invoice_id: null },
]

export default {
  title: 'Billing/Your plan',
  component: Benefits,
  parameters: { layout: 'fullscreen' },
  args: { call: callOf(sold, history), locale: 'en', timeZone: 'Asia/Kolkata', now: storyNow, hrefs: { plans: '#plans', redeem: '#redeem', gift: '#gift', payRenewal: '#renewal', addCard: '#card' }, offers: { pause: true, refunds: true, gifts: true }, createRequestId: () => 'r1', giftForm: null, onAddGift: () => {}, onOpenInvoice: () => {}, onChanged: () => {} },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><Benefits {...args} locale={localeOf(globals)} /></TestProviders>,
} satisfies Meta<typeof Benefits>

export const Renews: Story = {}
export const FromGift: Story = { args: { call: callOf({ subscription_acquisition: 'REDEEMED', auto_renewal: false, state: null }, [], []) } }
export const Trial: Story = { args: { call: callOf({ ...sold, state: 'trial', trial_ends_at: '2026-12-05T12:00:00Z', next_charge: { at: '2026-12-05T12:00:00Z', amount: 29_900 } }) } }
export const Downgrades: Story = { args: { call: callOf({ ...sold, pending_change: { plan_id: 'ember', title: 'Ember · অঙ্গার', at: '2026-12-21T12:00:00Z' }, next_charge: { at: '2026-12-21T12:00:00Z', amount: 9_900 } }, history) } }
export const NothingChargedYet: Story = { args: { call: callOf(sold) } }
export const Cancelled: Story = { args: { call: callOf({ ...sold, auto_renewal: false, next_charge: null }, history) } }
export const ChargeFailed: Story = { args: { call: callOf({ ...sold, state: 'grace', failed_charge: { reason: 'expiredCard', retries_at: null }, payment_method: { ...wireCard, card_exp_year: 2026, is_expired: true } }, history) } }
export const OnHold: Story = { args: { call: callOf({ ...sold, state: 'hold', failed_charge: { reason: 'declined', retries_at: null }, subscription_status: 'INACTIVE' }, history) } }
export const Cancelling: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /Cancel plan|প্ল্যান বাতিল করুন/ })),
}
export const Pausing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /Pause plan|প্ল্যান থামান/ })),
}
export const PauseToCome: Story = { args: { call: callOf({ ...sold, paused_until: '2027-01-20T12:00:00Z', next_charge: { at: '2027-01-20T12:00:00Z', amount: 29_900 } }, history) } }
export const Paused: Story = { args: { call: callOf({ ...sold, state: 'paused', subscription_status: 'INACTIVE', paused_until: '2027-01-20T12:00:00Z' }, history) } }
export const Refunding: Story = {
  args: { call: callOf({ ...sold, refundable_until: '2026-12-05T12:00:00Z' }, history) },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /Get a refund|টাকা ফেরত নিন/ })),
}
/** In the European Union. */
export const Withdrawing: Story = {
  args: { call: callOf({ ...sold, country: 'NL', refundable_until: '2026-12-05T12:00:00Z', withdrawable_until: '2026-12-06T12:00:00Z' }, history) },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /Withdraw from contract here|এখানে চুক্তি থেকে সরে আসুন/ })),
}
export const NothingElseOffered: Story = { args: { call: callOf({ ...sold, refundable_until: '2026-12-05T12:00:00Z' }, history), offers: { pause: false, refunds: false, gifts: false } } }
const second = { ...wireCard, card_id: 'c2', card_brand: 'mastercard', last_four_digits: '4444', card_exp_month: 12, is_default: false }
const expired = { ...wireCard, card_id: 'c3', card_brand: 'amex', last_four_digits: '0005', card_exp_year: 2025, is_default: false, is_expired: true }
const threeCards = [wireCard, second, expired]
const charged = [{ ...charge, status: 'DISPUTED' }, { ...charge, id: '0', status: 'DISPUTE_LOST', at: '2026-10-21T12:00:00Z' }]

export const Cards: Story = { args: { call: callOf(sold, history, threeCards) } }
export const Mandate: Story = { args: { call: callOf({ ...sold, payment_method: wireMandate }, history, [wireMandate, second]) } }
export const NoCard: Story = { args: { call: callOf({ ...sold, auto_renewal: false, next_charge: null, payment_method: null }, history, []) } }
export const CardsFailed: Story = {
  args: {
    call: callTo(({ path }) => {
      if (path.includes('/cards')) return { status: 500, json: {} }
      return { json: path.includes('/billing-history') ? { data: { items: [], total: 0 } } : wireSubscription(sold, path.includes('bengali') ? 'bn' : 'en') }
    }),
  },
}
const removeButton = /^(Remove|Revoke mandate|সরান|ম্যান্ডেট তুলে নিন)/
export const RemovingCard: Story = {
  args: { call: callOf(sold, history, threeCards) },
  play: async ({ canvas, userEvent }) => userEvent.click((await canvas.findAllByRole('button', { name: removeButton }))[0]!),
}
export const RemovingLastCard: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: removeButton })),
}
export const RevokingMandate: Story = {
  args: { call: callOf({ ...sold, payment_method: wireMandate }, history, [wireMandate]) },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: removeButton })),
}
export const DefaultChanged: Story = {
  args: { call: callOf(sold, history, threeCards) },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^(Make default|ডিফল্ট করুন)/ })),
}
export const Disputed: Story = { args: { call: callOf({ ...sold, auto_renewal: false, next_charge: null, payment_method: null, dispute: { state: 'open', renews_after: true } }, charged) } }
export const DisputeLost: Story = { args: { call: callOf({ ...sold, state: 'ended', auto_renewal: false, subscription_status: 'EXPIRED', next_charge: null, payment_method: null, dispute: { state: 'lost', renews_after: false } }, charged) } }
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
const given = callTo(({ path }) => {
  const locale = path.includes('bengali') ? 'bn' : 'en'
  const plan_title = wirePlans(locale).data[1]?.title
  if (path.includes('/plan/gift')) return { json: wireGifts([
    wireGift({ plan_title, to: { email: 'rumi@films.example', name: 'Rumi · রুমি' }, country: path.includes('bengali') ? 'IN' : 'NL' }),
    wireGift({ plan_title, order_id: 'J2', code: null, refundable_until: null, months: 1, amount: { currency: 'INR', amount: 29_900 } }),
    wireGift({ plan_title, order_id: 'J3', state: 'redeemed', code: null, refundable_until: null }),
    wireGift({ plan_title, order_id: 'J4', state: 'refunded', code: null, refundable_until: null }),
    wireGift({ plan_title, order_id: 'J5', state: 'expired', code: null, refundable_until: null, expires_at: '2026-11-01T12:00:00Z' }),
  ], 12) }
  if (path.includes('/refund')) return { json: { data: { amount: { currency: 'INR', amount: 89_700 }, is_full: true, refundable_until: null, state: null } } }
  if (path.includes('/billing-history')) return { json: { data: { items: [{ ...charge, gift_months: 3, plan_title }], total: 1 } } }
  if (path.includes('/cards')) return { json: { data: { cards: [] } } }
  return { json: { data: null } }
})

export const GiftsBought: Story = { args: { call: given } }
export const GiftSentAgain: Story = {
  args: { call: given },
  play: async ({ canvas, userEvent }) => userEvent.click((await canvas.findAllByRole('button', { name: /^Send again|^আবার পাঠান/ }))[0]!),
}
export const RefundingGift: Story = {
  args: { call: given },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^Withdraw from contract here:|^টাকা ফেরত নিন:/ })),
}
export const GiftsFailed: Story = { args: { call: callTo(({ path }) => (path.includes('/plan/gift') ? { status: 500, json: {} } : { json: { data: path.includes('/cards') ? { cards: [] } : null } })) } }
export const Ended: Story = { args: { call: callOf({ subscription_status: 'EXPIRED', subscription_end_date: '2026-11-01T00:00:00Z', state: null }, [], []) } }
export const NoPlan: Story = { args: { call: callTo(({ path }) => ({ json: path.includes('/plan/gift') ? wireGifts([]) : { data: path.includes('/cards') ? { cards: [] } : null } })) } }
export const Loading: Story = { args: { call: neverAnswers } }
export const Failed: Story = { args: { call: callTo(() => ({ status: 500, json: {} })) } }
