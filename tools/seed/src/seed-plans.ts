import { savePlans } from '@ott/api'
import type { BillingTables, NewPlan, Tables } from '@ott/api'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import type { DemoPlan } from './plans.ts'
import { plans } from './plans.ts'
import { stored } from './words.ts'

/** Saves the demo plans; a repeated run updates only changed texts and order. */
export async function seedPlans(db: Kysely<Tables>): Promise<void> {
  await transaction<BillingTables, void>(db, (trx) => savePlans(trx, plans.map(newPlan)))
}

function newPlan({ title, description, ...plan }: DemoPlan): NewPlan {
  return { ...plan, title: stored(title), description: stored(description) }
}
