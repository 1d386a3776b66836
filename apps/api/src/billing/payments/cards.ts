import { randomUUID } from 'node:crypto'
import { maskedUpiAddress } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { advisoryLock, transaction } from '@ott/database'
import type { Kysely, Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { scheduleNotices } from '../notice-times.ts'
import { hashFingerprint } from '../orders/quotes.ts'
import { soldSubscription } from '../sold-subscription.ts'
import type { BillingTables } from '../tables.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import type { SeenMandate } from './rail.ts'
import type { StoredPayment } from './settle.ts'
import { stopDebits } from './stop-debits.ts'
import type { SeenCard } from './stripe-rail.ts'

export type StoredCard = Selectable<BillingTables['payment_method']>
export type WireCard = Answer<'cards'>['data']['cards'][number]

/** Starts to set up a card: the browser finishes it in the provider's form, so that no card number reaches this server. */
export function setUpCard(deps: SellingDeps) {
  return async ({ user }: RequestContext<'stripeSetupIntent'>): Promise<Answer<'stripeSetupIntent'>> => {
    const known = await knownCustomer(deps.db, user.userId)
    let customerId = known ?? (await createCustomer(deps, user.userId, null))
    let setUp = await deps.rail.setUp(customerId)
    if (!setUp) {
      customerId = await createCustomer(deps, user.userId, customerId)
      setUp = await deps.rail.setUp(customerId)
    }
    if (!setUp) throw new ApiError('UNAVAILABLE', { retryAfter: 5 })
    return { data: { client_secret: setUp.clientSecret, setup_intent_id: setUp.setupIntentId, customer_id: customerId, publishable_key: deps.rail.publishableKey } }
  }
}

/**
 * Stores a card that the user has set up, and makes it the default unless it pays only once. A renewal that failed is attempted with it at once while access
 * lasts (BIL-64); a locked plan is bought anew.
 */
export function validateCard(deps: SellingDeps) {
  return async ({ user, body }: RequestContext<'stripeValidateCustomer'>): Promise<Answer<'stripeValidateCustomer'>> => {
    const customerId = await knownCustomer(deps.db, user.userId)
    const seen = customerId === null ? null : await deps.rail.readSetup(body.token, customerId)
    if (customerId === null || seen?.providerRef !== body.paymentMethodId) throw new ApiError('INVALID_INPUT', { field: 'token' })
    const card = await transaction(deps.db, async (trx) => {
      await advisoryLock(trx, `billing ${user.userId}`)
      const saved = await saveCard(trx, user.userId, seen, { isDefault: body.is_default, ...deps })
      // It pays once: what renews stays as it is.
      if (!body.is_default) return saved
      const failed = await trx.selectFrom('subscription').select('subscription_id').where('user_id', '=', user.userId).where('state', '=', 'grace').execute()
      for (const { subscription_id: id } of failed) await schedule(trx, 'renew', id, deps.now())
      await renewByCard(trx, user.userId, deps.now())
      const sold = await trx.selectFrom('subscription').select('subscription_id').where('user_id', '=', user.userId).where('state', 'in', ['trial', 'active']).execute()
      for (const { subscription_id: id } of sold) await scheduleNotices(trx, id)
      return saved
    })
    if (body.is_default) await stopDebits(deps, user.userId)
    return { data: { customer_id: customerId, card: presentCard(card, deps.now()) } }
  }
}

export function listCards({ db, now }: SellingDeps) {
  return async ({ user, query }: RequestContext<'cards'>): Promise<Answer<'cards'>> => {
    if (query.customer_id !== undefined && query.customer_id !== (await knownCustomer(db, user.userId))) throw new ApiError('FORBIDDEN')
    const cards = await db.selectFrom('payment_method').selectAll().where('user_id', '=', user.userId).orderBy('is_default', 'desc').orderBy('created_at', 'desc').execute()
    return { data: { cards: cards.map((card) => presentCard(card, now())) } }
  }
}

export function presentCard({ payment_method_id: id, rail, kind, brand, last_four, exp_month, exp_year, upi_address, is_default }: StoredCard, now: Date): WireCard {
  // A card is valid to the end of its month.
  const isExpired = exp_year !== null && exp_month !== null && Date.UTC(exp_year, exp_month) <= now.getTime()
  return { card_id: id, provider: rail, kind, card_brand: brand, last_four_digits: last_four, card_exp_month: exp_month, card_exp_year: exp_year, upi_address, is_default, is_expired: isExpired }
}

/** The user's card with the provider's reference, or null. */
export async function cardOf(db: Kysely<BillingTables>, userId: string, providerRef: string): Promise<StoredCard | null> {
  return (await db.selectFrom('payment_method').selectAll().where((its) => its.and({ user_id: userId, provider_ref: providerRef })).executeTakeFirst()) ?? null
}

/** What renewals are charged to: a card, or a mandate at the gateway. */
export async function defaultMethod(db: Kysely<BillingTables>, userId: string): Promise<StoredCard | null> {
  return (await db.selectFrom('payment_method').selectAll().where((its) => its.and({ user_id: userId, is_default: true })).executeTakeFirst()) ?? null
}

/** Null where renewals are debited by a mandate, too. */
export async function defaultCard(db: Kysely<BillingTables>, userId: string): Promise<StoredCard | null> {
  const method = await defaultMethod(db, userId)
  return method?.rail === 'stripe' ? method : null
}

/** Keeps a mandate as the default; its id. */
export async function saveMandate(trx: Kysely<BillingTables>, { user_id, payment_id }: Pick<StoredPayment, 'user_id' | 'payment_id'>, seen: SeenMandate, now: Date): Promise<string> {
  await trx.updateTable('payment_method').set({ is_default: false }).where('user_id', '=', user_id).execute()
  const { payment_method_id } = await trx
    .insertInto('payment_method')
    .values({
      user_id,
      payment_method_id: randomUUID(),
      rail: 'gateway',
      provider_ref: seen.mandateRef,
      kind: seen.kind,
      brand: seen.brand,
      last_four: seen.lastFour,
      exp_month: seen.expMonth,
      exp_year: seen.expYear,
      upi_address: seen.upiAddress === null ? null : maskedUpiAddress(seen.upiAddress),
      mandate_payment_id: payment_id,
      mandate_maximum: seen.maximum,
      fingerprint: null,
      is_default: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['rail', 'provider_ref']).doUpdateSet({ is_default: true }))
    .returning('payment_method_id')
    .executeTakeFirstOrThrow()
  return payment_method_id
}

/** A new card takes over from a mandate. */
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

/** Two requests at once get the same customer: the key at the provider is the user, and the customer that is replaced. */
async function createCustomer({ db, rail, now, readContact }: SellingDeps, userId: string, replaced: string | null): Promise<string> {
  const contact = await readContact(userId)
  const stripe_customer_id = await rail.createCustomer(userId, contact?.email ?? null, replaced)
  await db
    .insertInto('billing_customer')
    .values({ user_id: userId, stripe_customer_id, created_at: now() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ stripe_customer_id }))
    .execute()
  return stripe_customer_id
}

async function knownCustomer(db: Kysely<BillingTables>, userId: string): Promise<string | null> {
  const known = await db.selectFrom('billing_customer').select('stripe_customer_id').where('user_id', '=', userId).executeTakeFirst()
  return known?.stripe_customer_id ?? null
}

async function saveCard(trx: Kysely<BillingTables>, userId: string, seen: SeenCard, { isDefault, now, secrets }: Pick<SellingDeps, 'now' | 'secrets'> & { isDefault: boolean }): Promise<StoredCard> {
  if (isDefault) await trx.updateTable('payment_method').set({ is_default: false }).where('user_id', '=', userId).execute()
  const changes = { brand: seen.brand, last_four: seen.lastFour, exp_month: seen.expMonth, exp_year: seen.expYear, ...(isDefault && { is_default: true }) }
  return trx
    .insertInto('payment_method')
    .values({
      user_id: userId,
      payment_method_id: randomUUID(),
      rail: 'stripe',
      provider_ref: seen.providerRef,
      fingerprint: seen.fingerprint === null ? null : hashFingerprint(seen.fingerprint, secrets.codePepper),
      created_at: now(),
      is_default: isDefault,
      ...changes,
    })
    .onConflict((conflict) => conflict.columns(['rail', 'provider_ref']).doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow()
}
