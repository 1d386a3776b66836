import type { Tables } from '@ott/api'
import { sellerSettings } from '@ott/api/seller'
import { seedSubscriptions } from '@ott/seed/subscriptions'
import type { Kysely } from 'kysely'
import { dataFolder } from './settings.ts'

/** Sells the demo viewers their plans at the sandbox, which must be reachable. */
export async function sellPlans(db: Kysely<Tables>, sandboxUrl: string): Promise<void> {
  await seedSubscriptions(sellerSettings(db, { ...process.env, DATA_DIR: dataFolder, STRIPE_API_URL: sandboxUrl }))
}
