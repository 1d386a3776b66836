const key = 'language-offer'

let isAway = false
const listeners = new Set<() => void>()

/** Whether the language prompt was dismissed in this browser; once is enough. */
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
      // Storage is full or blocked: the dismissal lasts as long as the document.
    }
    for (const listener of listeners) listener()
  },
}
