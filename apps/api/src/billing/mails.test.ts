import { randomUUID } from 'node:crypto'
import { monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { taskHandlers } from './selling.ts'
import { savePlans } from './plans.ts'
import type { BillingTables } from './tables.ts'
import { newBuyer, place, sellingDeps } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

/** Carries out the mails that wait, as often as processes die before they are deleted. */
async function sendWaiting(times: number): Promise<void> {
  const tasks = await api.db.withTables<BillingTables>().selectFrom('billing_task').select(['subject', 'due_at']).where('kind', '=', 'mail').execute()
  const handlers = taskHandlers(sellingDeps(api))
  for (const { subject, due_at: dueAt } of tasks) for (let at = 0; at < times; at += 1) await handlers.mail(subject, dueAt)
}

describe('a message whose process dies before its task is deleted', () => {
  it('reaches a phone once', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await sendWaiting(3)
    expect(buyer.mails()).toHaveLength(1)
  })

  it('reaches a mailbox once', async () => {
    const buyer = await newBuyer(api)
    const email = `${randomUUID()}@films.example`
    const gift = { plan_id: 'mobile', months: 1, expected: 9_900, place, stripeToken: buyer.cardRef, to: { email } }
    await api.call('gift', { body: { ...gift, requestId: randomUUID() } }, { bearer: buyer.bearer })
    await sendWaiting(3)
    expect(api.sandbox.outbox.to(email)).toHaveLength(1)
  })

  it('is another one when it is told again later', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const [id, bearer] = [(await api.call('userSubscription', {}, { bearer: buyer.bearer })).ok.data?.subscription_id ?? '', { bearer: buyer.bearer }]
    for (const call of ['postCancelSubscription', 'resumeSubscription', 'postCancelSubscription'] as const) {
      await api.call(call, { body: { subscription_id: id } }, bearer)
      await sendWaiting(2)
      api.wait(1)
    }
    expect(buyer.mails().filter((text) => text.includes('cancelled'))).toHaveLength(2)
  })
})
