import type { TestResponse } from '@ott/api-client/testing'
import { anApi } from '@ott/api-client/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Benefits } from './index.ts'
import { storyNow, TestProviders, wireSubscription } from './testing.tsx'

function open(answer: TestResponse, locale: 'en' | 'bn' = 'en') {
  const { call } = anApi(() => answer, { accessToken: 'access', refreshToken: 'refresh' })
  const asked = jest.fn()
  render(
    <TestProviders locale={locale}>
      <Benefits call={call} locale={locale} timeZone="Asia/Kolkata" now={storyNow} hrefs={{ plans: '/en/plans', redeem: '/en/redeem' }} giftForm={null} onAddGift={asked} />
    </TestProviders>,
  )
  return { asked }
}

describe('the page of the user’s plan', () => {
  it('shows the plan, its end and its renewal', async () => {
    open({ json: wireSubscription() })
    expect(await screen.findByRole('heading', { name: 'Lantern' })).toBeVisible()
    expect(screen.getByText('21 February 2027')).toBeVisible()
    expect(screen.getByText('Renews automatically')).toBeVisible()
  })

  it('says in Bengali that a gift does not renew', async () => {
    open({ json: wireSubscription({ subscription_acquisition: 'REDEEMED', auto_renewal: false }, 'bn') }, 'bn')
    expect(await screen.findByRole('heading', { name: 'লণ্ঠন' })).toBeVisible()
    expect(screen.getByText('উপহার থেকে পাওয়া')).toBeVisible()
    expect(screen.getByText('নবায়ন হবে না')).toBeVisible()
  })

  it('offers to add a gift code', async () => {
    const { asked } = open({ json: wireSubscription() })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a gift code' }))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('leads to plans and gift codes without a plan', async () => {
    open({ json: { data: null } })
    expect(await screen.findByRole('heading', { name: 'You have no active plan' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en/plans')
    expect(screen.getByRole('link', { name: 'Redeem a gift code' })).toHaveAttribute('href', '/en/redeem')
  })

  it('names a plan that has ended, whatever its stored status', async () => {
    open({ json: wireSubscription({ subscription_end_date: '2026-11-20T12:00:00Z' }) })
    expect(await screen.findByRole('heading', { name: 'Your Lantern plan ended on 20 November 2026' })).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    open({ status: 500, json: {} })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
