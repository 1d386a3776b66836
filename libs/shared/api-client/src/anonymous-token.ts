import { shareFlight } from './single-flight.ts'

/** Where a token rests between pages: the browser's storage, or a variable of the web server. */
export type TokenShelf = { read(): StoredToken | null; write(token: StoredToken | null): void }

export type StoredToken = { token: string; fetchedAt: number }

/** The shelf of a server: what lies there is gone when the program ends. */
export function memoryShelf(): TokenShelf {
  let kept: StoredToken | null = null
  return {
    read: () => kept,
    write: (token) => {
      kept = token
    },
  }
}

/** Fetched once and kept for a day (API-3). */
const anonymousTokenLifetimeMs = 24 * 60 * 60 * 1000

export type AnonymousToken = { get(): Promise<string>; renew(): Promise<string> }

/** `fetchToken` asks the server; `now` is in milliseconds. */
export function anonymousToken(fetchToken: () => Promise<string>, shelf: TokenShelf, now: () => number): AnonymousToken {
  const renew = shareFlight(async () => {
    const token = await fetchToken()
    shelf.write({ token, fetchedAt: now() })
    return token
  })
  return {
    async get() {
      const stored = shelf.read()
      const age = stored ? now() - stored.fetchedAt : Number.NaN
      return stored && age >= 0 && age < anonymousTokenLifetimeMs ? stored.token : renew()
    },
    renew,
  }
}
