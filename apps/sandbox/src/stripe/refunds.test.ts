import { idOf } from './emulator.ts'
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

const day = 86_400
const balance = () => sandbox.pay.ledger.snapshot().balance.stripe.INR

async function charge(number: string): Promise<{ intent: string; chargeId: string }> {
  const intent = await stripe.paymentIntents.create({
    amount: 29_900,
    currency: 'inr',
    confirm: true,
    return_url: 'http://localhost:3000/en/plans/checkout',
    payment_method: await typeCard(sandbox, number),
  })
  return { intent: intent.id, chargeId: idOf(intent.latest_charge) ?? '' }
}

async function typesOf(type: string): Promise<string[]> {
  return (await stripe.events.list({ type })).data.map((event) => event.type).toReversed()
}

describe('a refund', () => {
  it('returns a part, then the rest, and never more', async () => {
    const { intent, chargeId } = await charge('4242424242424242')
    expect(await stripe.refunds.create({ payment_intent: intent, amount: 9_900, metadata: { refund_id: 'r1' } })).toMatchObject({ status: 'succeeded', charge: chargeId })
    expect(await errorOf(stripe.refunds.create({ payment_intent: intent, amount: 20_001 }))).toMatchObject({ statusCode: 400, param: 'amount' })
    await stripe.refunds.create({ charge: chargeId })
    expect(await errorOf(stripe.refunds.create({ payment_intent: intent }))).toMatchObject({ code: 'charge_already_refunded' })
    expect(await stripe.charges.retrieve(chargeId, { expand: ['refunds'] })).toMatchObject({ refunded: true, amount_refunded: 29_900, refunds: { data: [{ amount: 20_000 }, { amount: 9_900 }] } })
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2)
    expect(balance()).toBe(0)
  })

  it('needs a charge that succeeded', async () => {
    const open = await stripe.paymentIntents.create({ amount: 100, currency: 'inr' })
    expect(await errorOf(stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({ statusCode: 400, param: 'payment_intent' })
    expect(await errorOf(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' })
  })

  it('of 4000 0000 0000 5126 succeeds first and fails days later', async () => {
    const { intent, chargeId } = await charge('4000000000005126')
    const refund = await stripe.refunds.create({ payment_intent: intent })
    expect(refund.status).toBe('succeeded')
    expect(balance()).toBe(0)
    advanceClock(sandbox, 3 * day + 1)
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
    expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ refunded: false, amount_refunded: 0 })
    expect(balance()).toBe(29_900)
    expect(await typesOf('refund.*')).toEqual(['refund.created', 'refund.updated', 'refund.failed'])
  })

  it('of 4000 0000 0000 7726 is pending first and succeeds days later', async () => {
    const refund = await stripe.refunds.create({ payment_intent: (await charge('4000000000007726')).intent })
    expect(refund.status).toBe('pending')
    advanceClock(sandbox, 3 * day + 1)
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' })
    expect(await typesOf('refund.*')).toEqual(['refund.created', 'refund.updated'])
  })
})

describe('the charge of 4000 0000 0000 0259', () => {
  async function dispute(): Promise<{ id: string; chargeId: string }> {
    const { chargeId } = await charge('4000000000000259')
    advanceClock(sandbox, 61)
    const { data } = await stripe.events.list({ type: 'charge.dispute.created' })
    const [dispute] = data.map((event) => event.data.object as Stripe.Dispute)
    return { id: dispute?.id ?? '', chargeId }
  }

  it('is disputed, can’t be refunded, and is lost without evidence', async () => {
    const { id, chargeId } = await dispute()
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'needs_response', reason: 'fraudulent', charge: chargeId, amount: 29_900 })
    expect(await errorOf(stripe.refunds.create({ charge: chargeId }))).toMatchObject({ code: 'charge_disputed' })
    expect(balance()).toBe(0)
    advanceClock(sandbox, 7 * day)
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'lost' })
    expect(await typesOf('charge.dispute.*')).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
  })

  it('is won with the vendor’s winning evidence', async () => {
    const { id } = await dispute()
    expect(await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' }, submit: true })).toMatchObject({ status: 'won' })
    advanceClock(sandbox, 8 * day)
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'won' })
    expect(balance()).toBe(29_900)
  })
})
