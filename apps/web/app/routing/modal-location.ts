import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Location } from 'react-router'

/**
 * Page references in a history state: `over` is the page under the modal, `from` the previous page, which may be a
 * modal itself.
 */
export type ModalState = { over: string; from?: string }

/** The current location with its history state. */
export type CurrentLocation = Pick<Location<unknown>, 'pathname' | 'search' | 'state'>

/** The elements of the pages that can host a modal, by path and query, as this document last rendered them. */
const hosts = new Map<string, ReactNode>()

/** Makes a page available as background. Only in the browser, where a document belongs to one user. */
export function rememberHost(path: string, element: ReactNode): void {
  hosts.set(path, element)
}

export const hostAt = (path: string): ReactNode => hosts.get(path)

/** A loaded document shows its URL as the server rendered it, so a reload drops the background. */
export function dropModalStateOnLoad(): void {
  const entry: unknown = history.state
  if (entry && typeof entry === 'object' && 'usr' in entry && declaredBackground(entry.usr) !== null) {
    history.replaceState({ ...entry, usr: null }, '')
  }
}

/**
 * The page under an open modal, as a path with its query. Null without a background, or if this document has not
 * rendered it (after a reload): then the modal is a page.
 */
export function useBackground(): string | null {
  return renderedBackground(useLocation().state)
}

/** The same for the state of a history entry. */
export function renderedBackground(state: unknown): string | null {
  const over = declaredBackground(state)
  return over !== null && hosts.has(over) ? over : null
}

/**
 * Under which key the scroll position of a history entry is stored. Below a modal it belongs to the background: after a
 * reload the same entry is a page of its own, which starts at its top (WEB-84).
 */
export function scrollKeyOf({ key, state }: Location): string {
  const background = renderedBackground(state)
  return background === null ? key : `${key} ${background}`
}

/** The previous page of this modal, or of this query of the same page, as a path with its query. */
export function useOrigin(): string | null {
  const state: unknown = useLocation().state
  const from = state && typeof state === 'object' && 'from' in state ? state.from : null
  return typeof from === 'string' ? from : null
}

/** The background named in a history state, rendered or not; the state is untrusted. */
export function declaredBackground(state: unknown): string | null {
  const over = state && typeof state === 'object' && 'over' in state ? state.over : null
  return typeof over === 'string' && over.startsWith('/') ? over : null
}
