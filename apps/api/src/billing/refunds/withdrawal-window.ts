import { isInEuropeanUnion, withdrawableUntil } from '@ott/billing'
import type { Kysely } from 'kysely'
import type { StoredSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'

/** Until when the user can withdraw from a plan: a purchase and an upgrade are contracts (BIL-120). Null outside the European Union, and once it has ended. */
export async function lastWithdrawalAt(db: Kysely<BillingTables>, { subscription_id, state, country }: StoredSubscription): Promise<Date | null> {
  if (state === null || state === 'pending' || state === 'ended' || !isInEuropeanUnion(country)) return null
  const { contractAt } = await db
    .selectFrom('billing_order')
    .select(({ fn }) => fn.max('paid_at').as('contractAt'))
    .where((its) => its.and({ subscription_id, status: 'paid' }))
    .where('kind', '<>', 'renewal')
    .executeTakeFirstOrThrow()
  return contractAt && withdrawableUntil(country, contractAt)
}
