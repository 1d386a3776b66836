import { LRUCache } from 'lru-cache'

export type Keep<T> = (key: readonly unknown[], make: () => Promise<T>) => Promise<T>

type Keeping<T> = {
  /** The catalogue's version; what was made under another one is not given out. */
  version: () => Promise<number>
  now: () => Date
  /** Bytes that all of it may take. */
  most: number
  sizeOf: (value: T) => number
}

const freshForMs = 60_000
const staleForMs = 60_000

/**
 * Makes a thing once for all who ask for it within a minute, however many ask at once. For another minute it is given out
 * while the next one is made behind whoever asks, so that nobody waits for it, also when that fails (CAT-15). Failures
 * are not kept.
 */
export function keepAnswers<T extends {}>({ version, now, most, sizeOf }: Keeping<T>): Keep<T> {
  const kept = new LRUCache<string, { value: T; madeAt: number }>({
    maxSize: most,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
  })
  const inTheMaking = new Map<string, Promise<T>>()

  const once = (key: string, make: () => Promise<T>): Promise<T> => {
    const running = inTheMaking.get(key)
    if (running) return running
    const made = make()
      .then((value) => {
        kept.set(key, { value, madeAt: now().getTime() })
        return value
      })
      .finally(() => inTheMaking.delete(key))
    inTheMaking.set(key, made)
    return made
  }

  return async (parts, make) => {
    const key = JSON.stringify([await version(), ...parts])
    const found = kept.get(key)
    const age = found ? now().getTime() - found.madeAt : Infinity
    if (!found || age >= freshForMs + staleForMs) return once(key, make)
    // Whoever asks when there is none tells of the failure.
    if (age >= freshForMs) once(key, make).catch(() => undefined)
    return found.value
  }
}

const checkedEveryMs = 500

/** The catalogue's version, asked at most twice a second. While the database does not answer, the last one known. */
export function recentVersion(read: () => Promise<number>, now: () => Date): () => Promise<number> {
  let known: { version: number; checkedAt: number } | null = null
  let asking: Promise<number> | null = null

  const ask = async (): Promise<number> => {
    const checkedAt = now().getTime()
    try {
      known = { version: await read(), checkedAt }
    } catch (error) {
      if (!known) throw error
      known = { ...known, checkedAt }
    }
    return known.version
  }

  return async () => {
    if (known && Math.abs(now().getTime() - known.checkedAt) < checkedEveryMs) return known.version
    asking ??= ask().finally(() => { asking = null })
    return asking
  }
}
