import { createHmac, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Tables } from '@ott/api'
import { openDatabase } from '@ott/database'
import { setUpCard, stripeClient } from '@ott/sandbox/stripe-testing'
import { sql } from 'kysely'
import { headersOf, siteId, startEnvironment } from './load-environment.ts'
import { aPlan } from './synthetic-users.ts'

/** Measures the latency of the calls that sell, one at a time, with many coupons, and a second of the card provider's events. */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '200' }, rounds: { type: 'string', default: '5' },
    coupons: { type: 'string', default: '10000' }, uses: { type: 'string', default: '1000000' }, events: { type: 'string', default: '500' },
  },
})
const [calls, rounds, coupons, uses, events] = [values.calls, values.rounds, values.coupons, values.uses, values.events].map(Number) as [number, number, number, number, number]

const webhookSecret = 'whsec_sandbox'
const place = { name: 'Mira Sen', region: 'WB', postal_code: '700020' }
const plan = { plan_id: aPlan.identifier, place }

const environment = await startEnvironment(calls)
const { api, sandbox, userTokens } = environment
const db = openDatabase<Tables>(environment.databaseUrl, { connections: 2, statementTimeoutMs: 600_000 })
try {
  await fillCoupons()
  await measure('user/subscription', 15, (at) => send('GET', 'user/subscription', at))
  await sql`delete from subscription`.execute(db)
  await measure('quote', 15, (at) => send('POST', 'plan/quote', at, plan))
  await measure('quote with a coupon', 15, (at) => send('POST', 'plan/quote', at, { ...plan, coupon_code: couponOf(at) }))
  await measure('coupon check', 15, (at) => send('POST', 'plan/coupon/valid', at, { ...plan, coupon_code: couponOf(at) }))
  await measureSubscribe()
  await measureEvents()
} finally {
  await db.destroy()
  await environment.stop()
}

async function fillCoupons(): Promise<void> {
  console.log(`Saving ${coupons} coupons with ${uses} uses`)
  await sql`insert into coupon (code, discount, periods, valid_from, taken) select 'C' || n, '{"type":"percent","percent":20}', 1, 'epoch', ${uses / coupons} from generate_series(0, ${coupons - 1}::integer) n`.execute(db)
  await sql`insert into coupon_use select 'C' || n % ${coupons}, 'buyer-' || n, 'order-' || n, true from generate_series(1, ${uses}::integer) n`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

function couponOf(at: number): string {
  return `C${(at * 37) % coupons}`
}

async function send(method: string, path: string, at: number, body?: object): Promise<void> {
  const headers = { ...headersOf(userTokens[at % userTokens.length] ?? ''), ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`${api.url}/subscription/ott/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} responded ${answer.status}: ${text}`)
}

/** Median over the rounds of the p95 of a round, after one to warm up. */
async function measure(name: string, maxMs: number, call: (at: number) => Promise<void>): Promise<number> {
  const p95s: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const times = await timesOf(call)
    if (round >= 0) p95s.push(percentile(times, 0.95))
  }
  const p95 = percentile(p95s, 0.5)
  print(name, p95, maxMs)
  return p95
}

async function timesOf(call: (at: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < calls; at += 1) {
    const before = performance.now()
    await call(at)
    times.push(performance.now() - before)
  }
  return times
}

/** A purchase of a user without a plan, and the provider's part of it, which is measured by itself. */
async function measureSubscribe(): Promise<void> {
  const stripe = stripeClient(sandbox)
  const { rows: users } = await sql<{ user_id: string }>`select user_id from account order by length(user_id), user_id`.execute(db)
  const cards: { user_id: string; customer: string; payment_method: string }[] = []
  for (const { user_id } of users) {
    const { customer, payment_method } = await setUpCard(sandbox, '4242424242424242')
    cards.push({ user_id, customer, payment_method })
  }
  const now = new Date()
  for (const { user_id, customer, payment_method: card } of cards) {
    await db.insertInto('billing_customer').values({ user_id, stripe_customer_id: customer, created_at: now }).execute()
    await db
      .insertInto('payment_method')
      .values({ user_id, payment_method_id: card, rail: 'stripe', provider_ref: card, brand: 'visa', last_four: '4242', exp_month: 12, exp_year: 2060, fingerprint: null, is_default: true, created_at: now })
      .execute()
  }
  const ofProvider = await measure('a charge at the provider', Infinity, async (at) => {
    const { customer, payment_method } = cards[at % cards.length]!
    await stripe.paymentIntents.create({ amount: 29_900, currency: 'inr', customer, payment_method, allowed_payment_method_types: ['card'], confirm: true, off_session: 'recurring' })
  })
  const whole = await measure('subscribe', Infinity, async (at) => {
    const { user_id: userId, payment_method: stripeToken } = cards[at % cards.length]!
    if (at === 0) await forgetPurchases()
    const order = { subscription: 'stripe', siteId, platform: 'web_browser', planId: aPlan.version.planId, planIdentifier: aPlan.identifier, userId, currencyCode: 'INR', appliedOffers: [], stripeToken, requestId: randomUUID(), place }
    await send('POST', 'vl/stripe/subscribe', at, order)
  })
  print('subscribe, our share', whole - ofProvider, 25)
}

async function forgetPurchases(): Promise<void> {
  await sql`truncate subscription, payment, billing_order, billing_task, billing_event cascade`.execute(db)
}

/** Events at a constant rate for a second, however slowly they are answered. None may be lost. */
async function measureEvents(): Promise<void> {
  const { rows: payments } = await sql<{ payment_id: string }>`select payment_id from payment`.execute(db)
  const p95s: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const start = performance.now()
    const answers = Array.from({ length: events }, async (_, at) => {
      const due = start + (at / events) * 1_000
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      await deliver(`evt_${round}_${at}`, payments[at % payments.length]?.payment_id ?? '')
      return performance.now() - due
    })
    const times = await Promise.all(answers)
    if (round >= 0) p95s.push(percentile(times, 0.95))
  }
  const { rows } = await sql<{ stored: number }>`select count(*)::integer as stored from provider_event`.execute(db)
  print(`${events} events in a second`, percentile(p95s, 0.5), 50)
  const sent = events * (rounds + 1)
  console.log(`${rows[0]?.stored} of ${sent} events stored`)
  if (rows[0]?.stored !== sent) process.exitCode = 1
}

async function deliver(id: string, paymentId: string): Promise<void> {
  const body = JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1', metadata: { payment_id: paymentId } } } })
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')}`
  const answer = await fetch(`${api.url}/subscription/ott/api/webhooks/stripe`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body })
  if (!answer.ok) throw new Error(`The event was answered with ${answer.status}`)
  await answer.text()
}

function print(name: string, p95: number, maxMs: number): void {
  console.log(`${name.padEnd(28)}p95 ${p95.toFixed(1)} ms${maxMs === Infinity ? '' : `, at most ${maxMs} ms`}`)
  if (p95 > maxMs) process.exitCode = 1
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN
}
