import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  open += by
  for (const listener of listeners) listener()
}

/** Counts as open for as long as it is drawn: it stands within every dialog and sheet, and every menu that is open. */
export function CountsAsOpen() {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
  return null
}

/** Whether any dialog, sheet or menu stands over the page: what moves by itself below it rests meanwhile. */
export function useDialogIsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
