import type { Tables } from '@ott/api'
import { createSeller } from '@ott/api/seller'
import type { SellerDeps } from '@ott/api/seller'
import { priceFor } from '@ott/billing'
import { enterCard } from '@ott/sandbox/cardholder'
import type { Kysely } from 'kysely'
import { planOf } from './plans.ts'
import { viewers } from './viewers.ts'
import type { DemoSubscription, DemoViewer } from './viewers.ts'

const dayMs = 86_400_000
/** The country of all demo viewers. */
const country = 'IN'

type Subscriber = DemoViewer & { subscription: DemoSubscription }

/**
 * Sells the demo viewers their plans as the product does, at a clock that runs from each purchase to now (BIL-90): so they have
 * cards, orders, invoices and a next charge, and can cancel. A viewer who has bought anything stays unchanged.
 */
export async function seedSubscriptions(deps: Omit<SellerDeps, 'now'>, now: Date = new Date()): Promise<void> {
  const subscribers = viewers.filter((viewer): viewer is Subscriber => viewer.subscription !== null)
  for (const viewer of subscribers) if (await isToBuy(deps.db, viewer)) await buy(deps, viewer, now)
}

async function isToBuy(db: Kysely<Tables>, { id, subscription }: Subscriber): Promise<boolean> {
  // Earlier versions of the demo gave the time instead of selling it.
  await db.deleteFrom('subscription').where((its) => its.and({ user_id: id, subscription_id: `${id}-${subscription.plan}` })).where('state', 'is', null).execute()
  const account = await db.selectFrom('account').select('user_id').where('user_id', '=', id).executeTakeFirst()
  const order = await db.selectFrom('billing_order').select('order_id').where('user_id', '=', id).executeTakeFirst()
  const other = await db.selectFrom('subscription').select('subscription_id').where('user_id', '=', id).executeTakeFirst()
  return account !== undefined && order === undefined && other === undefined
}

async function buy(deps: Omit<SellerDeps, 'now'>, { id: userId, locale, subscription }: Subscriber, now: Date): Promise<void> {
  const { plan: identifier, boughtDaysAgo, renews, card, place } = subscription
  const { planId, prices } = planOf(identifier).version
  const currency = priceFor(prices, country)?.currency
  const { stripe } = deps.config
  if (!currency || !stripe?.apiUrl) throw new Error(`Plan ${identifier} is not sold in ${country}, or there is no sandbox`)
  const provider = { url: stripe.apiUrl, stripe }
  let time = new Date(now.getTime() - boughtDaysAgo * dayMs)
  const seller = createSeller({ ...deps, now: () => time })
  await seller.buy({ userId, locale, country, plan: { identifier, planId, currency }, place, renews }, (setupIntentId) => enterCard(provider, setupIntentId, card))
  let last: Date | null = null
  for (;;) {
    const due = await seller.nextTaskAt()
    // A task that stays due is another process's.
    if (!due || due > now || due.getTime() === last?.getTime()) return
    last = due
    if (due > time) time = due
    await seller.runDueTasks()
  }
}
