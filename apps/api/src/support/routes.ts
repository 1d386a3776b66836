import type { FastifyInstance } from 'fastify'
import type { Deps } from '../config/deps.ts'
import type { Handlers } from '../http/request.ts'
import { scheduleCleanup } from '../jobs/cleanup.ts'
import { scheduleJob } from '../jobs/scheduler.ts'
import type { SendMail } from '../notifications/mailer.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { saveFeedback } from './feedback.ts'
import { deleteMailedFeedback, sendFeedbackMail } from './mail-feedback.job.ts'
import type { SupportTables } from './tables.ts'

type Shared = { rateLimiter: RateLimiter; sendMail: SendMail }

export function support(
  app: FastifyInstance,
  { db, now, config }: Deps<SupportTables>,
  { rateLimiter, sendMail }: Shared,
): Pick<Handlers, 'sendFeedback'> {
  scheduleCleanup(app, () => deleteMailedFeedback(db, now()))
  scheduleJob(app, {
    name: 'feedback-mail',
    everySeconds: config.feedbackEverySeconds,
    run: (signal) => sendFeedbackMail({ db, sendMail, now }, signal),
  })
  return { sendFeedback: saveFeedback({ db, now, rateLimiter }) }
}
