import { isRefundDue, trialClaims } from '@ott/billing'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { SellingDeps } from '../deps.ts'
import { hashClaims } from '../orders/quotes.ts'
import type { HashedClaim } from '../orders/quotes.ts'
import type { BillingTables } from '../tables.ts'

/** What the person is recognized by who asks for a refund (BIL-122). Read before any transaction, which must not wait for a second connection. */
export async function refundClaims({ db, secrets, readContact }: SellingDeps, userId: string, methodId: string | null): Promise<HashedClaim[]> {
  const contact = await readContact(userId)
  const claims = trialClaims({ userId, phone: contact?.phoneNumber ?? null, email: contact?.email ?? null, cardFingerprint: null, upiAddress: null })
  const paidBy = methodId === null ? null : await db.selectFrom('payment_method').select('fingerprint').where((its) => its.and({ user_id: userId, payment_method_id: methodId })).executeTakeFirst()
  return [...hashClaims('refund', claims, secrets.codePepper), ...(paidBy?.fingerprint ? [{ kind: 'card', hash: paidBy.fingerprint }] : [])]
}

/** Whether none of them had a refund at their request within twelve months (BIL-122). */
export async function mayRefund(db: Kysely<BillingTables>, claims: HashedClaim[], now: Date): Promise<boolean> {
  const { last } = await db
    .selectFrom('refund_claim')
    .select(({ fn }) => fn.max('claimed_at').as('last'))
    .where((its) => its.or(claims.map(({ kind, hash }) => its.and({ kind, hash }))))
    .executeTakeFirstOrThrow()
  return isRefundDue(last, now)
}

export async function claimRefund(trx: Kysely<BillingTables>, claims: HashedClaim[], now: Date): Promise<void> {
  await trx
    .insertInto('refund_claim')
    .values(claims.map((claim) => ({ ...claim, claimed_at: now })))
    .onConflict((conflict) => conflict.columns(['kind', 'hash']).doUpdateSet({ claimed_at: now }))
    .execute()
}

/** The account's own last refund of a plan at its request, which is not a withdrawal. */
export async function lastOwnRefundAt(db: Kysely<BillingTables>, userId: string): Promise<Date | null> {
  const { last } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payment_id', 'refund.payment_id')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .select(({ fn }) => fn.max('refund.created_at').as('last'))
    .where((its) => its.and({ 'refund.user_id': userId, reason: 'user' }))
    // Without a request it was made at the provider's desk.
    .where('refund.request_id', 'is not', null)
    .where('billing_order.kind', '<>', 'gift')
    .where(sql<boolean>`not exists (select from withdrawal where withdrawal.payment_id = refund.payment_id)`)
    .executeTakeFirstOrThrow()
  return last
}
