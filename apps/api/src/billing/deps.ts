import type { Emit } from '../analytics/emit.ts'
import type { Pseudonym } from '../analytics/pseudonym.ts'
import type { Deps } from '../config/deps.ts'
import type { SendMail } from '../notifications/mailer.ts'
import type { NotifyUser, Contact } from '../notifications/notify-user.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import type { GatewayRail } from './payments/gateway-rail.ts'
import type { CardRail } from './payments/stripe-rail.ts'
import type { BillingTables } from './tables.ts'

/** What selling needs. */
export type SellingDeps = Pick<Deps<BillingTables>, 'db' | 'now' | 'log' | 'config' | 'secrets'> & {
  rail: CardRail
  /** Null where the deployment has none. */
  gateway: GatewayRail | null
  rateLimiter: RateLimiter
  /** The service's: all its dates are counted there. */
  timeZone: string
  readContact: (userId: string) => Promise<Contact | null>
  notifyUser: NotifyUser
  /** To somebody who may have no account: the recipient of a gift. */
  sendMail: SendMail
  emit: Emit
  /** Of a coupon code in an event. */
  pseudonymOf: Pseudonym
  /** Whether the user has watched with a plan since then. */
  watchedSince: (userId: string, at: Date) => Promise<boolean>
}
