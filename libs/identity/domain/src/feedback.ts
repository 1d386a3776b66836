import { isEmail, normaliseEmail } from './credentials.ts'

/** An accessibility report. `page` and `email` may be empty. */
export type Feedback = { text: string; page: string; email: string }

/** In UTF-16 units, as `maxlength` counts them. */
export const maxFeedbackLength = { text: 4_000, page: 500, email: 254 } as const satisfies Record<keyof Feedback, number>

export type FeedbackErrors = { [Field in keyof Feedback]?: 'missing' | 'tooLong' | 'invalidEmail' }

export function readFeedback(form: { get(field: keyof Feedback): unknown }): Feedback {
  const fieldText = (field: keyof Feedback) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return normaliseFeedback({ text: fieldText('text'), page: fieldText('page'), email: fieldText('email') })
}

/** The stored form: line breaks of the text stay, invisible characters go. */
export function normaliseFeedback({ text, page, email }: Feedback): Feedback {
  return { text: visible(text).trim(), page: oneLine(page), email: normaliseEmail(oneLine(email)) }
}

/** Errors by field, for normalised feedback; empty when it is valid (TELL-1, TELL-4). */
export function validateFeedback(feedback: Feedback): FeedbackErrors {
  const { text, page, email } = maxFeedbackLength
  return {
    ...(feedback.text === '' && { text: 'missing' }),
    ...(feedback.text.length > text && { text: 'tooLong' }),
    ...(feedback.page.length > page && { page: 'tooLong' }),
    ...(feedback.email !== '' && !isEmail(feedback.email) && { email: 'invalidEmail' }),
    ...(feedback.email.length > email && { email: 'tooLong' }),
  }
}

/** Some control characters truncate a text in storage. */
const visible = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')

const oneLine = (text: string) => visible(text).replaceAll(/\s+/gu, ' ').trim()
