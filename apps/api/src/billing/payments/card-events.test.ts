import { createHmac } from 'node:crypto'
import { aMandate, answerChallenge, stripeClient, typeCard } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { cards, newBuyer, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())
// Few codes are sent in an hour.
afterEach(() => api.wait(3_600))

const indian = '4000003560000008'
const bearerOf = async (buyer: Buyer) => ({ bearer: (await buyer.signIn()).sAccessToken })
const list = async (buyer: Buyer) => (await api.call('cards', { query: {} }, await bearerOf(buyer))).ok.data.cards

async function deliver(event: object): Promise<void> {
  const payload = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = `t=${seconds},v1=${createHmac('sha256', api.sandbox.stripe.webhookSecret).update(`${seconds}.${payload}`).digest('hex')}`
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/subscription/ott/api/webhooks/stripe', payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } })
  expect(statusCode).toBe(200)
}

/** Twice: a hint may come any number of times. */
async function deliverLast(type: string): Promise<void> {
  const [event] = (await stripeClient(api.sandbox).events.list({ type, limit: 1 })).data
  await deliver(event!)
  await deliver({ ...event, id: `${event?.id}again` })
  await runTasks(api)
}

describe('a card', () => {
  it('that its bank renews has the new expiry, whatever the event says', async () => {
    const buyer = await newBuyer(api)
    const expiry = async () => (await list(buyer)).map(({ card_exp_month, card_exp_year }) => `${card_exp_month}/${card_exp_year}`)
    expect(await expiry()).toEqual(['12/2060'])
    await deliver({ id: `evt_forged_${buyer.userId}`, object: 'event', type: 'payment_method.automatically_updated', data: { object: { id: buyer.cardRef, card: { exp_month: 1, exp_year: 2020 } } } })
    await runTasks(api)
    expect(await expiry()).toEqual(['12/2060'])
    await fetch(`${api.sandbox.url}/pay/stripe/payment-methods/${buyer.cardRef}/renew`, { method: 'POST' })
    await deliverLast('payment_method.automatically_updated')
    expect(await expiry()).toEqual(['12/2063'])
  })

  it('that is detached at the provider gives way to another one', async () => {
    const buyer = await newBuyer(api)
    const second = await buyer.addCard(cards.other)
    await buyer.subscribe()
    await stripeClient(api.sandbox).paymentMethods.detach(second)
    await deliverLast('payment_method.detached')
    expect(await list(buyer)).toMatchObject([{ last_four_digits: '4242', is_default: true }])
    expect(await buyer.subscription()).toMatchObject({ auto_renewal: true })
  })

  it('that was the only one ends the renewal, which is told; a new one resumes it', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await stripeClient(api.sandbox).paymentMethods.detach(buyer.cardRef)
    await deliverLast('payment_method.detached')
    expect(await list(buyer)).toEqual([])
    const subscription = await buyer.subscription()
    expect(subscription).toMatchObject({ state: 'active', auto_renewal: false, payment_method: null })
    expect(buyer.mails().filter((text) => text.includes('no payment method'))).toHaveLength(1)
    await buyer.addCard(cards.good)
    const resumed = await api.call('resumeSubscription', { body: { subscription_id: subscription?.subscription_id ?? '' } }, await bearerOf(buyer))
    expect(resumed.ok.data).toMatchObject({ auto_renewal: true })
  })

  it('whose permission is withdrawn at the bank is removed, here and at the provider', async () => {
    const buyer = await newBuyer(api)
    const stripe = stripeClient(api.sandbox)
    const bearer = await bearerOf(buyer)
    const { customer_id: customer } = (await api.call('stripeSetupIntent', { body: {} }, bearer)).ok.data
    const method = await typeCard(api.sandbox, indian)
    const intent = await stripe.setupIntents.create({
      customer, payment_method: method, confirm: true, use_stripe_sdk: true, usage: 'off_session', payment_method_options: { card: { mandate_options: aMandate() } },
    })
    await answerChallenge(intent, 'complete')
    expect((await api.call('stripeValidateCustomer', { body: { token: intent.id, paymentMethodId: method } }, bearer)).status).toBe(200)
    const { mandate } = await stripe.setupIntents.retrieve(intent.id)
    await fetch(`${api.sandbox.url}/pay/stripe/mandates/${typeof mandate === 'string' ? mandate : ''}/revoke`, { method: 'POST' })
    await deliverLast('mandate.updated')
    expect(await list(buyer)).toMatchObject([{ last_four_digits: '4242', is_default: true }])
    await runTasks(api)
    expect((await stripe.paymentMethods.retrieve(method)).customer).toBeNull()
  })
})
