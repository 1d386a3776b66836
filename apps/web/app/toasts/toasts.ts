import { atom } from 'jotai'
import { store } from '../store.ts'

/** A message for the user, by its id; it is translated where it is shown. */
export type Toast = {
  type: 'warning' | 'info' | 'error' | 'success'
  messageId: FormatjsIntl.Message['ids']
  action?: { labelId: FormatjsIntl.Message['ids']; onChoose: () => void }
  onDismiss?: () => void
}

export const toastsAtom = atom<Toast[]>([])

/** A toast with the same message is replaced. */
export function showToast(toast: Toast): void {
  store.set(toastsAtom, (shown) => [...shown.filter(({ messageId }) => messageId !== toast.messageId), toast])
}

export function dismissToast(messageId: string): void {
  store.set(toastsAtom, (shown) => shown.filter((toast) => toast.messageId !== messageId))
}
