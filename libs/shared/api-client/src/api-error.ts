import type { ErrorBody, ErrorCode } from '@ott/contract'

/** An error response, or no response at all (`status` 0). Holds the parsed body, from which a screen chooses its message. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'OFFLINE' | 'INVALID_RESPONSE'
  readonly body: Partial<ErrorBody>

  constructor(status: number, code: ApiError['code'], body: Partial<ErrorBody>) {
    super(body.message ?? (code === 'INVALID_RESPONSE' ? 'Invalid response received' : code))
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.body = body
  }
}
