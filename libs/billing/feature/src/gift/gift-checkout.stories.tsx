import type { Meta, StoryObj } from '@storybook/react-vite'
import { gatewayMethodsFor } from '@ott/billing'
import { Suspense, useState } from 'react'
import CardForm from '../checkout/card-form.tsx'
import type { Notice } from '../checkout/checkout-state.ts'
import { installFakeStripe } from '../checkout/fake-stripe.ts'
import { aCardGift, aGiftQuote, localeOf, TestProviders, threePlans } from '../testing.tsx'
import { GiftCheckoutView } from './gift-checkout-view.tsx'
import type { GiftCheckoutViewProps, GiftDraft } from './gift-checkout-view.tsx'

type Story = StoryObj<typeof GiftCheckoutView>

const attempt = { requestId: 'r1', order: aCardGift() }
const waiting = { status: 'waiting', orderId: 'J1', attempt, isPolling: true, clientSecret: null, step: null } as const
const noticed = (notice: Notice): Partial<GiftCheckoutViewProps> => ({ state: { status: 'editing', notice, attempt: notice.type === 'unreachable' ? attempt : null } })
const buyer = { name: 'Mita Sen', region: 'WB', postalCode: '700019' }
const rumi = { email: 'rumi@films.example', name: 'রুমি', from: 'মিতা', message: 'শুভ জন্মদিন!\nএকসঙ্গে দেখব।', language: 'bengali' } as const
const draft: GiftDraft = { planIdentifier: null, months: 3, isMailed: false, to: { ...rumi, email: '', name: '', from: '', message: '' }, method: 'card', option: null, buyer }

/** The checkout with what is typed in the story. */
function Typed(props: GiftCheckoutViewProps) {
  const [current, setCurrent] = useState(props.draft)
  return <GiftCheckoutView {...props} draft={current} onDraftChange={setCurrent} />
}

function StoryCardForm() {
  useState(() => installFakeStripe())
  return <Suspense><CardForm publishableKey="pk_test_1" scriptUrl={null} currency="INR" returnUrl="" isReadOnly={false} onReady={() => {}} onReload={() => {}} /></Suspense>
}

export default {
  title: 'Billing/Gift',
  component: GiftCheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'editing', notice: null, attempt: null },
    months: 3,
    quote: aGiftQuote(),
    isQuoting: false,
    draft,
    methods: gatewayMethodsFor('IN').map((method) => ({ ...method, canRenew: true })),
    needsBuyer: true,
    mustSayOrder: false,
    timeZone: 'Asia/Kolkata',
    hrefs: { benefits: '#benefits' },
    cardForm: <StoryCardForm />,
    isCardReady: true,
    onDraftChange: () => {},
    onPay: () => {},
    onCheckAgain: () => {},
    onPayAnotherWay: () => {},
    onConfirmWithBank: () => {},
  },
  render: (args, { globals }) => {
    const plans = threePlans(localeOf(globals))
    return <TestProviders locale={localeOf(globals)}><Typed {...args} plans={plans} plan={plans.find(({ identifier }) => identifier === args.draft.planIdentifier) ?? plans[1] ?? args.plan} /></TestProviders>
  },
} satisfies Meta<typeof GiftCheckoutView>

export const Ready: Story = {}
export const Quoting: Story = { args: { quote: null, isCardReady: false } }
export const QuotingAnotherLength: Story = { args: { isQuoting: true } }
export const OfAYear: Story = { args: { draft: { ...draft, planIdentifier: 'daybreak' }, months: 12, quote: aGiftQuote({ lines: [{ kind: 'plan', amount: 149_900 }], total: 149_900, dueNow: 149_900 }) } }
export const Mailed: Story = { args: { draft: { ...draft, isMailed: true, to: rumi } } }
export const RefusedRecipient: Story = {
  args: { draft: { ...draft, isMailed: true, to: { ...rumi, email: 'rumi', message: 'films.example' } } },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^Pay|দিন$/ })),
}
export const MissingBuyer: Story = {
  args: { draft: { ...draft, buyer: { name: '', region: '', postalCode: '' } } },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^Pay|দিন$/ })),
}
export const InTheUnion: Story = { args: { mustSayOrder: true, needsBuyer: false, methods: [] } }
export const ByUpi: Story = { args: { draft: { ...draft, method: 'UPI' } } }
export const NoMethod: Story = { args: { cardForm: null, methods: [] } }
export const Paying: Story = { args: { state: { status: 'paying', step: 'order', attempt } } }
export const Declined: Story = { args: noticed({ type: 'declined', reason: 'insufficientFunds' }) }
export const PriceChanged: Story = { args: noticed({ type: 'priceChanged', before: 59_700, quote: aGiftQuote() }) }
export const OtherPayment: Story = { args: noticed({ type: 'otherPayment' }) }
export const OutcomeUnknown: Story = { args: noticed({ type: 'unreachable', mayBeCharged: true }) }
export const Waiting: Story = { args: { state: waiting } }
export const BankAsks: Story = { args: { state: { ...waiting, isPolling: false, clientSecret: 'pi_1_secret_2' } } }
export const Returned: Story = { args: { state: { status: 'returned', amount: { currency: 'INR', amount: 89_700 } } } }
