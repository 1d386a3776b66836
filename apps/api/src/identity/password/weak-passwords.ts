import { brand } from '@ott/brand'
import { isNewPassword, visibleText } from '@ott/identity'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { ApiError } from '../../http/api-error.ts'

/** What an attacker knows about the account. */
export type KnownFacts = { email: string | null; phone_number: string | null; name: string | null }

/** Of 0 to 4. A password below can be guessed within a million tries. */
const minScore = 2

/** A longer password is not judged, because its length suffices. */
const maxJudgedLength = 256

/** The estimate blocks the event loop. Of 64 characters it takes at most about 0.1 s, of 256 up to a second. */
const maxEstimatedLength = 64

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: maxEstimatedLength })

export function rejectWeakPassword(password: string, facts: KnownFacts): void {
  if (!isNewPassword(password) || isWeakPassword(password, facts)) throw new ApiError('INVALID_INPUT', { field: 'newPassword' })
}

/** Whether the password is common, repetitive or made of what is known about its owner and this site (ID-26, ID-83). */
export function isWeakPassword(password: string, facts: KnownFacts): boolean {
  const text = visibleText(password.normalize('NFKC')).toLowerCase()
  if (text.length > maxJudgedLength) return false
  const words = knownWords(facts)
  return isMadeOf(words, text) || estimator.check(text, words).score < minScore
}

/** The contacts and names, whole and in parts. */
function knownWords({ email, phone_number, name }: KnownFacts): string[] {
  const whole = [email, phone_number, phone_number?.slice(-nationalDigits), name, brand.slug, ...Object.values(brand.name)]
  const known = whole.filter((word) => typeof word === 'string').map((word) => word.normalize('NFKC').toLowerCase())
  const parts = known.flatMap((word) => [...word.split('@'), ...word.split(/[^\p{L}\p{M}\p{N}]+/u)])
  return [...new Set([...known, ...parts])].filter((word) => word.length >= minWordLength).toSorted((a, b) => b.length - a.length)
}

const minWordLength = 3
const nationalDigits = 10
const maxOtherLetters = 2

/** Whether only digits and signs remain without the known words, longest first. */
function isMadeOf(words: string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replaceAll(/\P{L}/gu, '').length <= maxOtherLetters
}
