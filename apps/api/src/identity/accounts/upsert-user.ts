import { randomBytes } from 'node:crypto'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { rememberDevice } from '../sessions/known-devices.ts'
import { hashPassword } from '../password/hash.ts'
import type { IdentityTables } from '../tables.ts'

/** A viewer as programs write one, whole: for demos, imports and tests. */
export type NewUser = {
  userId: string
  profileId: string
  name: string
  /** E.164. */
  phoneNumber: string
  email?: string
  /** Goes with the address. */
  password?: string
  /** Where the viewer is signed in already. */
  devices: { deviceId: string; name: string; lastActiveAt: Date }[]
}

const sessionSeconds = 365 * 86_400

/** Written again, a viewer keeps what happened since: only what is missing comes back. */
export async function upsertUser(db: Kysely<IdentityTables>, viewer: NewUser, now: Date): Promise<void> {
  const { userId, profileId, name, phoneNumber, email = null, password, devices } = viewer
  const password_hash = password === undefined ? null : await hashPassword(password)
  await transaction(db, async (trx) => {
    const account = { user_id: userId, phone_number: phoneNumber, email, password_hash, name, registered_via: 'phone', created_at: now }
    await trx.insertInto('account').values(account).onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name })).execute()
    const profile = { user_id: userId, profile_id: profileId, profile_type: 'Master' }
    await trx.insertInto('profile').values(profile).onConflict((conflict) => conflict.doNothing()).execute()
    for (const device of devices) await saveDevice(trx, viewer, device, now)
  })
}

/** Nobody holds the refresh token of such a session: it only takes a device's place until it is removed. */
async function saveDevice(db: Kysely<IdentityTables>, { userId, profileId }: NewUser, device: NewUser['devices'][number], now: Date): Promise<void> {
  const { deviceId, name, lastActiveAt } = device
  const session = {
    user_id: userId,
    session_id: `${userId}-${deviceId}`,
    profile_id: profileId,
    device_id: deviceId,
    device_name: name,
    platform: deviceId.startsWith('tv-') ? 'tv' : 'web',
    is_parked: false,
    refresh_salt: randomBytes(32),
    rotated_at: lastActiveAt,
    created_at: lastActiveAt,
    last_active_at: lastActiveAt,
    expires_at: new Date(now.getTime() + sessionSeconds * 1_000),
  }
  await db.insertInto('session').values(session).onConflict((conflict) => conflict.doNothing()).execute()
  await rememberDevice(db, userId, deviceId, lastActiveAt)
}
