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

const keptForMs = 60_000

/** Makes a thing once for all who ask for it within a minute, however many ask at once. Failures are not kept. */
export function keepAnswers<T extends {}>({ version, now, most, sizeOf }: Keeping<T>): Keep<T> {
  const kept = new LRUCache<string, { value: T; until: number }>({
    maxSize: most,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
  })
  const inTheMaking = new Map<string, Promise<T>>()

  return async (parts, make) => {
    const key = JSON.stringify([await version(), ...parts])
    const found = kept.get(key)
    if (found && found.until > now().getTime()) return found.value
    const running = inTheMaking.get(key)
    if (running) return running
    const made = make().then((value) => {
      kept.set(key, { value, until: now().getTime() + keptForMs })
      return value
    })
    inTheMaking.set(key, made)
    return made.finally(() => inTheMaking.delete(key))
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
