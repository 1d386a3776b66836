import { transaction } from '@ott/database'
import type { Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { chargeOf } from '../payments/gateway-rail.ts'
import { readStoredPayment } from '../payments/pursue.ts'
import type { StoredPayment } from '../payments/settle.ts'
import type { SeenRefund } from '../payments/rail.ts'
import { logEvent } from '../sold-subscription.ts'
import type { BillingTables } from '../tables.ts'
import { recordDeskRefund } from './desk-refund.ts'

type StoredRefund = Selectable<BillingTables['refund']>

const dayInMs = 86_400_000
const readForDays = 14

/** Sends a refund once, and reads it daily for two weeks, and whenever the provider hints at a change: a bank may refuse it days later (BIL-86). */
export function returnPayment(deps: SellingDeps) {
  return async (paymentId: string): Promise<Date | void> => {
    const { db, now } = deps
    const payment = await readStoredPayment(db, paymentId)
    const owed = await db.selectFrom('refund').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
    if (!payment?.provider_ref) return
    if (!owed) return recordDeskRefund(deps, payment)
    if (owed.sent_at !== null && owed.provider_ref === null) return
    const seen = await lookAtRefund(deps, payment, owed)
    await settleRefund(deps, payment, seen)
    const isOld = now().getTime() - owed.created_at.getTime() > readForDays * dayInMs
    if (seen.state !== 'failed' && !isOld) return new Date(now().getTime() + dayInMs)
  }
}

/** Sends it, or reads how it stands. */
async function lookAtRefund({ rail, gateway }: SellingDeps, payment: StoredPayment, { provider_ref: refundRef, amount }: StoredRefund): Promise<SeenRefund> {
  if (payment.rail === 'stripe') return refundRef === null ? rail.refund(payment.payment_id, payment.provider_ref ?? '', amount) : rail.readRefund(refundRef)
  if (!gateway) throw new ApiError('NOT_OFFERED')
  return refundRef === null ? gateway.refund(chargeOf(payment), amount) : gateway.readRefund(chargeOf(payment))
}

/** A failure is final, and may follow a success. Access is not given back. */
async function settleRefund({ db, now, log }: SellingDeps, { payment_id: paymentId, user_id: userId }: StoredPayment, { state, providerRef }: SeenRefund): Promise<void> {
  await transaction(db, async (trx) => {
    await lockPayer(trx, userId)
    const stored = await trx.selectFrom('refund').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow()
    if (stored.state === 'failed') return
    const moment = now()
    await trx.updateTable('refund').set({ state, provider_ref: providerRef, sent_at: stored.sent_at ?? moment }).where('payment_id', '=', paymentId).execute()
    if (state !== 'failed') return
    log.error({ paymentId }, 'refund failed: the bank did not take it')
    await logEvent(trx, { userId, subscriptionId: null, type: 'refundFailed', at: moment, details: { paymentId, amount: stored.amount } })
    await scheduleMail(trx, 'refundFailed', paymentId, moment)
  })
}
