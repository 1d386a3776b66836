import { useLocation } from 'react-router'
import type { Location } from 'react-router'
import { pathOf, screenAt } from './paths.ts'
import { canBeDrawn } from './screen-registry.ts'

/**
 * What a page keeps of the one below it: the page over which dialogs stand, and the one it was opened from, which may
 * be such a dialog itself.
 */
export type Over = { over: string; from?: string }

/** Where the viewer is, and what its history entry keeps. */
export type Place = Pick<Location<unknown>, 'pathname' | 'search' | 'state'>

/**
 * A document that loads shows what its address says, as the server drew it: the page that lay below before a reload is
 * forgotten, and the way back leads there still.
 */
export function standAlone(): void {
  const entry: unknown = history.state
  if (entry && typeof entry === 'object' && 'usr' in entry && backgroundIn(entry.usr) !== null) {
    history.replaceState({ ...entry, usr: null }, '')
  }
}

/**
 * The page under an open dialog, as a path with its query; null when nothing was opened over anything, or when that page's
 * code is not here, since somebody came back to the dialog after a reload: what is open is a page of its own then.
 */
export function useBackground(): string | null {
  return drawnBelow(useLocation().state)
}

/** The same of a history entry. */
export function drawnBelow(state: unknown): string | null {
  const over = backgroundIn(state)
  return over !== null && canBeDrawn(screenAt(pathOf(over)).kind) ? over : null
}

/** The page that the viewer came from to this dialog, or to this query of the same page, as a path with its query. */
export function useOrigin(): string | null {
  const state: unknown = useLocation().state
  const from = state && typeof state === 'object' && 'from' in state ? state.from : null
  return typeof from === 'string' ? from : null
}

/** What a history entry names as the page below, whether or not that can be drawn; the entry may hold anything. */
export function backgroundIn(state: unknown): string | null {
  const over = state && typeof state === 'object' && 'over' in state ? state.over : null
  return typeof over === 'string' && over.startsWith('/') ? over : null
}
