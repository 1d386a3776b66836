import { randomUUID } from 'node:crypto'
import { mandateMaximum, maskedUpiAddress, priceFor } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { hashFingerprint } from '../orders/quotes.ts'
import { plansOnSale } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { retryRenewals, setDefault } from './default-method.ts'
import type { StoredMethod } from './default-method.ts'
import { presentMethod } from './present-method.ts'
import type { SeenMandate } from './rail.ts'
import type { StoredPayment } from './settle.ts'
import { stopDebits } from './stop-debits.ts'
import type { CardMandate, SeenCard } from './stripe-rail.ts'

/** Starts to set up a card: the browser finishes it in the provider's form, so that no card number reaches this server. */
export function setUpCard(deps: SellingDeps) {
  return async ({ user, country }: RequestContext<'stripeSetupIntent'>): Promise<Answer<'stripeSetupIntent'>> => {
    const known = await knownCustomer(deps.db, user.userId)
    let customerId = known ?? (await createCustomer(deps, user.userId, null))
    const mandate = await cardMandate(deps, country)
    let setUp = await deps.rail.setUp(customerId, mandate)
    if (!setUp) {
      customerId = await createCustomer(deps, user.userId, customerId)
      setUp = await deps.rail.setUp(customerId, mandate)
    }
    if (!setUp) throw new ApiError('UNAVAILABLE', { retryAfter: 5 })
    return { data: { client_secret: setUp.clientSecret, setup_intent_id: setUp.setupIntentId, customer_id: customerId, publishable_key: deps.rail.publishableKey } }
  }
}

/** Up to twice the dearest plan, so that a change of plan needs no new permission (BIL-73). Null outside India. */
async function cardMandate({ db, now }: SellingDeps, country: string): Promise<CardMandate | null> {
  const prices = (await plansOnSale(db)).flatMap((plan) => priceFor(plan.prices, country) ?? []).filter(({ currency }) => currency === 'INR')
  if (prices.length === 0) return null
  return { currency: 'INR', maximum: Math.max(...prices.map(mandateMaximum)), from: now() }
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
      await lockPayer(trx, user.userId)
      const saved = await saveCard(trx, user.userId, seen, deps)
      const wasDefault = await forgetSameCards(trx, saved, deps.now())
      // It pays once: what renews stays as it is.
      if (!body.is_default && !wasDefault) return saved
      await setDefault(trx, user.userId, saved.payment_method_id, deps.now())
      if (body.is_default) await retryRenewals(trx, user.userId, deps.now())
      return { ...saved, is_default: true }
    })
    if (body.is_default) await stopDebits(deps, user.userId)
    return { data: { customer_id: customerId, card: await presentMethod(deps.db, card, deps.now()) } }
  }
}

/** The user's card with the provider's reference, or null. */
export async function cardOf(db: Kysely<BillingTables>, userId: string, providerRef: string): Promise<StoredMethod | null> {
  return (await db.selectFrom('payment_method').selectAll().where((its) => its.and({ user_id: userId, provider_ref: providerRef })).executeTakeFirst()) ?? null
}

/** What renewals are charged to: a card, or a mandate at the gateway. */
export async function defaultMethod(db: Kysely<BillingTables>, userId: string): Promise<StoredMethod | null> {
  return (await db.selectFrom('payment_method').selectAll().where((its) => its.and({ user_id: userId, is_default: true })).executeTakeFirst()) ?? null
}

/** Null where renewals are debited by a mandate, too. */
export async function defaultCard(db: Kysely<BillingTables>, userId: string): Promise<StoredMethod | null> {
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

export async function knownCustomer(db: Kysely<BillingTables>, userId: string): Promise<string | null> {
  const known = await db.selectFrom('billing_customer').select('stripe_customer_id').where('user_id', '=', userId).executeTakeFirst()
  return known?.stripe_customer_id ?? null
}

/** Each set-up makes another object at the provider. The same number is one card, unless a charge of it is being made. Returns whether it was the default. */
async function forgetSameCards(trx: Trx, { user_id, payment_method_id, fingerprint }: StoredMethod, now: Date): Promise<boolean> {
  const same = await trx
    .deleteFrom('payment_method')
    .where((its) => its.and({ user_id, rail: 'stripe' }))
    .where('fingerprint', '=', fingerprint)
    .where('payment_method_id', '<>', payment_method_id)
    .where((its) => its.not(its.exists(its.selectFrom('payment').select('payment_id').whereRef('payment.payment_method_id', '=', 'payment_method.payment_method_id').where('payment.state', 'in', ['created', 'processing']))))
    .returning(['provider_ref', 'is_default'])
    .execute()
  for (const { provider_ref: cardRef } of same) await schedule(trx, 'detachCard', cardRef, now)
  return same.some(({ is_default }) => is_default)
}

async function saveCard(trx: Kysely<BillingTables>, userId: string, seen: SeenCard, { now, secrets }: SellingDeps): Promise<StoredMethod> {
  // It was removed, and the provider is about to be told.
  const removed = await trx.selectFrom('billing_task').select('subject').where((its) => its.and({ kind: 'detachCard', subject: seen.providerRef })).executeTakeFirst()
  if (removed) throw new ApiError('INVALID_INPUT', { field: 'token' })
  const changes = { brand: seen.brand, last_four: seen.lastFour, exp_month: seen.expMonth, exp_year: seen.expYear }
  return trx
    .insertInto('payment_method')
    .values({
      user_id: userId,
      payment_method_id: randomUUID(),
      rail: 'stripe',
      provider_ref: seen.providerRef,
      fingerprint: seen.fingerprint === null ? null : hashFingerprint(seen.fingerprint, secrets.codePepper),
      is_default: false,
      created_at: now(),
      ...changes,
    })
    .onConflict((conflict) => conflict.columns(['rail', 'provider_ref']).doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow()
}
