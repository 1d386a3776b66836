import type { Period, Plan, PlanId } from '@ott/billing'
import { aPlan } from '@ott/billing/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PlanComparison } from './index.ts'
import type { PlanComparisonProps } from './plan-comparison.tsx'
import { TestProviders, threePlans } from './testing.tsx'

function show(props: Partial<PlanComparisonProps> = {}, locale: 'en' | 'bn' = 'en') {
  render(<TestProviders locale={locale}><PlanComparison plans={threePlans(locale)} {...props} /></TestProviders>)
}

/** The rows of the table as accessible text. */
const tableRows = () =>
  within(screen.getByRole('table')).getAllByRole('row').slice(1, 5).map((row) => [...row.children].map(({ textContent }) => textContent))

const column = (title: string) => within(screen.getByRole('table')).getByRole('columnheader', { name: new RegExp(title) })
const card = (title: string) => screen.getByRole('region', { name: title })

describe('the plan comparison', () => {
  it('shows the benefits of each plan', () => {
    show()
    expect(screen.getByRole('table', { name: 'Plan comparison' })).toBeInTheDocument()
    expect(tableRows()).toEqual([
      ['Simultaneous streams', '1', '2', '4'],
      ['Number of devices', '1', '4', '6'],
      ['Download', 'Not available', 'Available', 'Available'],
      ['Video quality up to', '720p', '1080p', '4K'],
    ])
  })

  it('shows the price in the user’s currency with its period', () => {
    show()
    expect(column('Lantern')).toHaveTextContent('₹299 per month')
    expect(column('Daybreak')).toHaveTextContent('₹1,499 per year')
    expect(card('Daybreak')).toHaveTextContent('₹1,499 per year')
  })

  it.each<[Period, string]>([
    ['DAILY', 'per day'], ['WEEKLY', 'per week'], ['MONTHLY', 'per month'], ['YEARLY', 'per year'],
  ])('has a text for %s', (period, words) => {
    show({ plans: [aPlan({ period })] })
    expect(column('Mobile')).toHaveTextContent(words)
  })

  it('uses Bengali digits in Bengali', () => {
    show({}, 'bn')
    expect(tableRows()[0]).toEqual(['একসঙ্গে দেখা যাবে', '১টি পর্দায়', '২টি পর্দায়', '৪টি পর্দায়'])
    expect(column('লণ্ঠন')).toHaveTextContent('প্রতি মাসে')
    expect(column('ভোর')).toHaveTextContent('১,৪৯৯')
  })

  it('recommends one plan, the first card', () => {
    show()
    expect(column('Lantern')).toHaveTextContent('Recommended')
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['Lantern', 'Ember', 'Daybreak'])
  })

  it('marks the user’s own plan, by identifier or by purchased revision', () => {
    show({ currentPlan: 'lantern-1' as PlanId })
    expect(column('Lantern')).toHaveTextContent('Your plan')
    expect(column('Lantern')).not.toHaveTextContent('Recommended')
    expect(screen.getAllByText('Your plan')).toHaveLength(2)
  })

  it('marks no plan without a subscription', () => {
    show({ currentPlan: null })
    expect(screen.queryByText('Your plan')).toBeNull()
  })

  it('leads to the checkout of each plan where one can be bought, and else has no button', () => {
    show({ checkoutHref: ({ identifier }) => `/en/plans/checkout?plan=${identifier}` })
    expect(within(card('Lantern')).getByRole('link', { name: 'Choose Lantern' })).toHaveAttribute('href', '/en/plans/checkout?plan=lantern')
    expect(screen.getAllByRole('link')).toHaveLength(6)
    cleanup()
    show({ currentPlan: 'lantern' as PlanId })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('names an upgrade and a downgrade, and has no button for the own plan', () => {
    const changes = { ember: 'downgrade', lantern: 'same', daybreak: 'upgrade' } as const
    const plans = threePlans().map((plan) => ({ ...plan, change: changes[plan.identifier as unknown as keyof typeof changes] }))
    show({ plans, currentPlan: 'lantern' as PlanId, checkoutHref: ({ identifier, change }) => (change === 'same' ? null : `#${identifier}`) })
    expect(within(card('Daybreak')).getByRole('link', { name: 'Upgrade to Daybreak' })).toHaveTextContent('Upgrade')
    expect(within(card('Ember')).getByRole('link', { name: 'Switch at period end to Ember' })).toHaveTextContent('Switch at period end')
    expect(within(card('Lantern')).queryByRole('link')).toBeNull()
  })

  it('names that a cancelled plan is resumed with a change', () => {
    const changes = { ember: 'same', lantern: 'upgrade', daybreak: 'downgrade' } as const
    const plans = threePlans().map((plan) => ({ ...plan, change: changes[plan.identifier as unknown as keyof typeof changes], resumes: true }))
    show({ plans, currentPlan: 'ember' as PlanId, checkoutHref: ({ identifier }) => `#${identifier}` })
    expect(within(card('Lantern')).getByRole('link', { name: 'Resume and upgrade to Lantern' })).toHaveTextContent('Resume and upgrade')
    expect(within(card('Daybreak')).getByRole('link', { name: 'Resume and switch at period end to Daybreak' })).toBeVisible()
  })

  it('announces that plans are loading', () => {
    show({ plans: 'loading' })
    expect(screen.getByRole('status')).toHaveTextContent('Loading plans')
  })

  it('retries when the plans could not be loaded', async () => {
    const retried = jest.fn()
    show({ plans: 'failed', onRetry: retried })
    expect(screen.getByRole('alert')).toHaveTextContent('The plans couldn’t be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retried).toHaveBeenCalledTimes(1)
  })

  it('shows that no plans are on sale', () => {
    show({ plans: [] as Plan[] })
    expect(screen.getByRole('heading', { name: 'No plans are available here yet' })).toBeVisible()
  })
})
