import type { Kysely } from 'kysely'
import type { IdentityTables } from '../tables.ts'

/** Longer than any session, so that a device in use never expires. */
const retentionDays = 400

/**
 * Stores the device. True if the account has used others, but never this one. Requires a transaction that locks the
 * account.
 */
export async function rememberDevice(db: Kysely<IdentityTables>, userId: string, deviceId: string, moment: Date): Promise<boolean> {
  const { devices, same } = await db
    .selectFrom('known_device')
    .select(({ fn }) => [fn.countAll<number>().as('devices'), fn.countAll<number>().filterWhere('device_id', '=', deviceId).as('same')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_id: deviceId, last_seen_at: moment })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ last_seen_at: moment }))
    .execute()
  return devices > 0 && same === 0
}

type OfSession = { user_id: string; device_id: string; last_active_at: Date }

/** Null gives the device its original name back. */
export async function nameDevice(db: Kysely<IdentityTables>, { user_id, device_id, last_active_at }: OfSession, name: string | null): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id, device_id, last_seen_at: last_active_at, name })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ name }))
    .execute()
}

/** The names that a user gave to devices, by device id. */
export async function givenNames(db: Kysely<IdentityTables>, userId: string): Promise<Map<string, string>> {
  const named = await db.selectFrom('known_device').select(['device_id', 'name']).where('user_id', '=', userId).where('name', 'is not', null).execute()
  return new Map(named.map(({ device_id, name }) => [device_id, name ?? '']))
}

export async function deleteExpiredKnownDevices(db: Kysely<IdentityTables>, moment: Date): Promise<void> {
  await db.deleteFrom('known_device').where('last_seen_at', '<', new Date(moment.getTime() - retentionDays * 86_400_000)).execute()
}
