import { browserEvents, classOf, fanOut, isNecessary } from '@ott/analytics'
import type { Audience, EventName, FanOut } from '@ott/analytics'
import { envelope, eventProps } from '@ott/contract/schemas'
import type { CheckedEnvelope, EventRejection } from '@ott/contract/schemas'
import type { CollectedEvent } from './event.ts'
import type { EventAudience } from './tables.ts'

export type BatchFacts = {
  receivedAt: number
  /** To add to the times of the batch. */
  clockOffsetMs: number
  country: string | null
  userKey: string | null
  isMinor: boolean
}

export type Checked = { event: CollectedEvent; droppedProps: number } | { reason: EventRejection }

const maxAgeMs = 48 * 3_600_000
export const maxAheadMs = 300_000
/** A batch may be on its way for this long, so a smaller difference says nothing about the clock. */
const minClockErrorMs = 60_000

/** The error of the sender's clock in whole minutes, so that a batch that is sent again gets the same times (AN-15). */
export function clockOffset(sentAt: number, receivedAt: number): number {
  const difference = receivedAt - sentAt
  return Math.abs(difference) < minClockErrorMs ? 0 : Math.round(difference / minClockErrorMs) * minClockErrorMs
}

/** An event of a browser as it may be stored, or why it may not (AN-2, AN-3, AN-7). */
export function checkEvent(given: unknown, facts: BatchFacts): Checked {
  const parsed = envelope.safeParse(given)
  if (!parsed.success) return { reason: 'invalid' }
  const { data } = parsed
  if (classOf(data.name) === undefined) return { reason: 'unknownName' }
  if (!Object.hasOwn(browserEvents, data.name)) return { reason: 'notFromBrowser' }
  const name = data.name as EventName
  if (hasPersonalValue(data.props, eventProps[name].shape)) return { reason: 'personalData' }
  const props = eventProps[name].safeParse(data.props)
  if (!props.success) return { reason: 'invalidProps' }
  const audience: Audience = { permissions: data.consent, isMinor: facts.isMinor }
  const to = fanOut(name, audience)
  if (!to.collector) return { reason: to.reason === 'minor' ? 'minor' : 'noConsent' }
  return { event: collected(data, props.data, to, facts), droppedProps: Object.keys(data.props).length - Object.keys(props.data).length }
}

function collected(data: CheckedEnvelope, props: Record<string, unknown>, to: FanOut, { receivedAt, clockOffsetMs, country, userKey, isMinor }: BatchFacts): CollectedEvent {
  const given = data.at + clockOffsetMs
  const at = Math.min(Math.max(given, receivedAt - maxAgeMs), receivedAt + maxAheadMs)
  const { page, locale, device, net, consent } = data
  return {
    eventId: data.eventId,
    name: data.name,
    at,
    viewId: data.viewId ?? null,
    userKey: to.withUser ? userKey : null,
    country,
    audience: audienceOf(data.name, to, isMinor),
    isNecessary: isNecessary(data.name),
    sample: data.sample ?? 1,
    context: {
      page, locale, device, net, consent,
      // Without consent an event belongs to its view and to nothing longer.
      ...(to.withUser ? { tabId: data.tabId, seq: data.seq } : {}),
      ...(at === given ? {} : { clamped: true }),
    },
    props,
  }
}

const errorEvents: readonly string[] = ['App_Error_Reported', 'Media_Error'] satisfies EventName[]

/** Error monitoring gets errors, which name no user. Nobody gets the events of a minor (AN-7). */
export function audienceOf(name: string, to: FanOut, isMinor: boolean): EventAudience {
  if (isMinor) return 'own'
  if (to.marketing) return 'marketing'
  if (to.analytics) return 'analytics'
  return errorEvents.includes(name) ? 'errors' : 'own'
}

const personalNames = /phone|mobile|e?mail|(^|_)name$|code$|otp|pin$|token|password|secret|query|search|text|title|url|address|card/i
const personalValue = /@|\d{7}|^eyJ|:\/\//

/** Whether an unknown property is named or looks like personal data. The whole event is refused: its sender is at fault. */
function hasPersonalValue(props: Record<string, unknown>, known: object): boolean {
  return Object.entries(props).some(([key, value]) => !Object.hasOwn(known, key) && (personalNames.test(key) || personalValue.test(JSON.stringify(value) ?? '')))
}
