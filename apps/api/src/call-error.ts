import { errorStatus } from '@ott/contract/errors'
import type { ErrorBody, ErrorCode } from '@ott/contract'

export type ErrorDetails = Omit<ErrorBody, 'errorCode' | 'message' | 'requestId'> & {
  /** Methods that the address does answer, for METHOD_NOT_ALLOWED. */
  allow?: string
}

/** A refusal of the wire. Thrown anywhere below a call, answered in one place. */
export class CallError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
