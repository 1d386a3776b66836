import { saveGiftCodes, saveSubscription, upsertUser } from '@ott/api'
import type { Tables } from '@ott/api'
import { priceFor } from '@ott/billing'
import type { Kysely } from 'kysely'
import { demoGifts, storedCode } from './gifts.ts'
import { plans } from './plans.ts'
import type { PlanIdentifier } from './plans.ts'
import { seedPlans } from './seed-plans.ts'
import { readRunLengths, seedWatching } from './seed-watching.ts'
import type { RunLengths } from './seed-watching.ts'
import type { DemoSubscription, DemoViewer } from './viewers.ts'
import { viewers } from './viewers.ts'

export { seedPlans }

const dayMs = 86_400_000
const giftDays = 365
/** The country of all demo viewers. */
const country = 'IN'

/** Writes the plans, the gift codes and the demo viewers; existing codes and accounts stay unchanged. */
export async function seedViewers(db: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  await seedPlans(db)
  await saveGiftCodes(db, demoGifts.map((gift) => ({ code: storedCode(gift), planId: versionOf(gift.plan).planId, months: gift.months, expiresAt: inDays(now, giftDays) })))
  const taken = await takenNumbers(db)
  const runLengths = await readRunLengths(db)
  for (const viewer of viewers) if (!taken.has(viewer.phoneNumber)) await seedViewer(db, viewer, runLengths, now)
}

/** Writes the account last: it marks the viewer as complete, so that an interrupted run is repeated. */
async function seedViewer(db: Kysely<Tables>, viewer: DemoViewer, runLengths: RunLengths, now: Date): Promise<void> {
  const { id: userId, name, phoneNumber, email, password, subscription } = viewer
  const profileId = `${userId}-main`
  const devices = viewer.devices.map((device) => ({
    deviceId: device.id,
    name: device.name,
    lastActiveAt: inDays(now, -device.lastUsedDaysAgo),
  }))
  if (subscription) await saveSubscription(db, subscriptionRow(userId, subscription, now))
  await seedWatching(db, viewer, { userId, profileId }, runLengths, now)
  await upsertUser(db, { userId, profileId, name, phoneNumber, email, password, devices }, now)
}

function subscriptionRow(userId: string, { plan, status, startedDaysAgo, endsInDays, renews }: DemoSubscription, now: Date) {
  const version = versionOf(plan)
  const paid = priceFor(version.prices, country)
  const startsAt = inDays(now, -startedDaysAgo)
  return {
    user_id: userId,
    subscription_id: `${userId}-${plan}`,
    plan_id: version.planId,
    status,
    acquisition: 'PAID',
    starts_at: startsAt,
    ends_at: inDays(now, endsInDays),
    currency: paid?.currency ?? null,
    amount: paid?.amount ?? null,
    renews,
    country,
    coupon_code: null,
    payment_processor: null,
    created_at: startsAt,
  }
}

function versionOf(plan: PlanIdentifier) {
  const version = plans.find(({ identifier }) => identifier === plan)?.version
  if (!version) throw new Error(`Unknown plan ${plan}`)
  return version
}

async function takenNumbers(db: Kysely<Tables>): Promise<Set<string | null>> {
  const numbers = viewers.map(({ phoneNumber }) => phoneNumber)
  const accounts = await db.selectFrom('account').select('phone_number').where('phone_number', 'in', numbers).execute()
  return new Set(accounts.map(({ phone_number }) => phone_number))
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}
