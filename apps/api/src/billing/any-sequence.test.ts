import { randomUUID } from 'node:crypto'
import { statusOf } from '@ott/billing'
import type { CallName } from '@ott/contract'
import { answerPage } from '@ott/sandbox/gateway-testing'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import fc from 'fast-check'
import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { findDifferences } from './daily-check.ts'
import { makeGiftCodes } from './gifts/gift-codes.ts'
import { saveCoupons } from './orders/coupons.ts'
import { pageOf, pass } from './payments/testing.ts'
import { savePlans } from './plans.ts'
import type { BillingTables } from './tables.ts'
import { addCard, cards, newUser, place, sellingDeps, subscribeBody } from './testing.ts'

/** More of them find more; the suite has few and always the same. */
const runs = Number(process.env.SEQUENCES ?? 0)

let api: TestApi

const best = { ...family, trialDays: 14, version: { ...family.version, prices: [{ country: 'IN', currency: 'INR', amount: 29_900 }] } }

beforeEach(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  api.deps.testOverrides.current = { ...api.deps.testOverrides.current, rateLimitScale: 1_000 }
  await savePlans(api.db.withTables(), [monthly, best])
  await saveCoupons(api.db.withTables(), [
    { code: 'FREE', discount: { type: 'percent', percent: 100 }, periods: 1, validUntil: null, cap: 2 },
    { code: 'FIFTH', discount: { type: 'percent', percent: 20 }, periods: 3, validUntil: null, cap: null },
  ])
})
afterEach(() => api.stop())

const plan = fc.constantFrom('mobile', 'premium')

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('buy'), plan, coupon: fc.option(fc.constantFrom('FREE', 'FIFTH')), renews: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('payAtGateway'), plan, play: fc.constantFrom('pay', 'decline', 'failThenPay', 'payLater', 'leave') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('addCard'), card: fc.constantFrom('good', 'challenged', 'declinesLater', 'cutAfterCharging', 'processing') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('answerBank'), result: fc.constantFrom('complete', 'fail') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('change'), plan }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('cancel', 'resume', 'cancelChange', 'payRenewal', 'refund') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pause'), days: fc.integer({ min: 7, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('redeem'), plan }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('wait'), days: fc.integer({ min: 1, max: 20 }) }) },
)

type Step = { does: string; plan?: string; coupon?: string | null; renews?: boolean; play?: string; card?: string; result?: string; days?: number }

/** Carries out a step as somebody who does not know what is possible. */
async function actor() {
  const user = await newUser(api)
  let cardRef: string | null = null
  let secret: string | undefined
  const bearer = async () => (await api.signIn(user.phone, 'browser-first', { ip: '198.51.100.77' })).sAccessToken
  const send = async <K extends CallName>(name: K, input: Parameters<typeof api.call<K>>[1]) => {
    const answer = await api.call(name, input, { bearer: await bearer() })
    if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.error)}`)
    return answer
  }
  const subscriptionId = async () => (await send('userSubscription', {})).ok.data?.subscription_id ?? 'none'
  const steps: Record<string, (step: Step) => Promise<unknown>> = {
    buy: async ({ plan: identifier, coupon, renews }) => {
      if (cardRef === null) return
      const quoted = await send('quote', { body: { plan_id: identifier!, auto_renewal: renews!, place, ...(coupon && { coupon_code: coupon }) } })
      if (quoted.status !== 200) return
      const { ok } = await send('stripeSubscribe', { body: subscribeBody(user.userId, cardRef, { planId: `${identifier}-v1`, planIdentifier: identifier!, appliedOffers: coupon ? [coupon] : [], auto_renewal: renews!, expected: quoted.ok.data.due_now }) })
      secret = ok.data?.client_secret ?? secret
    },
    payAtGateway: async ({ plan: identifier, play }) => {
      const ordered = await send('subscribe', { body: { plan_id: identifier!, place, requestId: randomUUID() } })
      if (ordered.status !== 200) return
      const started = await send('startPayment', { body: { order_id: ordered.ok.data.order_id, payment_method_type: 'UPI', payment_method: 'UPI_PAY', requestId: randomUUID() } })
      if (started.status === 200 && started.ok.data.next) await answerPage(await pageOf(api, started.ok.data.next), play as 'pay')
      await send('order', { params: { id: ordered.ok.data.order_id }, body: {} })
    },
    addCard: async ({ card }) => (cardRef = await addCard(api, { ...user, sAccessToken: await bearer() }, cards[card as keyof typeof cards])),
    answerBank: async ({ result }) => {
      if (!secret) return
      const intent = await stripeClient(api.sandbox).paymentIntents.retrieve(secret.split('_secret')[0] ?? '')
      if (intent.status === 'requires_action') await answerChallenge(intent, result as 'complete')
    },
    change: async ({ plan: identifier }) => {
      const { status, ok } = await send('changePlan', { body: { plan_id: identifier! } })
      if (status === 200) secret = (await send('changePlan', { body: { plan_id: identifier!, requestId: randomUUID(), expected: ok.data.quote.due_now } })).ok.data?.placed?.client_secret ?? secret
    },
    payRenewal: async () => {
      const { status, ok } = await send('payRenewal', { body: {} })
      if (status === 200) secret = (await send('payRenewal', { body: { requestId: randomUUID(), expected: ok.data.quote.due_now } })).ok.data?.placed?.client_secret ?? secret
    },
    cancel: async () => send('postCancelSubscription', { body: { subscription_id: await subscriptionId() } }),
    resume: async () => send('resumeSubscription', { body: { subscription_id: await subscriptionId() } }),
    cancelChange: async () => send('cancelPlanChange', { body: { subscription_id: await subscriptionId() } }),
    pause: async ({ days }) => send('pauseSubscription', { body: { days: days! } }),
    refund: async () => send('refundSubscription', { body: { requestId: randomUUID(), confirm: true } }),
    redeem: async ({ plan: identifier }) => {
      const [code] = await makeGiftCodes(api.db, { planId: `${identifier}-v1`, months: 1, expiresAt: new Date(api.now().getTime() + 1e9), count: 1 })
      return send('redeem', { body: { code: code! } })
    },
    wait: ({ days }) => pass(api, days! * 24, 24),
  }
  return { userId: user.userId, carryOut: (each: Step) => steps[each.does]!(each) }
}

const tables = () => api.db.withTables<BillingTables>()

/** What holds after any step. */
async function expectLegal(userId: string): Promise<void> {
  const subscriptions = await tables().selectFrom('subscription').selectAll().where('user_id', '=', userId).execute()
  const sold = subscriptions.filter(({ state }) => state !== null)
  expect(sold.map(({ state, status }) => [state, status])).toEqual(sold.map(({ state }) => [state, statusOf(state!)]))
  expect(sold.filter(({ state }) => state !== 'ended' && state !== 'hold').length).toBeLessThanOrEqual(1)
  const periods = await tables().selectFrom('subscription_period').selectAll().where('user_id', '=', userId).orderBy('subscription_id').orderBy('period_number').execute()
  for (const [at, { subscription_id, period_number, starts_at }] of periods.entries()) {
    const before = periods[at - 1]
    if (before?.subscription_id === subscription_id) expect([period_number, starts_at >= before.starts_at]).toEqual([before.period_number + 1, true])
  }
  for (const { code, taken } of await tables().selectFrom('coupon').select(['code', 'taken']).execute()) {
    const uses = await tables().selectFrom('coupon_use').select('user_id').where('coupon_code', '=', code).execute()
    expect([code, uses.length]).toEqual([code, taken])
  }
  expect(await findDifferences(sellingDeps(api))).toEqual([])
}

/** What the outside world moved for the user is what we recorded, once no payment is open any more. */
async function expectSettled(userId: string): Promise<void> {
  const customer = await tables().selectFrom('billing_customer').select('stripe_customer_id').where('user_id', '=', userId).executeTakeFirst()
  const isTheirs = ({ customerId }: { customerId: string | null }) => customerId === userId || customerId === customer?.stripe_customer_id
  const moved = api.sandbox.pay.ledger.snapshot().movements.filter(isTheirs).map(({ type, amount }) => (type === 'charge' ? amount : -amount))
  const paid = await tables().selectFrom('payment').select('amount').where((its) => its.and({ user_id: userId, state: 'succeeded' })).execute()
  const returned = await tables().selectFrom('refund').select('amount').where('user_id', '=', userId).execute()
  const invoiced = await tables().selectFrom('invoice').select(['kind', 'document']).where('user_id', '=', userId).execute()
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const [charges, refunds] = [sumOf(paid.map(({ amount }) => amount)), sumOf(returned.map(({ amount }) => amount))]
  expect([sumOf(moved), refunds <= charges]).toEqual([charges - refunds, true])
  // What was returned as superfluous has no invoice, and adds nothing.
  expect(sumOf(invoiced.map(({ kind, document }) => (kind === 'invoice' ? document.total : -document.total)))).toBe(sumOf(moved))
}

it('any sequence of calls, bank answers and days leaves the books, periods and states in order', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
    const { userId, carryOut } = await actor()
    await carryOut({ does: 'addCard', card: 'good' })
    for (const each of steps as Step[]) {
      await carryOut(each)
      await expectLegal(userId)
    }
    await pass(api, 12 * 24, 24)
    await expectLegal(userId)
    await expectSettled(userId)
  }), runs > 0 ? { numRuns: runs } : { numRuns: 4, seed: 26 })
}, 3_600_000)
