/** Why rotation pauses: pointer over the carousel, focus in it, carousel out of view, or a video playing in it. */
type Hold = 'pointer' | 'focus' | 'away' | 'busy'

/** The current slide, and whether rotation is on. Selecting a slide stops rotation until the user restarts it. */
export type CarouselState =
  | { status: 'turning'; index: number }
  | { status: 'held'; index: number; holds: readonly Hold[] }
  | { status: 'stopped'; index: number; holds: readonly Hold[] }

export type CarouselEvent =
  | { type: 'timePassed' }
  | { type: 'held'; by: Hold }
  | { type: 'released'; by: Hold }
  | { type: 'paused' }
  | { type: 'played' }
  | { type: 'chosen'; index: number }
  | { type: 'stepped'; by: 1 | -1 }

/** Indices count from 0 and wrap around at either end of `count` slides (DS-4, DS-10). */
export function carouselReducer(state: CarouselState, event: CarouselEvent, count: number): CarouselState {
  const { index } = state
  const holds = state.status === 'turning' ? [] : state.holds
  switch (event.type) {
    case 'timePassed':
      return state.status === 'turning' ? { status: 'turning', index: wrap(index + 1, count) } : state
    case 'held':
      return withHolds(state, [...holds.filter((hold) => hold !== event.by), event.by])
    case 'released':
      return withHolds(state, holds.filter((hold) => hold !== event.by))
    case 'paused':
      return { status: 'stopped', index, holds }
    case 'played':
      return holds.length > 0 ? { status: 'held', index, holds } : { status: 'turning', index }
    case 'chosen':
      return { status: 'stopped', index: wrap(event.index, count), holds }
    case 'stepped':
      return { status: 'stopped', index: wrap(index + event.by, count), holds }
  }
}

function withHolds({ status, index }: CarouselState, holds: readonly Hold[]): CarouselState {
  if (status === 'stopped') return { status, index, holds }
  return holds.length > 0 ? { status: 'held', index, holds } : { status: 'turning', index }
}

const wrap = (index: number, count: number) => (count === 0 ? 0 : ((index % count) + count) % count)
