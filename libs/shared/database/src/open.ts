import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

export type OpenOptions = {
  /** Most connections at a time. */
  connections?: number
  /** No statement may run longer. */
  statementTimeoutMs?: number
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onLostConnection?: (error: Error) => void
}

export function openDatabase<Tables>(url: string, options: OpenOptions = {}): Kysely<Tables> {
  const { connections = 10, statementTimeoutMs = 10_000, onLostConnection = () => {} } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
    // Answers are small: more processes for one of them would take longer to start than they save, and take from the others.
    options: '-c max_parallel_workers_per_gather=0',
    types: { getTypeParser },
  })
  pool.on('error', onLostConnection)
  // One that is at work says so to its query; told to nobody besides, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const { INT8, NUMERIC, DATE } = pg.types.builtins

/** Counts and amounts in minor units are numbers; a date without a time stays the text it is. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return Number
  if (format !== 'binary' && oid === DATE) return String
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser
