import type { FastifyInstance } from 'fastify'
import type { Deps } from '../config/deps.ts'
import type { Handlers } from '../http/request.ts'
import { keepTidy } from '../jobs/cleanup.ts'
import { nowAndThen } from '../jobs/scheduler.ts'
import type { SendMail } from '../notifications/mailer.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { takeFeedback } from './feedback.ts'
import { forgetMailedFeedback, mailFeedback } from './mail-feedback.job.ts'
import type { SupportTables } from './tables.ts'

type Shared = { rateLimiter: RateLimiter; sendMail: SendMail }

export function support(
  app: FastifyInstance,
  { db, now, config }: Deps<SupportTables>,
  { rateLimiter, sendMail }: Shared,
): Pick<Handlers, 'sendFeedback'> {
  keepTidy(app, () => forgetMailedFeedback(db, now()))
  nowAndThen(app, {
    name: 'mailing what stands in somebody’s way',
    everySeconds: config.feedbackEverySeconds,
    work: (signal) => mailFeedback({ db, sendMail, now }, signal),
  })
  return { sendFeedback: takeFeedback({ db, now, rateLimiter }) }
}
