import type { LifecycleState } from './lifecycle.ts'
import type { Period } from './plan.ts'
import { priceNoticeDays } from './price-change.ts'

/** A day, so many days from a date, at the hour of notices. */
export type DayOf = (date: Date, days: number) => Date

export type Notice = {
  type: 'renewsSoon' | 'cardExpires' | 'priceChanges' | 'yearlySummary' | 'giftEnds'
  /** What it is about; it is sent once for each subject. */
  subject: string
  at: Date
  /** Later it is of no use. */
  until: Date
}

export type NoticeFacts = {
  state: LifecycleState
  renews: boolean
  /** The end of the period, or of a pause. */
  chargeAt: Date
  period: Period
  country: string
  /** The one that will be charged. */
  card: { id: string; expMonth: number; expYear: number } | null
  /** A price that its owner was not told, and the renewals from which it may count: one is announced. */
  newPrice: { version: string; renewals: Date[] } | null
  /** Of the subscription: the last one and the next. */
  anniversaries: Date[]
}

/** A summary of a year that is later than a month is of the wrong year. */
const summaryDays = 30
const halfDayInMs = 12 * 3_600_000

/**
 * The notices of a subscription that renews, in their order (BIL-94, BIL-95, BIL-123, BIL-124). A trial has a reminder of its own;
 * while a charge fails or nothing is charged, there is nothing to announce.
 */
export function plannedNotices({ state, renews, chargeAt, period, country, card, newPrice, anniversaries }: NoticeFacts, dayOf: DayOf): Notice[] {
  if (!renews) return []
  const announced = state === 'active' || state === 'paused' ? daysBefore(period, country) : []
  const renewals = announced.map((days): Notice => ({
    type: 'renewsSoon', subject: `${chargeAt.toISOString()} ${days}`, at: dayOf(chargeAt, -days), until: chargeAt,
  }))
  const isCharged = state === 'active' || state === 'paused' || state === 'trial'
  const cards = isCharged && card ? [cardNotice(card, dayOf)] : []
  const prices = isCharged && newPrice ? newPrice.renewals.map((at) => priceNotice(newPrice.version, at, dayOf)) : []
  const summaries = isCharged ? anniversaries.map((at) => summaryNotice(at, dayOf)) : []
  return [...renewals, ...cards, ...prices, ...summaries].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Given time ends tomorrow (BIL-105). One that began today has no notice. */
export function giftNotice({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, dayOf: DayOf): Notice | null {
  const at = dayOf(endsAt, -1)
  return at <= startsAt ? null : { type: 'giftEnds', subject: endsAt.toISOString(), at, until: endsAt }
}

/** India asks for a notice before each charge, and everybody forgets a yearly one. */
function daysBefore(period: Period, country: string): number[] {
  if (period === 'DAILY') return []
  return [...(period === 'YEARLY' ? [14] : []), ...(country === 'IN' ? [3] : [])]
}

/** A card is valid to the end of its month; its owner is told in the month before. */
function cardNotice({ id, expMonth, expYear }: NonNullable<NoticeFacts['card']>, dayOf: DayOf): Notice {
  return { type: 'cardExpires', subject: `${id} ${expYear}-${expMonth}`, at: dayOf(new Date(Date.UTC(expYear, expMonth - 2, 1, 12)), 0), until: new Date(Date.UTC(expYear, expMonth)) }
}

/** On its day only: later the same price is announced for a later renewal. */
function priceNotice(version: string, renewalAt: Date, dayOf: DayOf): Notice {
  const at = dayOf(renewalAt, -priceNoticeDays)
  return { type: 'priceChanges', subject: version, at, until: new Date(at.getTime() + halfDayInMs) }
}

function summaryNotice(anniversary: Date, dayOf: DayOf): Notice {
  return { type: 'yearlySummary', subject: anniversary.toISOString(), at: dayOf(anniversary, 0), until: dayOf(anniversary, summaryDays) }
}
