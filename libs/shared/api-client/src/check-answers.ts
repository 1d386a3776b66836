import { schemas } from '@ott/contract/schemas'
import { ApiError } from './api-error.ts'
import type { HttpCall } from './http-client.ts'

/**
 * Rejects answers that break the contract: rendering one would fail anywhere, or show an empty page (WEB-55). Browsers
 * do without the schemas, which are large.
 */
export function checkAnswers(http: HttpCall): HttpCall {
  return async (name, input, options) => {
    const answer = await http(name, input, options)
    if (schemas[name].ok.safeParse(answer).success) return answer
    throw new ApiError(502, 'INVALID_RESPONSE', {})
  }
}
