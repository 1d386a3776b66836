import { randomUUID } from 'node:crypto'
import { advanceClock } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { addCard, cards, runTasks, subscribeBody } from '../testing.ts'
import { bank, deliverEvent, mandateStatuses, newPayer, pageOf, pass, pay, paymentsOf, rupay, startedPayment, subscriptionRow, upi, wallet } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

describe('a payment at the gateway', () => {
  it('is started once for one press, however often it is sent', async () => {
    const payer = await newPayer(api)
    const { order_id: orderId } = (await payer.order()).ok.data
    const requestId = randomUUID()
    const first = await payer.start(orderId, upi, requestId)
    const again = await payer.start(orderId, upi, requestId)
    expect(again.ok.data.next).toEqual(first.ok.data.next)
    expect(await paymentsOf(api, payer.user)).toHaveLength(1)
    expect((await payer.start(orderId, rupay, requestId)).error.errorCode).toBe('IDEMPOTENCY_MISMATCH')
    await pay(await pageOf(api, first.ok.data.next!))
    expect((await payer.start(orderId, upi, requestId)).ok.data).toMatchObject({ next: { kind: 'none' }, order: { status: 'paid' } })
  })

  it('is ordered and started once by twenty presses at once with one id; of twenty with ids of their own one is charged', async () => {
    const payer = await newPayer(api)
    const requestId = randomUUID()
    const orders = await Promise.all(Array.from({ length: 20 }, () => payer.order({ requestId })))
    const [orderId = ''] = new Set(orders.map(({ ok }) => ok.data.order_id))
    expect(orders.map(({ ok }) => ok.data.order_id)).toEqual(Array(20).fill(orderId))
    const started = await Promise.all(Array.from({ length: 20 }, () => payer.start(orderId, upi, requestId)))
    expect(started.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const attempts = await Promise.all(Array.from({ length: 20 }, () => payer.start(orderId, rupay)))
    const pages = await Promise.all([...started.slice(-1), ...attempts.filter(({ status }) => status === 200)].map(({ ok }) => pageOf(api, ok.data.next!)))
    for (const page of pages.slice(0, 3)) await pay(page)
    await payer.look(orderId)
    await pass(api, 24)
    const kept = payer.moved().reduce((sum, amount) => sum + amount, 0)
    expect([kept, (await subscriptionRow(api, payer.user))?.state]).toEqual([9_900, 'active'])
  })

  it('that was declined is told so to a repeat of the press', async () => {
    const payer = await newPayer(api)
    const { order_id: orderId } = (await payer.order()).ok.data
    const requestId = randomUUID()
    await pay(await pageOf(api, (await payer.start(orderId, upi, requestId)).ok.data.next!), 'decline')
    expect((await payer.start(orderId, upi, requestId)).error).toMatchObject({ errorCode: 'PAYMENT_DECLINED', decline: 'declined' })
  })

  it('that is declined leaves the order open for another way to pay', async () => {
    const { orderId, page, look, start, moved } = await startedPayment(api, upi)
    await pay(page, 'decline')
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'FAILED', order: { status: 'open' } })
    const { ok } = await start(orderId, rupay)
    await pay(await pageOf(api, ok.data.next!))
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(moved()).toEqual([9_900])
  })

  it('that was declined and is paid 90 seconds later counts', async () => {
    const { orderId, page, look, subscription, moved } = await startedPayment(api, upi)
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
    const { orderId, page, look, start, moved } = await startedPayment(api, upi)
    const { ok } = await start(orderId, rupay)
    await pay(await pageOf(api, ok.data.next!))
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    await pay(page)
    await pass(api, 24)
    expect(moved()).toEqual([9_900, 9_900, -9_900])
  })

  it('that was paid before its user chose another way is not paid twice', async () => {
    const { page, order, moved } = await startedPayment(api, upi)
    await pay(page)
    expect((await order()).error.errorCode).toBe('ALREADY_SUBSCRIBED')
    expect(moved()).toEqual([9_900])
  })

  it('that comes a second time is said to come back', async () => {
    const { orderId, page, start, look } = await startedPayment(api, bank)
    const second = await pageOf(api, (await start(orderId, wallet)).ok.data.next!)
    await pay(second)
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'ACTIVE' })
    await pay(page)
    api.wait(300)
    await runTasks(api)
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'ACTIVE', returned: { currency: 'INR', amount: 9_900 } })
  })

  it('that its user gives up is no charge of theirs', async () => {
    const { bearer, order } = await startedPayment(api, upi)
    const history = async () => (await api.call('billingHistory', {}, bearer)).ok.data.items.map(({ status }) => status)
    expect(await history()).toEqual(['PENDING'])
    expect((await order()).status).toBe(200)
    expect(await history()).toEqual([])
  })

  it('that comes after its user has bought by card goes back', async () => {
    const payer = await startedPayment(api, upi)
    const cardRef = await addCard(api, payer.user, cards.good)
    const bought = await api.call('stripeSubscribe', { body: subscribeBody(payer.user.userId, cardRef) }, payer.bearer)
    expect(bought.ok.data.outcome).toBe('ACTIVE')
    await pay(payer.page)
    await pass(api, 24)
    expect(payer.moved()).toEqual([9_900, -9_900])
    // Its mandate has ended with it, and the card renews the plan.
    const methods = await api.db.withTables<BillingTables>().selectFrom('payment_method').selectAll().where('user_id', '=', payer.user.userId).execute()
    expect(methods.map(({ rail, is_default }) => [rail, is_default])).toEqual([['stripe', true]])
    expect(await mandateStatuses(api, payer.user)).toEqual(['REVOKED'])
  })

  it('that is paid a week later is told by an event, and honoured', async () => {
    const { user, page } = await startedPayment(api, upi)
    await pass(api, 7 * 24, 24)
    const [payment] = await paymentsOf(api, user)
    expect(payment?.state).toBe('cancelled')
    await pay(page)
    await deliverEvent(api, { id: `evt_${randomUUID()}`, event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: payment!.payment_id } } })
    await runTasks(api)
    expect((await subscriptionRow(api, user))?.state).toBe('active')
  })

  it('that comes hours later, when its order is over, is honoured', async () => {
    const { orderId, page, look, moved, signInAgain } = await startedPayment(api, upi)
    await pass(api, 12)
    await signInAgain()
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'FAILED', order: { status: 'expired' } })
    await pay(page)
    await pass(api, 24)
    await signInAgain()
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(moved()).toEqual([9_900])
  })

  it('that a bank still works on allows no second one', async () => {
    const { orderId, page, look, start, order } = await startedPayment(api, upi)
    await pay(page, 'payLater')
    expect((await look(orderId)).ok.data.outcome).toBe('PENDING')
    expect((await start(orderId, rupay)).error.errorCode).toBe('ORDER_IN_PROGRESS')
    expect((await order()).error).toMatchObject({ errorCode: 'ORDER_IN_PROGRESS', orderId })
    advanceClock(api.sandbox, 61)
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
  })

  it.each([
    ['pay', 'ACTIVE', 'ACTIVE', [9_900]],
    ['decline', 'FAILED', 'FAILED', []],
    ['leave', 'PENDING', 'PENDING', []],
    ['payLater', 'PENDING', 'ACTIVE', [9_900]],
    ['failThenPay', 'FAILED', 'ACTIVE', [9_900]],
    ['returnTwice', 'ACTIVE', 'ACTIVE', [9_900]],
    ['changedStatus', 'FAILED', 'FAILED', []],
    ['changedSignature', 'ACTIVE', 'ACTIVE', [9_900]],
    ['withoutWebhook', 'ACTIVE', 'ACTIVE', [9_900]],
    ['refundFails', 'ACTIVE', 'ACTIVE', [9_900]],
    ['autoRefund', 'FAILED', 'FAILED', [9_900, -9_900]],
  ] as const)('is what the gateway says, whatever the return says: %s is %s, and 90 seconds later %s', async (play, outcome, later, moves) => {
    const { orderId, page, look, moved } = await startedPayment(api, bank)
    const { location } = await pay(page, play)
    const returned = location && Object.fromEntries(location.searchParams)
    expect((await look(returned?.order_id ?? orderId, returned ?? undefined)).ok.data.outcome).toBe(outcome)
    advanceClock(api.sandbox, 91)
    expect((await look(orderId)).ok.data.outcome).toBe(later)
    expect(moved()).toEqual(moves)
  })

  it('is its user’s alone', async () => {
    const [mine, other] = [await startedPayment(api, upi), await newPayer(api)]
    expect((await other.look(mine.orderId)).status).toBe(404)
    expect((await other.start(mine.orderId, upi)).status).toBe(404)
    expect((await mine.order({ user_id: other.user.userId })).error.errorCode).toBe('FORBIDDEN')
  })

  it('is not lost where the gateway fails: the same press goes on', async () => {
    const payer = await newPayer(api)
    const { order_id: orderId } = (await payer.order()).ok.data
    const requestId = randomUUID()
    api.sandbox.pay.knobs.update({ gateway: { failNextCalls: 1 } })
    expect((await payer.start(orderId, upi, requestId)).error.errorCode).toBe('UNAVAILABLE')
    const { ok } = await payer.start(orderId, upi, requestId)
    await pay(await pageOf(api, ok.data.next!))
    expect((await payer.look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(await paymentsOf(api, payer.user)).toHaveLength(1)
  })
})
