const key = 'language-offer'

let isAway = false
const listeners = new Set<() => void>()

/** Whether this browser's viewer put the offer of another language away: once is enough. */
export const offerPutAway = {
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isSo(): boolean {
    try {
      return isAway || localStorage.getItem(key) !== null
    } catch {
      return isAway
    }
  },
  remember(this: void): void {
    isAway = true
    try {
      localStorage.setItem(key, 'put away')
    } catch {
      // Storage is full or blocked: it stays away as long as the page.
    }
    for (const listener of listeners) listener()
  },
}
