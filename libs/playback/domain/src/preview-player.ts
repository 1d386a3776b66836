import type { Watchable } from '@ott/catalogue'

/** Autoplaying trailers of a page, suspended while a dialog is open or the tab is hidden. */
export type PreviewPlayer = Free | { status: 'suspended'; by: readonly string[]; before: Free }

/** `stopped` until the user starts one. `at` identifies a hero or a card. */
type Free = { status: 'idle' } | { status: 'playing'; at: string } | { status: 'stopped' }

export type PreviewEvent =
  /** The only event that leaves `stopped`. */
  | { type: 'idle' }
  | { type: 'stopped' }
  | { type: 'started'; at: string }
  /** Finished, out of view, or failed. */
  | { type: 'ended'; at: string }
  /** `by` identifies the reason: several can suspend at once. */
  | { type: 'suspended'; by: string }
  | { type: 'resumed'; by: string }

/** Preferences about autoplay; `autoplays` is null until loaded. */
type PreviewPreferences = { prefersStill: boolean; savesData: boolean; autoplays: boolean | null }

/** No autoplay with reduced motion or data saving, when switched off, or while unknown (PREV-4). */
export function wantsPreviews({ prefersStill, savesData, autoplays }: PreviewPreferences): boolean {
  return !prefersStill && !savesData && autoplays === true
}

/** The URLs of a title's trailer. */
export type Trailers = Pick<Watchable, 'trailer' | 'largeTrailer'>

/** The width from which the small trailer is visibly soft. */
const minLargePixels = 900

/** The large trailer over a wide still, unless the user saves data (PREV-15). */
export function chooseTrailer({ trailer, largeTrailer }: Trailers, { widthPixels, savesData }: { widthPixels: number; savesData: boolean }): string | null {
  return largeTrailer && widthPixels >= minLargePixels && !savesData ? largeTrailer : trailer
}

/** Where a trailer plays, or will when it is resumed. */
export function previewSlot(state: PreviewPlayer): string | null {
  const free = unsuspended(state)
  return free.status === 'playing' ? free.at : null
}

/** Whether the user stopped them, suspended or not. */
export function previewsAreStopped(state: PreviewPlayer): boolean {
  return unsuspended(state).status === 'stopped'
}

/** One preview at a time (PREV-1); only `idle` leaves `stopped` (PREV-2); resuming restores the state before (PREV-3). */
export function previewPlayer(state: PreviewPlayer, event: PreviewEvent): PreviewPlayer {
  const by = state.status === 'suspended' ? state.by : []
  const before = unsuspended(state)
  const suspendedBy = (reasons: readonly string[], state: Free): PreviewPlayer =>
    reasons.length > 0 ? { status: 'suspended', by: reasons, before: state } : state
  switch (event.type) {
    case 'idle':
      return suspendedBy(by, { status: 'idle' })
    case 'stopped':
      return suspendedBy(by, { status: 'stopped' })
    case 'started':
      return state.status === 'suspended' || state.status === 'stopped' ? state : { status: 'playing', at: event.at }
    case 'ended':
      return suspendedBy(by, before.status === 'playing' && before.at === event.at ? { status: 'idle' } : before)
    case 'suspended':
      return suspendedBy([...by.filter((reason) => reason !== event.by), event.by], before)
    case 'resumed':
      return suspendedBy(by.filter((reason) => reason !== event.by), before)
  }
}

function unsuspended(state: PreviewPlayer): Free {
  return state.status === 'suspended' ? state.before : state
}
