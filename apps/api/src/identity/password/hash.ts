import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../../http/api-error.ts'

/** Argon2id, which is the library's default, with 19 MiB and two passes, as OWASP recommends. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes a processor for about ten milliseconds; who would wait for more than these is told to come back. */
const mostAtWork = 64
let atWork = 0

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(typed(password), settings))
}

/** Takes as long for an account that has no password, or is none at all (ID-19). */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const matches = await bounded(async () => verify(kept ?? (await nobodys), typed(password)))
  return kept !== null && matches
}

/** The hash of a password that nobody knows, compared where there is none. */
const nobodys = hash(crypto.getRandomValues(new Uint8Array(32)), settings)

/** The same letters from every keyboard. */
function typed(password: string): string {
  return password.normalize('NFKC')
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= mostAtWork) throw new ApiError('UNAVAILABLE', { retryAfter: 2 })
  atWork += 1
  try {
    return await work()
  } finally {
    atWork -= 1
  }
}
