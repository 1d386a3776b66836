import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { TestOverrides } from './test-overrides.ts'
import type { Secrets } from './secrets.ts'

/** Dependencies of the server as plain values, so that tests can build their own. Each module names its own tables. */
export type Deps<Tables = unknown> = {
  config: Config
  secrets: Secrets
  db: Kysely<Tables>
  /** Null: the database counts rate limits and streams. */
  redis: Redis | null
  log: Logger
  now: () => Date
  testOverrides: { current: TestOverrides }
}
