import { saveGiftCodes, upsertUser } from '@ott/api'
import type { Tables } from '@ott/api'
import type { Kysely } from 'kysely'
import { demoGifts, storedCode } from './gifts.ts'
import { planOf } from './plans.ts'
import { seedPlans } from './seed-plans.ts'
import { readRunLengths, seedWatching } from './seed-watching.ts'
import type { RunLengths } from './seed-watching.ts'
import type { DemoViewer } from './viewers.ts'
import { viewers } from './viewers.ts'

export { seedPlans }

const dayMs = 86_400_000
const giftDays = 365

/** Writes the plans, the gift codes and the demo viewers without their plans; existing codes and accounts stay unchanged. */
export async function seedViewers(db: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  await seedPlans(db)
  await saveGiftCodes(db, demoGifts.map((gift) => ({ code: storedCode(gift), planId: planOf(gift.plan).version.planId, months: gift.months, expiresAt: inDays(now, giftDays) })))
  const taken = await takenNumbers(db)
  const runLengths = await readRunLengths(db)
  for (const viewer of viewers) if (!taken.has(viewer.phoneNumber)) await seedViewer(db, viewer, runLengths, now)
}

/** Writes the account last: it marks the viewer as complete, so that an interrupted run is repeated. */
async function seedViewer(db: Kysely<Tables>, viewer: DemoViewer, runLengths: RunLengths, now: Date): Promise<void> {
  const { id: userId, name, phoneNumber, email, password } = viewer
  const profileId = `${userId}-main`
  const devices = viewer.devices.map((device) => ({
    deviceId: device.id,
    name: device.name,
    lastActiveAt: inDays(now, -device.lastUsedDaysAgo),
  }))
  await seedWatching(db, viewer, { userId, profileId }, runLengths, now)
  await upsertUser(db, { userId, profileId, name, phoneNumber, email, password, devices }, now)
}

async function takenNumbers(db: Kysely<Tables>): Promise<Set<string | null>> {
  const numbers = viewers.map(({ phoneNumber }) => phoneNumber)
  const accounts = await db.selectFrom('account').select('phone_number').where('phone_number', 'in', numbers).execute()
  return new Set(accounts.map(({ phone_number }) => phone_number))
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}
