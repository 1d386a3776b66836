import { randomUUID } from 'node:crypto'
import type { Answer } from '@ott/contract'
import { normaliseFeedback, validateFeedback } from '@ott/identity'
import { ApiError } from '../http/api-error.ts'
import type { RequestContext } from '../http/request.ts'
import type { Deps } from '../config/deps.ts'
import { ipKey } from '../rate-limit/ip-key.ts'
import type { Limit, RateLimiter } from '../rate-limit/rate-limiter.ts'
import type { SupportTables } from './tables.ts'

export type FeedbackDeps = Pick<Deps<SupportTables>, 'db' | 'now'> & { rateLimiter: RateLimiter }

const feedbackPerIp: Limit = { name: 'feedback', points: 5, windowSeconds: 3_600 }

/** Saves feedback before it is answered; a job mails it later (TELL-2). */
export function saveFeedback({ db, now, rateLimiter }: FeedbackDeps) {
  return async ({ body, ip, locale, requestId }: RequestContext<'sendFeedback'>): Promise<Answer<'sendFeedback'>> => {
    const { text, page, email } = normaliseFeedback(body)
    const [field] = Object.keys(validateFeedback({ text, page, email }))
    if (field) throw new ApiError('INVALID_INPUT', { field })
    await rateLimiter.consume([{ limit: feedbackPerIp, key: ipKey(ip) }])
    const moment = now()
    await db
      .insertInto('feedback')
      .values({ feedback_id: randomUUID(), request_id: requestId, said: text, page, email, locale, said_at: moment, due_at: moment })
      .execute()
    return { requestId }
  }
}
