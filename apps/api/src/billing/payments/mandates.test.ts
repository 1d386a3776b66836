import { randomUUID } from 'node:crypto'
import { transaction } from '@ott/database'
import { answerPage } from '@ott/sandbox/gateway-testing'
import { advanceClock } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { family, monthly } from '../../playback/testing.ts'
import { leave } from '../../personal-data/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { taskHandlers } from '../selling.ts'
import { addCard, cards, runTasks, sellingDeps } from '../testing.ts'
import { settlePayment } from './settle.ts'
import { changeMandate, deliverEvent, mandateStatuses, pass, paymentsOf, setDebits, startedPayment, subscriptionRow, upi } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

/** UPI debits nothing in its peak hours, so that what follows depends on the hour: six in the morning in Kolkata. */
function waitForMorning(): void {
  const now = api.now()
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, 30)
  const seconds = Math.round((morning - now.getTime()) / 1_000)
  api.wait(seconds)
  advanceClock(api.sandbox, seconds)
}

describe('a renewal by mandate', () => {
  beforeEach(waitForMorning)

  async function subscribed(play: Parameters<typeof answerPage>[1] = 'pay', vpa = 'mira@upi') {
    const payer = await startedPayment(api, upi)
    await answerPage(payer.page, play, { vpa })
    await payer.look(payer.orderId)
    const periodEndsAt = (await subscriptionRow(api, payer.user))!.period_ends_at!
    const hoursUntil = (at: Date) => (at.getTime() - api.deps.now().getTime()) / 3_600_000
    return { ...payer, periodEndsAt, hoursUntil }
  }

  it('that is cancelled between notice and debit is not debited', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await pass(api, hoursUntil(periodEndsAt) - 25, 3)
    expect(await paymentsOf(api, user)).toHaveLength(2)
    const stored = await api.db.withTables<BillingTables>().selectFrom('subscription').select('subscription_id').where('user_id', '=', user.userId).executeTakeFirstOrThrow()
    await signInAgain()
    expect((await api.call('postCancelSubscription', { body: { subscription_id: stored.subscription_id } }, bearer)).status).toBe(200)
    await pass(api, 60)
    expect(moved()).toEqual([9_900])
    expect((await subscriptionRow(api, user))?.state).toBe('ended')
    // The mandate has ended with it.
    expect(await api.db.withTables<BillingTables>().selectFrom('payment_method').selectAll().where('user_id', '=', user.userId).execute()).toEqual([])
  })

  it('of a user who leaves is revoked at once, though the plan runs on, and nothing is debited', async () => {
    const { user, periodEndsAt, hoursUntil, moved } = await subscribed()
    const fresh = await api.signIn(user.phone, 'browser-first', { ip: '198.51.100.11' })
    expect((await leave(api, user.phone, fresh)).status).toBe(200)
    await runTasks(api)
    expect(await mandateStatuses(api, user)).toEqual(['REVOKED'])
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', renews: false })
    await pass(api, hoursUntil(periodEndsAt) + 6)
    expect(moved()).toEqual([9_900])
  })

  it('that the bank declines leaves access for three days, and is tried again', async () => {
    const { user, periodEndsAt, hoursUntil, moved } = await subscribed()
    await changeMandate(api, user, 'pause')
    await pass(api, hoursUntil(periodEndsAt) + 6)
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'grace', renews: true })
    expect(moved()).toEqual([9_900])
    await changeMandate(api, user, 'resume')
    await pass(api, 72)
    expect(moved()).toEqual([9_900, 9_900])
    expect((await subscriptionRow(api, user))?.state).toBe('active')
  })

  it('that failed is paid by its user with a card', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await changeMandate(api, user, 'pause')
    await pass(api, hoursUntil(periodEndsAt) + 2)
    await signInAgain()
    await addCard(api, { ...user, sAccessToken: bearer.bearer }, cards.good)
    const { ok } = await api.call('payRenewal', { body: { requestId: randomUUID(), expected: 9_900 } }, bearer)
    expect(ok.data.placed?.outcome).toBe('ACTIVE')
    await pass(api, 48)
    expect(moved()).toEqual([9_900])
    expect((await paymentsOf(api, user)).map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['gateway', 'failed'], ['stripe', 'succeeded']])
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', payment_processor: 'stripe' })
  })

  it('is by card once its user has given one', async () => {
    const { user, periodEndsAt, hoursUntil, moved } = await subscribed()
    const fresh = await api.signIn(user.phone, 'browser-first', { ip: '198.51.100.10' })
    await addCard(api, fresh, cards.good)
    await pass(api, hoursUntil(periodEndsAt) + 6)
    expect(moved()).toEqual([9_900])
    const payments = await paymentsOf(api, user)
    expect(payments.map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['stripe', 'succeeded']])
  })

  it('whose mandate cannot be ended without the gateway keeps the task that ends it', async () => {
    const { user } = await subscribed()
    const { subscription_id } = (await subscriptionRow(api, user))!
    const [{ payment_id } = { payment_id: '' }] = await paymentsOf(api, user)
    const mandate = await changeMandate(api, user, 'resume')
    const without = taskHandlers({ ...sellingDeps(api), gateway: null })
    for (const [kind, subject] of [['revokeMandate', subscription_id], ['dropMandate', payment_id], ['readMandate', mandate]] as const) {
      expect(await without[kind](subject, api.now())).toEqual(expect.any(Date))
    }
    expect(await mandateStatuses(api, user)).toEqual(['ACTIVE'])
  })

  it('that was announced is stopped for a card that pays for a better plan, and nothing is charged for the old one', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await pass(api, hoursUntil(periodEndsAt) - 25, 3)
    expect(await paymentsOf(api, user)).toHaveLength(2)
    await signInAgain()
    await addCard(api, { ...user, sAccessToken: bearer.bearer }, cards.good)
    await runTasks(api)
    expect((await paymentsOf(api, user)).map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['gateway', 'failed']])
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', period_number: 1 })
    const { quote } = (await api.call('changePlan', { body: { plan_id: 'premium' } }, bearer)).ok.data
    const { ok } = await api.call('changePlan', { body: { plan_id: 'premium', requestId: randomUUID(), expected: quote.due_now } }, bearer)
    expect(ok.data.placed?.outcome).toBe('ACTIVE')
    await pass(api, 60)
    expect(moved()).toEqual([9_900])
    expect((await paymentsOf(api, user)).map(({ rail, state, amount }) => [rail, state, amount])).toEqual([
      ['gateway', 'succeeded', 9_900], ['gateway', 'failed', 9_900], ['stripe', 'succeeded', quote.due_now],
    ])
  })

  it('that was stopped for a card is charged to it when the period ends, and not before', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await pass(api, hoursUntil(periodEndsAt) - 25, 3)
    await signInAgain()
    await addCard(api, { ...user, sAccessToken: bearer.bearer }, cards.good)
    await pass(api, hoursUntil(periodEndsAt) - 3, 3)
    expect(await paymentsOf(api, user)).toHaveLength(2)
    await pass(api, 6)
    expect((await paymentsOf(api, user)).map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['gateway', 'failed'], ['stripe', 'succeeded']])
    expect(moved()).toEqual([9_900])
  })

  it('is by an older card again once its user chooses it, and the mandate ends', async () => {
    const { user, bearer, signInAgain, periodEndsAt, hoursUntil, moved } = await subscribed()
    await addCard(api, { ...user, sAccessToken: bearer.bearer }, cards.good)
    const { card_id: id } = (await api.call('cards', { query: {} }, bearer)).ok.data.cards[0]!
    // As it is for a user who had a card, and then bought by UPI.
    const methods = api.db.withTables<BillingTables>().updateTable('payment_method').where('user_id', '=', user.userId)
    await methods.set({ is_default: false }).execute()
    await methods.set({ is_default: true }).where('rail', '=', 'gateway').execute()
    await api.db.withTables<BillingTables>().updateTable('subscription').set({ payment_processor: 'gateway' }).where('user_id', '=', user.userId).execute()
    expect((await api.call('setDefaultCard', { params: { id } }, bearer)).ok.data.cards).toMatchObject([{ card_id: id, is_default: true }])
    await pass(api, 1, 1)
    expect(await mandateStatuses(api, user)).toEqual(['REVOKED'])
    await pass(api, hoursUntil(periodEndsAt) + 6)
    await signInAgain()
    expect(moved()).toEqual([9_900])
    expect((await paymentsOf(api, user)).map(({ rail, state }) => [rail, state])).toEqual([['gateway', 'succeeded'], ['stripe', 'succeeded']])
  })

  it('is ended by its user, who sees the mandate with its maximum; an announced debit is stopped', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain, subscription } = await subscribed()
    await pass(api, hoursUntil(periodEndsAt) - 20, 3)
    await signInAgain()
    const [mandate] = (await api.call('cards', { query: {} }, bearer)).ok.data.cards
    expect(mandate).toMatchObject({ provider: 'gateway', is_default: true, mandate: { maximum: { currency: 'INR', amount: 19_800 } } })
    const revoke = () => api.call('removeCard', { params: { id: mandate?.card_id ?? '' } }, bearer)
    expect((await revoke()).ok.data.cards).toEqual([])
    expect((await revoke()).status).toBe(404)
    const left = await subscription()
    expect(left).toMatchObject({ state: 'active', auto_renewal: false, payment_method: null })
    expect((await api.call('resumeSubscription', { body: { subscription_id: left?.subscription_id ?? '' } }, bearer)).status).toBe(409)
    await pass(api, 72)
    expect((await mandateStatuses(api, user))[0]).toBe('REVOKED')
    expect(moved()).toEqual([9_900])
    expect((await subscriptionRow(api, user))?.state).toBe('ended')
  })

  it('is not lost where the gateway fails for a while, and locks nobody out', async () => {
    const { user, periodEndsAt, hoursUntil, moved } = await subscribed()
    await pass(api, hoursUntil(periodEndsAt) - 30, 3)
    api.sandbox.pay.knobs.update({ gateway: { failNextCalls: 2 } })
    await pass(api, 6, 1)
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active' })
    await pass(api, 40, 2)
    expect(moved()).toEqual([9_900, 9_900])
  })

  it('whose mandate is over leaves what was paid for, and then locks the plan', async () => {
    const { user, periodEndsAt, hoursUntil } = await subscribed()
    await changeMandate(api, user, 'revoke')
    await pass(api, hoursUntil(periodEndsAt) - 20, 3)
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'grace', ends_at: periodEndsAt })
    await pass(api, 24)
    expect((await subscriptionRow(api, user))?.state).toBe('hold')
  })

  it('that was made although its user had cancelled goes back, and the plan renews again once they resume', async () => {
    const { user, bearer, periodEndsAt, hoursUntil, moved, signInAgain } = await subscribed()
    await pass(api, hoursUntil(periodEndsAt) - 3, 1)
    const { subscription_id } = (await subscriptionRow(api, user))!
    await signInAgain()
    // Too late to stop it.
    api.sandbox.pay.knobs.update({ gateway: { failNextCalls: 1 } })
    expect((await api.call('postCancelSubscription', { body: { subscription_id } }, bearer)).status).toBe(200)
    await pass(api, 2, 1)
    const [, debit] = await paymentsOf(api, user)
    await deliverEvent(api, { id: `evt_${randomUUID()}`, event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: debit!.payment_id } } })
    await runTasks(api)
    await signInAgain()
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, bearer)).status).toBe(200)
    await pass(api, 48, 3)
    expect(moved()).toEqual([9_900, 9_900, -9_900, 9_900])
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', period_number: 2 })
  })

  it('that was paid late is not undone by the next attempt', async () => {
    const { user, periodEndsAt, hoursUntil } = await subscribed()
    await setDebits(api, user, 'decline')
    await pass(api, hoursUntil(periodEndsAt))
    for (let hour = 0; hour < 72 && (await paymentsOf(api, user)).length < 3; hour += 1) await pass(api, 1, 1)
    const [, first, second] = await paymentsOf(api, user)
    expect([first?.state, second?.state]).toEqual(['failed', 'action'])
    // The bank pays the first attempt after all, as UPI does, and then declines the second.
    const deps = sellingDeps(api)
    await transaction(deps.db, (trx) => settlePayment(trx, deps, first!, { state: 'succeeded', providerRef: first!.payment_id, decline: null, clientSecret: null }))
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', period_number: 2 })
    await pass(api, 48, 3)
    expect((await paymentsOf(api, user)).map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'failed'])
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', period_number: 2 })
  })
})
