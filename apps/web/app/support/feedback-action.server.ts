import { sendFeedback } from '@ott/api-client'
import { feedbackForm, readFeedback, initialFeedbackForm, validateFeedback } from '@ott/identity'
import type { Feedback, FeedbackForm, FeedbackResult as SendResult } from '@ott/identity'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { createServerClient } from '../api/client.server.ts'
import { sessionCookie } from '../auth/session-cookie.ts'

/** The result of a form sent without scripts, and its values. */
export type FeedbackResult = { form: FeedbackForm; typed: Feedback }

/** Sends the feedback as the page's scripts would (TELL-1). A malformed body counts as empty. */
export async function submitFeedback(request: Request, locale: Locale): Promise<FeedbackResult> {
  const typed = readFeedback(await request.formData().catch(() => new FormData()))
  const pressed = feedbackForm(initialFeedbackForm, { type: 'pressed', errors: validateFeedback(typed) })
  if (pressed.status !== 'sending') return { form: pressed, typed }
  const api = createServerClient(request, sessionCookie.read(request.headers.get('cookie')))
  return { form: feedbackForm(pressed, asSeenFromHere(await sendFeedback(api, typed, apiLanguage(locale)))), typed }
}

/** A failed call is the server's own connection, since the form arrived. */
function asSeenFromHere(answer: SendResult): SendResult {
  return answer.type === 'failed' && answer.reason.type === 'offline' ? { type: 'failed', reason: { type: 'unknown' } } : answer
}

/** The HTTP status of the page with that result. */
export function feedbackStatus(form: FeedbackForm): number {
  if (form.status === 'failed') return form.reason.type === 'tooOften' ? 429 : 503
  return form.status === 'sent' ? 200 : 400
}
