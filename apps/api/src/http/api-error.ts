import { errorStatus } from '@ott/contract/errors'
import type { ErrorBody, ErrorCode } from '@ott/contract'

export type ErrorDetails = Omit<ErrorBody, 'errorCode' | 'message' | 'requestId'>

/** An error of the contract. Any code below a request may throw it; the error handler turns it into the response. */
export class ApiError extends Error {
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
