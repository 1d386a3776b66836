import type { Answer } from '@ott/contract'
import { isCompleteOtp, pinLength } from '@ott/identity'
import { maxGrantSeconds, maxPinAttempts, pinWindowSeconds } from '@ott/playback'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext, SignedIn } from '../../http/request.ts'
import { rateLimited } from '../../rate-limit/store.ts'
import { isPassword } from '../password/hash.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import type { IdentityTables } from '../tables.ts'
import type { ParentalGrants } from './grants.ts'

type PinDeps = { db: Kysely<IdentityTables>; grants: ParentalGrants; events: SignInEvents; now: () => Date }
/** Guesses at once read their moments before they wait for each other, so a later one may open the window. */
const maxOverlapSeconds = 60

type Attempt = { pinHash: string; version: number; attempts: number; endsAt: Date }

/** The right PIN gets a grant for this session. Five attempts of a profile in 15 minutes, whatever the sessions (PAR-9). */
export function verifyPin({ db, grants, events, now }: PinDeps) {
  return async (call: RequestContext<'verifyPin'>): Promise<Answer<'verifyPin'>> => {
    const { user, body } = call
    if (!isCompleteOtp(body.pin, pinLength)) throw new ApiError('INVALID_INPUT', { field: 'pin' })
    const attempt = await countAttempt(db, user, now())
    return events.attempt(signInEvent('pin', call, { userId: user.userId }), async () => {
      if (!(await isPassword(body.pin, attempt.pinHash))) throw refusal(attempt, now())
      await refund(db, user)
      const expiresAt = new Date(now().getTime() + maxGrantSeconds * 1_000)
      const { userId, profileId, sessionId } = user
      const grant = await grants.sign({ userId, profileId, sessionId, version: attempt.version, contentId: null, expiresAt })
      return { grant, expiresAt: expiresAt.toISOString() }
    })
  }
}

/** Counts in one statement before any comparison, so that parallel guesses get no more attempts. */
async function countAttempt(db: Kysely<IdentityTables>, { userId, profileId }: SignedIn, now: Date): Promise<Attempt> {
  const latest = new Date(now.getTime() + pinWindowSeconds * 1_000)
  // A window that ends much later than one which begins now is from before the clock was set back.
  const latestOfOverlap = new Date(latest.getTime() + maxOverlapSeconds * 1_000)
  const isOpen = sql<boolean>`(pin_window_ends_at > ${now} and pin_window_ends_at <= ${latestOfOverlap})`
  const { rows } = await sql<Attempt>`
    update profile set
      pin_attempts = case when ${isOpen} then pin_attempts + 1 else 1 end,
      pin_window_ends_at = case when ${isOpen} then pin_window_ends_at else ${latest} end
    where user_id = ${userId} and profile_id = ${profileId} and pin_hash is not null
      and (pin_attempts < ${maxPinAttempts} or ${isOpen} is not true)
    returning pin_hash as "pinHash", parental_version as version, pin_attempts as attempts, pin_window_ends_at as "endsAt"`.execute(db)
  if (rows[0]) return rows[0]
  const { pin_hash, pin_window_ends_at } = await db
    .selectFrom('profile')
    .select(['pin_hash', 'pin_window_ends_at'])
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (pin_hash === null) throw new ApiError('CONFLICT')
  throw rateLimited(pin_window_ends_at ?? now, now)
}

function refusal({ attempts, endsAt }: Attempt, now: Date): ApiError {
  if (attempts >= maxPinAttempts) return rateLimited(endsAt, now)
  return new ApiError('PIN_INCORRECT', { attemptsLeft: maxPinAttempts - attempts })
}

async function refund(db: Kysely<IdentityTables>, { userId, profileId }: SignedIn): Promise<void> {
  await db
    .updateTable('profile')
    .set({ pin_attempts: sql<number>`greatest(pin_attempts - 1, 0)` })
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .execute()
}
