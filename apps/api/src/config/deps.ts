import type { CatalogueTables } from '@ott/catalogue-store'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { BillingTables } from '../billing/tables.ts'
import type { Config } from './config.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { Knobs } from './test-overrides.ts'
import type { PlaybackTables } from '../playback/tables.ts'
import type { Secrets } from './secrets.ts'

/** All that the database holds; each scope takes the part it knows. */
export type Tables = IdentityTables & CatalogueTables & PlaybackTables & BillingTables

/** What the server is made of; plain values, so that a test can make one of its own. */
export type Deps = {
  config: Config
  secrets: Secrets
  db: Kysely<Tables>
  /** Null: this process keeps what others would share. */
  redis: Redis | null
  log: Logger
  now: () => Date
  knobs: { current: Knobs }
}
