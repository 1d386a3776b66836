import type { CatalogueTables } from '@ott/catalogue-store'
import type { ActivityTables } from '../activity/tables.ts'
import type { AnalyticsTables } from '../analytics/tables.ts'
import type { BillingTables } from '../billing/tables.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { PlaybackTables } from '../playback/tables.ts'
import type { RateLimitTables } from '../rate-limit/tables.ts'
import type { SupportTables } from '../support/tables.ts'

/** The whole schema. Each module names only the tables that it reads or writes. */
export type Tables = IdentityTables & CatalogueTables & PlaybackTables & ActivityTables & AnalyticsTables & BillingTables & SupportTables & RateLimitTables
