import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { idOf } from './emulator.ts'
import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { aMandate, advanceClock, answerChallenge, setUpCard, stripeClient, typeCard } from './testing.ts'
import type Stripe from 'stripe'

let sandbox: Sandbox
let stripe: Stripe
let site: Awaited<ReturnType<typeof startSite>>

beforeEach(async () => {
  site = await startSite()
  sandbox = await startSandbox({ pay: { webhookUrls: { stripe: site.url } } })
  stripe = stripeClient(sandbox)
})
afterEach(async () => {
  await sandbox.stop()
  await site.stop()
})

/** Verifies every event as the site does. */
async function startSite() {
  const received: Stripe.Event[] = []
  const waiting = new Set<() => void>()
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), request.headers['stripe-signature'] ?? '', sandbox.stripe.webhookSecret, 300))
      response.statusCode = answers.shift() ?? 200
      response.end('{}', () => waiting.forEach((check) => check()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    received,
    /** Status codes of the next answers. */
    answers,
    /** Types of the events once so many arrived. */
    types: (count: number) =>
      new Promise<string[]>((resolve) => {
        const check = () => {
          if (received.length < count) return
          waiting.delete(check)
          resolve(received.map(({ type }) => type))
        }
        waiting.add(check)
        check()
      }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const charge = async (number = '4242424242424242') =>
  stripe.paymentIntents.create(
    { amount: 100, currency: 'inr', confirm: true, use_stripe_sdk: true, return_url: 'http://localhost:3000/', payment_method: await typeCard(sandbox, number) },
    { idempotencyKey: `key-${number}` },
  )

it('arrive signed, name their call, and can be read back', async () => {
  const intent = await charge()
  expect(await site.types(1)).toEqual(['payment_intent.succeeded'])
  const [event] = site.received
  expect(event).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    api_version: sandbox.stripe.apiVersion,
    livemode: false,
    data: { object: { id: intent.id, status: 'succeeded' } },
    request: { id: intent.lastResponse.requestId, idempotency_key: 'key-4242424242424242' },
  })
  expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id, type: 'payment_intent.succeeded' })
})

it('tell of every step of a challenge and a set-up', async () => {
  await setUpCard(sandbox, '4242424242424242')
  const intent = await charge('4000002760003184')
  await answerChallenge(intent, 'fail')
  expect(await site.types(3)).toEqual(['setup_intent.succeeded', 'payment_intent.requires_action', 'payment_intent.payment_failed'])
  await stripe.paymentIntents.cancel(intent.id)
  const refunded = await charge()
  await stripe.refunds.create({ payment_intent: refunded.id })
  expect((await site.types(6)).slice(3)).toEqual(['payment_intent.canceled', 'payment_intent.succeeded', 'charge.refunded'])
})

it('hold the object as it was, whatever became of it', async () => {
  const intent = await charge('4000002760003184')
  await answerChallenge(intent, 'complete')
  await site.types(2)
  expect(site.received.map(({ data }) => (data.object as Stripe.PaymentIntent).status)).toEqual(['requires_action', 'succeeded'])
})

it('are repeated until the site accepts them', async () => {
  site.answers.push(503, 400)
  await charge()
  await site.types(1)
  advanceClock(sandbox, 6)
  await site.types(2)
  advanceClock(sandbox, 61)
  await site.types(3)
  expect(new Set(site.received.map(({ id }) => id)).size).toBe(1)
  advanceClock(sandbox, 86_400)
  await charge('5555555555554444')
  await site.types(4)
  expect(new Set(site.received.map(({ id }) => id)).size).toBe(2)
})

it('wait while they are off, then arrive doubled and newest first', async () => {
  sandbox.pay.knobs.update({ stripe: { areWebhooksOff: true } })
  await charge()
  advanceClock(sandbox, 86_400)
  await charge('4000000000000002').catch(() => null)
  sandbox.pay.knobs.update({ stripe: { areWebhooksOff: false, areWebhooksDoubled: true, areWebhooksReversed: true } })
  expect(await site.types(4)).toEqual(['payment_intent.payment_failed', 'payment_intent.payment_failed', 'payment_intent.succeeded', 'payment_intent.succeeded'])
})

it('arrive late by the clock', async () => {
  sandbox.pay.knobs.update({ stripe: { webhookDelaySeconds: 600 } })
  await charge()
  sandbox.pay.knobs.update({ stripe: { webhookDelaySeconds: 0 } })
  await charge('5555555555554444')
  await site.types(1)
  expect(site.received).toHaveLength(1)
  advanceClock(sandbox, 601)
  await site.types(2)
  const [first, second] = site.received.map(({ data }) => (data.object as Stripe.PaymentIntent).created)
  expect(second).toBeLessThanOrEqual(first ?? 0)
})

it('are lost first, and repeated later', async () => {
  sandbox.pay.knobs.update({ stripe: { loseNextWebhooks: 1 } })
  await charge()
  await charge('5555555555554444')
  await site.types(1)
  advanceClock(sandbox, 6)
  await site.types(2)
  expect(new Set(site.received.map(({ id }) => id)).size).toBe(2)
})

it('tell what a bank did by itself', async () => {
  const { payment_method: method, setupIntent } = await setUpCard(sandbox, '4000003560000008', { payment_method_options: { card: { mandate_options: aMandate() } } })
  const renewed = await fetch(`${sandbox.url}/pay/stripe/payment-methods/${method}/renew`, { method: 'POST' })
  expect(await renewed.json()).toEqual({ exp_month: 12, exp_year: 2063 })
  await fetch(`${sandbox.url}/pay/stripe/mandates/${idOf(setupIntent.mandate)}/revoke`, { method: 'POST' })
  expect((await site.types(3)).slice(1)).toEqual(['payment_method.automatically_updated', 'mandate.updated'])
  expect(site.received.slice(1)).toMatchObject([
    { data: { object: { id: method, card: { exp_year: 2063 } }, previous_attributes: { card: { exp_year: 2060 } } }, request: { id: null } },
    { data: { object: { status: 'inactive', payment_method_details: { card: { india: { inactive_reason: 'canceled' } } } }, previous_attributes: { status: 'active' } } },
  ])
  expect((await fetch(`${sandbox.url}/pay/stripe/mandates/none/revoke`, { method: 'POST' })).status).toBe(404)
})

it('are listed by type and time', async () => {
  await charge()
  advanceClock(sandbox, 3_600)
  await charge('5555555555554444')
  const { data } = await stripe.events.list({ types: ['payment_intent.succeeded', 'charge.refunded'] })
  expect(data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'payment_intent.succeeded'])
  const since = (data[0]?.created ?? 0) - 60
  expect((await stripe.events.list({ type: 'payment_intent.*', created: { gte: since } })).data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'payment_intent.created'])
})
