import { idOf } from './emulator.ts'
import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { aMandate, advanceClock, answerChallenge, errorOf, setUpCard, stripeClient, typeCard } from './testing.ts'
import type Stripe from 'stripe'

let sandbox: Sandbox
let stripe: Stripe

beforeEach(async () => {
  sandbox = await startSandbox()
  stripe = stripeClient(sandbox)
})
afterEach(() => sandbox.stop())

const price = { amount: 29_900, currency: 'inr' } as const
const onSite = { confirm: true, use_stripe_sdk: true, return_url: 'http://localhost:3000/en/plans/checkout' } as const
const hour = 3_600

async function pay(number: string, options: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ ...price, ...onSite, payment_method: await typeCard(sandbox, number), ...options })
}

function renew(card: { customer: string; payment_method: string }, amount: number = price.amount): Promise<Stripe.PaymentIntent> {
  const { customer, payment_method } = card
  return stripe.paymentIntents.create({ ...price, amount, customer, payment_method, confirm: true, off_session: 'recurring' })
}

const balance = () => sandbox.pay.ledger.snapshot().balance.stripe
const reload = ({ id }: Stripe.PaymentIntent) => stripe.paymentIntents.retrieve(id)

describe('on the site', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa'],
    ['5555 5555 5555 4444', 'mastercard'],
    ['3782 822463 10005', 'amex'],
  ])('%s is charged at once', async (number, brand) => {
    const intent = await pay(number, { expand: ['latest_charge', 'payment_method'], metadata: { order_id: 'J1' } })
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 29_900, payment_method: { card: { brand } }, latest_charge: { status: 'succeeded', paid: true } })
    expect(sandbox.pay.ledger.snapshot().movements).toMatchObject([{ type: 'charge', amount: 29_900, currency: 'INR', metadata: { order_id: 'J1' } }])
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4000000000000341', 'card_declined', 'generic_decline'],
  ])('%s declines the charge with %s, %s', async (number, code, decline) => {
    const error = await errorOf(pay(number))
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code: decline })
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', payment_method: null, last_payment_error: { code, payment_method: { type: 'card' } } })
    expect(await stripe.charges.retrieve(error.charge ?? '')).toMatchObject({ status: 'failed', failure_code: code, outcome: { reason: decline } })
    expect(balance()).toEqual({})
  })

  it.each(['4000002500003155', '4000002760003184', '4000003800000446', '4000000000003220', '4000003560000008'])('%s asks 3D Secure, then pays', async (number) => {
    const intent = await pay(number)
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    expect(balance()).toEqual({})
    await answerChallenge(intent, 'complete')
    expect(await reload(intent)).toMatchObject({ status: 'succeeded', next_action: null })
    expect(balance()).toEqual({ INR: 29_900 })
  })

  it.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
  ])('%s passes 3D Secure, then declines with %s', async (number, decline) => {
    const intent = await pay(number)
    await answerChallenge(intent, 'complete')
    expect(await reload(intent)).toMatchObject({ status: 'requires_payment_method', last_payment_error: { type: 'card_error', decline_code: decline } })
    expect(balance()).toEqual({})
  })

  it('a failed challenge opens the intent for another card', async () => {
    const intent = await pay('4000002760003184')
    await answerChallenge(intent, 'fail')
    expect(await reload(intent)).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } })
    expect((await answerChallenge(intent, 'complete')).status).toBe(410)
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: await typeCard(sandbox, '4242424242424242'), return_url: onSite.return_url })
    expect(paid.status).toBe('succeeded')
  })

  it('a challenge ends with its intent', async () => {
    const intent = await pay('4000002760003184')
    await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
    expect((await answerChallenge(intent, 'complete')).status).toBe(410)
    expect(await reload(intent)).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  })

  it('a challenge by redirect returns to the site', async () => {
    const intent = await pay('4000002760003184', { use_stripe_sdk: false })
    expect(intent.next_action).toMatchObject({ type: 'redirect_to_url', redirect_to_url: { return_url: onSite.return_url } })
    const answer = await answerChallenge(intent, 'complete')
    const location = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, location.pathname, location.searchParams.get('redirect_status')]).toEqual([303, '/en/plans/checkout', 'succeeded'])
  })

  it.each([
    ['4242424242424241', {}, 'incorrect_number'],
    ['4242424242424242', { exp_year: 2020 }, 'invalid_expiry_year'],
    ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc'],
    ['378282246310005', { cvc: '123' }, 'invalid_cvc'],
    ['4111111111111111', {}, 'card_declined'],
  ])('%s with %j is refused when typed: %s', async (number, card, code) => {
    expect(await errorOf(typeCard(sandbox, number, card))).toMatchObject({ statusCode: 402, code })
  })

  it('4000 0099 0000 0044 is processing for a minute and fails', async () => {
    const intent = await pay('4000009900000044')
    expect(intent.status).toBe('processing')
    expect(await errorOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' })
    advanceClock(sandbox, 61)
    expect(await reload(intent)).toMatchObject({ status: 'requires_payment_method', last_payment_error: { decline_code: 'generic_decline' } })
  })

  it('4000 0099 0000 0010 answers after the time limit of a client, and is charged', async () => {
    const impatient = { timeout: 3_000 }
    const call = stripe.paymentIntents.create({ ...price, ...onSite, payment_method: await typeCard(sandbox, '4000009900000010') }, impatient)
    expect(await errorOf(call)).toMatchObject({ type: 'StripeConnectionError' })
    expect(balance()).toEqual({ INR: 29_900 })
  })

  it('4000 0099 0000 0028 cuts the connection after charging once; the key gives the answer later', async () => {
    const parameters = { ...price, ...onSite, payment_method: await typeCard(sandbox, '4000009900000028') }
    const create = () => stripe.paymentIntents.create(parameters, { idempotencyKey: 'payment-1' })
    expect(await errorOf(create())).toMatchObject({ type: 'StripeConnectionError' })
    expect(await create()).toMatchObject({ status: 'succeeded' })
    expect(balance()).toEqual({ INR: 29_900 })
    expect(sandbox.pay.ledger.snapshot().keys.stripe).toMatchObject({ 'payment-1': 3 })
  })
})

describe('set up', () => {
  it.each(['4242424242424242', '4000002500003155', '4000003800000446'])('%s renews without its cardholder', async (number) => {
    const card = await setUpCard(sandbox, number)
    expect(card.setupIntent).toMatchObject({ status: 'succeeded', payment_method: card.payment_method })
    expect(await stripe.paymentMethods.retrieve(card.payment_method)).toMatchObject({ customer: card.customer })
    expect(await renew(card)).toMatchObject({ status: 'succeeded' })
  })

  it.each(['4000002760003184', '4000000000003220'])('%s asks for its cardholder at every renewal', async (number) => {
    const error = await errorOf(renew(await setUpCard(sandbox, number)))
    expect(error).toMatchObject({ code: 'authentication_required', decline_code: 'authentication_required', payment_intent: { status: 'requires_payment_method' } })
  })

  it('4000 0025 0000 3155 without set-up asks for its cardholder', async () => {
    const { id: customer } = await stripe.customers.create()
    const method = await typeCard(sandbox, '4000002500003155')
    await stripe.paymentMethods.attach(method, { customer })
    expect(await errorOf(renew({ customer, payment_method: method }))).toMatchObject({ code: 'authentication_required' })
  })

  it.each(['4000000000000002', '4000000000000069', '4000000000000127'])('%s is refused', async (number) => {
    const error = await errorOf(setUpCard(sandbox, number))
    expect(error).toMatchObject({ type: 'StripeCardError', setup_intent: { status: 'requires_payment_method', last_setup_error: { type: 'card_error' } } })
    const { id: customer } = await stripe.customers.create()
    expect(await errorOf(stripe.paymentMethods.attach(await typeCard(sandbox, number), { customer }))).toMatchObject({ statusCode: 402 })
  })

  it('4000 0000 0000 0341 attaches, then declines every charge', async () => {
    const card = await setUpCard(sandbox, '4000000000000341')
    expect(card.setupIntent.status).toBe('succeeded')
    expect(await errorOf(renew(card))).toMatchObject({ decline_code: 'generic_decline' })
  })

  it('4000 0084 0000 1629 fails after 3D Secure', async () => {
    const card = await setUpCard(sandbox, '4000008400001629')
    expect(card.setupIntent).toMatchObject({ status: 'requires_payment_method', last_setup_error: { decline_code: 'generic_decline' } })
  })

  it('4000 0099 0000 0036 renews twice, then declines; its cardholder can still pay', async () => {
    const card = await setUpCard(sandbox, '4000009900000036')
    await renew(card)
    await renew(card)
    expect(await errorOf(renew(card))).toMatchObject({ decline_code: 'insufficient_funds' })
    expect(await stripe.paymentIntents.create({ ...price, ...onSite, customer: card.customer, payment_method: card.payment_method })).toMatchObject({ status: 'succeeded' })
  })

  it('a card declines after its last month', async () => {
    const card = await setUpCard(sandbox, '4242424242424242')
    const now = new Date()
    await stripe.paymentMethods.update(card.payment_method, { card: { exp_month: now.getUTCMonth() + 1, exp_year: now.getUTCFullYear() } })
    expect(await renew(card)).toMatchObject({ status: 'succeeded' })
    advanceClock(sandbox, 32 * 24 * hour)
    expect(await errorOf(renew(card))).toMatchObject({ code: 'expired_card' })
  })

  it('a detached card is lost', async () => {
    const card = await setUpCard(sandbox, '4242424242424242')
    await stripe.customers.update(card.customer, { invoice_settings: { default_payment_method: card.payment_method } })
    await stripe.paymentMethods.detach(card.payment_method)
    expect(await stripe.customers.retrieve(card.customer)).toMatchObject({ invoice_settings: { default_payment_method: null } })
    expect(await errorOf(renew(card))).toMatchObject({ statusCode: 400, message: expect.stringContaining('may not be used again') })
  })
})

describe('4000 0035 6000 0008 of India', () => {
  const setUp = () => setUpCard(sandbox, '4000003560000008', { payment_method_options: { card: { mandate_options: aMandate() } } })

  it('is debited 26 hours after the notice', async () => {
    const card = await setUp()
    expect(await stripe.mandates.retrieve(idOf(card.setupIntent.mandate) ?? '')).toMatchObject({ status: 'active', payment_method: card.payment_method })
    const intent = await renew(card)
    const notification = intent.processing?.card?.customer_notification
    expect(intent).toMatchObject({ status: 'processing', processing: { type: 'card', card: { customer_notification: { approval_requested: false } } } })
    expect(notification?.completes_at).toBe(intent.created + 26 * hour)
    advanceClock(sandbox, 25 * hour)
    expect(await reload(intent)).toMatchObject({ status: 'processing' })
    advanceClock(sandbox, hour + 1)
    expect(await reload(intent)).toMatchObject({ status: 'succeeded', processing: null })
    expect(balance()).toEqual({ INR: 29_900 })
  })

  it('is not debited when the intent is cancelled after the notice', async () => {
    const intent = await renew(await setUp())
    await stripe.paymentIntents.cancel(intent.id)
    advanceClock(sandbox, 27 * hour)
    expect(await reload(intent)).toMatchObject({ status: 'canceled' })
    expect(balance()).toEqual({})
  })

  it('declines above the mandate, without one and after it ended', async () => {
    const card = await setUp()
    expect(await errorOf(renew(card, 59_801))).toMatchObject({ code: 'authentication_required' })
    expect(await errorOf(renew(await setUpCard(sandbox, '4000003560000008')))).toMatchObject({ code: 'authentication_required' })
    const intent = await renew(card)
    await stripe.paymentMethods.detach(card.payment_method)
    expect(await stripe.mandates.retrieve(idOf(card.setupIntent.mandate) ?? '')).toMatchObject({ status: 'inactive' })
    advanceClock(sandbox, 27 * hour)
    expect(await reload(intent)).toMatchObject({ last_payment_error: { code: 'india_recurring_payment_mandate_canceled' } })
  })
})
