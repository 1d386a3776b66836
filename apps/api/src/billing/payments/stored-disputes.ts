import type { Answer } from '@ott/contract'
import type { Kysely } from 'kysely'
import type { BillingTables } from '../tables.ts'

/** What its user is shown of disputes about a subscription. */
export async function openOrLostDispute(db: Kysely<BillingTables>, { subscription_id, renews_after_dispute }: { subscription_id: string; renews_after_dispute: boolean | null }): Promise<NonNullable<Answer<'userSubscription'>['data']>['dispute']> {
  const disputes = await db.selectFrom('dispute').select('state').where('subscription_id', '=', subscription_id).where('state', '<>', 'won').execute()
  const shown = disputes.find(({ state }) => state === 'lost') ?? disputes[0]
  return shown ? { state: shown.state === 'lost' ? 'lost' : 'open', renews_after: renews_after_dispute === true } : null
}

/** A charge that its bank is deciding about, or has taken back, is not refunded. */
export async function isContested(db: Kysely<BillingTables>, paymentId: string): Promise<boolean> {
  const dispute = await db.selectFrom('dispute').select('dispute_ref').where('payment_id', '=', paymentId).where('state', '<>', 'won').executeTakeFirst()
  return dispute !== undefined
}
