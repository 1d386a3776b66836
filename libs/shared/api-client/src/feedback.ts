import { maxCallSeconds } from '@ott/contract'
import type { Feedback, FeedbackResult, FeedbackFailure } from '@ott/identity'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import type { Language } from './query-defaults.ts'

/** Enough of a request id to find the request in the logs. */
const referenceLength = 8

export async function sendFeedback(call: Call, feedback: Feedback, language: Language): Promise<FeedbackResult> {
  try {
    const signal = AbortSignal.timeout(maxCallSeconds * 1_000)
    const { requestId } = await call('sendFeedback', { query: { language }, body: feedback }, { signal })
    return { type: 'sent', reference: requestId.slice(0, referenceLength) }
  } catch (error) {
    return { type: 'failed', reason: failureOf(error) }
  }
}

function failureOf(error: unknown): FeedbackFailure {
  if (!(error instanceof ApiError)) return { type: 'unknown' }
  if (error.code === 'RATE_LIMITED') return { type: 'tooOften', retryAfterSeconds: error.body.retryAfter ?? null }
  return { type: error.code === 'OFFLINE' ? 'offline' : 'unknown' }
}
