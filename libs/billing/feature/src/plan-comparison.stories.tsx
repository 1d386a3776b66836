import type { PlanId } from '@ott/billing'
import { aPlan } from '@ott/billing/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlanComparison } from './plan-comparison.tsx'
import { localeOf, threePlans } from './testing.tsx'

type Story = StoryObj<typeof PlanComparison>

/** The default is three plans in the story's language. */
export default {
  title: 'Billing/Plan comparison',
  component: PlanComparison,
  render: (args, { globals }) => (
    <PlanComparison {...args} plans={args.plans ?? threePlans(localeOf(globals))} />
  ),
} satisfies Meta<typeof PlanComparison>

const named = (id: string) => ({ identifier: id as PlanId, versionId: id as PlanId })

export const ThreePlans: Story = {}
export const ForSale: Story = { args: { checkoutHref: ({ identifier }) => `#${identifier}` } }
export const ForSubscribers: Story = {
  args: { currentPlan: 'lantern' as PlanId, checkoutHref: ({ change, identifier }) => (change === 'same' ? null : `#${identifier}`) },
  render: (args, { globals }) => {
    const changes = ['downgrade', 'same', 'upgrade'] as const
    return <PlanComparison {...args} plans={threePlans(localeOf(globals)).map((plan, at) => ({ ...plan, ...(changes[at] && { change: changes[at] }) }))} />
  },
}
/** Whose plan is cancelled. */
export const Resuming: Story = {
  args: { currentPlan: 'lantern' as PlanId, checkoutHref: ({ change, identifier }) => (change === 'same' ? null : `#${identifier}`) },
  render: (args, { globals }) => {
    const changes = ['downgrade', 'same', 'upgrade'] as const
    return <PlanComparison {...args} plans={threePlans(localeOf(globals)).map((plan, at) => ({ ...plan, resumes: true, ...(changes[at] && { change: changes[at] }) }))} />
  },
}
export const YourPlan: Story = { args: { currentPlan: 'ember' as PlanId } }
export const RecommendedIsYours: Story = { args: { currentPlan: 'lantern' as PlanId } }
export const OnePlan: Story = { args: { plans: [aPlan()] } }
export const EveryPeriod: Story = {
  args: {
    plans: [
      aPlan({ ...named('day'), title: 'দিন · Day', period: 'DAILY', price: { currency: 'BDT', amount: 2_000 } }),
      aPlan({ ...named('week'), title: 'সপ্তাহ · Week', period: 'WEEKLY', price: { currency: 'EUR', amount: 149 } }),
      aPlan({ ...named('month'), title: 'মাস · Month', period: 'MONTHLY', price: { currency: 'JPY', amount: 480 } }),
      aPlan({ ...named('year'), title: 'বছর · Year', period: 'YEARLY', price: { currency: 'GBP', amount: 10_999 } }),
    ],
  },
}
export const LongWords: Story = {
  args: {
    plans: [
      aPlan({
        ...named('whole'),
        title: 'সারা বাড়ির সকলের জন্য একসঙ্গে · For everyone at home at once',
        description: 'সব সিনেমা ও সিরিজ, ফুল এইচডি মানে, একসঙ্গে চারটি পর্দায়। Every title in full HD, on four screens at once.',
        isRecommended: true,
        price: { currency: 'INR', amount: 12_34_567_00 },
      }),
      aPlan(),
    ],
  },
}
export const Loading: Story = { args: { plans: 'loading' } }
export const Failed: Story = { args: { plans: 'failed', onRetry: () => {} } }
export const Retrying: Story = { args: { plans: 'retrying', onRetry: () => {} } }
export const NoPlans: Story = { args: { plans: [] } }
