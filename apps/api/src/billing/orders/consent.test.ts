import { savePlans } from '../plans.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { newBuyer } from '../testing.ts'

let api: TestApi

const withTrial = { ...family, identifier: 'trial', trialDays: 14, version: { ...family.version, planId: 'trial-v1' } }
const shown = { text: 'checkout', version: '1', language: 'bengali' as const }

beforeAll(async () => {
  api = await startApi()
  await savePlans(api.db.withTables(), [monthly, withTrial])
})
afterAll(() => api.stop())

async function consentOf(userId: string) {
  const { consent } = await api.db.withTables<BillingTables>().selectFrom('billing_order').select('consent').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return consent
}

describe('an order keeps what its buyer agreed to', () => {
  it('the text, its version and language, the time, and the figures that were shown', async () => {
    const { userId, subscribe } = await newBuyer(api)
    const before = api.now()
    const { order } = (await subscribe({ planId: 'trial-v1', planIdentifier: 'trial', expected: 0, consent: shown })).ok.data
    const consent = await consentOf(userId)
    expect(consent).toMatchObject({ ...shown, figures: { currency: 'INR', dueNow: 0, total: 9_900, renews: true, trialEndsAt: order.trial_ends_at, nextCharge: order.next_charge } })
    expect(Date.parse(consent?.at ?? '')).toBeGreaterThan(before.getTime())
  })

  it('also where the press is repeated, and nothing where the client does not say what it showed', async () => {
    const { userId, subscribe } = await newBuyer(api)
    const press = { requestId: 'press-1', consent: shown }
    await subscribe(press)
    const first = await consentOf(userId)
    await subscribe({ ...press, consent: { ...shown, version: '2' } })
    expect(await consentOf(userId)).toEqual(first)
    const other = await newBuyer(api)
    await other.subscribe()
    expect(await consentOf(other.userId)).toBeNull()
  })
})
