import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { StoredOrder } from '../payments/settle.ts'
import type { BillingTables } from '../tables.ts'

/**
 * What was paid for an order: whether it was needed, and what goes back by itself, in minor units, because it was paid twice or came
 * too late to give anything (BIL-129).
 */
export async function moneyOf(db: Kysely<BillingTables>, { order_id, total }: StoredOrder): Promise<{ isKept: boolean; returned: number }> {
  const { kept, returned } = await db
    .selectFrom('payment')
    .leftJoin('refund', (join) => join.onRef('refund.payment_id', '=', 'payment.payment_id').on('refund.reason', 'in', ['duplicate', 'late']))
    .select([sql<string>`count(*) filter (where refund.payment_id is null)`.as('kept'), sql<string>`coalesce(sum(refund.amount), 0)`.as('returned')])
    .where((its) => its.and({ order_id, 'payment.state': 'succeeded' }))
    .executeTakeFirstOrThrow()
  return { isKept: total === 0 || Number(kept) > 0, returned: Number(returned) }
}
