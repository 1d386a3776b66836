import { randomUUID } from 'node:crypto'
import { routes } from '@ott/contract'
import type { CallName, ErrorBody } from '@ott/contract'
import { errorStatus } from '@ott/contract/errors'
import { errorBody, schemas } from '@ott/contract/schemas'
import { sql } from 'kysely'
import { z } from 'zod'
import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { saveCoupons } from './orders/coupons.ts'
import { newPayer } from './payments/testing.ts'
import { savePlans } from './plans.ts'
import type { BillingTables } from './tables.ts'
import { newBuyer, place, subscribeBody } from './testing.ts'
import type { Buyer } from './testing.ts'

type Part = 'params' | 'query' | 'body'
type Given = Partial<Record<Part, Record<string, unknown>>>
type Sender = { userId: string; bearer: string }
type Ids = Awaited<ReturnType<typeof idsOf>>

let api: TestApi
/** Has a card and no plan, so that a purchase would succeed. */
let newcomer: Buyer
let subscriber: Buyer
let payer: Sender & { orderId: string }
let own: Ids
let theirs: Ids

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, { ...family, version: { ...family.version, prices: [{ country: 'IN', currency: 'INR', amount: 29_900 }] } }])
  await saveCoupons(api.db.withTables(), [{ code: 'FIFTH', discount: { type: 'percent', percent: 20 }, periods: 1, validUntil: null, cap: null }])
  const somebodyElse = await newBuyer(api)
  await somebodyElse.subscribe()
  theirs = await idsOf(somebodyElse)
  subscriber = await newBuyer(api)
  await subscriber.subscribe()
  own = await idsOf(subscriber)
  payer = await payerOfExpiredOrder()
  newcomer = await newBuyer(api)
  api.deps.testOverrides.current = { ...api.deps.testOverrides.current, rateLimitScale: 1_000 }
})
afterAll(() => api.stop())

async function idsOf({ userId, cardRef }: Buyer) {
  const db = api.db.withTables<BillingTables>()
  const row = await db
    .selectFrom('billing_order')
    .innerJoin('payment', 'payment.order_id', 'billing_order.order_id')
    .innerJoin('invoice', 'invoice.order_id', 'billing_order.order_id')
    .innerJoin('billing_customer', 'billing_customer.user_id', 'billing_order.user_id')
    .select(['billing_order.order_id', 'subscription_id', 'invoice_id', 'payment_id', 'billing_order.payment_method_id', 'provider_ref', 'stripe_customer_id'])
    .where('billing_order.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...row, user_id: userId, card_ref: cardRef }
}

async function payerOfExpiredOrder() {
  const { user, order } = await newPayer(api)
  const { order_id: orderId } = (await order()).ok.data
  await api.db.withTables<BillingTables>().updateTable('billing_order').set({ status: 'expired' }).where('order_id', '=', orderId).execute()
  return { userId: user.userId, bearer: user.sAccessToken, orderId }
}

const parts = ['params', 'query', 'body'] as const
const examples = ['nobody', 'pm_nobody', 'seti_nobody', 'AA', 'AAA', '12', 1, 30, true, ['nobody'], { nobody: 'x' }]
const calls = (Object.keys(routes) as CallName[]).filter((name) => routes[name].path.startsWith('/subscription/') && fieldsIn(exampleOf(name)).length > 0)
const consent = { text: 'terms', version: '1', language: 'english' }

/**
 * Input that reaches the last check of its call and changes nothing there: the price that was shown is another one, the order is over, or
 * nobody has the subscription. Other calls get an example of their schema with ids that nobody has.
 */
const inputs: Partial<Record<CallName, () => [Sender, Given]>> = {
  quote: () => [newcomer, { query: { language: 'english' }, body: { plan_id: 'mobile', coupon_code: 'FIFTH', auto_renewal: true, place, payment_method_type: 'UPI' } }],
  coupon: () => [newcomer, { body: { plan_id: 'mobile', coupon_code: 'FIFTH', auto_renewal: true, place, payment_method_type: 'UPI' } }],
  stripeValidateCustomer: () => [newcomer, { body: { token: 'seti_nobody', email: 'mira@example.org', paymentMethodId: newcomer.cardRef } }],
  stripeSubscribe: () => [newcomer, { body: { ...subscribeBody(newcomer.userId, newcomer.cardRef, { appliedOffers: ['FIFTH'] }), auto_renewal: true, expected: 1, consent } }],
  subscribe: () => [newcomer, {
    query: { device: 'Web' },
    body: {
      plan_id: 'mobile', coupon_code: 'FIFTH', auto_renewal: true, user_id: newcomer.userId, country: 'IN', device: 'Web', phone_number: '+919830000000', email: 'mira@example.org',
      requestId: randomUUID(), expected: 1, place, consent,
    },
  }],
  startPayment: () => [payer, { body: { order_id: payer.orderId, payment_method_type: 'UPI', payment_method: 'UPI_PAY', requestId: randomUUID() } }],
  order: () => [subscriber, { params: { id: own.order_id }, body: { return: { order_id: own.order_id, status: 'CHARGED', signature: 'x' } } }],
  cards: () => [subscriber, { query: { customer_id: own.stripe_customer_id, subscription_id: own.subscription_id } }],
  changePlan: () => [subscriber, { query: { language: 'english' }, body: { plan_id: 'premium', requestId: randomUUID(), expected: 1 } }],
  payRenewal: () => [subscriber, { query: { language: 'english' }, body: { requestId: randomUUID(), expected: 1 } }],
  refundSubscription: () => [subscriber, { body: { requestId: randomUUID(), confirm: true, expected: 1 } }],
  invoice: () => [subscriber, { body: { subscription_id: own.subscription_id, invoice_id: own.invoice_id, language: 'english' } }],
  redeem: () => [newcomer, { query: { language: 'english' }, body: { userId: newcomer.userId, mobileNumber: '+919830000000', code: 'NOBODY' } }],
}

function inputOf(name: CallName): [Sender, Given] {
  return inputs[name]?.() ?? [subscriber, exampleOf(name)]
}

function schemaOf(name: CallName, part: Part): z.ZodType | undefined {
  return (schemas[name] as Partial<Record<Part, z.ZodType>>)[part]
}

function exampleOf(name: CallName): Given {
  return Object.fromEntries(parts.flatMap((part) => {
    const schema = schemaOf(name, part)
    return schema ? [[part, exampleFor(schema)]] : []
  }))
}

/** The form of a value, with ids that nobody has. */
function exampleFor(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject) return Object.fromEntries(Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, each]) => [key, exampleFor(each)]))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return exampleFor(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  return examples.find((value) => schema.safeParse(value).success)
}

type Field = { part: Part; path: string[] }

/** Fields of fields included. */
function fieldsIn(input: Given): Field[] {
  return parts.flatMap((part) => pathsIn(input[part]).map((path) => ({ part, path })))
}

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [[...path, key], ...pathsIn(each, [...path, key])])
}

function valueAt(input: unknown, path: string[]): unknown {
  return path.reduce((value, key) => (value as Record<string, unknown>)[key], input)
}

/** As JSON, because some of them are nothing that JavaScript could write. */
const wrongTexts = [
  '""', '" "', '"\\u0001"', '"\\u0000"', '"\\ud800"', '"৯৯"', '"मीरा"', '"𝟙𝟚"', '"\\u202e"', '"<b>1</b>"', '"__proto__"', '"constructor"', '"XAU"', '"-1"', '"1e9"', '"NaN"', '"../.."', '"\'; drop table payment; --"',
  JSON.stringify('x'.repeat(5_000)), JSON.stringify('💥'.repeat(300)),
]
const wrongValues = [...wrongTexts, 'null', 'true', '0', '-1', '1.5', '1e999', '9007199254740993', '[]', '[[]]', '["A","B"]', '{}', '{"__proto__":{"a":1}}']

type Tried = { at: string; value: string; status: number; error: ErrorBody; body: string; isInput: boolean }

async function attempt(name: CallName, { part, path }: Field, value: string): Promise<Tried> {
  const [{ bearer }, input] = inputOf(name)
  const { method, path: url } = routes[name]
  const marker = randomUUID()
  const jsonOf = (one: Part) => JSON.stringify(one === part ? withValue(input[one], path, marker) : input[one])?.replaceAll(JSON.stringify(marker), value)
  const parsed = (one: Part) => JSON.parse(jsonOf(one) ?? '{}') as Record<string, string>
  const target = url.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parsed('params')[key] ?? ''))
  const answer = await api.app.inject({
    method,
    url: input.query ? `${target}?${queryOf(parsed('query'))}` : target,
    headers: { 'site-id': api.deps.config.siteId, authorization: `Bearer ${bearer}`, ...(input.body && { 'content-type': 'application/json' }) },
    ...(input.body && { payload: jsonOf('body') }),
  })
  const isInput = parts.every((one) => input[one] === undefined || schemaOf(name, one)?.safeParse(parsed(one)).success !== false)
  return { at: path.join('.'), value, status: answer.statusCode, error: answer.statusCode < 300 ? ({} as ErrorBody) : answer.json(), body: answer.body, isInput }
}

function withValue(input: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }) as Record<string, unknown>
  copy[key] = rest.length === 0 ? value : withValue(copy[key], rest, value)
  return copy
}

function queryOf(query: Record<string, unknown>): string {
  return new URLSearchParams(Object.entries(query).flatMap(([key, value]) => [value].flat().map((each) => [key, String(each)]))).toString()
}

/** Texts that UTF-8 can encode travel in an address; anything else cannot be sent there. */
function isSendable({ part }: Field, value: string): boolean {
  if (part === 'body') return true
  const parsed = JSON.parse(value) as unknown
  return typeof parsed === 'string' ? parsed.isWellFormed() && (part === 'query' || !['', '../..'].includes(parsed)) : part === 'query' && Array.isArray(parsed) && value === '["A","B"]'
}

/** Of every table, and the money that the outside world saw moving. Counted tries are no change, and events are reported to analytics in the background. */
async function everything() {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit' and table_name not like 'event%' order by 1`.execute(api.db)
  const sums = await Promise.all(tables.map(async ({ name }) => {
    const { rows } = await sql<{ sum: string | null }>`select md5(string_agg(content::text, '|' order by content::text)) as sum from (select to_jsonb(its) - 'is_reported' as content from ${sql.table(name)} its) contents`.execute(api.db)
    return [name, rows[0]?.sum] as const
  }))
  return { ...Object.fromEntries(sums), ledger: api.sandbox.pay.ledger.snapshot().movements.length }
}

function isOfContract({ status, error }: Tried): boolean {
  return status < 300 || (status < 500 && errorBody.strict().safeParse(error).success && errorStatus[error.errorCode] === status)
}

/** Of input that breaks the contract the wrong field, or the one that it is in; of other input the one that is refused. */
function isNamed({ at, value, isInput, error: { errorCode, field } }: Tried): boolean {
  // A text that PostgreSQL cannot store is refused before it is read as JSON, and an address that is too long before its parts are.
  if (value === '"\\u0000"' || (at === 'id' && value.length > 500)) return true
  return isInput ? errorCode !== 'INVALID_INPUT' || field !== undefined : errorCode === 'INVALID_INPUT' && field?.split('.')[0] === at.split('.')[0]
}

const brief = ({ at, value, status, error }: Tried) => ({ at, value: value.slice(0, 40), status, code: error.errorCode, field: error.field })

it('reaches every billing call that takes input', () => {
  expect(calls).toEqual(expect.arrayContaining(Object.keys(inputs)))
  for (const name of calls) for (const part of parts) if (inputOf(name)[1][part]) expect([name, schemaOf(name, part)?.safeParse(inputOf(name)[1][part]).error]).toEqual([name, undefined])
})

describe.each(calls)('a wrong field of %s', (name) => {
  it('gets its answer of the contract, and changes nothing', async () => {
    const before = await everything()
    const tried: Tried[] = []
    for (const field of fieldsIn(inputOf(name)[1])) {
      for (const value of wrongValues.filter((each) => isSendable(field, each))) tried.push(await attempt(name, field, value))
    }
    expect(tried.filter((each) => !isOfContract(each)).map(brief)).toEqual([])
    expect(tried.filter((each) => !isNamed(each)).map(brief)).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('is not let through because of its type or size', async () => {
    const lax: unknown[] = []
    for (const { part, path } of fieldsIn(inputOf(name)[1]).filter((field) => field.part === 'body')) {
      const [, input] = inputOf(name)
      const good = valueAt(input[part], path)
      const isOther = (value: unknown) => typeof value !== typeof good || Array.isArray(value) !== Array.isArray(good)
      const isTooLarge = (value: unknown) => (typeof value === 'string' && value.length === 5_000) || (typeof value === 'number' && value !== 0)
      for (const value of wrongValues.map((text) => JSON.parse(text) as unknown)) {
        if (value === null || !(isOther(value) || isTooLarge(value))) continue
        if (schemaOf(name, part)?.safeParse(withValue(input[part], path, value)).success) lax.push({ path, value })
      }
    }
    expect(lax).toEqual([])
  })

  it('does not open what is somebody else’s', async () => {
    const before = await everything()
    const ids = Object.values(theirs).filter((id) => id !== null)
    for (const field of fieldsIn(inputOf(name)[1])) {
      for (const id of ids) {
        const tried = await attempt(name, field, JSON.stringify(id))
        expect([brief(tried), isOfContract(tried)]).toEqual([brief(tried), true])
        if (tried.status < 300) expect(ids.filter((each) => tried.body.includes(each))).toEqual([])
      }
    }
    expect(await everything()).toEqual(before)
  })
})

describe('a body', () => {
  it.each(['NaN', '{"plan_id":NaN}', '[]', '"text"', '7', 'null', '', '{', '[['.repeat(40)])('of another shape is refused by every call: %s', async (payload) => {
    const before = await everything()
    for (const name of calls.filter((each) => inputOf(each)[1].body)) {
      const { method, path } = routes[name]
      const [{ bearer }, { params = {} }] = inputOf(name)
      const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
      const { statusCode } = await api.app.inject({ method, url, payload, headers: { 'site-id': api.deps.config.siteId, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' } })
      // Where every field may be left out, a missing body counts as an empty one.
      const mayBeEmpty = ['', 'null'].includes(payload) && schemaOf(name, 'body')?.safeParse({}).success === true
      expect([name, statusCode < 500 && (mayBeEmpty || statusCode >= 400)]).toEqual([name, true])
    }
    expect(await everything()).toEqual(before)
  })
})
