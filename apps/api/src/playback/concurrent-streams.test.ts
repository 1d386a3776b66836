import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Admission } from '@ott/playback'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { createStreamSlots, publicStreamId } from './concurrent-streams.ts'
import type { Heartbeat, StreamSlots } from './concurrent-streams.ts'

let api: TestApi
let slots: StreamSlots

beforeAll(async () => {
  api = await startApi()
  // Refuses connections and does not retry.
  const unreachable = new Redis({ host: '127.0.0.1', port: 1, enableOfflineQueue: false, retryStrategy: () => null })
  unreachable.on('error', () => {})
  slots = createStreamSlots({ ...api.deps, redis: unreachable })
})
afterAll(() => api.stop())

/** Each stream is of another browser. */
const aBeat = (streamId: string): Heartbeat =>
  ({ userId: 'mim', streamId, browser: streamId, device: `Player ${streamId}`, contentId: 'ferry', maxStreams: 1, isStart: false })

/** The devices that occupy all slots; null if the stream may play. */
const takenBy = (admission: Admission) => (admission.kind === 'full' ? admission.running.map(({ device }) => device) : null)

/** Admits every stream until it hangs. Counts the scripts that it gets. */
async function startHangingRedis() {
  const state = { isHanging: false, scripts: 0 }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      const commands = chunk.toString().match(/(?<=^\*\d+\r\n\$\d+\r\n)\w+/gim) ?? []
      const scripts = commands.filter((name) => name.toLowerCase() === 'eval')
      state.scripts += scripts.length
      if (!state.isHanging) socket.write(commands.map((name) => (scripts.includes(name) ? '*0\r\n' : '+OK\r\n')).join(''))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const redis = new Redis({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, enableReadyCheck: false })
  await once(redis, 'ready')
  const stop = () => {
    redis.disconnect()
    server.close()
  }
  return { redis, state, stop }
}

it('streams keep their slots when Redis hangs, which is noticed once', async () => {
  const { redis, state, stop } = await startHangingRedis()
  const withRedis = createStreamSlots({ ...api.deps, redis })
  const beat = async (streamId: string) => takenBy(await withRedis.beat({ ...aBeat(streamId), userId: 'rumi', maxStreams: 2 }))
  expect([await beat('one'), await beat('two')]).toEqual([null, null])
  state.isHanging = true
  expect(await beat('three')).toEqual(['Player one', 'Player two'])
  for (const streamId of ['one', 'two']) expect(await beat(streamId)).toBeNull()
  expect(await beat('three')).toEqual(['Player one', 'Player two'])
  expect(state.scripts).toBeLessThanOrEqual(3)
  stop()
})

describe('streams while Redis fails', () => {
  it('are counted in the database', async () => {
    expect(takenBy(await slots.beat(aBeat('one')))).toBeNull()
    expect(takenBy(await slots.check(aBeat('two')))).toEqual(['Player one'])
    expect(takenBy(await slots.beat(aBeat('two')))).toEqual(['Player one'])
    expect(takenBy(await slots.beat(aBeat('one')))).toBeNull()
  })

  it('continue with concurrent heartbeats, each within its user’s limit', async () => {
    const beats = ['rima', 'tapan', 'shila'].flatMap((userId) => ['one', 'two'].map((streamId) => ({ ...aBeat(streamId), userId, maxStreams: 2 })))
    const beatAll = (maxStreams: number) => Promise.all(beats.map(async (beat) => takenBy(await slots.beat({ ...beat, maxStreams }))))
    expect(await beatAll(2)).toEqual(beats.map(() => null))
    api.wait(20)
    expect(await beatAll(2)).toEqual(beats.map(() => null))
    const shrunk = await beatAll(1)
    expect(shrunk.filter((taken) => taken === null)).toHaveLength(3)
    api.wait(61)
    await slots.deleteExpired()
  })

  it('do not block others after the clock was set back', async () => {
    const beat = async (streamId: string) => takenBy(await slots.beat({ ...aBeat(streamId), userId: 'bela' }))
    api.wait(30 * 86_400)
    expect(await beat('future')).toBeNull()
    api.wait(-30 * 86_400)
    expect([await beat('present'), await beat('present'), await beat('future')]).toEqual([null, null, ['Player present']])
    api.wait(61)
    await slots.deleteExpired()
  })

  it('are deleted after they ended', async () => {
    const count = async () => (await api.db.selectFrom('running_stream').select('stream_id').execute()).length
    await slots.beat(aBeat('one'))
    expect(await count()).toBe(1)
    api.wait(61)
    await slots.deleteExpired()
    expect(await count()).toBe(0)
  })
})

const stores = (): [string, StreamSlots][] => [['the database', slots], ...(api.deps.redis ? [['Redis', createStreamSlots(api.deps)] as [string, StreamSlots]] : [])]

describe('the number of running streams', () => {
  it('is that of all users, without those that were displaced, stopped, refused or silent', async () => {
    for (const [name, store] of stores()) {
      const before = await store.count()
      const grown = async () => (await store.count()) - before
      const beat = (user: string, streamId: string, browser = streamId) => store.beat({ ...aBeat(streamId), userId: `${user} ${name}`, browser })
      for (const user of ['asha', 'badal']) await beat(user, 'one', 'laptop')
      await beat('asha', 'two', 'laptop')
      await beat('badal', 'other')
      expect([name, await grown()]).toEqual([name, 2])
      await store.stop({ userId: `badal ${name}`, streamId: publicStreamId(`badal ${name}`, 'one'), by: aBeat('other') })
      expect([name, await grown()]).toEqual([name, 1])
      api.wait(61)
      expect([name, await store.count()]).toEqual([name, 0])
      await store.deleteExpired()
    }
    expect(await api.deps.redis?.exists('running-streams') ?? 0).toBe(0)
  })

  it('is a metric', async () => {
    await createStreamSlots(api.deps).beat({ ...aBeat('one'), userId: 'chhaya' })
    expect(await api.app.metrics.scrape()).toContain('\nstreams_now 1\n')
  })
})

describe('a stopped stream', () => {
  it('frees its slot, and its player hears who stopped it until it starts again', async () => {
    for (const [name, store] of stores()) {
      const beat = (streamId: string, isStart = false) => store.beat({ ...aBeat(streamId), userId: `lila ${name}`, isStart })
      await beat('laptop')
      const request = { userId: `lila ${name}`, streamId: publicStreamId(`lila ${name}`, 'laptop'), by: aBeat('phone') }
      for (const userId of ['stranger', request.userId, request.userId]) await store.stop({ ...request, userId })
      expect((await beat('phone')).kind).toBe('admitted')
      for (const again of [1, 2]) expect([again, await beat('laptop')]).toEqual([again, { kind: 'stopped', by: { device: 'Player phone', isSameBrowser: false } }])
      expect(takenBy(await beat('laptop', true))).toEqual(['Player phone'])
      await store.stop({ ...request, streamId: publicStreamId(request.userId, 'phone') })
      expect((await beat('laptop', true)).kind).toBe('admitted')
    }
  })

  it('is forgotten if its own player stopped it', async () => {
    for (const [name, store] of stores()) {
      const beat = () => store.beat({ ...aBeat('laptop'), userId: `tuli ${name}` })
      await beat()
      await store.stop({ userId: `tuli ${name}`, streamId: publicStreamId(`tuli ${name}`, 'laptop'), by: aBeat('laptop') })
      expect((await beat()).kind).toBe('admitted')
    }
  })
})

it('Redis and the database decide alike', async () => {
  const { redis } = api.deps
  if (!redis) return
  const event = fc.record({ streamId: fc.constantFrom('a', 'b', 'c', 'd'), seconds: fc.nat(40), action: fc.constantFrom('beat', 'beat', 'start', 'check', 'stop') })
  const browsers: Record<string, string> = { a: 'laptop', b: 'laptop', c: 'phone', d: 'tv' }
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), fc.integer({ min: 1, max: 3 }), async (events, maxStreams) => {
      let time = 1_800_000_000_000
      const clock = { ...api.deps, now: () => new Date(time) }
      const stores = [createStreamSlots({ ...clock, redis: null }), createStreamSlots({ ...clock, redis })]
      const userId = `run ${(run += 1)}`
      for (const { streamId, seconds, action } of events) {
        time += seconds * 1_000
        const beat: Heartbeat = { ...aBeat(streamId), userId, browser: browsers[streamId] ?? '', maxStreams, isStart: action === 'start' }
        if (action === 'stop') for (const store of stores) await store.stop({ userId, streamId: publicStreamId(userId, streamId), by: { ...beat, streamId: 'a', browser: 'laptop' } })
        else {
          const [first, second] = await Promise.all(stores.map((store) => store[action === 'check' ? 'check' : 'beat'](beat)))
          expect(second).toEqual(first)
        }
      }
    }),
    {
      numRuns: 60,
      examples: [
        // A stream that ended without a word is stopped.
        [[{ streamId: 'c', seconds: 0, action: 'beat' }, { streamId: 'a', seconds: 28, action: 'beat' }, { streamId: 'a', seconds: 32, action: 'beat' }, { streamId: 'c', seconds: 0, action: 'stop' }, { streamId: 'c', seconds: 0, action: 'beat' }], 2],
        // A stream that another one displaced stops itself.
        [[{ streamId: 'a', seconds: 0, action: 'beat' }, { streamId: 'b', seconds: 0, action: 'beat' }, { streamId: 'a', seconds: 0, action: 'stop' }, { streamId: 'a', seconds: 0, action: 'beat' }], 1],
      ],
    },
  )
})
