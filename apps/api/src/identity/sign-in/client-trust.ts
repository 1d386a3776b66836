import type { Kysely } from 'kysely'
import type { IdentityTables } from '../tables.ts'

/**
 * What is known about the client of a sign-in: nothing, that it passed the bot check, or that the account was used on
 * its device before.
 */
export type Trust = 'none' | 'person' | 'knownDevice'

/** The owner's device, by its random id, has limits of its own that no stranger can use up (ID-85). */
export async function trustOf(db: Kysely<IdentityTables>, identifier: string, browserId: string | null, isPerson: boolean): Promise<Trust> {
  if (browserId !== null && (await isKnownDevice(db, identifier, browserId))) return 'knownDevice'
  return isPerson ? 'person' : 'none'
}

async function isKnownDevice(db: Kysely<IdentityTables>, identifier: string, browserId: string): Promise<boolean> {
  const known = await db
    .selectFrom('account')
    .innerJoin('known_device', 'known_device.user_id', 'account.user_id')
    .select('known_device.user_id')
    .where((row) => row.or([row('account.phone_number', '=', identifier), row('account.email', '=', identifier)]))
    .where('known_device.device_id', '=', browserId)
    .executeTakeFirst()
  return known !== undefined
}
