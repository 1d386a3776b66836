import { maxPinAttempts, pinWindowSeconds } from '@ott/playback'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { report } from '../../analytics/emit.ts'
import type { Emit } from '../../analytics/emit.ts'
import { ApiError } from '../../http/api-error.ts'
import { rateLimited } from '../../rate-limit/store.ts'
import { isPassword } from '../password/hash.ts'
import type { SignInEvent, SignInEvents } from '../sign-in/audit-log.ts'
import type { IdentityTables } from '../tables.ts'

/** The PIN of a profile's parental control, or the one that opens the profile. */
export type PinKind = 'parental' | 'lock'

export type PinDeps = { db: Kysely<IdentityTables>; events: SignInEvents; now: () => Date; emit: Emit; log: Pick<Logger, 'warn'> }
type ProfileKey = { userId: string; profileId: string }
type Attempt = { pinHash: string; version: number; level: number; attempts: number; endsAt: Date }

const columnsOf = {
  parental: { hash: 'pin_hash', attempts: 'pin_attempts', endsAt: 'pin_window_ends_at' },
  lock: { hash: 'lock_hash', attempts: 'lock_attempts', endsAt: 'lock_window_ends_at' },
} as const

/** Guesses at once read their moments before they wait for each other, so a later one may open the window. */
const maxOverlapSeconds = 60

/**
 * Compares a PIN. Five attempts of a profile in 15 minutes, whatever the sessions (PAR-9, PRO-6). Resolves to the hash that it
 * matched and the version of the control. Throws PIN_INCORRECT, RATE_LIMITED, or CONFLICT for a profile without this PIN, which
 * compares nothing and so is not in the audit log.
 */
export async function checkPin({ db, events, now, emit, log }: PinDeps, event: SignInEvent, kind: PinKind, profileKey: ProfileKey, pin: string): Promise<{ pinHash: string; version: number }> {
  const attempt = await countAttempt(db, kind, profileKey, now())
  await events.attempt(event, async () => {
    if (await isPassword(pin, attempt.pinHash)) return
    // Who guesses may be the child, and a query could fail in place of the answer.
    if (kind === 'parental') await report({ db, emit, log }, { name: 'Parental_Pin_Failed', userId: profileKey.userId, at: now(), country: event.country, isMinor: true, props: { level: attempt.level } })
    throw refusal(attempt, now())
  })
  await refund(db, kind, profileKey)
  return attempt
}

/** Counts in one statement before any comparison, so that parallel guesses get no more attempts. */
async function countAttempt(db: Kysely<IdentityTables>, kind: PinKind, { userId, profileId }: ProfileKey, now: Date): Promise<Attempt> {
  const columns = columnsOf[kind]
  const [hash, attempts, endsAt] = [sql.ref(columns.hash), sql.ref(columns.attempts), sql.ref(columns.endsAt)]
  const latest = new Date(now.getTime() + pinWindowSeconds * 1_000)
  // A window that ends much later than one which begins now is from before the clock was set back.
  const latestOfOverlap = new Date(latest.getTime() + maxOverlapSeconds * 1_000)
  const isOpen = sql<boolean>`(${endsAt} > ${now} and ${endsAt} <= ${latestOfOverlap})`
  const { rows } = await sql<Attempt>`
    update profile set
      ${attempts} = case when ${isOpen} then ${attempts} + 1 else 1 end,
      ${endsAt} = case when ${isOpen} then ${endsAt} else ${latest} end
    where user_id = ${userId} and profile_id = ${profileId} and ${hash} is not null
      and (${attempts} < ${maxPinAttempts} or ${isOpen} is not true)
    returning ${hash} as "pinHash", parental_version as version, level, ${attempts} as attempts, ${endsAt} as "endsAt"`.execute(db)
  if (rows[0]) return rows[0]
  const found = await db
    .selectFrom('profile')
    .select([`${columns.hash} as pinHash`, `${columns.endsAt} as endsAt`])
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  if (!found || found.pinHash === null) throw new ApiError('CONFLICT')
  throw rateLimited(found.endsAt ?? now, now)
}

function refusal({ attempts, endsAt }: Attempt, now: Date): ApiError {
  if (attempts >= maxPinAttempts) return rateLimited(endsAt, now)
  return new ApiError('PIN_INCORRECT', { attemptsLeft: maxPinAttempts - attempts })
}

async function refund(db: Kysely<IdentityTables>, kind: PinKind, { userId, profileId }: ProfileKey): Promise<void> {
  const { attempts } = columnsOf[kind]
  await db
    .updateTable('profile')
    .set({ [attempts]: sql<number>`greatest(${sql.ref(attempts)} - 1, 0)` })
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .execute()
}
