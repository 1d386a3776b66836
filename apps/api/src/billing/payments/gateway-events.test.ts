import { randomUUID } from 'node:crypto'
import { findDifferences } from '../daily-check.ts'
import { savePlans } from '../plans.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { runTasks, sellingDeps } from '../testing.ts'
import { changeMandate, deliverEvent, pay, paymentsOf, startedPayment, subscriptionRow, upi } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

describe('an event of the gateway', () => {
  it('makes the payment be read, once', async () => {
    const { user, page } = await startedPayment(api, upi)
    await pay(page)
    const [payment] = await paymentsOf(api, user)
    const event = { id: `evt_${randomUUID()}`, event_name: 'ORDER_SUCCEEDED', date_created: 'now', content: { order: { order_id: payment!.payment_id, status: 'NEW' } } }
    for (let time = 0; time < 3; time += 1) expect((await deliverEvent(api, event)).statusCode).toBe(200)
    await runTasks(api)
    expect((await subscriptionRow(api, user))?.state).toBe('active')
  })

  it('is refused without the password, and where it is malformed', async () => {
    expect((await deliverEvent(api, { id: 'evt_1', event_name: 'ORDER_SUCCEEDED', content: {} }, 'wrong')).statusCode).toBe(403)
    for (const payload of ['', 'no json', '[]', '{}', '{"id":1,"event_name":"X","content":{}}']) expect((await deliverEvent(api, payload)).statusCode).toBe(400)
  })

  it('about a mandate that its payer has ended cancels the plan, which lasts to its end', async () => {
    const { user, page, orderId, look } = await startedPayment(api, upi)
    await pay(page)
    await look(orderId)
    const mandateRef = await changeMandate(api, user, 'revoke')
    await deliverEvent(api, { id: `evt_${randomUUID()}`, event_name: 'MANDATE_REVOKED', content: { mandate: { mandate_id: mandateRef } } })
    await runTasks(api)
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', renews: false })
  })
})

describe('the daily check', () => {
  it('reads the payments of the gateway as well', async () => {
    const { user, page, orderId, look } = await startedPayment(api, upi)
    await pay(page)
    await look(orderId)
    const mine = async () => (await findDifferences(sellingDeps(api))).filter(({ paymentId }) => paymentId === payment!.payment_id)
    const [payment] = await paymentsOf(api, user)
    expect(await mine()).toEqual([])
    const tables = api.db.withTables<BillingTables>()
    await tables.deleteFrom('billing_task').where('subject', '=', payment!.payment_id).execute()
    await tables.updateTable('payment').set({ state: 'failed' }).where('payment_id', '=', payment!.payment_id).execute()
    expect((await mine()).map(({ difference }) => difference)).toEqual(['unrecordedCharge'])
  })
})
