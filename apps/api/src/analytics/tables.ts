import type { ConsentSource, GpcAtChoice } from '@ott/analytics'
import type { ColumnType, Generated } from 'kysely'

/** Who may get an event besides the operator. */
export type EventAudience = 'own' | 'errors' | 'analytics' | 'marketing'

type EventColumns = {
  event_id: string
  name: string
  at: Date
  user_key: string | null
  country: string | null
  audience: EventAudience
  context: Json
  props: Json
}

export type AnalyticsTables = {
  event: EventColumns & { day: string; stored_at: Date; position: Generated<number>; view_id: string | null; sample: number }
  event_outbox: EventColumns & { outbox_id: Generated<number> }
  event_destination: {
    destination: string
    position: Generated<number>
    stored_at: Generated<Date>
    lease_until: Generated<Date | null>
    attempts: Generated<number>
    next_at: Generated<Date>
  }
  event_dead_letter: { destination: string; day: string; event_id: string; reason: string; at: Date }
  event_cursor: { reader: string; position: number; stored_at: Date }
  consent_log: {
    consent_id: Generated<number>
    user_id: string
    version: number
    analytics: boolean
    marketing: boolean
    source: ConsentSource
    gpc: GpcAtChoice
    country: string
    at: Date
  }
  event_day: { day: string; name: string; country: string; events: number }
  qoe_hour: {
    hour: Date
    country: string
    player_version: string
    device_class: string
    views: number
    allowed: number
    started: number
    exits_before_start: number
    start_failures: number
    playback_failures: number
    timed_starts: number
    startup_ms: number
    starts_within_2s: number
    watched_s: number
    stalled_ms: number
    stalls: number
    played_kbit: number
    rated_s: number
  }
}

/** JSON: selected as its type, written as text. */
type Json = ColumnType<Record<string, unknown>, string, string>
