import { atom } from 'jotai'
import { store } from '../store.ts'

/** A sentence for the viewer that belongs to no place on the page; it is put into words where it is shown. */
export type Toast = {
  type: 'warning' | 'info' | 'error' | 'success'
  says: FormatjsIntl.Message['ids']
  action?: { says: FormatjsIntl.Message['ids']; onChoose: () => void }
  onPutAway?: () => void
}

export const toastsAtom = atom<Toast[]>([])

/** What is said already is not said twice. */
export function sayToast(toast: Toast): void {
  store.set(toastsAtom, (shown) => [...shown.filter(({ says }) => says !== toast.says), toast])
}

export function dismissToast(says: string): void {
  store.set(toastsAtom, (shown) => shown.filter((toast) => toast.says !== says))
}
