import { randomUUID } from 'node:crypto'
import { landGift, moveBehindPaid } from '@ott/billing'
import type { LifecycleEvent, Term } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import type { Kysely, Transaction } from 'kysely'
import type { SellingDeps } from '../deps.ts'
import { schedulePauseReminder, scheduleTrialReminder } from '../mails.ts'
import { scheduleNotices } from '../notice-times.ts'
import type { StoredOrder } from '../payments/settle.ts'
import { applyEvent, lifecycleOf, soldSubscription } from '../sold-subscription.ts'
import { notEndedSubscriptions, saveSubscription } from '../subscriptions.ts'
import type { StoredSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'

type Trx = Transaction<BillingTables>
type TimeDeps = Pick<SellingDeps, 'now' | 'timeZone'>
type Gift = { plan_id: string; identifier: string; rank: number; months: number }

/** Gives the months of a gift (BIL-19). Nothing that the user pays for is charged while they run (BIL-106). */
export async function giveTime(trx: Trx, deps: TimeDeps, { gift, userId, country }: { gift: Gift; userId: string; country: string }): Promise<{ startsAt: Date; endsAt: Date }> {
  const now = deps.now()
  const stored = await notEndedSubscriptions(trx, userId, now)
  const { startsAt, endsAt, extends: extended, moved } = landGift(stored.map(termOf), gift, (start) => periodEnd(start, deps.timeZone, 'MONTHLY', gift.months), now)
  for (const term of moved) await moveTerm(trx, deps, stored, term)
  if (extended === null) {
    const id = randomUUID()
    await saveSubscription(trx, {
      user_id: userId,
      subscription_id: id,
      plan_id: gift.plan_id,
      status: 'ACTIVE',
      acquisition: 'REDEEMED',
      starts_at: startsAt,
      ends_at: endsAt,
      currency: null,
      amount: null,
      renews: false,
      country,
      coupon_code: null,
      payment_processor: null,
      created_at: now,
    })
  }
  await postponeCharges(trx, deps, userId, endsAt)
  await scheduleGiftNotices(trx, userId)
  return { startsAt, endsAt }
}

/** A plan that was paid for another period suspends the given time that would pass unused meanwhile, and is charged again after it. */
export async function moveGivenTime(trx: Trx, deps: TimeDeps, { user_id: userId, subscription_id }: Pick<StoredOrder, 'user_id' | 'subscription_id'>): Promise<void> {
  const given = (await notEndedSubscriptions(trx, userId, deps.now())).filter((one) => one.state === null)
  const paid = given.length > 0 ? await soldSubscription(trx, subscription_id) : null
  if (!paid) return
  const period = await trx.selectFrom('subscription_period').select('starts_at').where('subscription_id', '=', subscription_id).orderBy('period_number', 'desc').limit(1).executeTakeFirst()
  const startsAt = period?.starts_at ?? paid.starts_at
  const moved = moveBehindPaid(given.map(termOf), { rank: paid.rank, startsAt, endsAt: paid.lifecycle.periodEndsAt })
  for (const term of moved) await moveTerm(trx, deps, given, term)
  if (moved.length === 0) return
  await postponeCharges(trx, deps, userId, new Date(Math.max(...moved.map(({ endsAt }) => endsAt.getTime()))))
  await scheduleGiftNotices(trx, userId)
}

async function moveTerm(trx: Trx, deps: TimeDeps, stored: StoredSubscription[], { id, startsAt, endsAt }: Term): Promise<void> {
  const before = stored.find(({ subscription_id }) => subscription_id === id)
  if (!before) return
  if (before.state !== null) return changeSold(trx, deps, id, { type: 'moved', periodEndsAt: endsAt })
  await trx
    .updateTable('subscription')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where((its) => its.and({ user_id: before.user_id, subscription_id: id }))
    .execute()
}

/** Also of a plan that pauses: its charge waits for the end of the gift. */
async function postponeCharges(trx: Trx, deps: TimeDeps, userId: string, until: Date): Promise<void> {
  const sold = await trx.selectFrom('subscription').select('subscription_id').where((its) => its.and({ user_id: userId, renews: true })).where('state', 'in', ['trial', 'active', 'grace', 'paused']).execute()
  for (const { subscription_id: id } of sold) await changeSold(trx, deps, id, { type: 'chargePostponed', until })
}

async function changeSold(trx: Trx, { now, timeZone }: TimeDeps, id: string, event: LifecycleEvent): Promise<void> {
  const subscription = await soldSubscription(trx, id)
  if (!subscription) return
  const moment = now()
  const next = await applyEvent(trx, subscription, event, moment, timeZone)
  if (next === subscription.lifecycle || !next.renews) return
  if (next.pausedUntil) await schedulePauseReminder(trx, id, next.pausedUntil)
  else if (next.state === 'trial') await scheduleTrialReminder(trx, { ...subscription, lifecycle: next }, moment)
}

/** Whatever follows a gift decides whether its end is announced. */
async function scheduleGiftNotices(trx: Kysely<BillingTables>, userId: string): Promise<void> {
  const given = await trx.selectFrom('subscription').select('subscription_id').where('user_id', '=', userId).where('state', 'is', null).where('status', '=', 'ACTIVE').execute()
  for (const { subscription_id: id } of given) await scheduleNotices(trx, id)
}

/** Of a plan that was sold the period counts, not the longer access. */
function termOf(stored: StoredSubscription): Term {
  const { subscription_id: id, identifier, rank, starts_at: startsAt, ends_at: endsAt } = stored
  return { id, identifier, rank, startsAt, endsAt: lifecycleOf(stored)?.periodEndsAt ?? endsAt }
}
