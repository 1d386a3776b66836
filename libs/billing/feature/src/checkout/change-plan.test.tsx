import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Checkout } from '../index.ts'
import type { Attempt } from '../index.ts'
import { TestProviders, wireCard, wireOrder, wirePlans, wireQuote, wireSubscription } from '../testing.tsx'
import { installFakeStripe } from './fake-stripe.ts'

const subscription = wireSubscription({ plan_details: wirePlans().data[0], payment_method: wireCard })
const upgrade = { change: 'upgrade', starts_at: '2026-11-21T12:00:00Z', quote: wireQuote({ lines: [{ kind: 'plan', amount: 29_900 }, { kind: 'credit', amount: -9_900 }], total: 20_000, dueNow: 20_000 }) }
const downgrade = { change: 'downgrade', starts_at: '2026-12-21T12:00:00Z', quote: wireQuote({ dueNow: 0 }) }
const active = { outcome: 'ACTIVE', order: wireOrder() }

interface Setting {
  terms?: object
  change?: () => TestResponse
  attempt?: Attempt
}

function open({ terms = upgrade, change = () => ({ json: { data: { ...terms, placed: active } } }), attempt }: Setting = {}) {
  const { call, requests } = anApi(({ path, body }) => {
    if (path.includes('/change')) return body && 'requestId' in (body as object) ? change() : { json: { data: terms } }
    if (path.includes('/user/subscription')) return { json: subscription }
    if (path.includes('/setup-intent')) return { json: { data: { client_secret: 'seti_1_secret_2', setup_intent_id: 'seti_1', customer_id: 'cus_1', publishable_key: 'pk_test_1' } } }
    if (path.includes('/validate')) return { json: { data: { customer_id: 'cus_1', card: wireCard } } }
    return { json: wirePlans() }
  }, { accessToken: 'access', refreshToken: 'refresh' })
  const attempts: (Attempt | null)[] = []
  const subscribed = jest.fn()
  let made = 0
  installFakeStripe()
  render(
    <TestProviders>
      <Checkout
        call={call}
        locale="en"
        timeZone="Asia/Kolkata"
        country="IN"
        planIdentifier="lantern"
        siteId="films"
        userId="u1"
        isSubscribed
        offersCoupons
        cardPayment={{ publishableKey: 'pk_test_1', scriptUrl: null }}
        onLeave={() => {}}
        draft={{ couponCode: null, lostCoupon: null, renews: true, method: 'card', option: null, buyer: { name: '', region: '', postalCode: '' } }}
        onDraftChange={() => {}}
        attempt={attempt ?? null}
        onAttemptChange={(next) => attempts.push(next)}
        createRequestId={() => `r${(made += 1)}`}
        returnUrl="https://films.example/checkout"
        hrefs={{ plans: '#plans', benefits: '#benefits', home: '#home' }}
        onReload={() => {}}
        onSubscribed={subscribed}
      />
    </TestProviders>,
  )
  const sent = () => requests.filter(({ path, body }) => path.includes('/change') && 'requestId' in (body as object)).map(({ body }) => body)
  const requested = (path: string) => requests.filter((request) => request.path.includes(path))
  return { sent, requested, attempts, subscribed }
}

describe('an upgrade', () => {
  it('says what is taken off, what is due now and when the next charge comes, and is paid with the stored card', async () => {
    const { sent, subscribed } = open()
    const pay = await screen.findByRole('button', { name: 'Upgrade and pay ₹200' })
    expect(screen.getByText('Lantern replaces Ember at once, and a new period starts today. What is left of Ember is taken off.')).toBeVisible()
    expect(screen.getByText('Your credit')).toBeVisible()
    expect(screen.getByText('Next charge: ₹299 on 21 December 2026.')).toBeVisible()
    expect(screen.getByText('Visa ending in 4242, expires 04/2030')).toBeVisible()
    await userEvent.dblClick(pay)
    expect(await screen.findByRole('heading', { name: 'You now have Lantern' })).toHaveFocus()
    expect(sent()).toEqual([{ plan_id: 'lantern', requestId: 'r1', expected: 20_000, expected_next: 29_900, consent: { text: 'change', version: '1', language: 'english' } }])
    expect(subscribed).toHaveBeenCalledTimes(1)
  })

  it('is told in the currency of the subscription, wherever its user is', async () => {
    const inPounds = { ...upgrade, quote: wireQuote({ currency: 'GBP', lines: [{ kind: 'plan', amount: 699 }, { kind: 'credit', amount: -99 }], total: 600, dueNow: 600, nextCharge: { at: new Date('2026-12-21T12:00:00Z'), amount: 699 } }) }
    open({ terms: inPounds })
    expect(await screen.findByRole('button', { name: 'Upgrade and pay £6' })).toBeVisible()
    expect(screen.getByText('£6.99 per month, taxes included.')).toBeVisible()
  })

  it('asks for no price of a purchase', async () => {
    const { requested } = open()
    await screen.findByRole('button', { name: 'Upgrade and pay ₹200' })
    expect(requested('/quote')).toEqual([])
  })

  it('that is declined is paid with another card by a new press', async () => {
    const answers = [{ status: 402, json: { errorCode: 'PAYMENT_DECLINED', decline: 'insufficientFunds', retryable: true } }, { json: { data: { ...upgrade, placed: active } } }]
    const { sent } = open({ change: () => answers.shift()! })
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade and pay ₹200' }))
    expect(await screen.findByText(/^The card doesn’t have enough money/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use another card' }))
    expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade and pay ₹200' }))
    expect(await screen.findByRole('heading', { name: 'You now have Lantern' })).toBeVisible()
    expect(sent()).toMatchObject([{ requestId: 'r1' }, { requestId: expect.not.stringMatching(/^r1$/) as string }])
  })

  it('whose price has changed is asked for again with the new one', async () => {
    const { sent } = open({ change: () => ({ status: 422, json: { errorCode: 'PRICE_MISMATCH', quote: wireQuote({ dueNow: 21_000, total: 21_000 }) } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade and pay ₹200' }))
    expect(await screen.findByText(/^The price was ₹200 and is now ₹210/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade and pay ₹210' }))
    expect(sent()).toMatchObject([{ expected: 20_000 }, { expected: 21_000 }])
  })

  it('is refused while another payment for the plan is under way, whose success is not told as its own', async () => {
    const { sent, requested } = open({ change: () => ({ status: 409, json: { errorCode: 'ORDER_IN_PROGRESS', orderId: 'J2' } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade and pay ₹200' }))
    expect(await screen.findByText(/^Another payment of yours is under way/)).toBeVisible()
    expect(requested('/payment/order')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade and pay ₹200' }))
    expect(sent()).toHaveLength(2)
  })

  it('that was paid too late says that the money comes back', async () => {
    const placed = { outcome: 'RETURNED', returned: { currency: 'INR', amount: 20_000 }, order: wireOrder() }
    const { subscribed } = open({ change: () => ({ json: { data: { ...upgrade, placed } } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade and pay ₹200' }))
    expect(await screen.findByRole('heading', { name: 'We are returning your payment' })).toBeVisible()
    expect(subscribed).not.toHaveBeenCalled()
  })

  it('that a reload interrupted is asked for again unchanged', async () => {
    const order = { type: 'change', userId: 'u1', planIdentifier: 'lantern', requestId: 'r9', expected: 20_000 } as const
    const { sent } = open({ attempt: { requestId: 'r9', order } })
    expect(await screen.findByRole('heading', { name: 'You now have Lantern' })).toBeVisible()
    expect(sent()).toEqual([{ plan_id: 'lantern', requestId: 'r9', expected: 20_000 }])
  })
})

describe('a change of a cancelled plan', () => {
  it('says that it renews again, and when and how much it charges next', async () => {
    const { sent } = open({ terms: { ...upgrade, resumes: true } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Resume your plan and change to Lantern' })).toBeVisible()
    expect(screen.getByText(/Ember does not renew, and would end on 21 February 2027\. With this change your plan renews again\. Next charge: ₹299 on 21 December 2026\.$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Resume, upgrade and pay ₹200' }))
    expect(await screen.findByText('You can watch with it at once. Your plan renews again. Next charge: 21 December 2026.')).toBeVisible()
    expect(sent()).toEqual([{ plan_id: 'lantern', requestId: 'r1', expected: 20_000, expected_next: 29_900, resume: true, consent: { text: 'resumeAndChange', version: '1', language: 'english' } }])
  })

  it('says so of a downgrade too', async () => {
    const { sent } = open({ terms: { ...downgrade, resumes: true }, change: () => ({ json: { data: downgrade } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Resume and switch on 21 December 2026, then ₹299 a month' }))
    expect(await screen.findByRole('heading', { name: 'Lantern starts on 21 December 2026' })).toBeVisible()
    expect(sent()).toMatchObject([{ expected: 0, resume: true }])
  })
})

describe('a downgrade', () => {
  it('says from when it counts and what it costs then, with nothing due now', async () => {
    const { sent } = open({ terms: downgrade, change: () => ({ json: { data: downgrade } }) })
    const button = await screen.findByRole('button', { name: 'Switch on 21 December 2026, then ₹299 a month' })
    expect(screen.getByText('You keep Ember until 21 December 2026, because it is paid for. Then Lantern starts. Nothing is due now.')).toBeVisible()
    expect(screen.queryByText('Pay by card')).toBeNull()
    await userEvent.click(button)
    expect(await screen.findByRole('heading', { name: 'Lantern starts on 21 December 2026' })).toBeVisible()
    expect(sent()).toEqual([{ plan_id: 'lantern', requestId: 'r1', expected: 0, expected_next: 29_900, consent: { text: 'change', version: '1', language: 'english' } }])
  })

  it('whose price has changed is asked for again with the one that it promises', async () => {
    const raised = wireQuote({ dueNow: 0, nextCharge: { at: new Date('2026-12-21T12:00:00Z'), amount: 34_900 } })
    const { sent } = open({ terms: downgrade, change: () => ({ status: 422, json: { errorCode: 'PRICE_MISMATCH', quote: raised } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Switch on 21 December 2026, then ₹299 a month' }))
    expect(await screen.findByText(/^The terms of this plan have changed/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Switch on 21 December 2026, then ₹349 a month' }))
    expect(sent()).toMatchObject([{ expected: 0, expected_next: 29_900 }, { expected: 0, expected_next: 34_900 }])
  })
})
