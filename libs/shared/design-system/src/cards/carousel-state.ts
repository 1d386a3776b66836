/** Why a carousel that would turn does not: it is pointed at, the focus is in it, nobody can see it, or something in it plays. */
type Hold = 'pointer' | 'focus' | 'away' | 'busy'

/** What shows, and whether it moves on by itself. A viewer's own choice of a slide ends the turning until it is asked for. */
export type CarouselState =
  | { is: 'turning'; at: number }
  | { is: 'held'; at: number; by: readonly Hold[] }
  | { is: 'stopped'; at: number; by: readonly Hold[] }

export type CarouselEvent =
  | { type: 'timePassed' }
  | { type: 'held'; by: Hold }
  | { type: 'released'; by: Hold }
  | { type: 'paused' }
  | { type: 'played' }
  | { type: 'chosen'; at: number }
  | { type: 'stepped'; by: 1 | -1 }

/** Leads from state to state; places count from 0 and go round at either end of `count` slides (DS-4). */
export function carouselTurns(state: CarouselState, event: CarouselEvent, count: number): CarouselState {
  const { at } = state
  const holds = state.is === 'turning' ? [] : state.by
  switch (event.type) {
    case 'timePassed':
      return state.is === 'turning' ? { is: 'turning', at: around(at + 1, count) } : state
    case 'held':
      return withHolds(state, [...holds.filter((hold) => hold !== event.by), event.by])
    case 'released':
      return withHolds(state, holds.filter((hold) => hold !== event.by))
    case 'paused':
      return { is: 'stopped', at, by: holds }
    case 'played':
      return holds.length > 0 ? { is: 'held', at, by: holds } : { is: 'turning', at }
    case 'chosen':
      return { is: 'stopped', at: around(event.at, count), by: holds }
    case 'stepped':
      return { is: 'stopped', at: around(at + event.by, count), by: holds }
  }
}

function withHolds({ is, at }: CarouselState, by: readonly Hold[]): CarouselState {
  if (is === 'stopped') return { is, at, by }
  return by.length > 0 ? { is: 'held', at, by } : { is: 'turning', at }
}

const around = (place: number, count: number) => (count === 0 ? 0 : ((place % count) + count) % count)
