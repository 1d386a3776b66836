/** To whom a gift is mailed. Texts that are left out are empty. */
export type GiftRecipient = { email: string; name: string; from: string; message: string }

export type RecipientProblem = 'missing' | 'malformed' | 'link' | 'tooLong'

/** Longest texts, in characters. */
export const recipientLimits: Record<keyof GiftRecipient, number> = { email: 254, name: 60, from: 60, message: 300 }

const atom = String.raw`[^\s@."(),:;<>[\\\]\p{C}]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
/** The last label is no number, as in an IP address. */
const email = new RegExp(String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+(?=\p{L})(?=..)${label}$`, 'u')
/** Control characters, and those that turn the direction of the text after them. */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
/** Also what mail programs make a link of, as `films.example`. */
const link = /:\/\/|www\.|[\p{L}\p{M}\p{N}_-]\.[\p{L}\p{M}]{2,}|@/iu

/**
 * What is wrong with each text, so that no stranger is mailed a link or a disguised text in our name (BIL-103). Only a message has
 * several lines.
 */
export function recipientProblems(to: GiftRecipient): Partial<Record<keyof GiftRecipient, RecipientProblem>> {
  const problems: [keyof GiftRecipient, RecipientProblem | null][] = [
    ['email', emailProblem(to.email)],
    ['name', textProblem(to.name, recipientLimits.name)],
    ['from', textProblem(to.from, recipientLimits.from)],
    ['message', textProblem(to.message.replace(/\r?\n/g, ' '), recipientLimits.message)],
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

function emailProblem(text: string): RecipientProblem | null {
  if (text === '') return 'missing'
  return text.length <= recipientLimits.email && text.isWellFormed() && email.test(text) ? null : 'malformed'
}

function textProblem(text: string, max: number): RecipientProblem | null {
  if (text.length > max) return 'tooLong'
  if (!text.isWellFormed() || hidden.test(text)) return 'malformed'
  return link.test(text) ? 'link' : null
}
