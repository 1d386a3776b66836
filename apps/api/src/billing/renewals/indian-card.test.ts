import { advanceClock, answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { cards, newBuyer, passDays, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

const stripe = () => stripeClient(api.sandbox)

/** Their bank asks at the set-up of the card and at the first payment. */
async function subscriber(): Promise<Buyer> {
  const buyer = await newBuyer(api, cards.ofIndia)
  const { data } = (await buyer.subscribe()).ok
  await answerChallenge(await stripe().paymentIntents.retrieve(data.client_secret?.split('_secret')[0] ?? ''), 'complete')
  await passMinutes(2)
  return buyer
}

async function passMinutes(minutes: number): Promise<void> {
  api.wait(minutes * 60)
  advanceClock(api.sandbox, minutes * 60)
  await runTasks(api)
}

async function passHours(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) await passMinutes(60)
}

describe('a card of India', () => {
  it('permits debits of twice the dearest plan', async () => {
    const { bearer } = await newBuyer(api)
    const { setup_intent_id: id } = (await api.call('stripeSetupIntent', { body: {} }, { bearer })).ok.data
    const setup = await stripe().setupIntents.retrieve(id)
    expect(setup.payment_method_options?.card?.mandate_options).toMatchObject({ amount_type: 'maximum', amount: 2 * family.version.prices[0]!.amount, currency: 'inr', supported_types: ['india'] })
  })

  it('renews a day after its period, and access lasts meanwhile', async () => {
    const buyer = await subscriber()
    expect(buyer.paid()).toEqual([9_900])
    const { period_ends_at: endsAt = '' } = (await buyer.subscription()) ?? {}
    await passHours((new Date(endsAt).getTime() - api.now().getTime()) / 3_600_000 + 8)
    expect(buyer.paid()).toEqual([9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', subscription_status: 'ACTIVE', period_ends_at: endsAt })
    await passHours(20)
    await passDays(api, 1)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', subscription_status: 'ACTIVE' })
  })
})
