import { browserStorage } from '../platform/storage.ts'

const key = 'language-offer'

const listeners = new Set<() => void>()

/** Whether the language prompt was dismissed in this browser; once is enough. */
export const languagePromptDismissal = {
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isDismissed(): boolean {
    return browserStorage.read(key) !== null
  },
  dismiss(this: void): void {
    browserStorage.write(key, 'dismissed')
    for (const listener of listeners) listener()
  },
}
