import { browserStorage } from '../platform/storage.ts'

const key = 'language-offer'

const listeners = new Set<() => void>()

/** Read once: a prompt that is marked as shown stays on its page. */
let isDismissed: boolean | null = null

/** Whether this browser has seen the language prompt; once is enough. */
export const languagePromptDismissal = {
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isDismissed(): boolean {
    isDismissed ??= browserStorage.read(key) !== null
    return isDismissed
  },
  /** Later documents do not show it again. */
  markShown(this: void): void {
    isDismissed ??= false
    browserStorage.write(key, 'shown')
  },
  dismiss(this: void): void {
    isDismissed = true
    browserStorage.write(key, 'dismissed')
    for (const listener of listeners) listener()
  },
}
