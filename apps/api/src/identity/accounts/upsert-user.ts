import { randomBytes } from 'node:crypto'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { rememberDevice } from '../sessions/known-devices.ts'
import { hashPassword } from '../password/hash.ts'
import type { IdentityTables } from '../tables.ts'

/** A complete user, written by programs: demo data, imports and tests. */
export type NewUser = {
  userId: string
  profileId: string
  name: string
  /** E.164. */
  phoneNumber: string
  email?: string
  /** Requires an e-mail address. */
  password?: string
  /** Devices on which the user is already signed in. */
  devices: { deviceId: string; name: string; lastActiveAt: Date }[]
}

const sessionSeconds = 365 * 86_400

/** Writes a user. A repeated write updates the name, adds what is missing and keeps other changes. */
export async function upsertUser(db: Kysely<IdentityTables>, user: NewUser, now: Date): Promise<void> {
  const { userId, profileId, name, phoneNumber, email = null, password, devices } = user
  const password_hash = password === undefined ? null : await hashPassword(password)
  await transaction(db, async (trx) => {
    const account = { user_id: userId, phone_number: phoneNumber, email, password_hash, name, registered_via: 'phone', created_at: now }
    await trx.insertInto('account').values(account).onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name })).execute()
    const profile = { user_id: userId, profile_id: profileId, profile_type: 'Master' as const }
    await trx.insertInto('profile').values(profile).onConflict((conflict) => conflict.doNothing()).execute()
    for (const device of devices) await saveDevice(trx, user, device, now)
  })
}

/** No client holds this session's refresh token: the session only occupies a device slot until its removal. */
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
    authenticated_at: lastActiveAt,
    last_active_at: lastActiveAt,
    expires_at: new Date(now.getTime() + sessionSeconds * 1_000),
  }
  await db.insertInto('session').values(session).onConflict((conflict) => conflict.doNothing()).execute()
  await rememberDevice(db, userId, deviceId, lastActiveAt)
}
