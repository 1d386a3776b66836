import type { RowScrollState } from '@ott/design-system'

/** For every page of this tab; the server never reads it. */
const states = new Map<string, RowScrollState>()

/** The scroll state of the rows of a page, by row title. */
export function rowScrollStates(path: string): (title: string) => RowScrollState {
  return (title) => {
    const key = `${path} ${title}`
    const state = states.get(key) ?? { left: 0, height: 0 }
    states.set(key, state)
    return state
  }
}
