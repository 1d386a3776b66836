import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  open += by
  for (const listener of listeners) listener()
}

/** Counts as open while mounted. Every dialog and every open menu renders it. */
export function CountsAsOpen() {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
  return null
}

/** True while a dialog or menu is open, so that autoplay on the page pauses. */
export function useDialogIsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
