import { randomUUID } from 'node:crypto'
import { answerChallenge, stripeClient, typeCard } from '@ott/sandbox/stripe-testing'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { savePlans } from '../plans.ts'
import { newBuyer, newUser, passDays } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

const stripe = () => stripeClient(api.sandbox)

/** Buys the plan and answers the bank where it asks. */
async function buy(number: string) {
  const buyer = await newBuyer(api, number)
  const requestId = randomUUID()
  const first = await buyer.subscribe({ requestId })
  if (first.status !== 200 || first.ok.data.outcome !== 'REQUIRES_ACTION') return { ...buyer, answer: first }
  await answerChallenge(await stripe().paymentIntents.retrieve(first.ok.data.client_secret?.split('_secret')[0] ?? ''), 'complete')
  return { ...buyer, answer: await buyer.subscribe({ requestId }) }
}

/** The provider's test cards, each with its state and charges after the first renewal (BIL-140). */
const paying: Record<string, { state: string; charges: number }> = {
  '4242424242424242': { state: 'active', charges: 2 },
  '5555555555554444': { state: 'active', charges: 2 },
  '378282246310005': { state: 'active', charges: 2 },
  '4000002500003155': { state: 'active', charges: 2 },
  '4000003800000446': { state: 'active', charges: 2 },
  '4000002760003184': { state: 'grace', charges: 1 },
  '4000000000003220': { state: 'grace', charges: 1 },
}

it('cards that pay renew, unless their bank wants their owner', async () => {
  const buyers = []
  for (const number of Object.keys(paying)) buyers.push({ number, ...(await buy(number)) })
  expect(buyers.map(({ answer }) => answer.ok.data.outcome)).toEqual(buyers.map(() => 'ACTIVE'))
  api.wait(27 * 86_400)
  await passDays(api, 5)
  const found: typeof paying = {}
  for (const { number, subscription, paid } of buyers) found[number] = { state: (await subscription())?.state ?? '', charges: paid().length }
  expect(found).toEqual(paying)
})

it.each([
  ['4000000000000341', 'declined'],
  ['4000008260003178', 'insufficientFunds'],
])('the card %s is declined when it is charged: %s', async (number, decline) => {
  const { answer, subscription, paid } = await buy(number)
  expect([answer.status, answer.error.errorCode, answer.error.decline]).toEqual([402, 'PAYMENT_DECLINED', decline])
  expect(await subscription()).toBeNull()
  expect(paid()).toEqual([])
})

it.each([
  '4000000000000002', '4000000000009995', '4000000000009987', '4000000000009979', '4000000000000069', '4000000000000127', '4000000000000119', '4000008400001629',
])('the card %s, refused when it is set up, is not kept', async (number) => {
  const { sAccessToken: bearer } = await newUser(api)
  const { setup_intent_id: token } = (await api.call('stripeSetupIntent', { body: {} }, { bearer })).ok.data
  const paymentMethodId = await typeCard(api.sandbox, number)
  const intent = await stripe().setupIntents.confirm(token, { payment_method: paymentMethodId, use_stripe_sdk: true }).catch(() => null)
  if (intent) await answerChallenge(intent, 'complete')
  expect((await api.call('stripeValidateCustomer', { body: { token, paymentMethodId } }, { bearer })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'token' })
  expect((await api.call('cards', { query: {} }, { bearer })).ok.data.cards).toEqual([])
})
