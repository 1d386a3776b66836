import { singleFlight } from './single-flight.ts'

/** Where a token is stored between pages: the browser's storage, or a variable on the web server. */
export type TokenStorage = { read(): StoredToken | null; write(token: StoredToken | null): void }

export type StoredToken = { token: string; fetchedAt: number }

/** Storage for a server: its content is lost when the process ends. */
export function inMemoryStorage(): TokenStorage {
  let stored: StoredToken | null = null
  return {
    read: () => stored,
    write: (token) => {
      stored = token
    },
  }
}

/** API-3. */
const anonymousTokenLifetimeMs = 24 * 60 * 60 * 1000

type AnonymousToken = { get(): Promise<string>; renew(): Promise<string> }

export function anonymousToken(fetchToken: () => Promise<string>, storage: TokenStorage, now: () => number): AnonymousToken {
  const renew = singleFlight(async () => {
    const token = await fetchToken()
    storage.write({ token, fetchedAt: now() })
    return token
  })
  return {
    async get() {
      const stored = storage.read()
      const age = stored ? now() - stored.fetchedAt : Number.NaN
      return stored && age >= 0 && age < anonymousTokenLifetimeMs ? stored.token : renew()
    },
    renew,
  }
}
