import fc from 'fast-check'
import { createPlaybackEvents, createPlaybackLog } from './playback-events.ts'
import type { PlaybackEvent, PlaybackEvents } from './playback-events.ts'

const viewId = 'view'

function anEmitter() {
  const events: PlaybackEvent[] = []
  const emitter = createPlaybackEvents(() => 1200, () => 31.5, (event) => events.push(event))
  return { ...emitter, events, types: () => events.map(({ type }) => type) }
}

describe('an event of playback', () => {
  it('carries its time and the position', () => {
    const { emit, events } = anEmitter()
    emit({ type: 'recovered', step: 'nudge', error: 'network' })
    expect(events).toEqual([{ type: 'recovered', step: 'nudge', error: 'network', atMs: 1200, positionSeconds: 31.5 }])
  })

  it('names the first frame after each request once (PLAY-180)', () => {
    const { emit, frameShown, types } = anEmitter()
    emit({ type: 'requested', isPreloaded: false, viewId })
    frameShown()
    frameShown()
    emit({ type: 'failed', error: 'network' })
    emit({ type: 'requested', isPreloaded: false, viewId })
    frameShown()
    expect(types()).toEqual(['requested', 'firstFrame', 'failed', 'requested', 'firstFrame'])
  })

  it('names a stall and its end, but no wait for the first frame', () => {
    const { emit, frameShown, dataMissing, types } = anEmitter()
    emit({ type: 'requested', isPreloaded: true, viewId })
    dataMissing()
    frameShown()
    dataMissing()
    dataMissing()
    frameShown()
    expect(types()).toEqual(['requested', 'firstFrame', 'stalled', 'resumed'])
  })

  it('names a height when it changes', () => {
    const { emit, events } = anEmitter()
    for (const height of [360, 360, 720, 360]) emit({ type: 'heightChanged', height })
    expect(events.map((event) => event.type === 'heightChanged' && event.height)).toEqual([360, 720, 360])
  })

  it('follows a stall by its end, a failure or an end, whatever the element reports', () => {
    const step = fc.constantFrom<(emitter: PlaybackEvents) => void>(
      ({ frameShown }) => frameShown(),
      ({ dataMissing }) => dataMissing(),
      ({ emit }) => emit({ type: 'requested', isPreloaded: false, viewId }),
      ({ emit }) => emit({ type: 'failed', error: 'broken' }),
      ({ emit }) => emit({ type: 'ended' }),
    )
    fc.assert(fc.property(fc.array(step), (steps) => {
      const emitter = anEmitter()
      steps.forEach((take) => take(emitter))
      const afterStalls = emitter.types().filter((_, index, types) => types[index - 1] === 'stalled')
      expect(['resumed', 'failed', 'ended', 'requested']).toEqual(expect.arrayContaining(afterStalls))
      const beforeResumes = emitter.types().filter((_, index, types) => types[index + 1] === 'resumed')
      expect(new Set(beforeResumes)).toEqual(new Set(beforeResumes.length > 0 ? ['stalled'] : []))
    }))
  })
})

describe('the log of events', () => {
  it('keeps the last twenty and tells its readers', () => {
    const log = createPlaybackLog()
    let told = 0
    const leave = log.subscribe(() => { told += 1 })
    for (let at = 0; at < 25; at += 1) log.add({ type: 'granted', atMs: at, positionSeconds: 0 })
    leave()
    log.add({ type: 'ended', atMs: 25, positionSeconds: 60 })
    expect([log.get().length, log.get()[0]?.atMs, log.get().at(-1)?.type, told]).toEqual([20, 6, 'ended', 25])
  })
})
