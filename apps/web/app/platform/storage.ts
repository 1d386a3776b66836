/** Strings under keys. Never throws: where storage is blocked or full, a value lives as long as the page. */
type SafeStorage = {
  read(key: string): string | null
  /** Null also for text that is no JSON. */
  readJson(key: string): unknown
  /** Null removes the value. */
  write(key: string, text: string | null): void
  writeJson(key: string, value: unknown): void
  /** Removes every value, except those whose key is to stay. */
  clear(staysAfter: (key: string) => boolean): void
  /** Another tab wrote this value: a copy in memory is outdated. */
  reload(key: string): void
}

function createSafeStorage(area: 'localStorage' | 'sessionStorage'): SafeStorage {
  const memory = new Map<string, string>()

  function read(key: string): string | null {
    try {
      return memory.get(key) ?? globalThis[area].getItem(key)
    } catch {
      return null
    }
  }

  function write(key: string, text: string | null): void {
    memory.delete(key)
    try {
      if (text === null) globalThis[area].removeItem(key)
      else globalThis[area].setItem(key, text)
    } catch {
      if (text !== null) replace(key, text)
    }
  }

  /** In full storage the old value is removed first, and must not come back. */
  function replace(key: string, text: string): void {
    try {
      globalThis[area].removeItem(key)
      globalThis[area].setItem(key, text)
    } catch {
      memory.set(key, text)
    }
  }

  return {
    read,
    write,
    readJson(key) {
      try {
        return JSON.parse(read(key) ?? 'null')
      } catch {
        return null
      }
    },
    writeJson: (key, value) => write(key, value === null ? null : JSON.stringify(value)),
    clear(staysAfter) {
      for (const key of [...memory.keys(), ...storedKeys(area)]) if (!staysAfter(key)) write(key, null)
    },
    reload: (key) => void memory.delete(key),
  }
}

function storedKeys(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[area])
  } catch {
    return []
  }
}

/** Of the browser: shared by its tabs. */
export const browserStorage = createSafeStorage('localStorage')

/** Of one tab: it survives a reload. */
export const tabStorage = createSafeStorage('sessionStorage')
