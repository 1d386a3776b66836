import type { Meta, StoryObj } from '@storybook/react-vite'
import { gatewayMethodsFor } from '@ott/billing'
import encodeQR from 'qr'
import { Suspense, useState } from 'react'
import { anOrder, aCardOrder, aQuote, aTrialQuote, localeOf, TestProviders, threePlans } from '../testing.tsx'
import CardForm from './card-form.tsx'
import type { Notice } from './checkout-state.ts'
import { CheckoutView } from './checkout-view.tsx'
import type { CheckoutViewProps } from './checkout-view.tsx'
import { installFakeStripe } from './fake-stripe.ts'

type Story = StoryObj<typeof CheckoutView>

const attempt = { requestId: 'r1', order: aCardOrder() }
const waiting = { status: 'waiting', orderId: 'J1', attempt, isPolling: true, clientSecret: null, step: null } as const
const code = encodeQR('upi://pay?pa=demo@sandbox&am=299.00&cu=INR', 'svg')
const upi = { kind: 'upi', uri: 'upi://pay?pa=demo@sandbox&am=299.00&cu=INR', qrSvg: code } as const
const methods = gatewayMethodsFor('IN')
const noticed = (notice: Notice): Partial<CheckoutViewProps> => ({ state: { status: 'editing', notice, attempt: notice.type === 'unreachable' ? attempt : null } })
const empty = { name: '', region: '', postalCode: '' }
const draft = { couponCode: null, lostCoupon: null, renews: true, method: 'card', option: null, buyer: { name: 'Mita Sen', region: 'WB', postalCode: '700019' } } as const
const reduced = aQuote({
  lines: [{ kind: 'plan', amount: 29_900 }, { kind: 'discount', amount: -5_980 }],
  total: 23_920,
  dueNow: 23_920,
  taxes: [{ name: 'CGST', basisPoints: 900, amount: 1_824 }, { name: 'SGST', basisPoints: 900, amount: 1_825 }],
})

/** The checkout with what is typed in the story. */
function Typed(props: CheckoutViewProps) {
  const [current, setCurrent] = useState(props.draft)
  return <CheckoutView {...props} draft={current} onDraftChange={setCurrent} />
}

function StoryCardForm() {
  useState(() => installFakeStripe())
  return <Suspense><CardForm publishableKey="pk_test_1" scriptUrl={null} currency="INR" returnUrl="" isReadOnly={false} onReady={() => {}} onReload={() => {}} /></Suspense>
}

function BlockedCardForm() {
  return <CardForm publishableKey="" scriptUrl="data:text/javascript," currency="INR" returnUrl="" isReadOnly={false} onReady={() => {}} onReload={() => {}} />
}

export default {
  title: 'Billing/Checkout',
  component: CheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'editing', notice: null, attempt: null },
    quote: aQuote(),
    draft,
    methods,
    needsBuyer: true,
    offersCoupons: true,
    mustSayOrder: false,
    timeZone: 'Asia/Kolkata',
    hrefs: { benefits: '#benefits', home: '#home' },
    cardForm: <StoryCardForm />,
    isCardReady: true,
    checkCoupon: async () => ({ ok: false, error: 'notValid' }),
    onDraftChange: () => {},
    onPay: () => {},
    onCheckAgain: () => {},
    onPayAnotherWay: () => {},
    onConfirmWithBank: () => {},
  },
  render: (args, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <Typed {...args} plan={threePlans(localeOf(globals))[1] ?? args.plan} />
    </TestProviders>
  ),
} satisfies Meta<typeof CheckoutView>

export const Ready: Story = {}
export const Quoting: Story = { args: { quote: null, isCardReady: false } }
export const NoBuyer: Story = { args: { needsBuyer: false } }
export const MissingBuyer: Story = {
  args: { draft: { ...draft, buyer: empty } },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^Pay|দিন$/ })),
}
export const Trial: Story = { args: { quote: aTrialQuote() } }
export const TrialInTheUnion: Story = { args: { quote: aTrialQuote(), mustSayOrder: true, needsBuyer: false } }
export const InTheUnion: Story = { args: { mustSayOrder: true, needsBuyer: false } }
export const OnlyOnce: Story = { args: { draft: { ...draft, renews: false }, quote: aQuote({ renews: false, nextCharge: null }) } }
export const WithCoupon: Story = { args: { draft: { ...draft, couponCode: 'BOISHAKH20' }, quote: reduced } }
export const RefusedCoupon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Add a coupon|কুপন যোগ করুন/ }))
    await userEvent.keyboard('NOTHING{Enter}')
  },
}
export const CouponOfAnotherPlan: Story = {
  args: { checkCoupon: async () => ({ ok: false, error: 'notForPlan', plans: ['Ember · অঙ্গার'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Add a coupon|কুপন যোগ করুন/ }))
    await userEvent.keyboard('EMBER50{Enter}')
  },
}
export const LostCoupon: Story = { args: { draft: { ...draft, lostCoupon: 'BOISHAKH20' } } }
export const WithoutCoupons: Story = { args: { offersCoupons: false } }
export const Paying: Story = { args: { state: { status: 'paying', step: 'order', attempt } } }
export const Declined: Story = { args: noticed({ type: 'declined', reason: 'insufficientFunds' }) }
export const PriceChanged: Story = { args: noticed({ type: 'priceChanged', before: 19_900, quote: aQuote() }) }
export const OutcomeUnknown: Story = { args: noticed({ type: 'unreachable', mayBeCharged: true }) }
export const Refused: Story = { args: noticed({ type: 'refused' }) }
export const ByUpi: Story = { args: { draft: { ...draft, method: 'UPI' } } }
export const AtABank: Story = { args: { draft: { ...draft, method: 'NB', renews: false }, quote: aQuote({ renews: false, nextCharge: null }) } }
export const WithAWallet: Story = { args: { draft: { ...draft, method: 'WALLET', option: 'PAYTM', renews: false }, quote: aQuote({ renews: false, nextCharge: null }) } }
export const CardsOnly: Story = { args: { methods: [] } }
export const NoCards: Story = { args: { cardForm: null, draft: { ...draft, method: 'UPI' } } }
export const NoMethod: Story = { args: { cardForm: null, methods: [] } }
export const CardFormBlocked: Story = { args: { cardForm: <BlockedCardForm />, isCardReady: false } }
export const Waiting: Story = { args: { state: waiting } }
export const WaitedLong: Story = { args: { state: { ...waiting, isPolling: false } } }
export const BankAsks: Story = { args: { state: { ...waiting, isPolling: false, clientSecret: 'pi_1_secret_2' } } }
export const PayByUpi: Story = { args: { state: { ...waiting, step: upi } } }
export const UpiNotPaid: Story = { args: { state: { ...waiting, isPolling: false, step: upi } } }
export const BackFromTheBank: Story = { args: { state: { ...waiting, step: { kind: 'redirect', url: '#bank' } } } }
export const DeclinedAtTheGateway: Story = { args: noticed({ type: 'declined', reason: 'gateway' }) }
export const AlreadySubscribed: Story = { args: { state: { status: 'alreadySubscribed' } } }
export const Done: Story = { args: { state: { status: 'done', order: anOrder(), returned: null } } }
export const TrialStarted: Story = { args: { state: { status: 'done', order: anOrder(aTrialQuote()), returned: null } } }
export const PaidTwice: Story = { args: { state: { status: 'done', order: anOrder(), returned: { currency: 'INR', amount: 29_900 } } } }
export const Returned: Story = { args: { state: { status: 'returned', amount: { currency: 'INR', amount: 29_900 } } } }
