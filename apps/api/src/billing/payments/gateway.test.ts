import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@ott/contract'
import { transaction } from '@ott/database'
import { answerPage } from '@ott/sandbox/gateway-testing'
import { advanceClock } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { findDifferences } from '../daily-check.ts'
import { settlePayment } from './settle.ts'
import { addCard, cards, newUser, place, runTasks, sellingDeps, subscribeBody } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

type OrderBody = Partial<Input<'subscribe'>['body']>
type Step = NonNullable<Answer<'startPayment'>['data']['next']>

const upi = { payment_method_type: 'UPI', payment_method: 'UPI_PAY' } as const
const bank = { payment_method_type: 'NB', payment_method: 'NB_HDFC' } as const
const wallet = { payment_method_type: 'WALLET', payment_method: 'PAYTM' } as const
const rupay = { payment_method_type: 'CARD', payment_method: 'RUPAY' } as const

async function newPayer() {
  const user = await newUser(api)
  const bearer = { bearer: user.sAccessToken }
  return {
    user,
    bearer,
    /** Time passes in these tests, and sessions end; a new one of the same browser replaces the old one. */
    signInAgain: async () => (bearer.bearer = (await api.signIn(await phoneOf(user), 'browser-first', { ip: '198.51.100.9' })).sAccessToken),
    order: (changes: OrderBody = {}) => api.call('subscribe', { body: { plan_id: 'mobile', requestId: randomUUID(), place, ...changes } }, bearer),
    start: (orderId: string, method: typeof upi | typeof bank | typeof wallet | typeof rupay, requestId = randomUUID()) =>
      api.call('startPayment', { body: { order_id: orderId, ...method, requestId } }, bearer),
    look: (id: string, returned?: Record<string, string>) => api.call('order', { params: { id }, body: returned ? { return: returned } : {} }, bearer),
    subscription: async () => (await api.call('userSubscription', {}, bearer)).ok.data,
    moved: () => api.sandbox.pay.ledger.snapshot().movements.filter(({ customerId }) => customerId === user.userId).map(({ type, amount }) => (type === 'charge' ? amount : -amount)),
  }
}

/** An order whose payer stands before their bank. */
async function startedPayment(method: typeof upi | typeof bank | typeof wallet | typeof rupay = upi, changes: OrderBody = {}) {
  const payer = await newPayer()
  const { order_id: orderId } = (await payer.order({ auto_renewal: method === upi || method === rupay, ...changes })).ok.data
  const { ok, status, error } = await payer.start(orderId, method)
  if (status !== 200) throw new Error(JSON.stringify(error))
  return { ...payer, orderId, next: ok.data.next!, page: await pageOf(ok.data.next!) }
}

/** The page of the bank or app, where a payer is led. */
async function pageOf(next: Step): Promise<string> {
  if (next.kind === 'upi') return next.uri
  if (next.kind !== 'redirect') throw new Error('There is nothing to pay')
  const { pathname, search } = new URL(next.url)
  if (!pathname.startsWith('/subscription')) return next.url
  const { body } = await api.app.inject({ method: 'GET', url: pathname + search })
  const [, action = ''] = /action="([^"]+)"/.exec(body) ?? []
  const fields = Object.fromEntries([...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const answer = await fetch(action, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields as Record<string, string>) })
  return answer.headers.get('location') ?? ''
}

const pay = (page: string, play: Parameters<typeof answerPage>[1] = 'pay') => answerPage(page, play)

/** Time passes here and at the banks. */
async function pass(hours: number, stepHours = 6): Promise<void> {
  for (let passed = 0; passed < hours; passed += stepHours) {
    api.wait(stepHours * 3_600)
    advanceClock(api.sandbox, stepHours * 3_600)
    await runTasks(api)
  }
}

async function paymentsOf({ userId }: SignedInUser) {
  return api.db.withTables<BillingTables>().selectFrom('payment').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

async function phoneOf({ userId }: SignedInUser): Promise<string> {
  const { phone_number } = await api.db.selectFrom('account').select('phone_number').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return phone_number ?? ''
}

/** At the payer's bank; the mandate's id. */
async function changeMandate({ userId }: SignedInUser, action: 'pause' | 'resume' | 'revoke'): Promise<string> {
  const { provider_ref: ref } = await api.db.withTables<BillingTables>().selectFrom('payment_method').select('provider_ref').where((its) => its.and({ user_id: userId, rail: 'gateway' })).executeTakeFirstOrThrow()
  const { status } = await fetch(`${api.sandbox.gateway.url}/pages/mandates`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ mandate_id: ref, action }) })
  if (status !== 303) throw new Error(`The bank answered ${status}`)
  return ref
}

/** How the payer's bank answers coming debits. */
async function setDebits(user: SignedInUser, debits: string): Promise<void> {
  const { provider_ref: ref } = await api.db.withTables<BillingTables>().selectFrom('payment_method').select('provider_ref').where('user_id', '=', user.userId).executeTakeFirstOrThrow()
  await fetch(`${api.sandbox.gateway.url}/pages/mandates`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ mandate_id: ref, debits }) })
}

/** As the gateway has them, of all payments of the user. */
async function mandateStatuses(user: SignedInUser): Promise<(string | undefined)[]> {
  const { url, apiKey, merchantId } = api.sandbox.gateway
  const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`, 'x-merchantid': merchantId, 'x-routing-id': user.userId }
  const payments = (await paymentsOf(user)).filter(({ rail }) => rail === 'gateway')
  return Promise.all(payments.map(async ({ payment_id }) => ((await (await fetch(`${url}/orders/${payment_id}`, { headers })).json()) as { mandate?: { mandate_status: string } }).mandate?.mandate_status))
}

const deliverEvent = (payload: object | string, password = 'demo-gateway-webhook-password') =>
  api.app.inject({
    method: 'POST',
    url: '/subscription/ott/api/webhooks/gateway',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from(`gateway:${password}`).toString('base64')}` },
  })

const subscriptionRow = ({ userId }: SignedInUser) => api.db.withTables<BillingTables>().selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirst()
const tomorrow = (at: Date) => new Date(at.getTime() - 86_400_000)

describe('a plan paid at the gateway', () => {
  it('is offered in India: what renews by UPI and RuPay, what does not by bank and wallet, too', async () => {
    const payer = await newPayer()
    const { order_id: renewing } = (await payer.order()).ok.data
    const typesFor = async (orderId: string) => (await api.call('startPayment', { body: { order_id: orderId } }, payer.bearer)).ok.data.methods?.map(({ type }) => type)
    expect(await typesFor(renewing)).toEqual(['UPI', 'CARD'])
    expect((await payer.start(renewing, bank)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'auto_renewal' })
    const { order_id: once } = (await payer.order({ auto_renewal: false })).ok.data
    expect(await typesFor(once)).toEqual(['UPI', 'NB', 'WALLET', 'CARD'])
    const offeredIn = async (country: string) => (await api.call('quote', { body: { plan_id: 'mobile', place } }, { ...payer.bearer, headers: { 'x-country': country } })).ok.payment_methods.map(({ type }) => type)
    expect(await offeredIn('IN')).toEqual(['UPI', 'NB', 'WALLET', 'CARD'])
    expect(await offeredIn('BD')).toEqual([])
    const abroad = await api.call('subscribe', { body: { plan_id: 'mobile' } }, { ...payer.bearer, headers: { 'x-country': 'GB' } })
    expect(abroad.error.errorCode).toBe('NOT_OFFERED')
  })

  it('is active once its payer has paid by UPI, and renews by the mandate that came with it', async () => {
    const { user, orderId, next, page, look, subscription, moved } = await startedPayment(upi)
    expect(next).toMatchObject({ kind: 'upi', qr_svg: expect.stringContaining('<svg') as string })
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'PENDING', next: { kind: 'upi' } })
    await pay(page)
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'ACTIVE', order: { status: 'paid' } })
    expect(moved()).toEqual([9_900])
    expect(await subscription()).toMatchObject({
      subscription_status: 'ACTIVE', state: 'active', auto_renewal: true, payment_info: { payment_processor: 'gateway' },
      payment_method: { provider: 'gateway', kind: 'upi', upi_address: 'mi***@upi', last_four_digits: null }, next_charge: { amount: 9_900 },
    })
    await pass(33 * 24)
    expect(moved()).toEqual([9_900, 9_900])
    const row = (await subscriptionRow(user))!
    expect([row.state, row.period_number]).toEqual(['active', 2])
    const [, debit] = await paymentsOf(user)
    // Its notice is a day before, and it was paid before the period's end.
    expect(debit!.created_at.getTime()).toBeLessThan(tomorrow(row.period_ends_at!).getTime() - 28 * 86_400_000)
    expect(debit).toMatchObject({ is_off_session: true, state: 'succeeded' })
  })

  it.each([['a bank', bank], ['a wallet', wallet]] as const)('is paid at %s, and ends by itself', async (_name, method) => {
    const { orderId, page, look, subscription, moved, user } = await startedPayment(method)
    const answer = await pay(page)
    const returned = Object.fromEntries(answer.location!.searchParams)
    expect(answer.location!.pathname).toBe('/en/redirect')
    // The payer comes back with the gateway's id of the order.
    expect((await look(returned.order_id!, returned)).ok.data).toMatchObject({ outcome: 'ACTIVE', order: { order_id: orderId } })
    expect(moved()).toEqual([9_900])
    expect(await subscription()).toMatchObject({ auto_renewal: false, next_charge: null, payment_method: null })
    await pass(33 * 24, 24)
    expect(moved()).toEqual([9_900])
    expect((await subscriptionRow(user))?.state).toBe('ended')
  })

  it('is paid with a RuPay card on the gateway’s page, and renews with it', async () => {
    const { orderId, page, look, subscription } = await startedPayment(rupay)
    await pay(page)
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(await subscription()).toMatchObject({ auto_renewal: true, payment_method: { kind: 'card', card_brand: 'rupay', last_four_digits: '1111' } })
  })

  it('has no trial, whose card would be the card provider’s', async () => {
    await savePlans(api.db.withTables(), [{ ...family, trialDays: 14 }])
    const { bearer, order } = await newPayer()
    const quoted = (await api.call('quote', { body: { plan_id: 'premium', place, payment_method_type: 'UPI' } }, bearer)).ok.data
    expect(quoted.trial_ends_at).toBeNull()
    expect((await order({ plan_id: 'premium', expected: quoted.due_now })).ok.data).toMatchObject({ trial_ends_at: null, due_now: quoted.due_now })
    expect((await order({ plan_id: 'premium', expected: 1 })).error).toMatchObject({ errorCode: 'PRICE_MISMATCH', quote: { due_now: quoted.due_now } })
  })
})

describe('a payment at the gateway', () => {
  it('is started once for one press, however often it is sent', async () => {
    const payer = await newPayer()
    const { order_id: orderId } = (await payer.order()).ok.data
    const requestId = randomUUID()
    const first = await payer.start(orderId, upi, requestId)
    const again = await payer.start(orderId, upi, requestId)
    expect(again.ok.data.next).toEqual(first.ok.data.next)
    expect(await paymentsOf(payer.user)).toHaveLength(1)
    expect((await payer.start(orderId, rupay, requestId)).error.errorCode).toBe('IDEMPOTENCY_MISMATCH')
    await pay(await pageOf(first.ok.data.next!))
    expect((await payer.start(orderId, upi, requestId)).ok.data).toMatchObject({ next: { kind: 'none' }, order: { status: 'paid' } })
  })

  it('that was declined is told so to a repeat of the press', async () => {
    const payer = await newPayer()
    const { order_id: orderId } = (await payer.order()).ok.data
    const requestId = randomUUID()
    await pay(await pageOf((await payer.start(orderId, upi, requestId)).ok.data.next!), 'decline')
    expect((await payer.start(orderId, upi, requestId)).error).toMatchObject({ errorCode: 'PAYMENT_DECLINED', decline: 'declined' })
  })

  it('that is declined leaves the order open for another way to pay', async () => {
    const { orderId, page, look, start, moved } = await startedPayment(upi)
    await pay(page, 'decline')
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'FAILED', order: { status: 'open' } })
    const { ok } = await start(orderId, rupay)
    await pay(await pageOf(ok.data.next!))
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(moved()).toEqual([9_900])
  })

  it('that was declined and is paid 90 seconds later counts', async () => {
    const { orderId, page, look, subscription, moved } = await startedPayment(upi)
    await pay(page, 'failThenPay')
    expect((await look(orderId)).ok.data.outcome).toBe('FAILED')
    advanceClock(api.sandbox, 91)
    api.wait(301)
    await runTasks(api)
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(await subscription()).toMatchObject({ subscription_status: 'ACTIVE' })
    expect(moved()).toEqual([9_900])
  })

  it('that comes after another one has paid goes back', async () => {
    const { orderId, page, look, start, moved } = await startedPayment(upi)
    const { ok } = await start(orderId, rupay)
    await pay(await pageOf(ok.data.next!))
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    await pay(page)
    await pass(24)
    expect(moved()).toEqual([9_900, 9_900, -9_900])
  })

  it('that was paid before its user chose another way is not paid twice', async () => {
    const { page, order, moved } = await startedPayment(upi)
    await pay(page)
    expect((await order()).error.errorCode).toBe('ALREADY_SUBSCRIBED')
    expect(moved()).toEqual([9_900])
  })

  it('that its user gives up is no charge of theirs', async () => {
    const { bearer, order } = await startedPayment(upi)
    const history = async () => (await api.call('billingHistory', {}, bearer)).ok.data.items.map(({ status }) => status)
    expect(await history()).toEqual(['PENDING'])
    expect((await order()).status).toBe(200)
    expect(await history()).toEqual([])
  })

  it('that comes after its user has bought by card goes back', async () => {
    const payer = await startedPayment(upi)
    const cardRef = await addCard(api, payer.user, cards.good)
    const bought = await api.call('stripeSubscribe', { body: subscribeBody(payer.user.userId, cardRef) }, payer.bearer)
    expect(bought.ok.data.outcome).toBe('ACTIVE')
    await pay(payer.page)
    await pass(24)
    expect(payer.moved()).toEqual([9_900, -9_900])
    // Its mandate has ended with it, and the card renews the plan.
    const methods = await api.db.withTables<BillingTables>().selectFrom('payment_method').selectAll().where('user_id', '=', payer.user.userId).execute()
    expect(methods.map(({ rail, is_default }) => [rail, is_default])).toEqual([['stripe', true]])
    expect(await mandateStatuses(payer.user)).toEqual(['REVOKED'])
  })

  it('that is paid a week later is told by an event, and honoured', async () => {
    const { user, page } = await startedPayment(upi)
    await pass(7 * 24, 24)
    const [payment] = await paymentsOf(user)
    expect(payment?.state).toBe('cancelled')
    await pay(page)
    await deliverEvent({ id: `evt_${randomUUID()}`, event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: payment!.payment_id } } })
    await runTasks(api)
    expect((await subscriptionRow(user))?.state).toBe('active')
  })

  it('that comes hours later, when its order is over, is honoured', async () => {
    const { orderId, page, look, moved, signInAgain } = await startedPayment(upi)
    await pass(12)
    await signInAgain()
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'FAILED', order: { status: 'expired' } })
    await pay(page)
    await pass(24)
    await signInAgain()
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(moved()).toEqual([9_900])
  })

  it('that a bank still works on allows no second one', async () => {
    const { orderId, page, look, start, order } = await startedPayment(upi)
    await pay(page, 'payLater')
    expect((await look(orderId)).ok.data.outcome).toBe('PENDING')
    expect((await start(orderId, rupay)).error.errorCode).toBe('ORDER_IN_PROGRESS')
    expect((await order()).error).toMatchObject({ errorCode: 'ORDER_IN_PROGRESS', orderId })
    advanceClock(api.sandbox, 61)
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
  })

  it.each(['changedStatus', 'changedSignature'] as const)('is what the gateway says, whatever the return says: %s', async (play) => {
    const { page, look } = await startedPayment(bank)
    const answer = await pay(page, play)
    const returned = Object.fromEntries(answer.location!.searchParams)
    const { outcome } = (await look(returned.order_id!, returned)).ok.data
    expect(outcome).toBe(play === 'changedStatus' ? 'FAILED' : 'ACTIVE')
  })

  it('is its user’s alone', async () => {
    const [mine, other] = [await startedPayment(upi), await newPayer()]
    expect((await other.look(mine.orderId)).status).toBe(404)
    expect((await other.start(mine.orderId, upi)).status).toBe(404)
    expect((await mine.order({ user_id: other.user.userId })).error.errorCode).toBe('FORBIDDEN')
  })

  it('is not lost where the gateway fails: the same press goes on', async () => {
    const payer = await newPayer()
    const { order_id: orderId } = (await payer.order()).ok.data
    const requestId = randomUUID()
    api.sandbox.pay.knobs.update({ gateway: { failNextCalls: 1 } })
    expect((await payer.start(orderId, upi, requestId)).error.errorCode).toBe('UNAVAILABLE')
    const { ok } = await payer.start(orderId, upi, requestId)
    await pay(await pageOf(ok.data.next!))
    expect((await payer.look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(await paymentsOf(payer.user)).toHaveLength(1)
  })
})

describe('the daily check', () => {
  it('reads the payments of the gateway as well', async () => {
    const { user, page, orderId, look } = await startedPayment(upi)
    await pay(page)
    await look(orderId)
    const mine = async () => (await findDifferences(sellingDeps(api))).filter(({ paymentId }) => paymentId === payment!.payment_id)
    const [payment] = await paymentsOf(user)
    expect(await mine()).toEqual([])
    const tables = api.db.withTables<BillingTables>()
    await tables.deleteFrom('billing_task').where('subject', '=', payment!.payment_id).execute()
    await tables.updateTable('payment').set({ state: 'failed' }).where('payment_id', '=', payment!.payment_id).execute()
    expect((await mine()).map(({ difference }) => difference)).toEqual(['unrecordedCharge'])
  })
})

describe('an event of the gateway', () => {
  it('makes the payment be read, once', async () => {
    const { user, page } = await startedPayment(upi)
    await pay(page)
    const [payment] = await paymentsOf(user)
    const event = { id: `evt_${randomUUID()}`, event_name: 'ORDER_SUCCEEDED', date_created: 'now', content: { order: { order_id: payment!.payment_id, status: 'NEW' } } }
    for (let time = 0; time < 3; time += 1) expect((await deliverEvent(event)).statusCode).toBe(200)
    await runTasks(api)
    expect((await subscriptionRow(user))?.state).toBe('active')
  })

  it('is refused without the password, and where it is malformed', async () => {
    expect((await deliverEvent({ id: 'evt_1', event_name: 'ORDER_SUCCEEDED', content: {} }, 'wrong')).statusCode).toBe(403)
    for (const payload of ['', 'no json', '[]', '{}', '{"id":1,"event_name":"X","content":{}}']) expect((await deliverEvent(payload)).statusCode).toBe(400)
  })

  it('about a mandate that its payer has ended cancels the plan, which lasts to its end', async () => {
    const { user, page, orderId, look } = await startedPayment(upi)
    await pay(page)
    await look(orderId)
    const mandateRef = await changeMandate(user, 'revoke')
    await deliverEvent({ id: `evt_${randomUUID()}`, event_name: 'MANDATE_REVOKED', content: { mandate: { mandate_id: mandateRef } } })
    await runTasks(api)
    expect(await subscriptionRow(user)).toMatchObject({ state: 'active', renews: false })
  })
})

describe('a renewal by mandate', () => {
  async function subscribed(play: Parameters<typeof answerPage>[1] = 'pay', vpa = 'mira@upi') {
    const payer = await startedPayment(upi)
    await answerPage(payer.page, play, { vpa })
    await payer.look(payer.orderId)
    const periodEndsAt = (await subscriptionRow(payer.user))!.period_ends_at!
    const hoursUntil = (at: Date) => (at.getTime() - api.deps.now().getTime()) / 3_600_000
    return { ...payer, periodEndsAt, hoursUntil }
  }

  it('that is cancelled between notice and debit is not debited', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await pass(hoursUntil(periodEndsAt) - 25, 3)
    expect(await paymentsOf(user)).toHaveLength(2)
    const stored = await api.db.withTables<BillingTables>().selectFrom('subscription').select('subscription_id').where('user_id', '=', user.userId).executeTakeFirstOrThrow()
    await signInAgain()
    expect((await api.call('postCancelSubscription', { body: { subscription_id: stored.subscription_id } }, bearer)).status).toBe(200)
    await pass(60)
    expect(moved()).toEqual([9_900])
    expect((await subscriptionRow(user))?.state).toBe('ended')
    // The mandate has ended with it.
    expect(await api.db.withTables<BillingTables>().selectFrom('payment_method').selectAll().where('user_id', '=', user.userId).execute()).toEqual([])
  })

  it('that the bank declines leaves access for three days, and is tried again', async () => {
    const { user, periodEndsAt, hoursUntil, moved } = await subscribed()
    await changeMandate(user, 'pause')
    await pass(hoursUntil(periodEndsAt) + 6)
    expect(await subscriptionRow(user)).toMatchObject({ state: 'grace', renews: true })
    expect(moved()).toEqual([9_900])
    await changeMandate(user, 'resume')
    await pass(72)
    expect(moved()).toEqual([9_900, 9_900])
    expect((await subscriptionRow(user))?.state).toBe('active')
  })

  it('that failed is paid by its user with a card', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await changeMandate(user, 'pause')
    await pass(hoursUntil(periodEndsAt) + 2)
    await signInAgain()
    await addCard(api, { ...user, sAccessToken: bearer.bearer }, cards.good)
    const { ok } = await api.call('payRenewal', { body: { requestId: randomUUID(), expected: 9_900 } }, bearer)
    expect(ok.data.placed?.outcome).toBe('ACTIVE')
    await pass(48)
    expect(moved()).toEqual([9_900])
    expect((await paymentsOf(user)).map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['gateway', 'failed'], ['stripe', 'succeeded']])
    expect(await subscriptionRow(user)).toMatchObject({ state: 'active', payment_processor: 'stripe' })
  })

  it('is by card once its user has given one', async () => {
    const { user, periodEndsAt, hoursUntil, moved } = await subscribed()
    const fresh = await api.signIn(await phoneOf(user), 'browser-first', { ip: '198.51.100.10' })
    await addCard(api, fresh, cards.good)
    await pass(hoursUntil(periodEndsAt) + 6)
    expect(moved()).toEqual([9_900])
    const payments = await paymentsOf(user)
    expect(payments.map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['stripe', 'succeeded']])
  })

  it('is by an older card again once its user chooses it, and the mandate ends', async () => {
    const { user, bearer, signInAgain, periodEndsAt, hoursUntil, moved } = await subscribed()
    await addCard(api, { ...user, sAccessToken: bearer.bearer }, cards.good)
    const { card_id: id } = (await api.call('cards', { query: {} }, bearer)).ok.data.cards[0]!
    // As it is for a user who had a card, and then bought by UPI.
    const methods = api.db.withTables<BillingTables>().updateTable('payment_method').where('user_id', '=', user.userId)
    await methods.set({ is_default: false }).execute()
    await methods.set({ is_default: true }).where('rail', '=', 'gateway').execute()
    await api.db.withTables<BillingTables>().updateTable('subscription').set({ payment_processor: 'gateway' }).where('user_id', '=', user.userId).execute()
    expect((await api.call('setDefaultCard', { params: { id } }, bearer)).ok.data.cards).toMatchObject([{ card_id: id, is_default: true }])
    await pass(1, 1)
    expect(await mandateStatuses(user)).toEqual(['REVOKED'])
    await pass(hoursUntil(periodEndsAt) + 6)
    await signInAgain()
    expect(moved()).toEqual([9_900])
    expect((await paymentsOf(user)).map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['stripe', 'succeeded']])
  })

  it('is ended by its user, who sees the mandate with its maximum; an announced debit is stopped', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain, subscription } = await subscribed()
    await pass(hoursUntil(periodEndsAt) - 20, 3)
    await signInAgain()
    const [mandate] = (await api.call('cards', { query: {} }, bearer)).ok.data.cards
    expect(mandate).toMatchObject({ provider: 'gateway', is_default: true, mandate: { maximum: { currency: 'INR', amount: 19_800 } } })
    const revoke = () => api.call('removeCard', { params: { id: mandate?.card_id ?? '' } }, bearer)
    expect((await revoke()).ok.data.cards).toEqual([])
    expect((await revoke()).status).toBe(404)
    const left = await subscription()
    expect(left).toMatchObject({ state: 'active', auto_renewal: false, payment_method: null })
    expect((await api.call('resumeSubscription', { body: { subscription_id: left?.subscription_id ?? '' } }, bearer)).status).toBe(409)
    await pass(72)
    expect((await mandateStatuses(user))[0]).toBe('REVOKED')
    expect(moved()).toEqual([9_900])
    expect((await subscriptionRow(user))?.state).toBe('ended')
  })

  it('is not lost where the gateway fails for a while, and locks nobody out', async () => {
    const { user, periodEndsAt, hoursUntil, moved } = await subscribed()
    await pass(hoursUntil(periodEndsAt) - 30, 3)
    api.sandbox.pay.knobs.update({ gateway: { failNextCalls: 2 } })
    await pass(6, 1)
    expect(await subscriptionRow(user)).toMatchObject({ state: 'active' })
    await pass(40, 2)
    expect(moved()).toEqual([9_900, 9_900])
  })

  it('whose mandate is over leaves what was paid for, and then locks the plan', async () => {
    const { user, periodEndsAt, hoursUntil } = await subscribed()
    await changeMandate(user, 'revoke')
    await pass(hoursUntil(periodEndsAt) - 20, 3)
    expect(await subscriptionRow(user)).toMatchObject({ state: 'grace', ends_at: periodEndsAt })
    await pass(24)
    expect((await subscriptionRow(user))?.state).toBe('hold')
  })

  it('that was made although its user had cancelled goes back, and the plan renews again once they resume', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await pass(hoursUntil(periodEndsAt) - 3, 1)
    const { subscription_id } = (await subscriptionRow(user))!
    await signInAgain()
    // Too late to stop it.
    api.sandbox.pay.knobs.update({ gateway: { failNextCalls: 1 } })
    expect((await api.call('postCancelSubscription', { body: { subscription_id } }, bearer)).status).toBe(200)
    await pass(2, 1)
    const [, debit] = await paymentsOf(user)
    await deliverEvent({ id: `evt_${randomUUID()}`, event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: debit!.payment_id } } })
    await runTasks(api)
    await signInAgain()
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, bearer)).status).toBe(200)
    await pass(48, 3)
    expect(moved()).toEqual([9_900, 9_900, -9_900, 9_900])
    expect(await subscriptionRow(user)).toMatchObject({ state: 'active', period_number: 2 })
  })

  it('that was paid late is not undone by the next attempt', async () => {
    const { user, periodEndsAt, hoursUntil } = await subscribed()
    await setDebits(user, 'decline')
    await pass(hoursUntil(periodEndsAt))
    for (let hour = 0; hour < 72 && (await paymentsOf(user)).length < 3; hour += 1) await pass(1, 1)
    const [, first, second] = await paymentsOf(user)
    expect([first?.state, second?.state]).toEqual(['failed', 'action'])
    // The bank pays the first attempt after all, as UPI does, and then declines the second.
    const deps = sellingDeps(api)
    await transaction(deps.db, (trx) => settlePayment(trx, deps, first!, { state: 'succeeded', providerRef: first!.payment_id, decline: null, clientSecret: null }))
    expect(await subscriptionRow(user)).toMatchObject({ state: 'active', period_number: 2 })
    await pass(48, 3)
    expect((await paymentsOf(user)).map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'failed'])
    expect(await subscriptionRow(user)).toMatchObject({ state: 'active', period_number: 2 })
  })
})
