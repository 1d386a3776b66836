import { randomUUID } from 'node:crypto'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { monthly, family } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, passDays, place, runTasks } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

const stripe = () => stripeClient(api.sandbox)
describe('a plan bought by card', () => {
  it('is quoted, charged once, active at once, and renews after a month', async () => {
    const { paid, subscribe, subscription, bearer } = await newBuyer(api)
    const quoted = (await api.call('quote', { body: { plan_id: 'mobile', place } }, { bearer })).ok.data
    expect(quoted).toMatchObject({ currency: 'INR', total: 9_900, due_now: 9_900, renews: true, lines: [{ kind: 'plan', amount: 9_900 }] })
    expect(quoted.tax.map(({ name }) => name)).toEqual(['CGST', 'SGST'])
    const { ok, status } = await subscribe({ expected: quoted.due_now })
    expect([status, ok.data.outcome, ok.data.order.status]).toEqual([200, 'ACTIVE', 'paid'])
    expect(paid()).toEqual([9_900])
    expect(await subscription()).toMatchObject({ subscription_status: 'ACTIVE', subscription_acquisition: 'PAID', state: 'active', auto_renewal: true, next_charge: { amount: 9_900 }, payment_method: { card_brand: 'visa', last_four_digits: '4242' } })
    await passDays(api, 32)
    expect(paid()).toEqual([9_900, 9_900])
    expect(await subscription()).toMatchObject({ subscription_status: 'ACTIVE', state: 'active' })
  })

  it('needs the buyer’s name and place in India, and a card of the user', async () => {
    const [mine, other] = [await newBuyer(api), await newBuyer(api)]
    expect((await mine.subscribe({ place: undefined })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'place' })
    expect((await mine.subscribe({ stripeToken: other.cardRef })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'stripeToken' })
    expect((await mine.subscribe({ userId: other.userId })).error.errorCode).toBe('FORBIDDEN')
    expect(mine.paid()).toEqual([])
  })

  it('is charged once for one press, however often it is sent', async () => {
    const { paid, subscribe } = await newBuyer(api)
    const requestId = randomUUID()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => subscribe({ requestId })))
    expect(outcomes.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(paid()).toEqual([9_900])
    expect((await subscribe({ requestId })).ok.data.outcome).toBe('ACTIVE')
    expect((await subscribe({ requestId, auto_renewal: false })).error.errorCode).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('is charged once for twenty presses at once; the others are told of the order', async () => {
    const { paid, subscribe } = await newBuyer(api)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => subscribe()))
    expect(paid()).toEqual([9_900])
    const refused = outcomes.filter(({ status }) => status !== 200).map(({ error }) => error)
    expect(refused).toHaveLength(19)
    const { order_id: ordered } = outcomes.find(({ status }) => status === 200)?.ok.data.order ?? {}
    for (const { errorCode, orderId } of refused) expect([['ALREADY_SUBSCRIBED', 'ORDER_IN_PROGRESS'].includes(errorCode), orderId]).toEqual([true, ordered])
    expect((await subscribe()).error).toMatchObject({ errorCode: 'ALREADY_SUBSCRIBED', orderId: ordered })
  })

  it('costs what was shown, or nothing is charged', async () => {
    const { paid, subscribe } = await newBuyer(api)
    for (const changes of [{ expected: 8_900 }, { currencyCode: 'USD' }, { planId: 'mobile-v0' }, { appliedOffers: ['NOSUCHCODE'] }]) {
      const { status, error } = await subscribe(changes)
      expect([status, error.errorCode, error.quote?.due_now]).toEqual([422, 'PRICE_MISMATCH', 9_900])
    }
    expect(paid()).toEqual([])
  })
})

describe('a declined card', () => {
  it('charges nothing, says why, and leaves the way open for another card', async () => {
    const { paid, addCard, subscribe, subscription } = await newBuyer(api, cards.declinesLater)
    const requestId = randomUUID()
    const { status, error } = await subscribe({ requestId })
    expect([status, error.errorCode, error.decline, error.retryable]).toEqual([402, 'PAYMENT_DECLINED', 'declined', true])
    expect((await subscribe({ requestId })).status).toBe(402)
    expect(await subscription()).toBeNull()
    const stripeToken = await addCard(cards.good)
    expect((await subscribe({ stripeToken })).ok.data.outcome).toBe('ACTIVE')
    expect(paid()).toEqual([9_900])
  })
})

describe('a card whose bank asks the payer', () => {
  it('is charged when the payer confirms, seen without any event', async () => {
    const { paid, subscribe } = await newBuyer(api, cards.challenged)
    const requestId = randomUUID()
    const asked = (await subscribe({ requestId })).ok.data
    expect(asked).toMatchObject({ outcome: 'REQUIRES_ACTION', client_secret: expect.stringMatching(/^pi_/) })
    expect(paid()).toEqual([])
    await answerChallenge(await stripe().paymentIntents.retrieve(asked.client_secret?.split('_secret')[0] ?? ''), 'complete')
    expect((await subscribe({ requestId })).ok.data.outcome).toBe('ACTIVE')
    expect(paid()).toEqual([9_900])
  })

  it('is refused when the payer fails, and the next press is a new attempt', async () => {
    const { paid, subscribe } = await newBuyer(api, cards.challenged)
    const requestId = randomUUID()
    const asked = (await subscribe({ requestId })).ok.data
    await answerChallenge(await stripe().paymentIntents.retrieve(asked.client_secret?.split('_secret')[0] ?? ''), 'fail')
    expect((await subscribe({ requestId })).error).toMatchObject({ errorCode: 'PAYMENT_DECLINED', decline: 'authenticationFailed' })
    expect((await subscribe()).ok.data.outcome).toBe('REQUIRES_ACTION')
    expect(paid()).toEqual([])
  })

  it('that the payer left is cancelled by the next press', async () => {
    const { paid, addCard, subscribe } = await newBuyer(api, cards.challenged)
    const left = (await subscribe()).ok.data
    const stripeToken = await addCard(cards.good)
    expect((await subscribe({ stripeToken })).ok.data.outcome).toBe('ACTIVE')
    expect((await stripe().paymentIntents.retrieve(left.client_secret?.split('_secret')[0] ?? '')).status).toBe('canceled')
    expect(paid()).toEqual([9_900])
  })
})

describe('two attempts of one user', () => {
  it('both completed give one plan, and the second is refunded', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const first = (await buyer.subscribe()).ok.data
    const intentOf = (secret = '') => stripe().paymentIntents.retrieve(secret.split('_secret')[0] ?? '')
    const asked = await intentOf(first.client_secret)
    api.wait(31 * 60)
    await buyer.signIn()
    // The bank answers while the order is about to expire.
    await answerChallenge(asked, 'complete')
    await runTasks(api)
    expect((await buyer.subscription())?.subscription_status).toBe('ACTIVE')
    expect((await buyer.subscribe()).error.errorCode).toBe('ALREADY_SUBSCRIBED')
    expect(buyer.paid()).toEqual([9_900])
  })

  it('that expired cannot be completed any more', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const first = (await buyer.subscribe()).ok.data
    api.wait(31 * 60)
    await runTasks(api)
    expect((await stripe().paymentIntents.retrieve(first.client_secret?.split('_secret')[0] ?? '')).status).toBe('canceled')
    await buyer.signIn()
    expect((await buyer.subscribe()).ok.data.outcome).toBe('REQUIRES_ACTION')
  })

  it('after a failed challenge leave nothing at the provider that could still be paid', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const requestId = randomUUID()
    const { client_secret: secret = '' } = (await buyer.subscribe({ requestId })).ok.data
    const id = secret.split('_secret')[0] ?? ''
    await answerChallenge(await stripe().paymentIntents.retrieve(id), 'fail')
    expect((await buyer.subscribe({ requestId })).status).toBe(402)
    await runTasks(api)
    expect((await stripe().paymentIntents.retrieve(id)).status).toBe('canceled')
  })
})

describe('a provider that does not answer', () => {
  it('is asked again with the same key, and charges once', async () => {
    const { paid, subscribe, bearer } = await newBuyer(api, cards.cutAfterCharging)
    const placed = (await subscribe()).ok.data
    expect(placed.outcome).toBe('PENDING')
    expect(paid()).toEqual([9_900])
    expect((await subscribe()).error).toMatchObject({ errorCode: 'ORDER_IN_PROGRESS', orderId: placed.order.order_id })
    api.wait(61)
    await runTasks(api)
    const read = await api.call('order', { params: { id: placed.order.order_id }, body: {} }, { bearer })
    expect(read.ok.data.outcome).toBe('ACTIVE')
    expect(paid()).toEqual([9_900])
  })

  it('that declines later leaves no plan', async () => {
    const { paid, subscribe, subscription, bearer } = await newBuyer(api, cards.processing)
    const { order } = (await subscribe()).ok.data
    expect(order.status).toBe('paying')
    api.sandbox.pay.clock.setOffset(120 + (api.now().getTime() - Date.now()) / 1_000)
    expect((await api.call('order', { params: { id: order.order_id }, body: {} }, { bearer })).ok.data.outcome).toBe('FAILED')
    expect(await subscription()).toBeNull()
    expect(paid()).toEqual([])
  })
})

describe('a customer whom the provider has forgotten', () => {
  it('is made anew for the next card; the old card is declined and charges nothing', async () => {
    const buyer = await newBuyer(api)
    await api.db.withTables<BillingTables>().updateTable('billing_customer').set({ stripe_customer_id: 'cus_forgotten' }).where('user_id', '=', buyer.userId).execute()
    expect((await buyer.subscribe()).error).toMatchObject({ errorCode: 'PAYMENT_DECLINED', decline: 'methodNotAllowed' })
    const stripeToken = await buyer.addCard(cards.good)
    expect((await buyer.subscribe({ stripeToken })).ok.data.outcome).toBe('ACTIVE')
  })
})

describe('an order whose payment the provider does not know', () => {
  it('does not keep its user from buying', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const { order } = (await buyer.subscribe()).ok.data
    await api.db.withTables<BillingTables>().updateTable('payment').set({ provider_ref: 'pi_unknown' }).where('order_id', '=', order.order_id).execute()
    const stripeToken = await buyer.addCard(cards.good)
    await buyer.signIn()
    expect((await buyer.subscribe({ stripeToken })).ok.data.outcome).toBe('ACTIVE')
  })
})

describe('an order', () => {
  it('is its buyer’s alone', async () => {
    const [mine, other] = [await newBuyer(api), await newBuyer(api)]
    const { order } = (await mine.subscribe()).ok.data
    expect((await api.call('order', { params: { id: order.order_id }, body: {} }, { bearer: other.bearer })).status).toBe(404)
  })

  it('of somebody who has a plan is refused', async () => {
    const { subscribe } = await newBuyer(api)
    await subscribe()
    expect((await subscribe()).error.errorCode).toBe('ALREADY_SUBSCRIBED')
  })
})
