import type { Selectable } from 'kysely'
import type { AnalyticsTables, EventAudience } from '../tables.ts'

export type StoredEvent = Pick<Selectable<AnalyticsTables['event']>, 'day' | 'event_id' | 'name' | 'at' | 'position' | 'stored_at' | 'view_id' | 'user_key' | 'country' | 'audience' | 'context' | 'props'>

/** Events in order, of one request. */
export type EventBatch = readonly [StoredEvent, ...StoredEvent[]]

/** What a vendor said. `retry` keeps the events; `refused` is about these events and would be said again. */
export type Sent = { type: 'ok' } | { type: 'retry'; reason: string; afterSeconds?: number } | { type: 'refused'; reason: string }

/** A vendor that gets events from this server, never from a browser (AN-20). */
export type Destination = {
  id: DestinationId
  /** Where it is, for the check that it is no sandbox. */
  url: string
  /** Whose events it may get; the consent was stored with each (AN-19). */
  audiences: readonly EventAudience[]
  /** Null for all. */
  countries: readonly string[] | null
  maxBatch: number
  /** Events of one request agree in it; without it any may be together. */
  requestKey?: (event: StoredEvent) => string
  /** Sends events in one request, so that a vendor takes all of them or none. It drops those that it has, by their ids. */
  send: (events: EventBatch, signal: AbortSignal) => Promise<Sent>
}

export type DestinationId = 'ga4' | 'segment' | 'posthog' | 'snowplow' | 'sentry'

const timeoutMs = 10_000
/** Answers about the body. Others, as for a wrong key or URL, are of the settings or the vendor and may change. */
const refusals: readonly number[] = [400, 413, 422]

/** Posts to a vendor. Any answer and any failure of the network becomes a result. */
export async function post(url: string, body: string, headers: Record<string, string>, signal: AbortSignal): Promise<Sent> {
  try {
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
    await answer.body?.cancel()
    if (answer.ok) return { type: 'ok' }
    const reason = `status ${answer.status}`
    if (refusals.includes(answer.status)) return { type: 'refused', reason }
    const afterSeconds = Number(answer.headers.get('retry-after'))
    return { type: 'retry', reason, ...(afterSeconds > 0 ? { afterSeconds } : {}) }
  } catch (error) {
    return { type: 'retry', reason: error instanceof Error ? error.name : 'failed' }
  }
}

/** Names a browser or user to a vendor: by the pseudonym, else by the tab. */
export function subjectOf({ user_key, context, event_id }: StoredEvent): string {
  return user_key ?? (typeof context.tabId === 'string' ? context.tabId : event_id)
}

export const json = { 'content-type': 'application/json' }
