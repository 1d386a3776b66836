import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@ott/contract'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import { deviceName } from '../../http/device-name.ts'
import type { IdentityTables } from '../tables.ts'

/** What sign-in needs of a request: its client, locale and log. */
export type ClientContext = Pick<RequestContext<'signInCode'>, 'ip' | 'country' | 'locale' | 'userAgent' | 'log'>

/** Sign-in methods and changes to them. */
export type EventKind =
  | 'codeSent'
  | 'code'
  | 'password'
  | 'google'
  | 'apple'
  | 'facebook'
  | 'passkey'
  | 'link'
  | 'tv'
  | 'resetLinkSent'
  | 'passwordChanged'
  | 'phoneAdded'
  | 'emailAdded'
  | 'contactReverted'
  | 'stepUp'
  | 'socialLinked'
  | 'socialUnlinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'parentalControl'
  | 'pin'
  | 'profilePin'
  | 'deletion'
  | 'deletionCancelled'
  | 'export'

export type SignInEvent = {
  kind: EventKind
  /** Null if the user is unknown. */
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

const retentionDays = 400

/** Not logged: these calls compared nothing, and a flood would fill the table. */
const notLogged: ErrorCode[] = ['INVALID_INPUT', 'RATE_LIMITED']

/**
 * The sign-in audit log: method, origin and result. Never contains a code, a password, a full e-mail or a full phone
 * number (ID-50).
 */
export function createSignInEvents(db: Kysely<IdentityTables>, now: () => Date) {
  const write = async (event: SignInEvent, outcome: Outcome, on: Kysely<IdentityTables> = db): Promise<void> => {
    await on.insertInto('sign_in_event').values({ ...event, event_id: randomUUID(), outcome, at: now() }).execute()
  }
  return {
    write,

    /** Logs a failure. The transaction of a success writes its own event. */
    async attempt<T>(event: SignInEvent, work: () => Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        if (error instanceof ApiError && !notLogged.includes(error.code)) await write(event, error.code)
        throw error
      }
    },

    async deleteExpired(): Promise<void> {
      const since = new Date(now().getTime() - retentionDays * 86_400_000)
      await db.deleteFrom('sign_in_event').where('at', '<', since).execute()
    },
  }
}

export function signInEvent(
  kind: EventKind,
  { ip, country, userAgent }: ClientContext,
  { userId = null, identifier = null, deviceId = null }: { userId?: string | null; identifier?: string | null; deviceId?: string | null },
): SignInEvent {
  return { kind, user_id: userId, identifier, address: ip, device_id: deviceId, device_name: deviceName(userAgent), country }
}
