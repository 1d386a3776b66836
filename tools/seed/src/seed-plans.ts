import { saveCampaigns, saveCoupons, savePlans } from '@ott/api'
import type { BillingTables, NewPlan, Tables } from '@ott/api'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { demoCampaigns, demoCoupons } from './coupons.ts'
import type { DemoPlan } from './plans.ts'
import { plans } from './plans.ts'
import { stored } from './words.ts'

/** Saves the demo plans and coupons; a repeated run updates only changed texts and order. */
export async function seedPlans(db: Kysely<Tables>): Promise<void> {
  await transaction<BillingTables, void>(db, async (trx) => {
    await savePlans(trx, plans.map(newPlan))
    await saveCampaigns(trx, demoCampaigns)
    await saveCoupons(trx, demoCoupons)
  })
}

function newPlan({ title, description, ...plan }: DemoPlan): NewPlan {
  return { ...plan, title: stored(title), description: stored(description) }
}
