import { useLocation } from 'react-router'

/**
 * What a page keeps of the one below it: the page over which dialogs stand, and the one it was opened from, which may
 * be such a dialog itself.
 */
export type Over = { over: string; from?: string }

/** The page under an open dialog, as a path with its query; null when nothing was opened over anything. */
export function useBackground(): string | null {
  return backgroundIn(useLocation().state)
}

/** The page that the viewer came from to this dialog, as a path with its query. */
export function useOrigin(): string | null {
  const state: unknown = useLocation().state
  const from = state && typeof state === 'object' && 'from' in state ? state.from : null
  return typeof from === 'string' ? from : null
}

/** The same in what a history entry holds, which may be anything. */
export function backgroundIn(state: unknown): string | null {
  const over = state && typeof state === 'object' && 'over' in state ? state.over : null
  return typeof over === 'string' && over.startsWith('/') ? over : null
}
