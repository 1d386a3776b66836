import fc from 'fast-check'
import { calm, patience, recover, waitsForNetwork } from './recovery-policy.ts'
import type { Happening, LostRequest, Recovery, Step } from './recovery-policy.ts'

const missing = (rung: number | null = 1100): Happening => ({ type: 'lost', wanted: 'segment', status: 404, rung })
const noAnswer: Happening = { type: 'lost', wanted: 'segment', status: 0, rung: 1100 }

const look = (position: number, changes: Partial<Extract<Happening, { type: 'looked' }>> = {}): Happening =>
  ({ type: 'looked', position, ahead: 8, wantsToPlay: true, isFetching: false, lastByteAtMs: 0, ...changes })
const starving = (position: number): Happening => look(position, { ahead: 0 })

/** Feeds what happens, one line each: when, and what. Gives the steps that were more than nothing. */
function live(lines: [number, Happening][], from: Recovery = calm(0, 0)): { state: Recovery; steps: Step[] } {
  return lines.reduce<{ state: Recovery; steps: Step[] }>(({ state, steps }, [atMs, event]) => {
    const [next, step] = recover(state, event, atMs)
    return { state: next, steps: step.do === 'nothing' ? steps : [...steps, step] }
  }, { state: from, steps: [] })
}

const running: [number, Happening][] = [[0, look(0)], [500, look(0.5)], [1000, look(1)]]

/** Looks twice a second at a film that stands still. */
const stands = (fromMs: number, forMs: number, what: Happening): [number, Happening][] =>
  Array.from({ length: forMs / 500 }, (_, index) => [fromMs + index * 500, what])

describe('recovery', () => {
  it('leaves a film that runs alone', () => {
    expect(live(running).steps).toEqual([])
  })

  it('waits with a lost piece until what lies ready is played', () => {
    expect(live([...running, [1200, missing()], [1500, look(1.5)], [2000, look(2)]]).steps).toEqual([])
  })

  it('goes on without the rung in which a piece is missing', () => {
    expect(live([...running, [1200, missing(1100)], [9000, starving(9)]]).steps).toEqual([{ do: 'avoid', rung: 1100 }])
  })

  it('leaves a piece out that is missing in two rungs', () => {
    const { steps } = live([...running, [1200, missing(1100)], [9000, starving(9)], [9900, missing(600)], [10_000, starving(9)], [11_000, missing(300)], [11_500, starving(9)]])
    expect(steps).toEqual([{ do: 'avoid', rung: 1100 }, { do: 'avoid', rung: 600 }, { do: 'skip' }])
  })

  it('leaves a piece of sound out at once: there are no other rungs', () => {
    expect(live([...running, [1200, missing(null)], [9000, starving(9)]]).steps).toEqual([{ do: 'skip' }])
  })

  it('asks again, keeping the picture, when there was no answer', () => {
    expect(live([...running, [1200, noAnswer], [9000, starving(9)]]).steps).toEqual([{ do: 'nudge' }])
  })

  it('asks as long as the network takes, but not for ever', () => {
    const minutes = (count: number) => live([
      ...running,
      ...Array.from({ length: count * 30 }, (_, index): [number, Happening][] => [[2000 + index * 2000, noAnswer], [3000 + index * 2000, starving(1)]]).flat(),
    ])
    expect(minutes(4).steps.every((step) => step.do === 'nudge')).toBe(true)
    expect(minutes(6).steps.at(-1)).toEqual({ do: 'giveUp', because: 'network' })
  })

  it('opens the stream anew when the manifest did not come', () => {
    expect(live([[0, { type: 'lost', wanted: 'manifest', status: 503, rung: null }], [1500, look(0, { ahead: 0 })]]).steps).toEqual([{ do: 'reopen' }])
  })

  it('gives up a manifest that is not there after three tries', () => {
    const gone: Happening = { type: 'lost', wanted: 'manifest', status: 404, rung: null }
    const { steps } = live(Array.from({ length: 5 }, (_, index): [number, Happening][] => [[index * 2000, gone], [index * 2000 + 1500, starving(0)]]).flat())
    expect(steps).toEqual([{ do: 'reopen' }, { do: 'reopen' }, { do: 'reopen' }, { do: 'giveUp', because: 'missing' }])
  })

  it('does not wait for the next look when the network returns', () => {
    const lost = live([...running, [1100, { type: 'offline' }], [1200, noAnswer], [9000, starving(9)]])
    expect(lost.steps).toEqual([])
    expect(recover(lost.state, { type: 'online' }, 9100)[1]).toEqual({ do: 'nudge' })
  })

  it('says that it waits for the network only once the film stands', () => {
    const { state } = live([...running, [1100, { type: 'offline' }]])
    expect(waitsForNetwork(state, 2000)).toBe(false)
    expect(waitsForNetwork(state, 4000)).toBe(true)
  })

  it('does not take a slow answer for a hang', () => {
    const slow = (atMs: number): [number, Happening] => [atMs, look(1, { ahead: 0, isFetching: true, lastByteAtMs: atMs - 1000 })]
    expect(live([...running, ...Array.from({ length: 40 }, (_, index) => slow(1500 + index * 500))]).steps).toEqual([])
  })

  it('nudges a player that sleeps, then does without the rung, then leaves the piece out', () => {
    const { steps } = live([...running, ...stands(1500, 9000, starving(1))])
    expect(steps.slice(0, 3)).toEqual([{ do: 'nudge' }, { do: 'avoid', rung: null }, { do: 'skip' }])
  })

  it('ends with an error when nothing helps', () => {
    expect(live([...running, ...stands(1500, 60_000, starving(1))]).steps.at(-1)).toEqual({ do: 'giveUp', because: 'broken' })
  })

  it('allows all rungs again when the film ran well for a while', () => {
    const well = Array.from({ length: 60 }, (_, index): [number, Happening] => [9500 + index * 500, look(9 + index * 0.5)])
    expect(live([...running, [1200, missing(1100)], [9000, starving(9)], ...well]).steps).toEqual([{ do: 'avoid', rung: 1100 }, { do: 'liftLimit' }])
  })

  it('forgets what was lost when the viewer goes elsewhere', () => {
    expect(live([...running, [1200, missing()], [1300, { type: 'sought' }], [1500, starving(40)]]).steps).toEqual([])
  })

  it('bears subtitles that do not come', () => {
    expect(live([...running, [1200, { type: 'lost', wanted: 'subtitles', status: 404, rung: null }], [9000, starving(9)]]).steps).toEqual([])
  })

  it('gives up on a picture that cannot be decoded three times in ten seconds', () => {
    const broken: Happening = { type: 'undecodable' }
    expect(live([...running, [2000, broken], [4000, broken], [6000, broken]]).steps.at(-1)).toEqual({ do: 'giveUp', because: 'broken' })
    expect(live([...running, [2000, broken], [4000, broken], [20_000, broken]]).steps.some((step) => step.do === 'giveUp')).toBe(false)
  })
})

const anyLoss: fc.Arbitrary<LostRequest> = fc.record({
  wanted: fc.constantFrom('manifest', 'header', 'segment', 'subtitles'),
  status: fc.constantFrom(0, 200, 403, 404, 410, 429, 500, 503),
  rung: fc.constantFrom(null, 300, 600, 1100),
})

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({
    type: fc.constant('looked' as const),
    position: fc.double({ min: 0, max: 60, noNaN: true }),
    ahead: fc.constantFrom(0, 0.05, 1, 18),
    wantsToPlay: fc.boolean(),
    isFetching: fc.boolean(),
    lastByteAtMs: fc.constant(0),
  }) },
  anyLoss.map((lost) => ({ type: 'lost' as const, ...lost })),
  fc.constantFrom<Happening>({ type: 'undecodable' }, { type: 'unsupported' }, { type: 'sought' }, { type: 'offline' }, { type: 'online' }),
)

const anyLife = fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), anyHappening), { maxLength: 200 }).map((lines) => {
  let atMs = 0
  return lines.map(([afterMs, event]): [number, Happening] => [(atMs += afterMs), event])
})

describe('recovery, whatever happens', () => {
  it('does nothing more once it gave up', () => {
    fc.assert(fc.property(anyLife, (life) => {
      const names = live(life.filter(([, event]) => event.type !== 'unsupported')).steps.map((step) => step.do)
      const end = names.indexOf('giveUp')
      expect(end === -1 ? [] : names.slice(end + 1)).toEqual([])
    }))
  })

  it('never touches a film that is paused', () => {
    fc.assert(fc.property(anyLife, (life) => {
      let state = calm(0, 0)
      for (const [atMs, event] of life) {
        const [next, step] = recover(state, event, atMs)
        if (event.type === 'looked' && !event.wantsToPlay) expect(step.do).toBe('nothing')
        state = next
      }
    }))
  })

  it('ends a film that never moves again within ten minutes of looking', () => {
    fc.assert(fc.property(anyLoss, fc.integer({ min: 700, max: 20_000 }), (lost, everyMs) => {
      fc.pre(lost.wanted !== 'subtitles')
      const life = Array.from({ length: Math.ceil(600_000 / 500) }, (_, index): [number, Happening][] => {
        const atMs = 1500 + index * 500
        const isLost = Math.floor(atMs / everyMs) !== Math.floor((atMs - 500) / everyMs)
        return isLost ? [[atMs, { type: 'lost', ...lost }], [atMs, starving(1)]] : [[atMs, starving(1)]]
      }).flat()
      expect(live([...running, ...life]).steps.at(-1)?.do).toBe('giveUp')
    }), { numRuns: 40 })
  })

  it('takes no two steps for the network within a second', () => {
    fc.assert(fc.property(anyLife, (life) => {
      let state = calm(0, 0)
      for (const [atMs, event] of life) {
        const before = state.triedAtMs
        const [next, step] = recover(state, event, atMs)
        if (event.type === 'looked' && step.do === 'nudge') expect(atMs - before).toBeGreaterThanOrEqual(patience.betweenTries)
        state = next
      }
    }))
  })
})
