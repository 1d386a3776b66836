import type { Envelope } from '@ott/analytics'
import { ApiError } from './api-error.ts'
import { createEventQueue } from './event-queue.ts'
import type { EventStorage } from './event-queue.ts'

let count = 0

function event(name: Envelope['name'] = 'Page_View', size = 0): Envelope {
  count += 1
  return { v: 1, eventId: `event-${count}`, name, at: 1_000, props: { padding: 'x'.repeat(size) } } as unknown as Envelope
}

const events = (amount: number, name?: Envelope['name'], size?: number) => Array.from({ length: amount }, () => event(name, size))

/** A queue whose requests are answered one after another by `answers`; an empty list accepts all. */
function openQueue({ answers = [], stored = null }: { answers?: (Error | null)[]; stored?: Envelope[] | null } = {}) {
  const sent: Envelope[][] = []
  const timers: { work: () => void; ms: number }[] = []
  const dropped: Envelope[] = []
  const clock = { at: 2_000 }
  let kept = stored
  const storage: EventStorage | null = stored && { read: () => kept ?? [], write: (next) => { kept = next } }
  const queue = createEventQueue({
    async send(batch) {
      sent.push(batch)
      const answer = answers.shift() ?? null
      if (answer) throw answer
    },
    storage: () => storage,
    withLock: (work) => work(),
    now: () => clock.at,
    setTimer(work, ms) {
      timers.push({ work, ms })
    },
    onDropped: (gone) => dropped.push(...gone),
  })
  const settle = () => new Promise((resolve) => { setImmediate(resolve) })
  return {
    queue, sent, dropped, clock, settle,
    stored: () => kept,
    /** Lets the time of all timers pass. */
    pass: async () => {
      const due = timers.splice(0)
      clock.at += Math.max(0, ...due.map(({ ms }) => ms))
      due.forEach(({ work }) => work())
      await settle()
    },
  }
}

describe('the queue of events', () => {
  it('sends what came in five seconds as one batch', async () => {
    const { queue, sent, pass } = openQueue()
    const [one, two] = [event(), event()]
    queue.add(one)
    queue.add(two)
    expect(sent).toEqual([])
    await pass()
    expect(sent).toEqual([[one, two]])
    expect(queue.size()).toBe(0)
  })

  it('does not wait once there are fifty events, or 24 kB', async () => {
    const many = openQueue()
    events(50).forEach(many.queue.add)
    await many.settle()
    expect(many.sent.map(({ length }) => length)).toEqual([50])
    const large = openQueue()
    events(3, 'Page_View', 9_000).forEach(large.queue.add)
    await large.settle()
    expect(large.sent.map(({ length }) => length)).toEqual([2])
  })

  it('sends what fits into 30 kB when the tab is left, necessary events first, and stores the rest', async () => {
    const { queue, sent, stored, settle } = openQueue({ stored: [] })
    // Below the limits at which it would be sent before.
    const [optional, necessary] = [events(2, 'Page_View', 9_000), event('Video_End', 5_900)]
    const late = event('Search', 9_000)
    ;[...optional, necessary].forEach(queue.add)
    await settle()
    queue.add(late)
    queue.leave()
    expect(JSON.stringify(sent.at(-1)).length).toBeLessThanOrEqual(30_000)
    expect([...sent.flat(), ...stored()!]).toEqual(expect.arrayContaining([...optional, necessary, late]))
  })

  it('keeps what is too much for one request where it may store nothing: the tab may only be hidden', async () => {
    const { queue, sent, pass } = openQueue({ answers: [new ApiError(0, 'OFFLINE', {})] })
    const many = events(60, 'Video_End', 1_000)
    many.forEach(queue.add)
    await pass()
    queue.leave()
    for (let at = 0; at < 5; at += 1) await pass()
    const delivered = sent.slice(1).flat()
    expect([delivered.length, new Set(delivered)]).toEqual([60, new Set(many)])
  })

  it('loses nothing when a hundred tabs close with twenty events each', async () => {
    for (let tab = 0; tab < 100; tab += 1) {
      const failures = tab % 2
      const { queue, sent, stored, settle } = openQueue({ stored: [], answers: failures ? [new ApiError(0, 'OFFLINE', {})] : [] })
      const added = [...events(50, 'Page_View', 100), ...events(20, 'Video_End', 100)]
      added.forEach(queue.add)
      await settle()
      queue.leave()
      expect(new Set([...sent.slice(failures).flat(), ...stored()!])).toEqual(new Set(added))
    }
  })

  it('sends stored events from one of two tabs that open at once', async () => {
    let [written, visible] = [events(30), [] as Envelope[]]
    visible = written
    const sent: Envelope[] = []
    const timers: (() => void)[] = []
    let released: Promise<unknown> = Promise.resolve()
    const openTab = () => createEventQueue({
      send: async (batch) => void sent.push(...batch),
      // A tab sees what another has written once that one releases the lock.
      storage: () => ({ read: () => visible, write: (next) => { written = next } }),
      withLock: <T>(work: () => Promise<T>) => {
        const run = released.then(work)
        released = run.then(() => { visible = written })
        return run
      },
      now: () => 2_000,
      setTimer: (work) => { timers.push(work) },
    })
    const stored = visible
    await Promise.all([openTab().recover(), openTab().recover()])
    timers.forEach((work) => work())
    await new Promise((resolve) => { setImmediate(resolve) })
    expect(sent).toEqual(stored)
  })

  it('sends again what the browser refused when the tab was left', async () => {
    const { queue, sent, pass } = openQueue({ answers: [new ApiError(0, 'OFFLINE', {})] })
    const one = event()
    queue.add(one)
    queue.leave()
    await pass()
    await pass()
    expect(sent).toEqual([[one], [one]])
  })

  it('keeps events without a network, and sends them later', async () => {
    const { queue, sent, pass } = openQueue({ answers: [new ApiError(0, 'OFFLINE', {})] })
    const one = event()
    queue.add(one)
    await pass()
    expect(queue.size()).toBe(1)
    await pass()
    expect(sent).toHaveLength(2)
    expect([sent[1], queue.size()]).toEqual([[one], 0])
  })

  it('gives a busy server the time it asks for', async () => {
    const { queue, sent, pass, clock } = openQueue({ answers: [new ApiError(429, 'RATE_LIMITED', { retryAfter: 60 })] })
    queue.add(event())
    await pass()
    const before = clock.at
    await pass()
    expect(clock.at - before).toBe(60_000)
    expect(sent).toHaveLength(2)
  })

  it('halves a batch that is too large, and drops one that is refused', async () => {
    const halved = openQueue({ answers: [new ApiError(413, 'PAYLOAD_TOO_LARGE', {})] })
    const four = events(4)
    four.forEach(halved.queue.add)
    await halved.pass()
    await halved.pass()
    await halved.pass()
    expect(halved.sent).toEqual([four, four.slice(0, 2), four.slice(2)])
    const refused = openQueue({ answers: [new ApiError(400, 'INVALID_INPUT', {})] })
    refused.queue.add(event())
    await refused.pass()
    expect([refused.queue.size(), refused.dropped.length]).toEqual([0, 1])
  })

  it('raises the size of its batches again after one that was too large', async () => {
    const { queue, sent, pass } = openQueue({ answers: [new ApiError(413, 'PAYLOAD_TOO_LARGE', {})] })
    events(4).forEach(queue.add)
    for (let time = 0; time < 3; time++) await pass()
    const eight = events(8)
    eight.forEach(queue.add)
    await pass()
    expect(sent.at(-1)).toEqual(eight)
  })

  it('keeps two hundred events, and drops the oldest that need consent first', async () => {
    const { queue, dropped, settle, pass } = openQueue({ answers: Array.from({ length: 9 }, () => new ApiError(0, 'OFFLINE', {})) })
    const [necessary, optional] = [events(20, 'Video_End'), events(220)]
    ;[...necessary, ...optional].forEach(queue.add)
    await settle()
    await pass()
    await pass()
    expect(queue.size()).toBe(200)
    expect(dropped).toEqual(optional.slice(0, 40))
  })

  it('sends the events of an earlier visit once, but none older than a day', async () => {
    const [old, recent] = [{ ...event(), at: -90_000_000 }, event()]
    const { queue, sent, pass, stored } = openQueue({ stored: [old, recent] })
    await queue.recover()
    await queue.recover()
    await pass()
    expect(sent).toEqual([[recent]])
    expect(stored()).toEqual([])
  })

  it('forgets after a withdrawal what is no longer allowed, stored events too', async () => {
    const [view, end] = [event('Page_View'), event('Video_End')]
    const { queue, sent, pass, stored } = openQueue({ stored: [event('Search')] })
    queue.add(view)
    queue.add(end)
    queue.retain(({ name }) => name === 'Video_End')
    await pass()
    expect([sent, stored()]).toEqual([[[end]], []])
  })

  it.each([
    ['without a network', new ApiError(0, 'OFFLINE', {})],
    ['because it is too large', new ApiError(413, 'PAYLOAD_TOO_LARGE', {})],
  ])('sends nothing again that was withdrawn during a request that fails %s', async (_case, error) => {
    const { queue, sent, dropped, pass } = openQueue({ answers: [error] })
    const [view, end] = [event('Page_View'), event('Video_End')]
    queue.add(view)
    queue.add(end)
    const failing = pass()
    queue.retain(({ name }) => name === 'Video_End')
    await failing
    await pass()
    expect(sent).toEqual([[view, end], [end]])
    expect(dropped).toEqual([view])
  })
})
