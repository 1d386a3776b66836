import type { ErrorCode } from '@ott/contract'
import { ApiError } from './api-error.ts'

type Failure = Extract<ErrorCode, 'UNAVAILABLE' | 'TIMEOUT'>

/**
 * Classes of SQLSTATE (PostgreSQL, appendix A) in which the database failed. In the other classes our statement is
 * wrong, and that is an internal error.
 */
const sqlStateClasses: Record<string, Failure> = {
  '08': 'UNAVAILABLE', // connection exception
  '28': 'UNAVAILABLE', // invalid authorization
  '3D': 'UNAVAILABLE', // no such database
  '40': 'UNAVAILABLE', // rolled back, still after all retries
  '53': 'UNAVAILABLE', // insufficient resources: disk, memory, connections
  '57': 'UNAVAILABLE', // operator intervention: shutdown, crash, starting up
  '58': 'UNAVAILABLE', // system error: input and output
  F0: 'UNAVAILABLE', // configuration file
  XX: 'UNAVAILABLE', // internal error, corrupted data
}

/** Codes that differ from the rest of their class. */
const sqlStates: Record<string, Failure> = {
  '25006': 'UNAVAILABLE', // read-only, as on a standby
  '25P03': 'UNAVAILABLE', // idle in transaction for too long
  '25P04': 'TIMEOUT', // transaction took too long
  '42501': 'UNAVAILABLE', // no permission; also the code of a read-only disk
  '55006': 'UNAVAILABLE', // object in use
  '55P03': 'UNAVAILABLE', // lock not available
  '57014': 'TIMEOUT', // statement took too long
}

const systemErrors = new Set([
  'EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EDQUOT', 'EHOSTDOWN', 'EHOSTUNREACH', 'EIO', 'EMFILE', 'ENETDOWN',
  'ENETUNREACH', 'ENFILE', 'ENOSPC', 'ENOTFOUND', 'EPIPE', 'EROFS', 'ETIMEDOUT',
])

/** The driver and its pool have no error codes for these, only texts. */
const driverTexts: [RegExp, Failure][] = [
  [/^Query read timeout$/, 'TIMEOUT'],
  [/^Connection terminated|^timeout e|is not queryable$|^There was an error establishing an SSL connection$/, 'UNAVAILABLE'],
  // A server that stops answers late requests after its pool ended.
  [/^Cannot use a pool after calling end|driver has already been destroyed/, 'UNAVAILABLE'],
]

const maxCauses = 5

/** The contract's code for the failure of a dependency; null for any other error (API-24). */
export function dependencyFailure(error: unknown, causes = maxCauses): Failure | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown }
  if (error instanceof ApiError && cause === undefined) return code === 'UNAVAILABLE' || code === 'TIMEOUT' ? code : null
  const known = (typeof code === 'string' && ofCode(code)) || (typeof message === 'string' && ofText(message))
  return known || (causes > 0 ? dependencyFailure(cause, causes - 1) : null)
}

function ofCode(code: string): Failure | null {
  if (systemErrors.has(code)) return 'UNAVAILABLE'
  return /^[0-9A-Z]{5}$/.test(code) ? (sqlStates[code] ?? sqlStateClasses[code.slice(0, 2)] ?? null) : null
}

function ofText(message: string): Failure | null {
  return driverTexts.find(([text]) => text.test(message))?.[1] ?? null
}
