import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@ott/contract'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import { deviceName } from '../../http/device-name.ts'
import type { IdentityTables } from '../tables.ts'

/** Whoever makes a call, known or not. */
export type Asker = Pick<RequestContext<'signInCode'>, 'address' | 'country' | 'locale' | 'userAgent' | 'log'>

/** Ways in, and what changes them. */
export type EventKind =
  | 'codeSent'
  | 'code'
  | 'password'
  | 'google'
  | 'apple'
  | 'facebook'
  | 'passkey'
  | 'link'
  | 'resetLinkSent'
  | 'passwordChanged'
  | 'phoneAdded'
  | 'passkeyAdded'
  | 'passkeyRemoved'

export type SignInEvent = {
  kind: EventKind
  /** Null where nobody knows whose it is. */
  user_id: string | null
  /** Masked. */
  identifier: string | null
  address: string
  device_id: string | null
  device_name: string | null
  country: string
}

type Outcome = 'done' | 'signedIn' | 'atDeviceLimit' | ErrorCode

export type SignInEvents = ReturnType<typeof createSignInEvents>

const keptDays = 400

/** Not worth a row: nothing was compared, and whoever floods us would fill the table. */
const unwritten: ErrorCode[] = ['INVALID_INPUT', 'RATE_LIMITED']

/** The audit trail of signing in: who came how and from where, and how it ended; no code, password or whole address (ID-50). */
export function createSignInEvents(db: Kysely<IdentityTables>, now: () => Date) {
  const write = async (event: SignInEvent, outcome: Outcome, on: Kysely<IdentityTables> = db): Promise<void> => {
    await on.insertInto('sign_in_event').values({ ...event, event_id: randomUUID(), outcome, at: now() }).execute()
  }
  return {
    write,

    /** Writes down a refusal. How it ended well is written where that happens, in the same transaction. */
    async attempt<T>(event: SignInEvent, work: () => Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        if (error instanceof ApiError && !unwritten.includes(error.code)) await write(event, error.code)
        throw error
      }
    },

    async deleteExpired(): Promise<void> {
      const since = new Date(now().getTime() - keptDays * 86_400_000)
      await db.deleteFrom('sign_in_event').where('at', '<', since).execute()
    },
  }
}

export function signInEvent(
  kind: EventKind,
  { address, country, userAgent }: Asker,
  { userId = null, identifier = null, deviceId = null }: { userId?: string | null; identifier?: string | null; deviceId?: string | null },
): SignInEvent {
  return { kind, user_id: userId, identifier, address, device_id: deviceId, device_name: deviceName(userAgent), country }
}
