import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PayRenewal } from '../index.ts'
import { TestProviders, wireCard, wireOrder, wireQuote, wireSubscription } from '../testing.tsx'
import { installFakeStripe } from './fake-stripe.ts'

const failed = { state: 'grace', payment_method: wireCard, subscription_end_date: '2026-11-24T12:00:00Z', failed_charge: { reason: 'insufficientFunds', retries_at: null } }
const paused = { state: 'paused', subscription_status: 'INACTIVE', payment_method: wireCard, paused_until: '2026-12-21T12:00:00Z' }
const outcome = (name: string, more: object = {}) => ({ json: { data: { quote: wireQuote(), placed: { outcome: name, order: wireOrder(), ...more } } } })

function open(subscription: object, pay: () => TestResponse = () => outcome('ACTIVE'), due: TestResponse = { json: { data: { quote: wireQuote() } } }) {
  const answered = jest.fn(async () => ({}))
  installFakeStripe({ handleNextAction: answered })
  const { call, requests } = anApi(({ path, body }) => {
    if (path.includes('/subscription/renew')) return body && 'requestId' in (body as object) ? pay() : due
    return { json: wireSubscription(subscription) }
  }, { accessToken: 'access', refreshToken: 'refresh' })
  const subscribed = jest.fn()
  let made = 0
  render(
    <TestProviders>
      <PayRenewal
        call={call} locale="en" timeZone="Asia/Kolkata" country="IN" userId="u1" cardPayment={{ publishableKey: 'pk_test_1', scriptUrl: null }}
        attempt={null} onAttemptChange={() => {}} createRequestId={() => `r${(made += 1)}`} returnUrl="https://films.example/checkout"
        hrefs={{ plans: '#plans', benefits: '#benefits', home: '#home' }} onReload={() => {}} onSubscribed={subscribed}
      />
    </TestProviders>,
  )
  return { answered, subscribed, sent: () => requests.flatMap(({ path, body }) => (path.includes('/renew') && 'requestId' in (body as object) ? [body] : [])) }
}

describe('a failed renewal', () => {
  it('says why it failed and until when access lasts, and is paid with the stored card', async () => {
    const { sent, subscribed } = open(failed)
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹299' }))
    expect(await screen.findByRole('heading', { name: 'Your payment went through' })).toHaveFocus()
    expect(sent()).toEqual([{ requestId: 'r1', expected: 29_900, consent: { text: 'renewal', version: '1', language: 'english' } }])
    expect(subscribed).toHaveBeenCalledTimes(1)
  })

  it('explains itself before the button', async () => {
    open(failed)
    expect(await screen.findByText('The last charge failed. The card didn’t have enough money. You can watch until 24 November 2026; pay before then to keep watching.')).toBeVisible()
  })

  it('that the bank wants confirmed loads the bank’s question only then, and repeats the same request', async () => {
    const answers = [outcome('REQUIRES_ACTION', { client_secret: 'pi_1_secret_2' }), outcome('ACTIVE')]
    const { answered, sent } = open({ ...failed, failed_charge: { reason: 'authenticationFailed', retries_at: null } }, () => answers.shift()!)
    expect(await screen.findByText(/Your bank asks you to confirm the payment/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₹299' }))
    expect(await screen.findByRole('heading', { name: 'Your payment went through' })).toBeVisible()
    expect(answered).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' })
    expect(sent()).toEqual([{ requestId: 'r1', expected: 29_900, consent: { text: 'renewal', version: '1', language: 'english' } }, { requestId: 'r1', expected: 29_900, consent: { text: 'renewal', version: '1', language: 'english' } }])
  })

  it('asks for another card where the stored one has expired', async () => {
    open({ ...failed, payment_method: { ...wireCard, is_expired: true }, failed_charge: { reason: 'expiredCard', retries_at: null } })
    expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible()
  })
})

describe('a pause', () => {
  it('ends by a payment that is said before', async () => {
    open(paused)
    expect(await screen.findByRole('heading', { level: 1, name: 'Resume Lantern' })).toBeVisible()
    expect(screen.getByText('Your plan is paused until 21 December 2026. If you resume now, you pay now, and a new period starts today.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₹299' }))
    expect(await screen.findByRole('heading', { name: 'Lantern is active again' })).toBeVisible()
  })
})

it('says where nothing is due', async () => {
  open({ state: 'active' }, undefined, { status: 409, json: { errorCode: 'CONFLICT' } })
  expect(await screen.findByRole('heading', { name: 'Nothing is due' })).toBeVisible()
})
