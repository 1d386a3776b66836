import { randomUUID } from 'node:crypto'
import { fanOut } from '@ott/analytics'
import type { EventName, EventProps, ServerEventName } from '@ott/analytics'
import { eventProps } from '@ott/contract/schemas'
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Logger } from 'pino'
import { isFeatureEnabled } from '../config/feature-flags.ts'
import type { FeaturesOff } from '../config/feature-flags.ts'
import { audienceOf } from './check-event.ts'
import { permissionsOf } from './consent-log.ts'
import type { Pseudonym } from './pseudonym.ts'

export type ServerEvent<N extends EventName = ServerEventName | 'Consent_Changed'> = {
  [Name in N]: {
    name: Name
    /** Null for nobody. */
    userId: string | null
    at: Date
    /** Null where no call and no order tells. */
    country: string | null
    /** The event is about a child, or may be (AN-7). */
    isMinor: boolean
    props: EventProps[Name]
  }
}[N]

/** Writes an event in the transaction that makes it true, so that both happen or neither (AN-14). */
export type Emit = (trx: QueryExecutorProvider, event: ServerEvent) => Promise<void>

type EmitterDeps = { pseudonymOf: Pseudonym; log: Pick<Logger, 'error'>; featuresOff: FeaturesOff }

/** Without consent of the account only necessary events are written. None names the user unless it needs that consent (AN-3). */
export function emitter({ pseudonymOf, log, featuresOff }: EmitterDeps): Emit {
  return async (trx, { name, userId, at, country, isMinor, props }) => {
    if (!isFeatureEnabled(featuresOff, 'analytics', country ?? '')) return
    const checked = eventProps[name].safeParse(props)
    // A mistake about an event must not undo what it reports.
    if (!checked.success) return log.error({ event: name, problem: checked.error.message }, 'an event of the server does not match the dictionary')
    const permissions = await permissionsOf(trx, userId, country)
    const to = fanOut(name, { permissions, isMinor })
    if (!to.collector) return
    const userKey = to.withUser && userId !== null ? pseudonymOf(userId) : null
    await sql`
      insert into event_outbox (event_id, name, at, user_key, country, audience, context, props)
      values (${randomUUID()}, ${name}, ${at}, ${userKey}, ${country}, ${audienceOf(name, to, isMinor)}, ${JSON.stringify({ consent: permissions })},
        ${JSON.stringify(checked.data)})`.execute(trx)
  }
}

type ReportDeps = { db: QueryExecutorProvider; emit: Emit; log: Pick<Logger, 'warn'> }

/** For what is stored nowhere: the failure of its event concerns nobody. */
export async function report({ db, emit, log }: ReportDeps, event: ServerEvent): Promise<void> {
  await emit(db, event).catch((error: unknown) => log.warn({ err: error }, 'an event was not written'))
}
