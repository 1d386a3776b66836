import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { advanceClock, errorOf, stripeClient, typeCard } from './testing.ts'
import type Stripe from 'stripe'

let sandbox: Sandbox
let stripe: Stripe

beforeEach(async () => {
  sandbox = await startSandbox()
  stripe = stripeClient(sandbox)
})
afterEach(() => sandbox.stop())

const onSite = { confirm: true, use_stripe_sdk: true, return_url: 'http://localhost:3000/en/plans/checkout' } as const
const charges = () => sandbox.pay.ledger.snapshot().movements.length
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/v1${path}`, { method: 'POST', headers: { authorization: `Bearer ${sandbox.stripe.secretKey}`, 'content-type': 'application/x-www-form-urlencoded', ...headers }, body })

describe('customers', () => {
  it('are created, updated, found by email and listed newest first', async () => {
    const mira = await stripe.customers.create({ email: 'mira@example.org', metadata: { user_id: 'u1' } })
    expect(mira).toMatchObject({ id: expect.stringMatching(/^cus_\w{14}$/), object: 'customer', metadata: { user_id: 'u1' }, livemode: false })
    const arun = await stripe.customers.create({ email: 'arun@example.org' })
    await stripe.customers.update(mira.id, { name: 'Mira Sen', metadata: { plan: 'gold', user_id: '' } })
    expect(await stripe.customers.retrieve(mira.id)).toMatchObject({ name: 'Mira Sen', metadata: { plan: 'gold' } })
    expect((await stripe.customers.list({ email: 'mira@example.org' })).data).toMatchObject([{ id: mira.id }])
    const page = await stripe.customers.list({ limit: 1 })
    expect([page.data[0]?.id, page.has_more]).toEqual([arun.id, true])
    const all: string[] = []
    for await (const { id } of stripe.customers.list({ limit: 1 })) all.push(id)
    expect(all).toEqual([arun.id, mira.id])
  })

  it('list their payment methods; a default must be one of them', async () => {
    const { id: customer } = await stripe.customers.create()
    const method = await typeCard(sandbox, '4242424242424242')
    expect(await errorOf(stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } }))).toMatchObject({ statusCode: 400, code: 'resource_missing' })
    await stripe.paymentMethods.attach(method, { customer })
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } })
    expect(await stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] })).toMatchObject({ invoice_settings: { default_payment_method: { id: method } } })
    expect((await stripe.customers.listPaymentMethods(customer, { type: 'card' })).data).toMatchObject([{ id: method, card: { last4: '4242' } }])
    expect((await stripe.paymentMethods.list({ customer })).data).toHaveLength(1)
  })
})

describe('a request', () => {
  it.each([
    ['payment_method_types[0]=card', 'payment_method_types'],
    ['transfer_group=x', 'transfer_group'],
    ['made_up[deep]=1', 'made_up'],
    ['__proto__[polluted]=1', '__proto__'],
  ])('with the unknown parameter %s is refused', async (extra, param) => {
    const answer = await post('/payment_intents', `amount=100&currency=inr&${extra}`)
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.objectContaining({ type: 'invalid_request_error', code: 'parameter_unknown', param }) }])
  })

  it.each([
    ['currency=inr', 'parameter_missing', 'amount'],
    ['amount=2.5&currency=inr', 'parameter_invalid_integer', 'amount'],
    ['amount=0&currency=inr', 'parameter_invalid_integer', 'amount'],
    ['amount=10&currency=inr', 'amount_too_small', 'amount'],
    ['amount=100000000&currency=inr', 'amount_too_large', 'amount'],
    ['amount=100&currency=', 'parameter_invalid_empty', 'currency'],
    ['amount=100&currency=inr&customer=cus_none', 'resource_missing', 'customer'],
    ['amount=100&currency=inr&payment_method=pm_none', 'resource_missing', 'payment_method'],
  ])('%s is refused with %s', async (body, code, param) => {
    expect(await (await post('/payment_intents', body)).json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } })
  })

  it('needs a key that the sandbox knows', async () => {
    const call = (authorization?: string) => fetch(`${sandbox.url}/v1/customers`, { headers: authorization === undefined ? {} : { authorization } })
    expect((await call()).status).toBe(401)
    expect((await call('Bearer sk_live_other')).status).toBe(401)
    expect((await call(`Bearer ${sandbox.stripe.publishableKey}`)).status).toBe(403)
    expect((await call(`Basic ${Buffer.from(`${sandbox.stripe.secretKey}:`).toString('base64')}`)).status).toBe(200)
  })

  it('has an id, the version of the SDK, and a path that the sandbox simulates', async () => {
    const answer = await stripe.customers.create()
    expect(answer.lastResponse).toMatchObject({ requestId: expect.stringMatching(/^req_\w{14}$/), apiVersion: sandbox.stripe.apiVersion })
    expect(await errorOf(stripe.subscriptions.list())).toMatchObject({ statusCode: 404, message: expect.stringContaining('Unrecognized request URL') })
    expect(await errorOf(stripe.customers.retrieve('cus_none'))).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' })
    expect((await post('/customers', '', { 'stripe-version': '2020-08-27' })).status).toBe(400)
  })

  it('expands what it names, and nothing else', async () => {
    const intent = await stripe.paymentIntents.create({ ...onSite, amount: 100, currency: 'inr', payment_method: await typeCard(sandbox, '4242424242424242'), expand: ['latest_charge.payment_intent'] })
    expect(intent).toMatchObject({ latest_charge: { object: 'charge', payment_intent: { id: intent.id } }, payment_method: expect.stringMatching(/^pm_/) })
    const list = await stripe.paymentIntents.list({ expand: ['data.latest_charge'] })
    expect(list.data).toMatchObject([{ latest_charge: { object: 'charge' } }])
    expect(await errorOf(stripe.paymentIntents.retrieve(intent.id, { expand: ['nothing'] }))).toMatchObject({ statusCode: 400, param: 'expand' })
  })

  it('without return_url is refused on the site, unless only cards are allowed', async () => {
    const parameters = { amount: 100, currency: 'inr', confirm: true, payment_method: await typeCard(sandbox, '4242424242424242') }
    expect(await errorOf(stripe.paymentIntents.create(parameters))).toMatchObject({ statusCode: 400, param: 'return_url' })
    expect((await stripe.paymentIntents.list()).data).toEqual([])
    expect(await stripe.paymentIntents.create({ ...parameters, allowed_payment_method_types: ['card'] })).toMatchObject({ status: 'succeeded' })
  })

  it('may not use the card of another customer', async () => {
    const [mira, arun] = await Promise.all([stripe.customers.create(), stripe.customers.create()])
    const method = await typeCard(sandbox, '4242424242424242')
    await stripe.paymentMethods.attach(method, { customer: mira.id })
    for (const customer of [arun.id, undefined]) {
      expect(await errorOf(stripe.paymentIntents.create({ ...onSite, amount: 100, currency: 'inr', payment_method: method, customer }))).toMatchObject({ statusCode: 400 })
    }
    expect(await errorOf(stripe.paymentMethods.attach(method, { customer: arun.id }))).toMatchObject({ code: 'payment_method_unexpected_state' })
  })
})

describe('an idempotency key', () => {
  const create = async (key: string, amount = 100, method?: string) =>
    stripe.paymentIntents.create({ ...onSite, amount, currency: 'inr', payment_method: method ?? (await typeCard(sandbox, '4242424242424242')) }, { idempotencyKey: key })

  it('gives the first answer again and moves the money once', async () => {
    const method = await typeCard(sandbox, '4242424242424242')
    const first = await create('k1', 100, method)
    const second = await create('k1', 100, method)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true', 'original-request': first.lastResponse.requestId })
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed')
    expect(charges()).toBe(1)
  })

  it('gives a decline again', async () => {
    const method = await typeCard(sandbox, '4000000000000002')
    const [first, second] = [await errorOf(create('k2', 100, method)), await errorOf(create('k2', 100, method))]
    expect(second).toMatchObject({ code: 'card_declined', charge: first.charge })
  })

  it('with other parameters is refused', async () => {
    await create('k3', 100)
    expect(await errorOf(create('k3', 200))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  it('in use is refused with 409', async () => {
    // This card makes its call slow.
    const method = await typeCard(sandbox, '4000009900000010')
    const parameters = { ...onSite, amount: 100, currency: 'inr', payment_method: method }
    const slow = errorOf(stripe.paymentIntents.create(parameters, { idempotencyKey: 'k4', timeout: 5_000 }))
    while (charges() === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(await errorOf(create('k4', 100, method))).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    expect(await slow).toMatchObject({ type: 'StripeConnectionError' })
    expect(charges()).toBe(1)
  })

  it('used many times at once charges once', async () => {
    sandbox.pay.knobs.update({ stripe: { latencyMs: 100 } })
    const method = await typeCard(sandbox, '4242424242424242')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => create('k7', 100, method).then(({ id }) => id, ({ statusCode }: Stripe.errors.StripeError) => statusCode)))
    const [intent] = (await stripe.paymentIntents.list()).data
    expect(new Set([409, ...outcomes])).toEqual(new Set([409, intent?.id]))
    expect(charges()).toBe(1)
  })

  it('is not used up by a refused request', async () => {
    await errorOf(create('k5', 1))
    expect(await create('k5', 100)).toMatchObject({ status: 'succeeded' })
  })

  it('is forgotten after a day', async () => {
    const { id: customer } = await stripe.customers.create()
    const method = await typeCard(sandbox, '4242424242424242')
    await stripe.paymentMethods.attach(method, { customer })
    const charge = () => stripe.paymentIntents.create({ ...onSite, customer, amount: 100, currency: 'inr', payment_method: method }, { idempotencyKey: 'k6' })
    await charge()
    advanceClock(sandbox, 23 * 3_600)
    await charge()
    expect(charges()).toBe(1)
    advanceClock(sandbox, 2 * 3_600)
    await charge()
    expect(charges()).toBe(2)
  })
})

describe('the browser', () => {
  it('sees only what its client secret opens, without metadata or customer', async () => {
    const browser = stripeClient(sandbox, sandbox.stripe.publishableKey)
    const { id: customer } = await stripe.customers.create()
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session', metadata: { user_id: 'u1' } })
    const seen = await browser.setupIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' })
    expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method', usage: 'off_session' })
    expect(seen).not.toHaveProperty('metadata')
    expect(seen).not.toHaveProperty('customer')
    expect(await errorOf(browser.setupIntents.retrieve(intent.id, { client_secret: 'seti_other' }))).toMatchObject({ statusCode: 404 })
    expect(await errorOf(browser.setupIntents.retrieve(intent.id))).toMatchObject({ code: 'parameter_missing' })
    for (const call of [browser.customers.retrieve(customer), browser.refunds.list(), browser.setupIntents.create(), browser.paymentIntents.list()]) {
      expect(await errorOf(call)).toMatchObject({ statusCode: 403, code: 'secret_key_required' })
    }
  })

  it('learns of a decline, but not whose card it was', async () => {
    const { id: customer } = await stripe.customers.create()
    const method = await typeCard(sandbox, '4000000000000341')
    await stripe.paymentMethods.attach(method, { customer })
    const error = await errorOf(stripe.paymentIntents.create({ ...onSite, customer, amount: 100, currency: 'inr', payment_method: method }))
    const browser = stripeClient(sandbox, sandbox.stripe.publishableKey)
    const seen = await browser.paymentIntents.retrieve(error.payment_intent?.id ?? '', { client_secret: error.payment_intent?.client_secret ?? '' })
    expect(seen.last_payment_error).toMatchObject({ code: 'card_declined', payment_method: { id: method } })
    expect(seen.last_payment_error?.payment_method?.card).not.toHaveProperty('fingerprint')
  })

  it('alone may send a card number, and gets no fingerprint', async () => {
    const card = { number: '4242424242424242', exp_month: 1, exp_year: 2050, cvc: '123' }
    expect(await errorOf(stripe.paymentMethods.create({ type: 'card', card }))).toMatchObject({ statusCode: 400, message: expect.stringContaining('generally unsafe') })
    const browser = stripeClient(sandbox, sandbox.stripe.publishableKey)
    const method = await browser.paymentMethods.create({ type: 'card', card })
    expect(method.card).not.toHaveProperty('fingerprint')
    expect((await stripe.paymentMethods.retrieve(method.id)).card?.fingerprint).toMatch(/^\w{16}$/)
  })
})

describe('faults', () => {
  it('fail the next calls without effect; a key remembers the failure', async () => {
    sandbox.pay.knobs.update({ stripe: { failNextCalls: 1 } })
    const create = () => stripe.customers.create({}, { idempotencyKey: 'fault' })
    expect(await errorOf(create())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    expect(await errorOf(create())).toMatchObject({ statusCode: 500 })
    expect((await stripe.customers.list()).data).toEqual([])
  })

  it('hang the next calls after their effect; the key gives the answer', async () => {
    const parameters = { ...onSite, amount: 100, currency: 'inr', payment_method: await typeCard(sandbox, '4242424242424242') }
    sandbox.pay.knobs.update({ stripe: { hangNextCalls: 1 } })
    expect(await errorOf(stripe.paymentIntents.create(parameters, { idempotencyKey: 'hang', timeout: 3_000 }))).toMatchObject({ type: 'StripeConnectionError' })
    expect(await stripe.paymentIntents.create(parameters, { idempotencyKey: 'hang' })).toMatchObject({ status: 'succeeded' })
    expect(charges()).toBe(1)
  })
})
