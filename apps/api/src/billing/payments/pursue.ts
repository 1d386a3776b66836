import { isSettled } from '@ott/billing'
import type { Decline } from '@ott/billing'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { SellingDeps } from '../deps.ts'
import type { BillingTables } from '../tables.ts'
import { chargeOf } from './gateway-rail.ts'
import { settlePayment } from './settle.ts'
import type { StoredPayment } from './settle.ts'
import { neverMade, neverMadePrefix } from './rail.ts'
import type { SeenPayment } from './rail.ts'
import type { CardRail } from './stripe-rail.ts'

export type PursuedPayment = { payment: StoredPayment; clientSecret: string | null; decline: Decline | null }

/** The provider forgets idempotency keys after 24 hours. Later, an unanswered charge is looked for and never repeated. */
const keyLastsMs = 20 * 3_600_000

/**
 * Makes a payment or looks how it ended, and stores the result. The call to the provider is outside of any transaction, and
 * has the same effect however often it is made.
 */
export async function pursuePayment(deps: SellingDeps, payment: StoredPayment): Promise<PursuedPayment> {
  if (!isOpen(payment)) return { payment, clientSecret: null, decline: payment.decline }
  const seen = await look(deps, payment)
  if (!seen) return { payment, clientSecret: null, decline: null }
  const settled = await transaction(deps.db, (trx) => settlePayment(trx, deps, payment, seen))
  return { payment: settled, clientSecret: settled.state === 'action' ? seen.clientSecret : null, decline: settled.decline }
}

/** What failed or was left at the gateway may turn: banks settle UPI late (BIL-21). */
export function isOpen({ state, rail }: Pick<StoredPayment, 'state' | 'rail'>): boolean {
  return !isSettled(state) || (rail === 'gateway' && state !== 'succeeded')
}

/** Null: it is not known. */
async function look(deps: SellingDeps, payment: StoredPayment): Promise<SeenPayment | null> {
  if (payment.rail === 'gateway') return lookAtGateway(deps, payment)
  const { db, rail, now } = deps
  if (payment.provider_ref !== null) return rail.read(payment.provider_ref)
  const { customerId, cardRef, description, isWanted } = await chargeDetails(db, payment)
  if (isWanted && cardRef !== null && now().getTime() - payment.created_at.getTime() < keyLastsMs) {
    const { payment_id: paymentId, order_id: orderId, currency, amount, is_off_session: isOffSession } = payment
    return rail.charge({ paymentId, orderId, currency, amount, customerId, cardRef, description, isOffSession })
  }
  return findPayment(rail, customerId, payment.payment_id)
}

/** A debit is announced here; what its payer starts is started by their request. */
async function lookAtGateway({ db, gateway }: SellingDeps, payment: StoredPayment): Promise<SeenPayment> {
  if (!gateway) throw new ApiError('NOT_OFFERED')
  if (!payment.is_off_session || payment.provider_ref !== null) return gateway.read(chargeOf(payment))
  const { isWanted, mandateRef, maximum } = await debitDetails(db, payment)
  if (isWanted && mandateRef !== null) {
    const isCovered = maximum === null || payment.amount <= maximum
    return isCovered ? gateway.debit({ ...chargeOf(payment), mandateRef }) : neverMade(payment.payment_id, { reason: 'methodNotAllowed', severity: 'hard' })
  }
  const seen = await gateway.read(chargeOf(payment))
  return seen.state === 'created' ? neverMade(payment.payment_id, { reason: 'tryAgain', severity: 'soft' }) : seen
}

/** A mandate that has ended meanwhile is not there any more. */
async function debitDetails(db: Kysely<BillingTables>, { payment_method_id, order_id }: StoredPayment) {
  const { provider_ref: mandateRef, mandate_maximum: maximum, status, renews } = await db
    .selectFrom('billing_order')
    .innerJoin('subscription', 'subscription.subscription_id', 'billing_order.subscription_id')
    .leftJoin('payment_method', (join) => join.onRef('payment_method.user_id', '=', 'billing_order.user_id').on('payment_method.payment_method_id', '=', payment_method_id ?? ''))
    .select(['provider_ref', 'mandate_maximum', 'billing_order.status', 'subscription.renews'])
    .where('billing_order.order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return { mandateRef, maximum, isWanted: status === 'paying' && renews }
}

async function findPayment(rail: CardRail, customerId: string, paymentId: string): Promise<SeenPayment> {
  const found = await rail.find(customerId, paymentId)
  return found ?? neverMade(paymentId, { reason: 'tryAgain', severity: 'soft' })
}

/** `isWanted`: its order is being paid, and what it renews has not been cancelled, or is resumed by it. A card that was removed meanwhile is null. */
async function chargeDetails(db: Kysely<BillingTables>, { user_id, payment_method_id, order_id }: StoredPayment) {
  const { stripe_customer_id: customerId, provider_ref: cardRef, title, kind, status, resumes, renews } = await db
    .selectFrom('billing_order')
    .innerJoin('billing_customer', 'billing_customer.user_id', 'billing_order.user_id')
    .innerJoin('plan_version', 'plan_version.plan_id', 'billing_order.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .leftJoin('payment_method', (join) => join.onRef('payment_method.user_id', '=', 'billing_order.user_id').on('payment_method.payment_method_id', '=', payment_method_id ?? ''))
    .leftJoin('subscription', 'subscription.subscription_id', 'billing_order.subscription_id')
    .select(['stripe_customer_id', 'provider_ref', 'plan.title', 'billing_order.kind', 'billing_order.status', 'billing_order.resumes', 'subscription.renews'])
    .where((its) => its.and({ 'billing_order.user_id': user_id, 'billing_order.order_id': order_id }))
    .executeTakeFirstOrThrow()
  if (customerId === null) throw new Error(`User of payment method ${payment_method_id} has no customer at the provider`)
  return { customerId, cardRef, description: title.english, isWanted: status === 'paying' && (kind === 'new' || kind === 'gift' || renews === true || resumes) }
}

export async function readStoredPayment(db: Kysely<BillingTables>, paymentId: string): Promise<StoredPayment | null> {
  return (await db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()) ?? null
}

/** The newest attempt of an order. */
export async function lastPayment(db: Kysely<BillingTables>, orderId: string): Promise<StoredPayment | null> {
  return (await db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('attempt', 'desc').limit(1).executeTakeFirst()) ?? null
}

/**
 * Ends an attempt, so that it cannot succeed any more: its payer went away, or it failed and could still be paid with another card.
 * It may have succeeded meanwhile.
 */
export async function closePayment(deps: SellingDeps, payment: StoredPayment): Promise<StoredPayment> {
  // The gateway takes nothing back: what comes late is settled when it comes.
  if (payment.rail === 'gateway') return (await pursuePayment(deps, payment)).payment
  if (payment.state === 'succeeded' || payment.state === 'cancelled' || (payment.state === 'failed' && !isAtProvider(payment))) return payment
  const seen = await close(deps, payment)
  return transaction(deps.db, (trx) => settlePayment(trx, deps, payment, seen))
}

async function close({ db, rail }: SellingDeps, payment: StoredPayment): Promise<SeenPayment> {
  if (payment.provider_ref !== null) return rail.cancel(payment.provider_ref)
  const { customerId } = await chargeDetails(db, payment)
  const found = await findPayment(rail, customerId, payment.payment_id)
  return found.state === 'failed' ? found : rail.cancel(found.providerRef)
}

/** The intent exists there, and was not only written down as never made. */
function isAtProvider({ provider_ref: ref }: Pick<StoredPayment, 'provider_ref'>): boolean {
  return ref !== null && !ref.startsWith(neverMadePrefix)
}
