import type Stripe from 'stripe'

export type ErrorBody = Omit<Stripe.StripeRawError, 'headers' | 'statusCode' | 'requestId' | 'detail' | 'exception'>

/** An error that the API answers. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, rest: { param?: string; code?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...rest })
}

export function unknownParameter(param: string): ApiError {
  return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
}

export function missingParameter(param: string): ApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

export function missingResource(name: string, id: string, param = 'id'): ApiError {
  // A missing object of a parameter is an error of the request, not of the URL.
  return new ApiError(param === 'id' ? 404 : 400, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${name}: '${id}'`, param })
}
