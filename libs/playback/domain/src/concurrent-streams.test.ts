import fc from 'fast-check'
import { admitStream } from './concurrent-streams.ts'
import type { StreamRequest, StreamSlot } from './concurrent-streams.ts'

const now = new Date('2026-11-29T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

const aSlot = (streamId: string, changes: Partial<StreamSlot> = {}): StreamSlot =>
  ({ streamId, browser: 'laptop', device: 'Chrome on Windows', contentId: 'ferry', startedAt: secondsAgo(300), lastBeat: secondsAgo(10), stoppedBy: null, ...changes })

const aRequest = (changes: Partial<StreamRequest> = {}): StreamRequest => ({ streamId: 'new', browser: 'phone', maxStreams: 1, isStart: true, ...changes })

const stoppedBy = { device: 'Safari on iPhone', isSameBrowser: false }
const free = { kind: 'admitted', displaced: [] }

describe('a new stream', () => {
  it('is admitted while a slot is free', () => {
    expect(admitStream([], aRequest(), now)).toEqual(free)
    expect(admitStream([aSlot('one')], aRequest({ maxStreams: 2 }), now)).toEqual(free)
  })

  it('is refused while other browsers occupy all slots, oldest first', () => {
    const [older, newer] = [aSlot('b', { startedAt: secondsAgo(900) }), aSlot('a')]
    expect(admitStream([newer, older], aRequest({ maxStreams: 2 }), now)).toEqual({ kind: 'full', running: [older, newer] })
  })

  it('finds slots free that had no heartbeat for a minute, or one from before the clock was set back', () => {
    for (const lastBeat of [secondsAgo(60), secondsAgo(-61)]) expect(admitStream([aSlot('one', { lastBeat })], aRequest(), now)).toEqual(free)
    expect(admitStream([aSlot('one', { lastBeat: secondsAgo(59) })], aRequest(), now).kind).toBe('full')
  })

  it('takes over the slot of its own browser that was silent longest', () => {
    const [silent, beating, tv] = [aSlot('silent', { lastBeat: secondsAgo(50) }), aSlot('beating'), aSlot('tv', { browser: 'tv', lastBeat: secondsAgo(55) })]
    expect(admitStream([beating, silent, tv], aRequest({ browser: 'laptop', maxStreams: 3 }), now)).toEqual({ kind: 'admitted', displaced: [silent] })
  })

  it('takes over nothing while a slot is free', () => {
    expect(admitStream([aSlot('one')], aRequest({ browser: 'laptop', maxStreams: 2 }), now)).toEqual(free)
  })

  it('takes over nothing if that would not suffice', () => {
    const slots = [aSlot('tv', { browser: 'tv' }), aSlot('one')]
    expect(admitStream(slots, aRequest({ browser: 'laptop', maxStreams: 1 }), now)).toMatchObject({ kind: 'full' })
  })
})

describe('a running stream', () => {
  it('continues before those that started later', () => {
    const slots = [aSlot('one', { startedAt: secondsAgo(200) }), aSlot('two', { startedAt: secondsAgo(100) })]
    expect(admitStream(slots, aRequest({ streamId: 'one', browser: 'laptop', isStart: false }), now)).toEqual(free)
    // The plan has shrunk.
    expect(admitStream(slots, aRequest({ streamId: 'two', browser: 'laptop', isStart: false }), now)).toMatchObject({ kind: 'full', running: [slots[0]] })
  })
})

describe('a stopped stream', () => {
  const slots = [aSlot('one', { stoppedBy })]

  it('occupies no slot', () => {
    expect(admitStream(slots, aRequest(), now)).toEqual(free)
  })

  it('hears who stopped it at each heartbeat, until the user starts it again', () => {
    expect(admitStream(slots, aRequest({ streamId: 'one', isStart: false }), now)).toEqual({ kind: 'stopped', by: stoppedBy })
    expect(admitStream(slots, aRequest({ streamId: 'one' }), now)).toEqual(free)
  })
})

it('never lets more streams run than allowed, and never refuses a browser that plays alone', () => {
  const event = fc.record({ streamId: fc.constantFrom('a', 'b', 'c', 'd'), seconds: fc.nat(40), isStart: fc.boolean() })
  const browsers: Record<string, string> = { a: 'laptop', b: 'laptop', c: 'phone', d: 'tv' }
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), (events, maxStreams) => {
      let slots: StreamSlot[] = []
      let time = now
      for (const { streamId, seconds, isStart } of events) {
        time = new Date(time.getTime() + seconds * 1_000)
        const browser = browsers[streamId] ?? ''
        const admission = admitStream(slots, { streamId, browser, maxStreams, isStart }, time)
        const others = slots.filter((slot) => slot.streamId !== streamId && !slot.stoppedBy && time.getTime() - slot.lastBeat.getTime() < 60_000)
        if (admission.kind === 'full') expect(others.some((slot) => slot.browser !== browser)).toBe(true)
        if (admission.kind !== 'admitted') continue
        const startedAt = slots.find((slot) => slot.streamId === streamId)?.startedAt ?? time
        slots = [
          ...slots.filter((slot) => slot.streamId !== streamId).map((slot) => (admission.displaced.includes(slot) ? { ...slot, stoppedBy, lastBeat: time } : slot)),
          aSlot(streamId, { browser, startedAt, lastBeat: time }),
        ]
        const running = slots.filter((slot) => !slot.stoppedBy && time.getTime() - slot.lastBeat.getTime() < 60_000)
        expect(running.length).toBeLessThanOrEqual(maxStreams)
      }
    }),
  )
})
