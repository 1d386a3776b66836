import fc from 'fast-check'
import { faultOf, initialRecovery, recover, stallTimeouts, waitsForNetwork } from './recovery-policy.ts'
import type { LostRequest, Recovery, RecoveryAction, RecoveryEvent } from './recovery-policy.ts'

const missing = (bitrateKbps: number | null = 1100): RecoveryEvent => ({ type: 'lost', wanted: 'segment', status: 404, bitrateKbps })
const noAnswer: RecoveryEvent = { type: 'lost', wanted: 'segment', status: 0, bitrateKbps: 1100 }

const look = (position: number, changes: Partial<Extract<RecoveryEvent, { type: 'checked' }>> = {}): RecoveryEvent =>
  ({ type: 'checked', position, ahead: 8, wantsToPlay: true, isFetching: false, lastByteAtMs: 0, ...changes })
const starving = (position: number): RecoveryEvent => look(position, { ahead: 0 })

/** Runs events at their times and returns the actions other than `none`. */
function live(lines: [number, RecoveryEvent][], from: Recovery = initialRecovery(0, 0)): { state: Recovery; actions: RecoveryAction[] } {
  return lines.reduce<{ state: Recovery; actions: RecoveryAction[] }>(({ state, actions }, [atMs, event]) => {
    const [next, action] = recover(state, event, atMs)
    return { state: next, actions: action.type === 'none' ? actions : [...actions, action] }
  }, { state: from, actions: [] })
}

const running: [number, RecoveryEvent][] = [[0, look(0)], [500, look(0.5)], [1000, look(1)]]

/** Checks twice a second during a stall. */
const stalled = (fromMs: number, forMs: number, what: RecoveryEvent): [number, RecoveryEvent][] =>
  Array.from({ length: forMs / 500 }, (_, index) => [fromMs + index * 500, what])

describe('recovery', () => {
  it('takes no action while playback runs', () => {
    expect(live(running).actions).toEqual([])
  })

  it('waits for a lost segment until the buffer is played', () => {
    expect(live([...running, [1200, missing()], [1500, look(1.5)], [2000, look(2)]]).actions).toEqual([])
  })

  it('avoids the bitrate in which a segment is missing', () => {
    expect(live([...running, [1200, missing(1100)], [9000, starving(9)]]).actions).toEqual([{ type: 'avoidBitrate', bitrateKbps: 1100 }])
  })

  it('skips a segment that is missing in two bitrates', () => {
    const { actions } = live([...running, [1200, missing(1100)], [9000, starving(9)], [9900, missing(600)], [10_000, starving(9)], [11_000, missing(300)], [11_500, starving(9)]])
    expect(actions).toEqual([{ type: 'avoidBitrate', bitrateKbps: 1100 }, { type: 'avoidBitrate', bitrateKbps: 600 }, { type: 'skip' }])
  })

  it('skips an audio segment at once, because audio has one bitrate', () => {
    expect(live([...running, [1200, missing(null)], [9000, starving(9)]]).actions).toEqual([{ type: 'skip' }])
  })

  it('repeats a request without a response and keeps the picture', () => {
    expect(live([...running, [1200, noAnswer], [9000, starving(9)]]).actions).toEqual([{ type: 'nudge' }])
  })

  it('retries during a network failure, up to a limit', () => {
    const minutes = (count: number) => live([
      ...running,
      ...Array.from({ length: count * 30 }, (_, index): [number, RecoveryEvent][] => [[2000 + index * 2000, noAnswer], [3000 + index * 2000, starving(1)]]).flat(),
    ])
    expect(minutes(4).actions.every((action) => action.type === 'nudge')).toBe(true)
    expect(minutes(6).actions.at(-1)).toEqual({ type: 'giveUp', fault: 'network' })
  })

  it('reopens the stream when the manifest failed', () => {
    expect(live([[0, { type: 'lost', wanted: 'manifest', status: 503, bitrateKbps: null }], [1500, look(0, { ahead: 0 })]]).actions).toEqual([{ type: 'reopen' }])
  })

  it('gives up a missing manifest after three attempts', () => {
    const gone: RecoveryEvent = { type: 'lost', wanted: 'manifest', status: 404, bitrateKbps: null }
    const { actions } = live(Array.from({ length: 5 }, (_, index): [number, RecoveryEvent][] => [[index * 2000, gone], [index * 2000 + 1500, starving(0)]]).flat())
    expect(actions).toEqual([{ type: 'reopen' }, { type: 'reopen' }, { type: 'reopen' }, { type: 'giveUp', fault: 'missing' }])
  })

  it('acts at once when the network returns', () => {
    const lost = live([...running, [1100, { type: 'offline' }], [1200, noAnswer], [9000, starving(9)]])
    expect(lost.actions).toEqual([])
    expect(recover(lost.state, { type: 'online' }, 9100)[1]).toEqual({ type: 'nudge' })
  })

  it('reports waiting for the network only once playback stands still', () => {
    const { state } = live([...running, [1100, { type: 'offline' }]])
    expect(waitsForNetwork(state, 2000)).toBe(false)
    expect(waitsForNetwork(state, 4000)).toBe(true)
  })

  it('does not count a slow response as a stall', () => {
    const slow = (atMs: number): [number, RecoveryEvent] => [atMs, look(1, { ahead: 0, isFetching: true, lastByteAtMs: atMs - 1000 })]
    expect(live([...running, ...Array.from({ length: 40 }, (_, index) => slow(1500 + index * 500))]).actions).toEqual([])
  })

  it('nudges an idle player, then avoids the bitrate, then skips', () => {
    const { actions } = live([...running, ...stalled(1500, 9000, starving(1))])
    expect(actions.slice(0, 3)).toEqual([{ type: 'nudge' }, { type: 'avoidBitrate', bitrateKbps: null }, { type: 'skip' }])
  })

  it('gives up with a fault when no action helps', () => {
    expect(live([...running, ...stalled(1500, 60_000, starving(1))]).actions.at(-1)).toEqual({ type: 'giveUp', fault: 'broken' })
  })

  it('allows all bitrates again after a while of good playback', () => {
    const well = Array.from({ length: 60 }, (_, index): [number, RecoveryEvent] => [9500 + index * 500, look(9 + index * 0.5)])
    expect(live([...running, [1200, missing(1100)], [9000, starving(9)], ...well]).actions).toEqual([{ type: 'avoidBitrate', bitrateKbps: 1100 }, { type: 'liftLimit' }])
  })

  it('forgets a lost segment after a seek', () => {
    expect(live([...running, [1200, missing()], [1300, { type: 'seeked' }], [1500, starving(40)]]).actions).toEqual([])
  })

  it('leaves damaged segments to dash.js, and gives up after five decode errors in ten seconds', () => {
    const errors = (...atMs: number[]) => live([...running, ...atMs.map((at): [number, RecoveryEvent] => [at, { type: 'undecodable' }])]).actions
    expect(errors(2000, 3000, 4000, 5000)).toEqual([])
    expect(errors(2000, 3000, 4000, 5000, 6000)).toEqual([{ type: 'giveUp', fault: 'broken' }])
    expect(errors(2000, 3000, 4000, 5000, 20_000)).toEqual([])
  })

  it('gives up after half a minute of refused files, and does not call that a lost connection', () => {
    const refused: RecoveryEvent = { type: 'lost', wanted: 'segment', status: 403, bitrateKbps: 600 }
    const { state, actions } = live([...running, ...Array.from({ length: 20 }, (_, index): [number, RecoveryEvent][] => [[2000 + index * 2000, refused], [3000 + index * 2000, starving(1)]]).flat()])
    expect(actions.at(-1)).toEqual({ type: 'giveUp', fault: 'refused' })
    expect(waitsForNetwork(state, 60_000)).toBe(false)
  })
})

const anyLoss: fc.Arbitrary<LostRequest> = fc.record({
  wanted: fc.constantFrom('manifest', 'header', 'segment'),
  status: fc.constantFrom(0, 200, 403, 404, 410, 429, 500, 503),
  bitrateKbps: fc.constantFrom(null, 300, 600, 1100),
})

const anyEvent: fc.Arbitrary<RecoveryEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.record({
    type: fc.constant('checked' as const),
    position: fc.double({ min: 0, max: 60, noNaN: true }),
    ahead: fc.constantFrom(0, 0.05, 1, 18),
    wantsToPlay: fc.boolean(),
    isFetching: fc.boolean(),
    lastByteAtMs: fc.constant(0),
  }) },
  anyLoss.map((lost) => ({ type: 'lost' as const, ...lost })),
  fc.constantFrom<RecoveryEvent>({ type: 'undecodable' }, { type: 'unsupported' }, { type: 'seeked' }, { type: 'offline' }, { type: 'online' }),
)

const anyLife = fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), anyEvent), { maxLength: 200 }).map((lines) => {
  let atMs = 0
  return lines.map(([afterMs, event]): [number, RecoveryEvent] => [(atMs += afterMs), event])
})

describe('recovery, in any order of events', () => {
  it('takes no action after giving up', () => {
    fc.assert(fc.property(anyLife, (life) => {
      const names = live(life.filter(([, event]) => event.type !== 'unsupported')).actions.map((action) => action.type)
      const end = names.indexOf('giveUp')
      expect(end === -1 ? [] : names.slice(end + 1)).toEqual([])
    }))
  })

  it('takes no action while paused', () => {
    fc.assert(fc.property(anyLife, (life) => {
      let state = initialRecovery(0, 0)
      for (const [atMs, event] of life) {
        const [next, action] = recover(state, event, atMs)
        if (event.type === 'checked' && !event.wantsToPlay) expect(action.type).toBe('none')
        state = next
      }
    }))
  })

  it('gives up within ten minutes without progress', () => {
    fc.assert(fc.property(anyLoss, fc.integer({ min: 700, max: 20_000 }), (lost, everyMs) => {
      const life = Array.from({ length: Math.ceil(600_000 / 500) }, (_, index): [number, RecoveryEvent][] => {
        const atMs = 1500 + index * 500
        const isLost = Math.floor(atMs / everyMs) !== Math.floor((atMs - 500) / everyMs)
        return isLost ? [[atMs, { type: 'lost', ...lost }], [atMs, starving(1)]] : [[atMs, starving(1)]]
      }).flat()
      expect(live([...running, ...life]).actions.at(-1)?.type).toBe('giveUp')
    }), { numRuns: 40 })
  })

  it('takes no two actions for the network within a second', () => {
    fc.assert(fc.property(anyLife, (life) => {
      let state = initialRecovery(0, 0)
      for (const [atMs, event] of life) {
        const before = state.attemptedAtMs
        const [next, action] = recover(state, event, atMs)
        if (event.type === 'checked' && action.type === 'nudge') expect(atMs - before).toBeGreaterThanOrEqual(stallTimeouts.betweenAttempts)
        state = next
      }
    }))
  })
})

describe('a fault', () => {
  const after = (...lines: [number, RecoveryEvent][]) => faultOf(live([...running, ...lines]).state)

  it('is named by the request that was lost, with its status', () => {
    expect(after([1200, missing()], [9000, starving(9)])).toEqual({ fault: 'missing', httpStatus: 404 })
    expect(after([1200, { ...noAnswer, status: 503 }], [9000, starving(9)])).toEqual({ fault: 'network', httpStatus: 503 })
    expect(after([1200, noAnswer], [9000, starving(9)])).toEqual({ fault: 'network' })
  })

  it('is named by the error of the element', () => {
    expect(after([1200, { type: 'unsupported', mediaErrorCode: 4 }])).toEqual({ fault: 'unsupported', mediaErrorCode: 4 })
  })

  it('is forgotten once playback runs well', () => {
    expect(after([1200, missing()], [1300, { type: 'undecodable', mediaErrorCode: 3 }], [9000, starving(9)], [10_500, look(11)], [11_000, look(11.5)])).toEqual({ fault: 'broken' })
  })
})
