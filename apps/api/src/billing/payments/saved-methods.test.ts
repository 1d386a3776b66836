import { randomUUID } from 'node:crypto'
import { enterCard } from '@ott/sandbox/cardholder'
import { stripeClient } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, newUser, passDays, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())
// Few codes are sent in an hour.
afterEach(() => api.wait(3_600))

const bearerOf = async (buyer: Buyer) => ({ bearer: (await buyer.signIn()).sAccessToken })
const list = async (buyer: Buyer) => (await api.call('cards', { query: {} }, await bearerOf(buyer))).ok.data.cards
const setDefault = async (buyer: Buyer, id: string) => api.call('setDefaultCard', { params: { id } }, await bearerOf(buyer))
const remove = async (buyer: Buyer, id: string) => api.call('removeCard', { params: { id } }, await bearerOf(buyer))
const shown = (shownCards: { last_four_digits: string | null; is_default: boolean }[]) => shownCards.map(({ last_four_digits, is_default }) => `${last_four_digits}${is_default ? ' default' : ''}`)

async function idOf(buyer: Buyer, lastFour: string): Promise<string> {
  return (await list(buyer)).find(({ last_four_digits }) => last_four_digits === lastFour)?.card_id ?? ''
}

/** As the provider has them. */
async function customerOf({ userId }: Buyer) {
  const { stripe_customer_id: id } = await api.db.withTables<BillingTables>().selectFrom('billing_customer').select('stripe_customer_id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const stripe = stripeClient(api.sandbox)
  const { data } = await stripe.customers.listPaymentMethods(id ?? '')
  const customer = await stripe.customers.retrieve(id ?? '')
  return { cards: data.map(({ card }) => card?.last4), defaultCard: data.find((method) => !customer.deleted && method.id === customer.invoice_settings.default_payment_method)?.card?.last4 }
}

/** With the cards 4242 and 4444, of which the latter is the default. */
async function withTwoCards(): Promise<Buyer> {
  const buyer = await newBuyer(api)
  api.wait(1)
  await buyer.addCard(cards.other)
  return buyer
}

async function expire(buyer: Buyer, lastFour: string): Promise<void> {
  await api.db.withTables<BillingTables>().updateTable('payment_method').set({ exp_year: 2020 }).where((its) => its.and({ user_id: buyer.userId, last_four: lastFour })).execute()
}

describe('the saved cards', () => {
  it('are listed with the default first, and marked where they have expired', async () => {
    const buyer = await withTwoCards()
    await expire(buyer, '4242')
    expect(await list(buyer)).toMatchObject([
      { last_four_digits: '4444', card_brand: 'mastercard', card_exp_month: 12, card_exp_year: 2060, is_default: true, is_expired: false, mandate: null },
      { last_four_digits: '4242', is_default: false, is_expired: true },
    ])
  })

  it('have one of a number, however often it was typed', async () => {
    const buyer = await withTwoCards()
    api.wait(1)
    await buyer.addCard(cards.good)
    expect(shown(await list(buyer))).toEqual(['4242 default', '4444'])
    await runTasks(api)
    expect((await customerOf(buyer)).cards).toEqual(['4242', '4444'])
  })

  it('are the user’s own', async () => {
    const [buyer, other] = [await withTwoCards(), await newBuyer(api)]
    await other.subscribe()
    const id = await idOf(buyer, '4242')
    expect([(await setDefault(other, id)).status, (await remove(other, id)).status]).toEqual([404, 404])
    const { subscription_id = '' } = (await other.subscription()) ?? {}
    const ask = async (query: { customer_id?: string; subscription_id?: string }) => (await api.call('cards', { query }, await bearerOf(buyer))).status
    expect([await ask({ subscription_id }), await ask({ customer_id: 'cus_other' })]).toEqual([403, 403])
    expect(shown(await list(buyer))).toEqual(['4444 default', '4242'])
  })

  it('have calls that refuse bad ids and anonymous users', async () => {
    const buyer = await withTwoCards()
    for (const id of ['none', 'a%20b', 'x'.repeat(81)]) {
      expect([(await setDefault(buyer, id)).status, (await remove(buyer, id)).status]).toEqual(id === 'none' ? [404, 404] : [400, 400])
    }
    expect([(await api.call('setDefaultCard', { params: { id: 'a' } })).status, (await api.call('removeCard', { params: { id: 'a' } })).status]).toEqual([401, 401])
  })

  it('are changed forty times an hour at most', async () => {
    const user = await newUser(api)
    const statuses: number[] = []
    for (let n = 0; n < 41; n += 1) statuses.push((await api.call('removeCard', { params: { id: 'none' } }, { bearer: user.sAccessToken })).status)
    expect([statuses[39], statuses[40]]).toEqual([404, 429])
  })
})

describe('the default card', () => {
  it('is charged by the renewal, and known to the provider', async () => {
    const buyer = await withTwoCards()
    await buyer.subscribe()
    expect(shown((await setDefault(buyer, await idOf(buyer, '4242'))).ok.data.cards)).toEqual(['4242 default', '4444'])
    expect((await setDefault(buyer, await idOf(buyer, '4242'))).status).toBe(200)
    await runTasks(api)
    expect(await customerOf(buyer)).toMatchObject({ defaultCard: '4242' })
    expect(await buyer.subscription()).toMatchObject({ payment_method: { last_four_digits: '4242' } })
    await passDays(api, 32)
    const { data } = await stripeClient(api.sandbox).charges.list({ limit: 1 })
    expect(data[0]?.payment_method_details?.card?.last4).toBe('4242')
    expect(buyer.paid()).toHaveLength(2)
  })

  it('cannot be one that has expired', async () => {
    const buyer = await withTwoCards()
    await expire(buyer, '4242')
    expect((await setDefault(buyer, await idOf(buyer, '4242'))).status).toBe(409)
  })

  it('repairs a renewal that failed, at once', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await buyer.addCard(cards.declinesLater)
    const { period_ends_at: dueAt = '' } = (await buyer.subscription()) ?? {}
    api.wait((Date.parse(dueAt) - api.now().getTime()) / 1_000 + 1)
    await runTasks(api)
    expect(await buyer.subscription()).toMatchObject({ state: 'grace' })
    await setDefault(buyer, await idOf(buyer, '4242'))
    await runTasks(api)
    expect(await buyer.subscription()).toMatchObject({ state: 'active' })
    expect(buyer.paid()).toHaveLength(2)
  })
})

describe('a removed card', () => {
  it('is gone here and at the provider, and the newest other one becomes the default', async () => {
    const buyer = await withTwoCards()
    await buyer.subscribe()
    expect(shown((await remove(buyer, await idOf(buyer, '4444'))).ok.data.cards)).toEqual(['4242 default'])
    await runTasks(api)
    expect(await customerOf(buyer)).toEqual({ cards: ['4242'], defaultCard: '4242' })
  })

  it('is detached at the provider later where it does not answer now', async () => {
    const buyer = await withTwoCards()
    const id = await idOf(buyer, '4444')
    api.sandbox.pay.knobs.update({ stripe: { failNextCalls: 4 } })
    expect((await remove(buyer, id)).status).toBe(200)
    await runTasks(api)
    api.sandbox.pay.knobs.update({ stripe: { failNextCalls: 0 } })
    api.wait(120)
    await runTasks(api)
    expect((await customerOf(buyer)).cards).toEqual(['4242'])
    expect((await remove(buyer, id)).status).toBe(404)
  })

  it('is not the last one of a plan that renews, until it is cancelled', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const id = await idOf(buyer, '4242')
    expect((await remove(buyer, id)).error).toMatchObject({ errorCode: 'PAYMENT_METHOD_NEEDED' })
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    await api.call('postCancelSubscription', { body: { subscription_id } }, await bearerOf(buyer))
    expect((await remove(buyer, id)).ok.data.cards).toEqual([])
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, await bearerOf(buyer))).status).toBe(409)
    expect(await buyer.subscription()).toMatchObject({ state: 'active', auto_renewal: false })
  })

  it('leaves one of the last two, however many removals there are at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      api.wait(3_600)
      const buyer = await withTwoCards()
      await buyer.subscribe()
      const ids = (await list(buyer)).map(({ card_id }) => card_id)
      const bearer = await bearerOf(buyer)
      const answers = await Promise.all([...ids, ...ids].map((id) => api.call('removeCard', { params: { id } }, bearer)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(shown(await list(buyer))).toEqual([expect.stringMatching(/^\d{4} default$/)])
    }
  })

  it('is not added again by a repeated request', async () => {
    const bearer = { bearer: (await newUser(api)).sAccessToken }
    const { setup_intent_id: token } = (await api.call('stripeSetupIntent', { body: {} }, bearer)).ok.data
    const paymentMethodId = await enterCard(api.sandbox, token, cards.good)
    const validate = () => api.call('stripeValidateCustomer', { body: { token, paymentMethodId } }, bearer)
    const { card_id: id } = (await validate()).ok.data.card
    expect((await api.call('removeCard', { params: { id } }, bearer)).status).toBe(200)
    expect((await validate()).status).toBe(400)
    await runTasks(api)
    expect((await validate()).status).toBe(400)
  })

  it('stays while it pays', async () => {
    const buyer = await newBuyer(api, cards.processing)
    await buyer.subscribe()
    expect((await remove(buyer, await idOf(buyer, '0044'))).error).toMatchObject({ errorCode: 'ORDER_IN_PROGRESS', orderId: expect.any(String) })
  })

  it('ends the bank’s question that its payer left', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const { order } = (await buyer.subscribe()).ok.data
    expect((await remove(buyer, await idOf(buyer, '3220'))).ok.data.cards).toEqual([])
    const { status } = (await api.call('order', { params: { id: order.order_id }, body: {} }, await bearerOf(buyer))).ok.data.order
    expect(status).not.toBe('paying')
    expect(buyer.paid()).toEqual([])
    expect((await buyer.subscribe({ requestId: randomUUID() })).status).toBe(400)
  })
})
