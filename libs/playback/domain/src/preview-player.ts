/** Trailers that play by themselves: which of the page's places shows one. Whatever holds it stands over it, or nobody looks. */
export type PreviewPlayer = Free | { is: 'held'; by: readonly string[]; before: Free }

/** `stopped`: the viewer wants none until they say so. `at` names a place: a hero, or a card by its address. */
type Free = { is: 'idle' } | { is: 'playing'; at: string } | { is: 'stopped' }

export type PreviewEvent =
  /** Set to idle: the one thing that wakes what was stopped. */
  | { type: 'idle' }
  | { type: 'stopped' }
  | { type: 'started'; at: string }
  /** It is over, out of sight, or could not be played. */
  | { type: 'ended'; at: string }
  /** `by` names who holds, since several may: each dialog, a tab that is not looked at. */
  | { type: 'held'; by: string }
  | { type: 'released'; by: string }

/** What is known of whether somebody wants pictures that move by themselves; `autoplays` is null while nobody can say. */
export type PreviewWishes = { prefersStill: boolean; savesData: boolean; autoplays: boolean | null }

/** Nothing moves by itself for who asked for less motion or fewer bytes, or switched it off; nor while that is open (PREV-4). */
export function wantsPreviews({ prefersStill, savesData, autoplays }: PreviewWishes): boolean {
  return !prefersStill && !savesData && autoplays === true
}

/** The place whose trailer plays, or will once nothing holds it any more. */
export function previewPlace(state: PreviewPlayer): string | null {
  const free = withoutHolds(state)
  return free.is === 'playing' ? free.at : null
}

/** Whether the viewer stopped them, held or not: they are the one who can wake them. */
export function previewsAreStopped(state: PreviewPlayer): boolean {
  return withoutHolds(state).is === 'stopped'
}

/**
 * One preview at a time (PREV-1). Once stopped, only `idle` wakes it (PREV-2). A hold gives back exactly what it found
 * (PREV-3).
 */
export function previewPlayer(state: PreviewPlayer, event: PreviewEvent): PreviewPlayer {
  const by = state.is === 'held' ? state.by : []
  const before = withoutHolds(state)
  const withHolds = (holds: readonly string[], free: Free): PreviewPlayer =>
    holds.length > 0 ? { is: 'held', by: holds, before: free } : free
  switch (event.type) {
    case 'idle':
      return withHolds(by, { is: 'idle' })
    case 'stopped':
      return withHolds(by, { is: 'stopped' })
    case 'started':
      return state.is === 'held' || state.is === 'stopped' ? state : { is: 'playing', at: event.at }
    case 'ended':
      return withHolds(by, before.is === 'playing' && before.at === event.at ? { is: 'idle' } : before)
    case 'held':
      return withHolds([...by.filter((hold) => hold !== event.by), event.by], before)
    case 'released':
      return withHolds(by.filter((hold) => hold !== event.by), before)
  }
}

function withoutHolds(state: PreviewPlayer): Free {
  return state.is === 'held' ? state.before : state
}
