import { useRef } from 'react'

/** A dismissed item loses the focus: it moves to the row, or to `main` after the last item. */
export function useDismiss<Item>(items: Item[], onDismiss: (item: Item) => void) {
  const container = useRef<HTMLDivElement>(null)
  const dismiss = (item: Item) => {
    onDismiss(item)
    const next = items.length > 1 ? container.current : container.current?.closest<HTMLElement>('main')
    next?.focus({ preventScroll: true })
  }
  return { container, dismiss }
}
