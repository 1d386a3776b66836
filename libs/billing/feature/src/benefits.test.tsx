import type { TestResponse, TestServer } from '@ott/api-client/testing'
import { anApi } from '@ott/api-client/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Benefits } from './index.ts'
import { storyNow, TestProviders, wireCard, wireGift, wireGifts, wireSubscription } from './testing.tsx'

const everything = { pause: true, refunds: true, gifts: true }

function open(answer: TestResponse | TestServer, locale: 'en' | 'bn' = 'en', { gifts = () => ({ json: wireGifts([]) }), offers = everything }: { gifts?: TestServer; offers?: typeof everything } = {}) {
  const { call, requests } = anApi((request) => {
    if (request.path.includes('/plan/gift')) return gifts(request)
    if (request.path.includes('/cards')) return { json: { data: { cards: [] } } }
    return typeof answer === 'function' ? answer(request) : answer
  }, { accessToken: 'access', refreshToken: 'refresh' })
  const [asked, opened, changed] = [jest.fn(), jest.fn(), jest.fn()]
  render(
    <TestProviders locale={locale}>
      <Benefits call={call} locale={locale} timeZone="Asia/Kolkata" now={storyNow} hrefs={{ plans: '/en/plans', redeem: '/en/redeem', gift: '/en/plans/checkout?gift', payRenewal: '/en/plans/checkout?renewal', addCard: '/en/plans/checkout?card' }} offers={offers} createRequestId={() => 'r1'} giftForm={null} onAddGift={asked} onOpenInvoice={opened} onChanged={changed} />
    </TestProviders>,
  )
  return { asked, opened, changed, requests }
}

const sold = {
  subscription_end_date: '2026-12-21T18:00:00Z',
  subscription_amount: { currency: 'INR', amount: 29_900 },
  period_ends_at: '2026-12-21T12:00:00Z',
  next_charge: { at: '2026-12-21T12:00:00Z', amount: 29_900 },
  payment_method: wireCard,
}
const cancelled = { ...sold, auto_renewal: false, next_charge: null, subscription_end_date: '2026-12-21T12:00:00Z' }
const charge = (id: string, changes: object = {}) => ({
  id, kind: 'charge', at: '2026-11-21T12:00:00Z', amount: { currency: 'INR', amount: 29_900 }, status: 'PAID', plan_title: 'Lantern', subscription_id: 's1', invoice_id: `inv-${id}`, ...changes,
})

/** A server with a subscription that can be cancelled and resumed, and its history. */
function soldPlan(subscription: object = sold, items: object[] = [charge('1')], total = items.length): TestServer {
  let current = subscription
  return ({ method, path }) => {
    if (path.includes('/billing-history')) return { json: { data: { items, total } } }
    if (path.includes('/invoice')) return { json: { data: { invoice: {}, url: 'https://api.example/invoice' } } }
    if (method === 'POST') current = path.includes('/subscription/cancel') ? cancelled : sold
    return { json: wireSubscription(current) }
  }
}

describe('a plan that was bought', () => {
  it('shows the next charge and the card', async () => {
    open(soldPlan())
    expect(await screen.findByText('₹299 on 21 December 2026')).toBeVisible()
    expect(screen.getByText('Visa ending in 4242, expires 04/2030')).toBeVisible()
  })

  it('has Bengali digits in Bengali', async () => {
    open(({ path }) => (path.includes('/billing-history') ? { json: { data: { items: [], total: 0 } } } : { json: wireSubscription(sold, 'bn') }), 'bn')
    expect(await screen.findByText('Visa, শেষে ৪২৪২, মেয়াদ ০৪/২০৩০')).toBeVisible()
  })

  it('shows a trial until its end', async () => {
    open(soldPlan({ ...sold, state: 'trial', trial_ends_at: '2026-12-05T12:00:00Z' }))
    expect(await screen.findByText('Free trial until')).toBeVisible()
    expect(screen.getByText('5 December 2026')).toBeVisible()
  })

  it('says what to do about a failed charge', async () => {
    open(soldPlan({ ...sold, state: 'grace', failed_charge: { reason: 'insufficientFunds', retries_at: '2026-11-24T04:30:00Z' } }))
    expect(await screen.findByText('The last charge of Lantern failed. The card didn’t have enough money. You can watch until 21 December 2026. We try again on 24 November 2026, or you pay now.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/en/plans/checkout?renewal')
  })

  it('says how a plan on hold starts again', async () => {
    open(soldPlan({ ...sold, state: 'hold', subscription_status: 'INACTIVE' }))
    expect(await screen.findByRole('heading', { name: 'Your plan is on hold' })).toBeVisible()
    expect(screen.getByText(/pay with a card that works/)).toBeVisible()
  })

  it('that is cancelled offers to change it as well, which resumes it', async () => {
    open(soldPlan(cancelled))
    expect(await screen.findByRole('link', { name: 'Resume and change plan' })).toHaveAttribute('href', '/en/plans')
    expect(screen.queryByText('Payment method')).toBeNull()
  })

  it('is cancelled in two steps and resumed in one', async () => {
    const { changed, requests } = open(soldPlan())
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel Lantern?' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('You can watch until 21 December 2026, and nothing more is charged. After that you lose 2 streams at once in 1080p and your downloads.')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep plan' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }))
    expect((await screen.findByText('Your plan is cancelled. You can watch until 21 December 2026.')).closest('[tabindex]')).toHaveFocus()
    expect(screen.getByText('Does not renew')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Resume plan' }))
    expect((await screen.findByText('Your plan renews again. Next charge: 21 December 2026.')).closest('[tabindex]')).toHaveFocus()
    expect(changed).toHaveBeenCalledTimes(2)
    expect(requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.includes('/cancel'), body])).toEqual([
      [true, { subscription_id: 's1' }], [false, { subscription_id: 's1' }],
    ])
  })

  it('leads to a change, and keeps the plan where a downgrade is taken back', async () => {
    const pending = { ...sold, pending_change: { plan_id: 'ember', title: 'Ember', at: '2026-12-21T12:00:00Z' } }
    const { requests } = open(soldPlan(pending))
    expect(await screen.findByText('Ember starts on 21 December 2026.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/en/plans')
    await userEvent.click(screen.getByRole('button', { name: 'Keep Lantern instead' }))
    expect((await screen.findByText('You keep Lantern. The change is cancelled.')).closest('[tabindex]')).toHaveFocus()
    expect(screen.queryByText('Ember starts on 21 December 2026.')).toBeNull()
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path.includes('/change/cancel'))).toEqual([true])
  })

  it('pauses from the end of the paid time until a day that is said before, and the pause is taken back', async () => {
    let current: object = sold
    const paused = { ...sold, paused_until: '2027-01-04T12:00:00Z', next_charge: { at: '2027-01-04T12:00:00Z', amount: 29_900 } }
    const { requests } = open(({ method, path }) => {
      if (path.includes('/billing-history')) return { json: { data: { items: [], total: 0 } } }
      if (method === 'POST') current = path.includes('/pause') ? paused : sold
      return { json: wireSubscription(current) }
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pause plan' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Pause Lantern?' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Pause for' }), '14')
    expect(dialog.getByText('You can watch until 21 December 2026. The pause lasts from then until 4 January 2027, and that day you are charged again.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Pause plan' }))
    expect(await screen.findByText('The plan pauses from 21 December 2026 until 4 January 2027. Nothing is charged in between.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take the pause back' }))
    expect(await screen.findByText('Your plan renews again. Next charge: 21 December 2026.')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ subscription_id: 's1', days: 14 }, { subscription_id: 's1' }])
  })

  it('that is paused says until when, and how it goes on now', async () => {
    open(soldPlan({ ...sold, state: 'paused', subscription_status: 'INACTIVE', subscription_end_date: '2026-11-20T12:00:00Z', period_ends_at: '2026-11-20T12:00:00Z', paused_until: '2026-12-21T12:00:00Z' }))
    expect(await screen.findByText('The plan is paused until 21 December 2026. That day it is charged and goes on.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Resume now' })).toHaveAttribute('href', '/en/plans/checkout?renewal')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('The plan ends at once, and nothing more is charged.')
  })

  it('is refunded in two steps that say how much, why, and that it ends', async () => {
    const server = soldPlan({ ...sold, refundable_until: '2026-12-05T12:00:00Z' })
    let isRefunded = false
    const { requests, changed } = open((request) => {
      const { method, path, body } = request
      if (path.includes('/refund')) {
        isRefunded = (body as { confirm?: boolean }).confirm === true
        return { json: { data: { amount: { currency: 'INR', amount: 29_900 }, is_full: true, refundable_until: null, state: isRefunded ? 'created' : null } } }
      }
      return isRefunded && method === 'GET' && !path.includes('/billing-history') ? { json: wireSubscription({ ...sold, state: 'ended', subscription_status: 'EXPIRED' }) } : server(request)
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }))
    expect(await screen.findByText('You get back ₹299, all that you paid, because you watched nothing with it. It goes back the way you paid. Your plan ends at once.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Get ₹299 back' }))
    expect((await screen.findByText(/^Your plan has ended. ₹299 is on its way back to you/)).closest('[tabindex]')).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'You have no active plan' })).toBeVisible()
    expect(requests.filter(({ path }) => path.includes('/refund')).map(({ body }) => body)).toEqual([{ requestId: 'r1' }, { requestId: 'r1', confirm: true, expected: 29_900 }])
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('has no refund after its window, and one that changed is read again', async () => {
    let amount = 29_900
    const server = soldPlan({ ...sold, refundable_until: '2026-12-05T12:00:00Z' })
    open((request) => {
      if (!request.path.includes('/refund')) return server(request)
      if ((request.body as { confirm?: boolean }).confirm) {
        amount = 20_000
        return { status: 409, json: { errorCode: 'CONFLICT' } }
      }
      return { json: { data: { amount: { currency: 'INR', amount }, is_full: amount === 29_900, refundable_until: null, state: null } } }
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Get ₹299 back' }))
    expect(await screen.findByText(/^The refund has changed, and nothing was done/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Get ₹200 back' })).toBeVisible()
    cleanup()
    open(soldPlan({ ...sold, refundable_until: '2026-11-20T12:00:00Z' }))
    expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Get a refund' })).toBeNull()
  })

  it('in the European Union is withdrawn from in two steps, which takes the place of the refund', async () => {
    const open14Days = { ...sold, country: 'NL', refundable_until: '2026-12-05T12:00:00Z', withdrawable_until: '2026-12-06T12:00:00Z' }
    const server = soldPlan(open14Days)
    let isWithdrawn = false
    const { requests, changed } = open((request) => {
      const { method, path, body } = request
      if (path.includes('/withdraw')) {
        isWithdrawn = (body as { confirm?: boolean }).confirm === true
        return { json: { data: { amount: { currency: 'INR', amount: 29_900 }, is_full: true, withdrawable_until: null, received_at: isWithdrawn ? '2026-11-21T12:00:00Z' : null } } }
      }
      return isWithdrawn && method === 'GET' && !path.includes('/billing-history') ? { json: wireSubscription({ ...sold, state: 'ended', subscription_status: 'EXPIRED' }) } : server(request)
    }, 'en', { offers: { ...everything, refunds: false } })
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
    expect(screen.queryByRole('button', { name: 'Get a refund' })).toBeNull()
    expect(await screen.findByText('Your plan ends at once, and you get a confirmation with date and time. You get back ₹299, all that you paid, because you watched nothing with it. It goes back the way you paid.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
    expect((await screen.findByText(/^You have withdrawn from the contract, and your plan has ended. ₹299 is on its way back/)).closest('[tabindex]')).toHaveFocus()
    expect(requests.filter(({ path }) => path.includes('/withdraw')).map(({ body }) => body)).toEqual([{ requestId: 'r1' }, { requestId: 'r1', confirm: true }])
    expect(requests.some(({ path }) => path.includes('/refund'))).toBe(false)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('that cost nothing is withdrawn from without a word of money', async () => {
    const server = soldPlan({ ...sold, state: 'trial', trial_ends_at: '2026-12-05T12:00:00Z', withdrawable_until: '2026-12-06T12:00:00Z' })
    open((request) => (request.path.includes('/withdraw') ? { json: { data: { amount: { currency: 'EUR', amount: 0 }, is_full: true, withdrawable_until: null, received_at: null } } } : server(request)))
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
    expect(await screen.findByText('Your plan ends at once, and you get a confirmation with date and time. Nothing was charged that could be paid back.')).toBeVisible()
  })

  it('that cannot be refunded says why, and how it ends', async () => {
    const server = soldPlan({ ...sold, refundable_until: '2026-12-05T12:00:00Z' })
    open((request) => (request.path.includes('/refund') ? { status: 409, json: { errorCode: 'CONFLICT' } } : server(request)))
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }))
    expect(await screen.findByText(/^A refund isn’t possible here: its time is over, or you had one in the last twelve months/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /back$/ })).toBeNull()
  })

  it('has no button for what the operator has turned off', async () => {
    open(soldPlan({ ...sold, refundable_until: '2026-12-05T12:00:00Z' }), 'en', { offers: { pause: false, refunds: false, gifts: false } })
    expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeVisible()
    for (const name of ['Pause plan', 'Get a refund', 'Add a gift code']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('whose charge is disputed is not resumed while the bank decides, and is cancelled', async () => {
    open(soldPlan({ ...cancelled, dispute: { state: 'open', renews_after: true } }, [charge('1', { status: 'DISPUTED' })]))
    expect(await screen.findByText('Your bank is reviewing a payment that you disputed. Until it decides, we charge nothing. You can watch until 21 December 2026; the plan renews only if the payment is found valid.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Resume plan' })).toBeNull()
    expect(await screen.findByText(/Disputed$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
    cleanup()
    open(soldPlan({ ...cancelled, dispute: { state: 'open', renews_after: false } }))
    expect(await screen.findByText(/the plan does not renew\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Cancel plan|Resume plan/ })).toBeNull()
  })

  it('that a lost dispute has ended says so', async () => {
    open(soldPlan({ ...cancelled, state: 'ended', subscription_status: 'EXPIRED', dispute: { state: 'lost', renews_after: false } }, [charge('1', { status: 'DISPUTE_LOST' })]))
    expect(await screen.findByText(/^Your bank returned a payment that you disputed, so the plan has ended/)).toBeVisible()
    expect(await screen.findByText(/Returned after a dispute$/)).toBeVisible()
  })

  it('is kept', async () => {
    const { requests } = open(soldPlan())
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep plan' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('stays as it is where cancelling fails', async () => {
    const server = soldPlan()
    open((request) => (request.method === 'POST' ? { status: 500, json: {} } : server(request)))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel plan' }))
    expect(await screen.findByText(/^That didn’t work. Your plan has not changed/)).toBeVisible()
  })
})

describe('billing history', () => {
  it('lists charges and refunds, and opens an invoice', async () => {
    const refund = charge('2', { kind: 'refund', status: 'REFUNDED', invoice_id: null, at: '2026-11-25T12:00:00Z' })
    const { opened } = open(soldPlan(sold, [refund, charge('1')]))
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Refund, Lantern₹29925 November 2026 · Refunded')
    expect(second).toHaveTextContent('Lantern₹29921 November 2026 · Paid')
    await userEvent.click(screen.getByRole('button', { name: 'Invoice of 21 November 2026' }))
    expect(await (opened.mock.calls[0] as [Promise<string>])[0]).toBe('https://api.example/invoice')
  })

  it('says that nothing was charged', async () => {
    open(soldPlan(sold, []))
    expect(await screen.findByText('Nothing has been charged yet.')).toBeVisible()
  })

  it('loads older pages', async () => {
    const page = (from: number) => Array.from({ length: 10 }, (_, at) => charge(`${from + at}`))
    const server = soldPlan()
    open((request) => (request.path.includes('/billing-history') ? { json: { data: { items: request.path.includes('page=2') ? page(11) : page(1), total: 20 } } } : server(request)))
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(20)
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })
})

describe('the page of the user’s plan', () => {
  it('shows the plan, its end and its renewal', async () => {
    open({ json: wireSubscription({ state: null }) })
    expect(await screen.findByRole('heading', { name: 'Lantern' })).toBeVisible()
    expect(screen.getByText('21 February 2027')).toBeVisible()
    expect(screen.getByText('Renews automatically')).toBeVisible()
  })

  it('says in Bengali that a gift does not renew', async () => {
    open({ json: wireSubscription({ subscription_acquisition: 'REDEEMED', auto_renewal: false, state: null }, 'bn') }, 'bn')
    expect(await screen.findByRole('heading', { name: 'লণ্ঠন' })).toBeVisible()
    expect(screen.getByText('উপহার থেকে পাওয়া')).toBeVisible()
    expect(screen.getByText('নবায়ন হবে না')).toBeVisible()
  })

  it('offers to add a gift code', async () => {
    const { asked } = open({ json: wireSubscription({ state: null }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a gift code' }))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('leads to plans and gift codes without a plan', async () => {
    open({ json: { data: null } })
    expect(await screen.findByRole('heading', { name: 'You have no active plan' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en/plans')
    expect(screen.getByRole('link', { name: 'Redeem a gift code' })).toHaveAttribute('href', '/en/redeem')
  })

  it('leads to no gift codes where they are turned off', async () => {
    open({ json: { data: null } }, 'en', { offers: { ...everything, gifts: false } })
    expect(await screen.findByText('Choose a plan.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Redeem a gift code' })).toBeNull()
  })

  it('names a plan that has ended, whatever its stored status', async () => {
    open({ json: wireSubscription({ state: null, subscription_end_date: '2026-11-20T12:00:00Z' }) })
    expect(await screen.findByRole('heading', { name: 'Your Lantern plan ended on 20 November 2026' })).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    open({ status: 500, json: {} })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('the gifts that a user bought', () => {
  const rumi = { email: 'rumi@films.example', name: 'Rumi' }
  const others = [
    wireGift({ order_id: 'J2', state: 'redeemed', code: null, refundable_until: null, months: 1 }),
    wireGift({ order_id: 'J3', state: 'refunded', code: null, refundable_until: null }),
    wireGift({ order_id: 'J4', state: 'expired', code: null, refundable_until: null, expires_at: '2026-11-01T12:00:00Z' }),
  ]
  const noPlan: TestServer = ({ path }) => (path.includes('/billing-history') ? { json: { data: { items: [charge('1', { gift_months: 3 })], total: 1 } } } : { json: { data: null } })

  it('are listed with their state, and their charges with the length, also without a plan', async () => {
    open(noPlan, 'en', { gifts: () => ({ json: wireGifts([wireGift({ to: rumi }), ...others]) }) })
    const list = within(await screen.findByRole('region', { name: 'Gifts you bought' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
      'Lantern, 3 months as a gift₹897Not redeemed yet, valid until 21 November 2029Mailed to RumiGift code: 0123-4567-89AB-CDEFSend againGet a refund',
      'Lantern, 1 month as a gift₹897Redeemed',
      'Lantern, 3 months as a gift₹897Refunded',
      'Lantern, 3 months as a gift₹897Expired on 1 November 2026',
    ])
    expect(within(screen.getByRole('region', { name: 'Billing history' })).getByText('Lantern, 3 months as a gift')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Give as a gift' })).toHaveAttribute('href', '/en/plans/checkout?gift')
  })

  it('are not mentioned where there are none', async () => {
    open({ json: { data: null } })
    expect(await screen.findByRole('heading', { name: 'You have no active plan' })).toBeVisible()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each<[string, TestResponse, string]>([
    ['is told', { json: { data: { is_sent: true } } }, 'Sent again.'],
    ['too often waits', { status: 429, json: { errorCode: 'RATE_LIMITED', retryAfter: 60 } }, 'You have sent it several times today. Try again tomorrow.'],
    ['of a redeemed one is refused', { status: 409, json: { errorCode: 'CONFLICT' } }, 'The gift has been redeemed or refunded meanwhile.'],
    ['that fails is said so', { status: 500, json: {} }, 'That didn’t work. Try again in a moment.'],
  ])('mailing again %s', async (_, answer, text) => {
    const { requests } = open(noPlan, 'en', { gifts: ({ method }) => (method === 'POST' ? answer : { json: wireGifts([wireGift()]) }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Send again: Lantern, 3 months' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(requests.find(({ method }) => method === 'POST')?.path).toContain('/plan/gift/J1/mail')
  })

  it('are paid back in two steps', async () => {
    let isRefunded = false
    const { requests } = open((request) => {
      if (!request.path.includes('/refund')) return noPlan(request)
      isRefunded = Boolean((request.body as { confirm?: boolean }).confirm)
      return { json: { data: { amount: { currency: 'INR', amount: 89_700 }, is_full: true, refundable_until: null, state: isRefunded ? 'created' : null } } }
    }, 'en', { gifts: () => ({ json: wireGifts([wireGift(isRefunded ? { state: 'refunded', code: null, refundable_until: null } : {})]) }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund: Lantern, 3 months' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Lantern, 3 months as a gift?' }))
    expect(await dialog.findByText('You get back ₹897, all that you paid, the way you paid. The code can’t be redeemed after that.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Keep gift' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Get ₹897 back' }))
    expect(await screen.findByText('₹897 is on its way back to you. Your bank may take up to 10 days.')).toBeVisible()
    expect(await screen.findByText('Refunded')).toBeVisible()
    expect(requests.filter(({ path }) => path.includes('/refund')).map(({ body }) => body)).toEqual([
      { requestId: 'r1', order_id: 'J1' }, { requestId: 'r1', order_id: 'J1', confirm: true, expected: 89_700 },
    ])
  })

  it('are withdrawn from in the European Union', async () => {
    open(noPlan, 'en', { gifts: () => ({ json: wireGifts([wireGift({ country: 'NL' })]) }) })
    expect(await screen.findByRole('button', { name: 'Withdraw from contract here: Lantern, 3 months' })).toBeVisible()
  })

  it('have Bengali words and digits', async () => {
    open(noPlan, 'bn', { gifts: () => ({ json: wireGifts([wireGift()]) }) })
    const gifts = await screen.findByRole('region', { name: 'আপনার কেনা উপহার' })
    expect(await within(gifts).findByText('Lantern, ৩ মাসের উপহার')).toBeVisible()
  })
})
