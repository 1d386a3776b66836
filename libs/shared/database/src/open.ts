import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import pg from 'pg'

export type OpenOptions = {
  /** Maximum number of connections. */
  connections?: number
  /** Maximum duration of a statement. */
  statementTimeoutMs?: number
  /** Called when an idle connection breaks; the pool replaces it. */
  onLostConnection?: (error: Error) => void
}

export type StatementListener = (statement: { sql: string; seconds: number }) => void

export function openDatabase<Tables>(url: string, options: OpenOptions = {}): Kysely<Tables> {
  const { connections = 10, statementTimeoutMs = 10_000, onLostConnection = () => {} } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
    // Results are small: starting parallel workers would cost more than it saves and slow other queries down.
    options: '-c max_parallel_workers_per_gather=0',
    types: { getTypeParser },
    Client: PreparingClient,
  })
  pool.on('error', onLostConnection)
  // A busy connection reports the error to its query as well. Without a listener here, the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const listening: StatementListener[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql }, queryDurationMillis }) => listening.forEach((listener) => listener({ sql, seconds: queryDurationMillis / 1_000 })),
  })
  pools.set(db, pool)
  listeners.set(db, listening)
  return db
}

const pools = new WeakMap<object, pg.Pool>()
const listeners = new WeakMap<object, StatementListener[]>()

/** Calls the listener after each statement of a database that was opened here, also a failed one. Waiting for a connection does not count. */
export function onStatement(db: object, listener: StatementListener): void {
  listeners.get(db)?.push(listener)
}

/** How many statements and transactions wait for a connection of a database that was opened here. */
export function waitingForConnection(db: object): number {
  return pools.get(db)?.waitingCount ?? 0
}

/** How many connections of a database that was opened here are in use. */
export function connectionsInUse(db: object): number {
  const pool = pools.get(db)
  return pool ? pool.totalCount - pool.idleCount : 0
}

const preparedMark = '/* prepared */'

/**
 * Marks a frequent statement with costly planning as a prepared statement, so its text must be constant. Write values
 * as `(select ${value}::text)`: PostgreSQL then keeps one generic plan.
 */
export const prepared: RawBuilder<unknown> = sql.raw(preparedMark)

const names = new Map<string, string>()

function nameOf(statement: string): string {
  const name = names.get(statement) ?? createHash('sha256').update(statement).digest('base64url')
  names.set(statement, name)
  return name
}

/** The mark comes first or after the `select`. */
const isPrepared = (statement: unknown): statement is string => typeof statement === 'string' && statement.slice(0, 30).includes(preparedMark)

class PreparingClient extends pg.Client {
  override query(statement: unknown, ...values: unknown[]): never {
    const query = isPrepared(statement) ? { name: nameOf(statement), text: statement } : statement
    const result = super.query(query as string, ...(values as [])) as unknown
    if (result instanceof Promise) result.catch((error: unknown) => this.endIfLost(error))
    return result as never
  }

  /** The server closes the connection after a fatal error. Until that arrives, the pool would hand it to the next caller. */
  private endIfLost(error: unknown): void {
    if (error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC')) void this.end().catch(() => {})
  }
}

const { INT8, NUMERIC, DATE } = pg.types.builtins

/** Parses counts and amounts in minor units as numbers, and keeps dates as text. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return Number
  if (format !== 'binary' && oid === DATE) return String
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser
