import type { ReactNode } from 'react'
import type { Screen } from './paths.ts'

type Kind = Screen['kind']
type Draw<K extends Kind> = (screen: Extract<Screen, { kind: K }>, query: URLSearchParams) => ReactNode

const brought: { [K in Kind]?: Draw<K> } = {}

/**
 * Gives the frame the screen of an address. A route's module does so once: a screen's code comes with its route and no
 * page carries another's, and it stays known when a dialog over the screen has made another route the current one.
 */
export function bringScreen<K extends Kind>(kind: K, draw: Draw<K>): void {
  Object.assign(brought, { [kind]: draw })
}

/** Whether it can be drawn, also under a dialog: after a reload only its own route brings it. */
export const canBeDrawn = (kind: Kind): boolean => kind === 'browse' || brought[kind] !== undefined

/** The screen that its route brought; null where the route draws itself. */
export function drawScreen<K extends Kind>(screen: Extract<Screen, { kind: K }>, query: URLSearchParams): ReactNode {
  const draw = brought[screen.kind as K]
  return draw?.(screen, query) ?? null
}
