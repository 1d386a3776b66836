import { ApiError, invalidRequest } from './errors.ts'

export type Answer = { status: number; body: object; requestId: string }

type Entry = { fingerprint: string; at: number; answer?: Answer }

/** Answered keys as JSON. */
export type SavedKeys = [string, Entry][]

const forgetAfterMs = 24 * 3_600_000
const maxKeyLength = 255

export type Idempotency = {
  /** The first answer to the key, or undefined for a new key, which is in use until `finish` or `release`. */
  begin: (key: string, fingerprint: string) => Answer | undefined
  finish: (key: string, answer: Answer) => void
  /** A call that never began, such as one with invalid parameters, uses up no key. */
  release: (key: string) => void
  saved: () => SavedKeys
}

export function createIdempotency(now: () => Date, saved: SavedKeys = []): Idempotency {
  const entries = new Map(saved)
  return {
    begin(key, fingerprint) {
      if (key.length > maxKeyLength) throw invalidRequest(`Idempotency keys can be at most ${maxKeyLength} characters long`)
      const time = now().getTime()
      for (const [old, { at }] of entries) {
        // The oldest come first.
        if (time - at < forgetAfterMs) break
        entries.delete(old)
      }
      const entry = entries.get(key)
      if (!entry) {
        entries.set(key, { fingerprint, at: time })
        return undefined
      }
      if (entry.fingerprint !== fingerprint) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
        throw new ApiError(400, { type: 'idempotency_error', message })
      }
      if (entry.answer) return entry.answer
      const message = `There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`
      throw new ApiError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
    },
    finish(key, answer) {
      const entry = entries.get(key)
      if (entry) entry.answer = answer
    },
    release: (key) => entries.delete(key),
    saved: () => [...entries].filter(([, { answer }]) => answer),
  }
}
