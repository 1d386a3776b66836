import fc from 'fast-check'
import { observeView, requestView } from './qoe.ts'
import type { ViewEvent, ViewFact, ViewRequest } from './qoe.ts'

const request: ViewRequest = { at: 1_000, contentId: 'kite', contentType: 'movie', from: 'button', preloaded: false, playerVersion: '5.2.1' }
const firstFrame = { type: 'firstFrame', height: 720, bitrateKbps: 2_000, codec: 'avc', drm: 'none' } as const

/** The events of a view whose facts come at these milliseconds after the request. */
function watch(facts: [afterMs: number, fact: Fact][], from = request): ViewEvent[] {
  let { view, events } = requestView(from)
  for (const [afterMs, fact] of facts) {
    const step = observeView(view, { ...fact, at: from.at + afterMs } as ViewFact)
    view = step.view
    events = [...events, ...step.events]
  }
  return events
}

type Fact = ViewFact extends infer F ? (F extends ViewFact ? Omit<F, 'at'> : never) : never

const left = { type: 'ended', reason: 'left' } as const
const propsOf = <Name extends ViewEvent['name']>(events: ViewEvent[], name: Name) =>
  events.filter((event) => event.name === name).map(({ props }) => props) as Extract<ViewEvent, { name: Name }>['props'][]

function summaryOf(facts: [number, Fact][], from = request) {
  const [summary, ...others] = propsOf(watch(facts, from), 'Video_End')
  if (summary === undefined || others.length > 0) throw new Error(`Expected one Video_End`)
  return summary
}

describe('the startup time', () => {
  it('runs from the request to the first frame', () => {
    expect(propsOf(watch([[420, firstFrame]]), 'Video_Start')).toEqual([{ startupMs: 420, height: 720, bitrateKbps: 2_000, codec: 'avc', drm: 'none', playerVersion: '5.2.1' }])
  })

  it('stands still while a dialog for PIN or login is open', () => {
    expect(summaryOf([[0, { type: 'blocked' }], [20_000, { type: 'unblocked' }], [20_300, firstFrame], [25_000, left]]).startupMs).toBe(300)
  })

  it('is unknown if the viewer paused, sought or hid the tab before the first frame', () => {
    const interruptions: Fact[] = [{ type: 'paused' }, { type: 'seeking', fromS: 0 }, { type: 'hidden' }]
    expect(interruptions.map((fact) => summaryOf([[10, fact], [500, firstFrame], [900, left]]).startupMs)).toEqual([null, null, null])
    expect(summaryOf([[500, firstFrame], [900, left]], { ...request, isHidden: true }).startupMs).toBeNull()
  })
})

describe('a stall', () => {
  it('of 1.5 s in a minute is 2.4 % of rebuffering', () => {
    const events = watch([[300, firstFrame], [20_300, { type: 'stalled' }], [21_800, { type: 'resumed', positionS: 20 }], [61_800, left]])
    expect(propsOf(events, 'Video_End')[0]).toMatchObject({ rebufferPercent: 2.44, stalls: 1, stalledMs: 1_500, watchedS: 60 })
    expect(propsOf(events, 'Rebuffer_End')).toEqual([{ positionS: 20, durationMs: 1_500, height: 720 }])
  })

  it('is none in a hidden tab, after a seek, in a pause or below a quarter of a second', () => {
    const stall: [number, Fact][] = [[20_000, { type: 'stalled' }], [21_500, { type: 'resumed' }]]
    const unseen: [number, Fact][][] = [
      [[19_000, { type: 'hidden' }], ...stall, [22_000, { type: 'shown' }]],
      [[18_500, { type: 'seeking', fromS: 18 }], [18_700, { type: 'seeked' }], ...stall],
      [[19_000, { type: 'paused' }], ...stall, [22_000, { type: 'played' }]],
      [[20_000, { type: 'stalled' }], [20_250, { type: 'resumed' }]],
    ]
    for (const facts of unseen) expect(summaryOf([[0, firstFrame], ...facts, [60_000, left]])).toMatchObject({ rebufferPercent: 0, stalls: 0 })
  })

  it('more than two seconds after a seek counts', () => {
    expect(summaryOf([[0, firstFrame], [10_000, { type: 'seeking', fromS: 10 }], [10_100, { type: 'seeked' }], [12_200, { type: 'stalled' }], [13_200, { type: 'resumed' }], [20_000, left]]).stalls).toBe(1)
  })

  it('is reported while it lasts, once', () => {
    const events = watch([[0, firstFrame], [5_000, { type: 'stalled' }], [5_200, { type: 'tick' }], [5_300, { type: 'tick' }], [5_600, { type: 'tick' }], [6_000, left]])
    expect(events.map(({ name }) => name)).toEqual(['Play_Request', 'Video_Start', 'Rebuffer_Start', 'Rebuffer_End', 'Video_End'])
  })
})

describe('a view without a first frame', () => {
  it('that is left after two seconds is an exit before start and no failure', () => {
    expect(summaryOf([[2_000, left]])).toMatchObject({ exitBeforeStart: true, startFailure: false, playbackFailure: false, hasStarted: false })
  })

  it('that is left within half a second counts as nothing', () => {
    expect(summaryOf([[500, left]]).exitBeforeStart).toBe(false)
  })

  it('that fails is a start failure with one Media_Error and one Video_End', () => {
    const events = watch([[800, { type: 'failed', code: 'network', httpStatus: 404 }], [900, { type: 'failed', code: 'network' }], [1_000, left]])
    expect(propsOf(events, 'Media_Error')).toEqual([{ code: 'network', httpStatus: 404, positionS: 0, phase: 'start', fatal: true, recoveries: 0 }])
    expect(propsOf(events, 'Video_End')).toMatchObject([{ endReason: 'error', startFailure: true, exitBeforeStart: false }])
  })

  it('that a rule refuses is neither failure nor exit', () => {
    expect(summaryOf([[2_000, { type: 'refused' }]])).toMatchObject({ endReason: 'refused', startFailure: false, exitBeforeStart: false, playbackFailure: false })
  })
})

describe('an error in a view', () => {
  const errored = { type: 'errored', code: 'network', httpStatus: 404 } as const

  it('that is recovered is reported as not fatal and fails no view', () => {
    const events = watch([[0, firstFrame], [9_000, errored], [12_000, { type: 'recovered', positionS: 9 }], [20_000, left]])
    expect(propsOf(events, 'Media_Error')).toEqual([{ code: 'network', httpStatus: 404, positionS: 9, phase: 'play', fatal: false, recoveries: 1 }])
    expect(propsOf(events, 'Video_End')).toMatchObject([{ playbackFailure: false, recoveries: 1 }])
  })

  it('that takes more than ten seconds fails the view', () => {
    expect(summaryOf([[0, firstFrame], [9_000, errored], [19_001, { type: 'recovered' }], [30_000, left]]).playbackFailure).toBe(true)
    expect(summaryOf([[0, firstFrame], [9_000, errored], [19_001, left]]).playbackFailure).toBe(true)
    expect(summaryOf([[0, firstFrame], [9_000, errored], [12_000, left]]).playbackFailure).toBe(false)
  })

  it('that is fatal after the first frame is a playback failure', () => {
    expect(summaryOf([[0, firstFrame], [5_000, { type: 'failed', code: 'broken', mediaErrorCode: 3 }]])).toMatchObject({ endReason: 'error', playbackFailure: true, startFailure: false })
  })

  it('is reported at most five times if recovered', () => {
    const again = Array.from({ length: 8 }, (_, at): [number, Fact][] => [[at * 2_000, errored], [at * 2_000 + 1_000, { type: 'recovered' }]]).flat()
    expect(propsOf(watch([[0, firstFrame], ...again]), 'Media_Error')).toHaveLength(5)
  })
})

describe('a view', () => {
  it('ends with the next one, and facts after its end change nothing', () => {
    const events = watch([[0, firstFrame], [60_000, { type: 'ended', reason: 'next' }], [61_000, { type: 'stalled' }], [70_000, left]])
    expect(propsOf(events, 'Video_End')).toMatchObject([{ endReason: 'next', watchedS: 60 }])
  })

  it('averages height and bitrate over played time, and counts rendered switches', () => {
    const events = watch([
      [0, firstFrame], [30_000, { type: 'heightChanged', height: 360, bitrateKbps: 500, reason: 'abr' }],
      [60_000, { type: 'framesCounted', total: 3_000, dropped: 30 }], [60_000, { type: 'ended', reason: 'ended' }],
    ])
    expect(propsOf(events, 'Quality_Change')).toEqual([{ fromHeight: 720, toHeight: 360, reason: 'abr' }])
    expect(propsOf(events, 'Video_End')).toMatchObject([{ averageHeight: 540, averageKbps: 1_250, switches: 1, droppedPercent: 1 }])
  })

  it('reports pauses, seeks and each mark of progress once', () => {
    const events = watch([
      [0, firstFrame], [1_000, { type: 'paused', positionS: 1 }], [2_000, { type: 'played' }], [3_000, { type: 'seeking', fromS: 2 }],
      [3_400, { type: 'seeked', positionS: 60 }], [4_000, { type: 'tick', durationS: 100 }], [5_000, { type: 'tick', durationS: 100 }],
    ])
    expect(events.slice(2)).toEqual([
      { name: 'Video_Pause', props: { positionS: 1 } },
      { name: 'Video_Resume', props: { positionS: 1 } },
      { name: 'Video_Seek', props: { positionS: 60, seekFromS: 2, seekMs: 400 } },
      { name: 'Watch_Progress', props: { positionS: 60, percent: 25 } },
      { name: 'Watch_Progress', props: { positionS: 60, percent: 50 } },
    ])
  })

  it('of two hours with 5,000 facts has a summary below 4 kB', () => {
    const facts = Array.from({ length: 5_000 }, (_, at): [number, Fact] => [at * 1_440, [{ type: 'seeking', fromS: at }, { type: 'seeked' }, { type: 'heightChanged', height: 240 + (at % 7) * 120, bitrateKbps: at, reason: 'abr' }][at % 3] as Fact])
    expect(JSON.stringify(summaryOf([[0, firstFrame], ...facts, [7_200_000, left]])).length).toBeLessThan(4_096)
  })
})

const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.constantFrom<Fact>(
    firstFrame, { type: 'blocked' }, { type: 'unblocked' }, { type: 'stalled' }, { type: 'resumed' }, { type: 'paused' }, { type: 'played' }, { type: 'hidden' }, { type: 'shown' },
    { type: 'seeking', fromS: 3 }, { type: 'seeked' }, { type: 'errored', code: 'network' }, { type: 'recovered' }, { type: 'tick', durationS: 60 }, { type: 'tick' },
    { type: 'heightChanged', height: 480, bitrateKbps: 900, reason: 'user' }, { type: 'framesCounted', total: 100, dropped: 3 },
  ),
  fc.constantFrom<Fact>({ type: 'refused' }, { type: 'failed', code: 'broken' }, left),
)
const anyFacts = fc.array(fc.tuple(fc.nat(5_000), anyFact), { maxLength: 60 }).map((steps) => {
  let at = 0
  return steps.map(([afterMs, fact]): [number, Fact] => [(at += afterMs), fact])
})

describe('any sequence of facts', () => {
  it('has one Video_End, as its last event', () => {
    fc.assert(fc.property(anyFacts, (facts) => {
      const names = watch([...facts, [1_000_000, left]]).map(({ name }) => name)
      expect(names.filter((name) => name === 'Video_End')).toHaveLength(1)
      expect(names.at(-1)).toBe('Video_End')
    }))
  })

  it('counts no more time than passed, and no stall twice', () => {
    fc.assert(fc.property(anyFacts, (facts) => {
      const end = (facts.at(-1)?.[0] ?? 0) + 1
      const events = watch([...facts, [end, left]])
      const [summary] = propsOf(events, 'Video_End')
      expect((summary?.watchedS ?? 0) * 1_000 + (summary?.stalledMs ?? 0)).toBeLessThanOrEqual(end + 501)
      expect(summary?.rebufferPercent).toBeGreaterThanOrEqual(0)
      expect(summary?.rebufferPercent).toBeLessThanOrEqual(100)
      expect(propsOf(events, 'Rebuffer_Start')).toHaveLength(propsOf(events, 'Rebuffer_End').length)
      expect(propsOf(events, 'Rebuffer_End')).toHaveLength(summary?.stalls ?? 0)
    }))
  })

  it('fails to start, exits before start, fails in playback, or none of these', () => {
    fc.assert(fc.property(anyFacts, (facts) => {
      const { startFailure, exitBeforeStart, playbackFailure, hasStarted, endReason } = summaryOf([...facts, [1_000_000, left]])
      expect([startFailure, exitBeforeStart, playbackFailure].filter(Boolean).length).toBeLessThanOrEqual(1)
      expect(hasStarted && (startFailure || exitBeforeStart)).toBe(false)
      if (endReason === 'refused') expect(startFailure || exitBeforeStart).toBe(false)
    }))
  })
})
