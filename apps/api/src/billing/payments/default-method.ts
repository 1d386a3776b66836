import { isCardExpired } from '@ott/billing'
import type { SavedMethod } from '@ott/billing'
import type { Kysely, Selectable } from 'kysely'
import type { SellingDeps } from '../deps.ts'
import { scheduleNotices } from '../notice-times.ts'
import { soldSubscription } from '../sold-subscription.ts'
import type { BillingTables } from '../tables.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'

export type StoredMethod = Selectable<BillingTables['payment_method']>

/** The user's methods, the newest first. A mandate that does not renew any more is being revoked, and is none. */
export function savedMethods(db: Kysely<BillingTables>, userId: string): Promise<StoredMethod[]> {
  return db
    .selectFrom('payment_method')
    .selectAll()
    .where('user_id', '=', userId)
    .where((its) => its.or([its('rail', '=', 'stripe'), its('is_default', '=', true)]))
    .orderBy('created_at', 'desc')
    .orderBy('payment_method_id')
    .execute()
}

export function savedMethodOf({ payment_method_id: id, rail, is_default: isDefault, exp_month: expiryMonth, exp_year: expiryYear }: StoredMethod, now: Date): SavedMethod {
  return { id, isMandate: rail === 'gateway', isDefault, isExpired: isCardExpired({ expiryMonth, expiryYear }, now) }
}

/** What renewals are charged to from now on; null: nothing. Under the lock of purchases. */
export async function setDefault(trx: Trx, userId: string, methodId: string | null, now: Date): Promise<void> {
  await trx.updateTable('payment_method').set({ is_default: false }).where('user_id', '=', userId).execute()
  if (methodId === null) return
  await trx.updateTable('payment_method').set({ is_default: true }).where((its) => its.and({ user_id: userId, payment_method_id: methodId })).execute()
  await renewByCard(trx, userId, now)
  await scheduleNoticesOf(trx, userId)
  await schedule(trx, 'defaultCard', userId, now)
}

/** A renewal that failed is attempted with the new default at once while access lasts (BIL-64). */
export async function retryRenewals(trx: Trx, userId: string, now: Date): Promise<void> {
  const failed = await trx.selectFrom('subscription').select('subscription_id').where((its) => its.and({ user_id: userId, state: 'grace' })).execute()
  for (const { subscription_id: id } of failed) await schedule(trx, 'renew', id, now)
}

/** Of cards that changed: they expire on another day. */
export async function scheduleNoticesOf(trx: Trx, userId: string): Promise<void> {
  const sold = await trx.selectFrom('subscription').select('subscription_id').where('user_id', '=', userId).where('state', 'in', ['trial', 'active', 'paused']).execute()
  for (const { subscription_id: id } of sold) await scheduleNotices(trx, id)
}

/** A card takes over from a mandate, which ends. */
async function renewByCard(trx: Trx, userId: string, now: Date): Promise<void> {
  const changed = await trx
    .updateTable('subscription')
    .set({ payment_processor: 'stripe' })
    .where((its) => its.and({ user_id: userId, payment_processor: 'gateway' }))
    .where('state', 'in', ['active', 'grace', 'paused'])
    .returning('subscription_id')
    .execute()
  for (const { subscription_id: id } of changed) {
    const subscription = await soldSubscription(trx, id)
    if (subscription?.lifecycle.state === 'active' && subscription.lifecycle.renews) await schedule(trx, 'renew', id, subscription.lifecycle.periodEndsAt)
    await schedule(trx, 'revokeMandate', id, now)
  }
}

/** Tells the card provider the default, for its operators: charges name their card. */
export function tellDefaultCard({ db, rail }: Pick<SellingDeps, 'db' | 'rail'>) {
  return async (userId: string): Promise<void> => {
    const read = () =>
      db
        .selectFrom('payment_method')
        .innerJoin('billing_customer', 'billing_customer.user_id', 'payment_method.user_id')
        .select(['provider_ref', 'stripe_customer_id'])
        .where((its) => its.and({ 'payment_method.user_id': userId, rail: 'stripe', is_default: true }))
        .executeTakeFirst()
    for (let card = await read(); card?.stripe_customer_id; ) {
      await rail.setDefaultCard(card.stripe_customer_id, card.provider_ref)
      const current = await read()
      // Another choice was made meanwhile, and may have been told first.
      card = current?.provider_ref === card.provider_ref ? undefined : current
    }
  }
}
