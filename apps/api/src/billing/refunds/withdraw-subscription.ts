import { unusedOf } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely, Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { stopDebits } from '../payments/stop-debits.ts'
import { logEvent, soldSubscription } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'
import { latestSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'
import type { Trx } from '../tasks.ts'
import { currentCharge, endOfHour } from './current-charge.ts'
import type { CurrentCharge } from './current-charge.ts'
import { endWithRefund } from './end-with-refund.ts'
import { lastWithdrawalAt } from './withdrawal-window.ts'

type WireWithdrawal = Answer<'withdrawSubscription'>['data']
type Contract = { subscription: SoldSubscription; until: Date; paid: CurrentCharge | null }
type StoredWithdrawal = Selectable<BillingTables['withdrawal']> & { paid: number | null }

/**
 * Withdraws from a contract in the European Union: the plan ends at once, and what a refund would be goes back (BIL-121). Without
 * `confirm` only the amount is told. A payment under way goes back when it succeeds, so that nothing delays a withdrawal.
 */
export function withdrawSubscription(deps: SellingDeps) {
  return async ({ user: { userId }, body: { requestId, confirm } }: RequestContext<'withdrawSubscription'>): Promise<Answer<'withdrawSubscription'>> => {
    const known = await withdrawalOfRequest(deps.db, userId, requestId)
    if (known) return { data: present(known) }
    const contract = await findContract(deps.db, deps, userId)
    // The same request may have ended the plan meanwhile.
    const carriedOut = contract ? null : await withdrawalOfRequest(deps.db, userId, requestId)
    if (carriedOut) return { data: present(carriedOut) }
    if (!contract) throw new ApiError('CONFLICT')
    // Read before the transaction, which must not wait for a second connection.
    const hasWatched = contract.paid !== null && (await deps.watchedSince(userId, contract.paid.charge.paidAt))
    if (!confirm) return { data: presentDue(contract, amountOf(contract, hasWatched, deps.now())) }
    const withdrawal = await transaction(deps.db, (trx) => carryOut(trx, deps, { userId, requestId, hasWatched }))
    await stopDebits(deps, userId, ['ended'])
    return { data: present(withdrawal) }
  }
}

async function carryOut(trx: Trx, deps: SellingDeps, { userId, requestId, hasWatched }: { userId: string; requestId: string; hasWatched: boolean }): Promise<StoredWithdrawal> {
  await lockPayer(trx, userId)
  const known = await withdrawalOfRequest(trx, userId, requestId)
  if (known) return known
  const contract = await findContract(trx, deps, userId)
  if (!contract) throw new ApiError('CONFLICT')
  const { subscription, paid } = contract
  const now = deps.now()
  const amount = amountOf(contract, hasWatched, now)
  const paidBack = paid && amount > 0 ? { ...paid, amount } : null
  const subscriptionId = subscription.subscription_id
  const row = { subscription_id: subscriptionId, user_id: userId, request_id: requestId, received_at: now, payment_id: paidBack?.paymentId ?? null, currency: currencyOf(contract), amount }
  await trx.insertInto('withdrawal').values(row).execute()
  await logEvent(trx, { userId, subscriptionId, type: 'withdrawn', at: now })
  await scheduleMail(trx, 'withdrawn', subscriptionId, now)
  await endWithRefund(trx, deps, subscription, paidBack, requestId)
  return { ...row, paid: paid?.charge.amount ?? null }
}

/** The contract of the user's plan, as long as they can withdraw from it. */
async function findContract(db: Kysely<BillingTables>, { now }: SellingDeps, userId: string): Promise<Contract | null> {
  const moment = now()
  const latest = await latestSubscription(db, userId, moment)
  const subscription = latest && (await soldSubscription(db, latest.subscription_id))
  const until = subscription && (await lastWithdrawalAt(db, subscription))
  return until && until > moment ? { subscription, until, paid: await currentCharge(db, subscription) } : null
}

function amountOf({ paid }: Contract, hasWatched: boolean, now: Date): number {
  return paid ? unusedOf(paid.charge, paid.period, hasWatched, endOfHour(now)) : 0
}

async function withdrawalOfRequest(db: Kysely<BillingTables>, userId: string, requestId: string): Promise<StoredWithdrawal | null> {
  const withdrawal = await db
    .selectFrom('withdrawal')
    .leftJoin('payment', 'payment.payment_id', 'withdrawal.payment_id')
    .selectAll('withdrawal')
    .select('payment.amount as paid')
    .where((its) => its.and({ 'withdrawal.user_id': userId, 'withdrawal.request_id': requestId }))
    .executeTakeFirst()
  return withdrawal ?? null
}

function currencyOf({ subscription, paid }: Contract): string {
  return paid?.order.currency ?? subscription.currency ?? ''
}

function presentDue(contract: Contract, amount: number): WireWithdrawal {
  return { amount: { currency: currencyOf(contract), amount }, is_full: amount === (contract.paid?.charge.amount ?? 0), withdrawable_until: contract.until.toISOString(), received_at: null }
}

function present({ amount, currency, paid, received_at: receivedAt }: StoredWithdrawal): WireWithdrawal {
  return { amount: { currency, amount }, is_full: amount === (paid ?? 0), withdrawable_until: null, received_at: receivedAt.toISOString() }
}
