import { browserStorage } from '../platform/storage.ts'

export const anonymousTokenKey = 'anonymous-token'

type StoredToken = { token: string; fetchedAt: number }

/** Where this browser stores the token of its anonymous calls. */
export const anonymousTokenStorage = {
  read: () => browserStorage.readJson(anonymousTokenKey) as StoredToken | null,
  write: (token: StoredToken | null) => browserStorage.writeJson(anonymousTokenKey, token),
}
