import fc from 'fast-check'
import { carouselTurns } from './carousel-state.ts'
import type { CarouselEvent, CarouselState } from './carousel-state.ts'

const after = (...events: CarouselEvent[]) =>
  events.reduce((state, event) => carouselTurns(state, event, 3), { is: 'turning', at: 0 } as CarouselState)

const holds = fc.constantFrom('pointer', 'focus', 'away', 'busy')
const events: fc.Arbitrary<CarouselEvent> = fc.oneof(
  fc.constantFrom<CarouselEvent>({ type: 'timePassed' }, { type: 'paused' }, { type: 'played' }),
  fc.record({ type: fc.constantFrom('held', 'released'), by: holds }) as fc.Arbitrary<CarouselEvent>,
  fc.record({ type: fc.constant('chosen'), at: fc.integer() }) as fc.Arbitrary<CarouselEvent>,
  fc.record({ type: fc.constant('stepped'), by: fc.constantFrom(1, -1) }) as fc.Arbitrary<CarouselEvent>,
)

describe('a carousel', () => {
  it('goes round at its end, and at its beginning when one goes back', () => {
    expect(after({ type: 'timePassed' }, { type: 'timePassed' }, { type: 'timePassed' }).at).toBe(0)
    expect(after({ type: 'chosen', at: -1 }).at).toBe(2)
    expect([after({ type: 'stepped', by: -1 }), after({ type: 'stepped', by: 1 })].map(({ at }) => at)).toEqual([2, 1])
  })

  it('stands while anything holds it, and goes on when the last hold is gone', () => {
    const held = after({ type: 'held', by: 'pointer' }, { type: 'held', by: 'focus' }, { type: 'released', by: 'pointer' })
    expect(carouselTurns(held, { type: 'timePassed' }, 3)).toEqual({ is: 'held', at: 0, by: ['focus'] })
    expect(carouselTurns(held, { type: 'released', by: 'focus' }, 3)).toEqual({ is: 'turning', at: 0 })
  })

  it('stays where the viewer turned it', () => {
    expect(after({ type: 'chosen', at: 1 }, { type: 'held', by: 'pointer' }, { type: 'released', by: 'pointer' }))
      .toEqual({ is: 'stopped', at: 1, by: [] })
  })

  it('that is asked to go on waits for whoever asked to look away', () => {
    const asked = after({ type: 'held', by: 'focus' }, { type: 'paused' }, { type: 'played' })
    expect(asked).toEqual({ is: 'held', at: 0, by: ['focus'] })
    expect(carouselTurns(asked, { type: 'released', by: 'focus' }, 3).is).toBe('turning')
  })

  it('shows one of its slides whatever happens, and time alone moves it only while it turns', () => {
    fc.assert(fc.property(fc.array(events), fc.integer({ min: 1, max: 6 }), (happening, count) => {
      let state: CarouselState = { is: 'turning', at: 0 }
      for (const event of happening) {
        const next = carouselTurns(state, event, count)
        if (event.type === 'timePassed' && state.is !== 'turning') expect(next).toEqual(state)
        state = next
        expect(state.at).toBeGreaterThanOrEqual(0)
        expect(state.at).toBeLessThan(count)
      }
    }))
  })
})
