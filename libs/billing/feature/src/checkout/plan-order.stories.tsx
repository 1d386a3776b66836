import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCard, anOrder, aQuote, localeOf, TestProviders, threePlans } from '../testing.tsx'
import { PlanOrderView } from './plan-order-view.tsx'

type Story = StoryObj<typeof PlanOrderView>

const texts = {
  en: {
    heading: 'Change to Lantern',
    explanation: 'Lantern replaces Ember at once, and a new period starts today. What is left of Ember is taken off.',
    button: 'Upgrade and pay ₹200',
    done: 'You now have Lantern',
    doneText: 'You can watch with it at once.',
  },
  bn: {
    heading: 'লণ্ঠন-এ যান',
    explanation: 'অঙ্গার-এর জায়গায় এখনই লণ্ঠন চালু হবে, আর আজ থেকে নতুন মেয়াদ শুরু হবে। অঙ্গার-এর যেটুকু বাকি, তার দাম বাদ যাবে।',
    button: 'আপগ্রেড করে ₹২০০ দিন',
    done: 'এখন আপনার প্ল্যান লণ্ঠন',
    doneText: 'এখনই দেখতে পারবেন।',
  },
}

const order = { type: 'change', userId: 'u1', planIdentifier: 'lantern', requestId: 'r1', expected: 20_000 } as const
const attempt = { requestId: 'r1', order }

export default {
  title: 'Billing/Order for the own plan',
  component: PlanOrderView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'editing', notice: null, attempt: null },
    quote: aQuote({ lines: [{ kind: 'plan', amount: 29_900 }, { kind: 'credit', amount: -9_900 }], total: 20_000, dueNow: 20_000 }),
    timeZone: 'Asia/Kolkata',
    mustSayOrder: false,
    hrefs: { benefits: '#benefits', home: '#home' },
    storedCard: aCard,
    cardForm: null,
    usesNewCard: false,
    isCardReady: false,
    onUseNewCard: () => {},
    onPay: () => {},
    onCheckAgain: () => {},
    onConfirmWithBank: () => {},
  },
  render: (args, { globals }) => {
    const locale = localeOf(globals)
    return <TestProviders locale={locale}><PlanOrderView {...args} texts={texts[locale]} plan={threePlans(locale)[1] ?? args.plan} /></TestProviders>
  },
} satisfies Meta<typeof PlanOrderView>

export const StoredCard: Story = { args: { cardForm: <div /> } }
export const AnotherCard: Story = { args: { cardForm: <input aria-label="Card number" />, usesNewCard: true, isCardReady: true } }
export const NothingDue: Story = { args: { quote: aQuote({ dueNow: 0 }) } }
export const Loading: Story = { args: { quote: null } }
export const Paying: Story = { args: { state: { status: 'paying', step: 'order', attempt } } }
export const Declined: Story = { args: { state: { status: 'editing', notice: { type: 'declined', reason: 'insufficientFunds' }, attempt: null } } }
export const Waiting: Story = { args: { state: { status: 'waiting', orderId: 'J1', attempt, isPolling: true, clientSecret: null, step: null } } }
export const OtherPayment: Story = { args: { state: { status: 'editing', notice: { type: 'otherPayment' }, attempt: null } } }
export const Done: Story = { args: { state: { status: 'done', order: anOrder(), returned: null } } }
export const Returned: Story = { args: { state: { status: 'returned', amount: { currency: 'INR', amount: 20_000 } } } }
