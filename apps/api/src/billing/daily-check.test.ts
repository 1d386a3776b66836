import { randomUUID } from 'node:crypto'
import { answerPage } from '@ott/sandbox/gateway-testing'
import { stripeClient } from '@ott/sandbox/stripe-testing'
import { sql } from 'kysely'
import { savePlans } from './plans.ts'
import { createLogger } from '../http/logger.ts'
import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { dailyCheck, findDifferences } from './daily-check.ts'
import type { BillingTables } from './tables.ts'
import { cards, newBuyer, newUser, passDays, place, runTasks, sellingDeps } from './testing.ts'
import type { Buyer } from './testing.ts'

let api: TestApi
const lines: string[] = []

const withTrial = { ...family, identifier: 'trial', trialDays: 14, version: { ...family.version, planId: 'trial-v1' } }

beforeEach(async () => {
  lines.length = 0
  api = await startApi({ log: createLogger('info', { write: (line: string) => lines.push(line) }) })
  await savePlans(api.db.withTables(), [monthly, family, withTrial])
})
afterEach(() => api.stop())

const tables = () => api.db.withTables<BillingTables>()
const differences = () => findDifferences(sellingDeps(api))
const kinds = async () => (await differences()).map(({ difference }) => difference)
const paymentOf = ({ userId }: Buyer) => tables().selectFrom('payment').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

async function subscriber(): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe()
  return buyer
}

/** Paid with net banking. */
async function gatewayPayment() {
  const user = await newUser(api)
  const asked = { bearer: user.sAccessToken, headers: { 'x-country': 'IN' } }
  const { order_id } = (await api.call('subscribe', { body: { plan_id: 'mobile', auto_renewal: false, requestId: randomUUID(), place } }, asked)).ok.data
  const { next } = (await api.call('startPayment', { body: { order_id, payment_method_type: 'NB', payment_method: 'NB_HDFC', requestId: randomUUID() } }, asked)).ok.data
  if (next?.kind !== 'redirect') throw new Error('A bank has a page')
  await answerPage(next.url, 'pay')
  await api.call('order', { params: { id: order_id }, body: {} }, asked)
  const payment = await tables().selectFrom('payment').selectAll().where('user_id', '=', user.userId).executeTakeFirstOrThrow()
  return { user, payment }
}

/** As an operator does at the gateway's desk. */
async function returnAtGateway({ payment_id, user_id }: { payment_id: string; user_id: string }, amount: string): Promise<void> {
  const { url, apiKey, merchantId } = api.sandbox.gateway
  const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`, 'x-merchantid': merchantId, 'x-routing-id': user_id }
  const { status } = await fetch(`${url}/orders/${payment_id}/refunds`, { method: 'POST', headers, body: new URLSearchParams({ unique_request_id: `R${payment_id.slice(1)}`, amount }) })
  if (status !== 200) throw new Error(`The gateway answered ${status}`)
}

describe('books without a difference', () => {
  it('are those of purchases, trials, renewals, declines, returned payments and ends', async () => {
    const buyers = [await newBuyer(api), await newBuyer(api, cards.failsOnThirdRenewal), await newBuyer(api), await newBuyer(api, cards.declinesLater), await newBuyer(api, cards.cutAfterCharging)]
    const [monthlyBuyer, failing, trial, declined, cut] = buyers as [Buyer, Buyer, Buyer, Buyer, Buyer]
    await monthlyBuyer.subscribe()
    await failing.subscribe()
    await trial.subscribe({ planId: 'trial-v1', planIdentifier: 'trial', expected: 0 })
    await declined.subscribe()
    await cut.subscribe()
    await runTasks(api)
    expect(await differences()).toEqual([])
    for (let week = 0; week < 16; week += 1) {
      await passDays(api, 7)
      expect(await differences()).toEqual([])
    }
  })
})

describe('the daily check', () => {
  it('runs once a day by the clock, and writes a line with ids for each difference', async () => {
    const buyer = await subscriber()
    const { order_id } = await paymentOf(buyer)
    await tables().deleteFrom('invoice').where('order_id', '=', order_id).execute()
    await passDays(api, 1)
    await passDays(api, 1)
    const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(found.filter(({ msg }) => msg === 'billing checked')).toHaveLength(2)
    const differing = found.filter(({ msg }) => msg === 'billing difference')
    expect(differing).toMatchObject([{ level: 50, difference: 'noInvoice', orderId: order_id }])
    // Nothing is repaired.
    expect(await tables().selectFrom('invoice').select('order_id').where('order_id', '=', order_id).execute()).toEqual([])
  })

  it('is next made at the next early morning, also where it was late', async () => {
    const minutesOfDay = (time: Date) => time.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const next = await dailyCheck(sellingDeps(api))()
      expect(minutesOfDay(next)).toBe('05:00')
      expect(next.getTime() - api.now().getTime()).toBeGreaterThan(0)
      expect(next.getTime() - api.now().getTime()).toBeLessThanOrEqual(86_400_000)
      api.wait(6 * 3_600)
    }
  })

  it('is made again an hour later where the provider does not answer', async () => {
    await subscriber()
    api.sandbox.pay.knobs.update({ stripe: { failNextCalls: 2 } })
    const next = await dailyCheck(sellingDeps(api))()
    expect(Math.round((next.getTime() - api.now().getTime()) / 3_600_000)).toBe(1)
  })
})

describe('a difference is found where', () => {
  it('the provider has a charge that we do not know, or have not recorded as paid', async () => {
    const buyer = await subscriber()
    const { stripe_customer_id: customer } = await tables().selectFrom('billing_customer').select('stripe_customer_id').where('user_id', '=', buyer.userId).executeTakeFirstOrThrow()
    const { id } = await stripeClient(api.sandbox).paymentIntents.create({ amount: 9_900, currency: 'inr', customer: customer!, payment_method: buyer.cardRef, confirm: true, off_session: true })
    expect(await differences()).toEqual([{ difference: 'unknownCharge', paymentId: null, providerRef: id }])
    const { payment_id } = await paymentOf(buyer)
    await tables().updateTable('payment').set({ state: 'failed' }).where('payment_id', '=', payment_id).execute()
    expect(await differences()).toEqual(expect.arrayContaining([{ difference: 'unrecordedCharge', paymentId: payment_id, providerRef: expect.any(String) }]))
  })

  it('we have a payment that the provider does not know', async () => {
    const { payment_id } = await paymentOf(await subscriber())
    await tables().updateTable('payment').set({ payment_id: 'J0', provider_ref: 'pi_none' }).where('payment_id', '=', payment_id).execute()
    expect(await differences()).toEqual(expect.arrayContaining([{ difference: 'missingCharge', paymentId: 'J0', providerRef: 'pi_none' }]))
  })

  it('amounts differ', async () => {
    const buyer = await subscriber()
    await tables().updateTable('payment').set({ amount: 9_901 }).where('user_id', '=', buyer.userId).execute()
    expect((await kinds()).toSorted()).toEqual(['otherAmount', 'wrongPayment'])
  })

  it('the provider returned money that we did not, or the reverse', async () => {
    const { payment_id, provider_ref, user_id } = await paymentOf(await subscriber())
    await stripeClient(api.sandbox).refunds.create({ payment_intent: provider_ref!, amount: 100 })
    expect(await differences()).toEqual([{ difference: 'otherRefund', paymentId: payment_id, providerRef: provider_ref }])
    await tables().insertInto('refund').values({ payment_id, user_id, amount: 9_901, reason: 'duplicate', created_at: api.now(), sent_at: api.now() }).execute()
    expect((await kinds()).toSorted()).toEqual(['otherRefund', 'wrongPayment', 'wrongRefund'])
  })

  it('the gateway returned money that we did not, or the reverse, also days after the payment', async () => {
    const { user, payment } = await gatewayPayment()
    expect(await differences()).toEqual([])
    await returnAtGateway(payment, '50.00')
    expect(await differences()).toEqual([{ difference: 'otherRefund', paymentId: payment.payment_id, providerRef: payment.payment_id }])
    await tables().insertInto('refund').values({ payment_id: payment.payment_id, user_id: user.userId, amount: 5_000, reason: 'user', created_at: api.now(), sent_at: api.now(), state: 'succeeded' }).execute()
    expect(await differences()).toEqual([])
    await tables().updateTable('payment').set({ created_at: new Date(0), settled_at: new Date(0) }).where('payment_id', '=', payment.payment_id).execute()
    await tables().updateTable('refund').set({ amount: 4_000 }).where('payment_id', '=', payment.payment_id).execute()
    expect(await kinds()).toContain('otherRefund')
    await tables().updateTable('refund').set({ state: 'pending' }).where('payment_id', '=', payment.payment_id).execute()
    expect(await kinds()).not.toContain('otherRefund')
  })

  it('nothing would end a pause', async () => {
    const buyer = await subscriber()
    const { sAccessToken: bearer } = await buyer.signIn()
    await api.call('pauseSubscription', { body: { days: 30 } }, { bearer })
    await passDays(api, 33)
    expect(await buyer.subscription()).toMatchObject({ state: 'paused' })
    expect(await differences()).toEqual([])
    await tables().deleteFrom('billing_task').where('kind', '=', 'renew').execute()
    expect(await differences()).toEqual([{ difference: 'noTask', userId: buyer.userId, subscriptionId: expect.any(String) as string }])
  })

  it('a paid order has no period, or its sums disagree', async () => {
    const buyer = await subscriber()
    await tables().updateTable('billing_order').set({ total: 9_800 }).where('user_id', '=', buyer.userId).execute()
    expect((await kinds()).toSorted()).toEqual(['wrongPayment', 'wrongSum'])
    await tables().updateTable('billing_order').set({ total: 9_900 }).where('user_id', '=', buyer.userId).execute()
    await sql`update invoice set document = jsonb_set(document, '{total}', '1')`.execute(api.db)
    expect(await kinds()).toEqual(['wrongSum'])
    await sql`update invoice set document = jsonb_set(document, '{total}', '9900')`.execute(api.db)
    await tables().deleteFrom('subscription_period').where('user_id', '=', buyer.userId).execute()
    expect(await kinds()).toEqual(['noPeriod', 'noReason'])
  })

  it('somebody is active without a reason', async () => {
    const { userId } = await newBuyer(api)
    await tables().insertInto('subscription').values({
      user_id: userId, subscription_id: 'given', plan_id: 'mobile-v1', status: 'ACTIVE', acquisition: 'PAID', starts_at: api.now(), ends_at: new Date(api.now().getTime() + 1e9),
      currency: null, amount: null, renews: false, country: 'IN', coupon_code: null, payment_processor: null, created_at: api.now(),
    }).execute()
    expect(await differences()).toEqual([{ difference: 'noReason', userId, subscriptionId: 'given' }])
  })

  it('nothing would renew or end a plan, or a task is old', async () => {
    const { userId } = await subscriber()
    await tables().deleteFrom('billing_task').where('kind', '=', 'renew').execute()
    expect(await differences()).toEqual([{ difference: 'noTask', userId, subscriptionId: expect.any(String) }])
    await tables().insertInto('billing_task').values([
      { kind: 'mail', subject: 'ended 1', due_at: new Date(api.now().getTime() - 25 * 3_600_000), attempts: 1 },
      { kind: 'mail', subject: 'ended 2', due_at: new Date(api.now().getTime() + 3_600_000), attempts: 30 },
    ]).execute()
    expect((await differences()).slice(1)).toEqual([
      { difference: 'oldTask', task: 'mail', subject: 'ended 1', attempts: 1 },
      { difference: 'oldTask', task: 'mail', subject: 'ended 2', attempts: 30 },
    ])
  })
})
