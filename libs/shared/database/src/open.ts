import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { RawBuilder } from 'kysely'
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
    Client: KeepingClient,
  })
  pool.on('error', onLostConnection)
  // One that is at work says so to its query; told to nobody besides, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const keptMark = '/* kept */'

/**
 * Begins a statement that takes longer to plan than to run and is asked often: each connection plans it once and keeps
 * that. It is always in the same words and names its columns one by one. PostgreSQL keeps a plan only when it expects no
 * better one for any value, so what it would guess by is hidden from it, as in `(select ${value}::text)`.
 */
export const prepared: RawBuilder<unknown> = sql.raw(keptMark)

const names = new Map<string, string>()

function nameOf(statement: string): string {
  const name = names.get(statement) ?? createHash('sha256').update(statement).digest('base64url')
  names.set(statement, name)
  return name
}

/** The mark stands first, or after the `select`. */
const isKept = (statement: unknown): statement is string => typeof statement === 'string' && statement.slice(0, 30).includes(keptMark)

class KeepingClient extends pg.Client {
  override query(statement: unknown, ...values: unknown[]): never {
    const asked = isKept(statement) ? { name: nameOf(statement), text: statement } : statement
    return super.query(asked as string, ...(values as [])) as never
  }
}

const { INT8, NUMERIC, DATE } = pg.types.builtins

/** Counts and amounts in minor units are numbers; a date without a time stays the text it is. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return Number
  if (format !== 'binary' && oid === DATE) return String
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser
