import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../../http/api-error.ts'

/** Argon2id (the library's default) with 19 MiB and two passes, as OWASP recommends. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes about ten milliseconds of CPU. Beyond this many at once, callers get UNAVAILABLE. */
const maxConcurrentHashes = 64
let running = 0

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(normalise(password), settings))
}

/** Takes equally long if the account has no password or does not exist (ID-19). */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const matches = await bounded(async () => verify(storedHash ?? (await dummyHash), normalise(password)))
  return storedHash !== null && matches
}

/** Hash of a random password, compared where an account has none. */
const dummyHash = hash(crypto.getRandomValues(new Uint8Array(32)), settings)

/** Normalizes input, so that every keyboard yields the same characters. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrentHashes) throw new ApiError('UNAVAILABLE', { retryAfter: 2 })
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
  }
}
