import { errorStatus } from '@ott/contract/errors'
import type { ErrorBody, ErrorCode } from '@ott/contract'

export type ErrorDetails = Omit<ErrorBody, 'errorCode' | 'message' | 'requestId'>

/** A refusal of the wire. Thrown anywhere below a call, answered in one place. */
export class CallError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    // A refusal is an answer like others: nobody reads where in the code it came from, and noting that costs the most of it.
    const { stackTraceLimit } = Error
    if (errorStatus[code] < 500) Error.stackTraceLimit = 0
    super(code, options)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
