import { sendFeedback } from '@ott/api-client'
import { feedbackForm, feedbackIn, openedFeedback, wrongIn } from '@ott/identity'
import type { Feedback, FeedbackAnswer, FeedbackForm } from '@ott/identity'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { serverCall } from '../api/client.server.ts'
import { sessionCookie } from '../auth/session-cookie.ts'

/** What became of a form that came without scripts, and what stood in it. */
export type AnsweredFeedback = { form: FeedbackForm; typed: Feedback }

/** Does what the page's scripts would have done (TELL-1). Whatever else comes here has nothing written in it. */
export async function answerFeedback(request: Request, locale: Locale): Promise<AnsweredFeedback> {
  const typed = feedbackIn(await request.formData().catch(() => new FormData()))
  const pressed = feedbackForm(openedFeedback, { type: 'pressed', wrong: wrongIn(typed) })
  if (pressed.step !== 'sending') return { form: pressed, typed }
  const api = serverCall(request, sessionCookie.read(request.headers.get('cookie')))
  return { form: feedbackForm(pressed, asSeenFromHere(await sendFeedback(api, typed, apiLanguage(locale)))), typed }
}

/** The connection that was lost is none of the viewer's: their form did arrive. */
function asSeenFromHere(answer: FeedbackAnswer): FeedbackAnswer {
  return answer.type === 'failed' && answer.because.kind === 'offline' ? { type: 'failed', because: { kind: 'unknown' } } : answer
}

/** The status of the page that says so. */
export function feedbackStatus(form: FeedbackForm): number {
  if (form.step === 'failed') return form.because.kind === 'tooOften' ? 429 : 503
  return form.step === 'sent' ? 200 : 400
}
