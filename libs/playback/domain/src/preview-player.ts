/** Autoplaying trailers of a page, suspended while a dialog is open or the tab is hidden. */
export type PreviewPlayer = Free | { is: 'held'; by: readonly string[]; before: Free }

/** `stopped` until the user starts one. `at` identifies a hero or a card. */
type Free = { is: 'idle' } | { is: 'playing'; at: string } | { is: 'stopped' }

export type PreviewEvent =
  /** The only event that leaves `stopped`. */
  | { type: 'idle' }
  | { type: 'stopped' }
  | { type: 'started'; at: string }
  /** Finished, out of view, or failed. */
  | { type: 'ended'; at: string }
  /** `by` identifies the reason: several can suspend at once. */
  | { type: 'held'; by: string }
  | { type: 'released'; by: string }

/** Preferences about autoplay; `autoplays` is null until loaded. */
export type PreviewWishes = { prefersStill: boolean; savesData: boolean; autoplays: boolean | null }

/** No autoplay with reduced motion or data saving, when switched off, or while unknown (PREV-4). */
export function wantsPreviews({ prefersStill, savesData, autoplays }: PreviewWishes): boolean {
  return !prefersStill && !savesData && autoplays === true
}

/** Where a trailer plays, or will when it is resumed. */
export function previewSlot(state: PreviewPlayer): string | null {
  const free = unsuspended(state)
  return free.is === 'playing' ? free.at : null
}

/** Whether the user stopped them, suspended or not. */
export function previewsAreStopped(state: PreviewPlayer): boolean {
  return unsuspended(state).is === 'stopped'
}

/** One preview at a time (PREV-1); only `idle` leaves `stopped` (PREV-2); resuming restores the state before (PREV-3). */
export function previewPlayer(state: PreviewPlayer, event: PreviewEvent): PreviewPlayer {
  const by = state.is === 'held' ? state.by : []
  const before = unsuspended(state)
  const suspendedBy = (holds: readonly string[], state: Free): PreviewPlayer =>
    holds.length > 0 ? { is: 'held', by: holds, before: state } : state
  switch (event.type) {
    case 'idle':
      return suspendedBy(by, { is: 'idle' })
    case 'stopped':
      return suspendedBy(by, { is: 'stopped' })
    case 'started':
      return state.is === 'held' || state.is === 'stopped' ? state : { is: 'playing', at: event.at }
    case 'ended':
      return suspendedBy(by, before.is === 'playing' && before.at === event.at ? { is: 'idle' } : before)
    case 'held':
      return suspendedBy([...by.filter((hold) => hold !== event.by), event.by], before)
    case 'released':
      return suspendedBy(by.filter((hold) => hold !== event.by), before)
  }
}

function unsuspended(state: PreviewPlayer): Free {
  return state.is === 'held' ? state.before : state
}
