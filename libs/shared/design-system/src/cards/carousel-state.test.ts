import fc from 'fast-check'
import { carouselReducer } from './carousel-state.ts'
import type { CarouselEvent, CarouselState } from './carousel-state.ts'

const after = (...events: CarouselEvent[]) =>
  events.reduce((state, event) => carouselReducer(state, event, 3), { status: 'turning', index: 0 } as CarouselState)

const holds = fc.constantFrom('pointer', 'focus', 'away', 'busy')
const events: fc.Arbitrary<CarouselEvent> = fc.oneof(
  fc.constantFrom<CarouselEvent>({ type: 'timePassed' }, { type: 'paused' }, { type: 'played' }),
  fc.record({ type: fc.constantFrom('held', 'released'), by: holds }) as fc.Arbitrary<CarouselEvent>,
  fc.record({ type: fc.constant('chosen'), index: fc.integer() }) as fc.Arbitrary<CarouselEvent>,
  fc.record({ type: fc.constant('stepped'), by: fc.constantFrom(1, -1) }) as fc.Arbitrary<CarouselEvent>,
)

describe('a carousel', () => {
  it('wraps around at both ends', () => {
    expect(after({ type: 'timePassed' }, { type: 'timePassed' }, { type: 'timePassed' }).index).toBe(0)
    expect(after({ type: 'chosen', index: -1 }).index).toBe(2)
    expect([after({ type: 'stepped', by: -1 }), after({ type: 'stepped', by: 1 })].map(({ index }) => index)).toEqual([2, 1])
  })

  it('is paused while any hold exists, and continues after the last', () => {
    const held = after({ type: 'held', by: 'pointer' }, { type: 'held', by: 'focus' }, { type: 'released', by: 'pointer' })
    expect(carouselReducer(held, { type: 'timePassed' }, 3)).toEqual({ status: 'held', index: 0, holds: ['focus'] })
    expect(carouselReducer(held, { type: 'released', by: 'focus' }, 3)).toEqual({ status: 'turning', index: 0 })
  })

  it('stays at the slide that the user selected', () => {
    expect(after({ type: 'chosen', index: 1 }, { type: 'held', by: 'pointer' }, { type: 'released', by: 'pointer' }))
      .toEqual({ status: 'stopped', index: 1, holds: [] })
  })

  it('waits for the remaining hold when restarted', () => {
    const asked = after({ type: 'held', by: 'focus' }, { type: 'paused' }, { type: 'played' })
    expect(asked).toEqual({ status: 'held', index: 0, holds: ['focus'] })
    expect(carouselReducer(asked, { type: 'released', by: 'focus' }, 3).status).toBe('turning')
  })

  it('always shows one slide, and advances by time only while turning', () => {
    fc.assert(fc.property(fc.array(events), fc.integer({ min: 1, max: 6 }), (happening, count) => {
      let state: CarouselState = { status: 'turning', index: 0 }
      for (const event of happening) {
        const next = carouselReducer(state, event, count)
        if (event.type === 'timePassed' && state.status !== 'turning') expect(next).toEqual(state)
        state = next
        expect(state.index).toBeGreaterThanOrEqual(0)
        expect(state.index).toBeLessThan(count)
      }
    }))
  })
})
