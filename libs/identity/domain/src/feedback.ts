import { isEmailAddress, normaliseEmail } from './credentials.ts'

/** What stands in somebody's way. Where that is, and how they can be answered, may stay empty. */
export type Feedback = { text: string; page: string; email: string }

/** In characters, as browsers count them. */
export const longestFeedback = { text: 4_000, page: 500, email: 254 } as const satisfies Record<keyof Feedback, number>

export type WrongFeedback = { [Field in keyof Feedback]?: 'missing' | 'tooLong' | 'noAddress' }

/** Out of a form, by the names of its fields. */
export function feedbackIn(form: { get(field: keyof Feedback): unknown }): Feedback {
  const said = (field: keyof Feedback) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return tidyFeedback({ text: said('text'), page: said('page'), email: said('email') })
}

/** As it is kept and sent: lines stay lines, what nobody sees goes. */
export function tidyFeedback({ text, page, email }: Feedback): Feedback {
  return { text: visible(text).trim(), page: oneLine(page), email: normaliseEmail(oneLine(email)) }
}

/** What of a tidy one cannot be taken, by its field; nothing where all is well (TELL-1). */
export function wrongIn(feedback: Feedback): WrongFeedback {
  const { text, page, email } = longestFeedback
  return {
    ...(feedback.text === '' && { text: 'missing' }),
    ...(feedback.text.length > text && { text: 'tooLong' }),
    ...(feedback.page.length > page && { page: 'tooLong' }),
    ...(feedback.email !== '' && !isEmailAddress(feedback.email) && { email: 'noAddress' }),
    ...(feedback.email.length > email && { email: 'tooLong' }),
  }
}

/** Some of the characters that steer a terminal or a printer end a text where it is kept. */
const visible = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')

const oneLine = (text: string) => visible(text).replaceAll(/\s+/gu, ' ').trim()
