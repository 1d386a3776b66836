import { Redis } from 'ioredis'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { createStreamSlots } from './concurrent-streams.ts'
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

const aBeat = (streamId: string): Heartbeat => ({ userId: 'mim', streamId, device: `Player ${streamId}`, maxStreams: 1 })

describe('streams while Redis fails', () => {
  it('are counted in the database', async () => {
    expect(await slots.beat(aBeat('one'))).toBeNull()
    expect(await slots.check(aBeat('two'))).toEqual(['Player one'])
    expect(await slots.beat(aBeat('two'))).toEqual(['Player one'])
    expect(await slots.beat(aBeat('one'))).toBeNull()
  })

  it('continue with concurrent heartbeats, each within its user’s limit', async () => {
    const beats = ['rima', 'tapan', 'shila'].flatMap((userId) => ['one', 'two'].map((streamId) => ({ ...aBeat(streamId), userId, maxStreams: 2 })))
    const beatAll = (maxStreams: number) => Promise.all(beats.map((beat) => slots.beat({ ...beat, maxStreams })))
    expect(await beatAll(2)).toEqual(beats.map(() => null))
    api.wait(20)
    expect(await beatAll(2)).toEqual(beats.map(() => null))
    const shrunk = await beatAll(1)
    expect(shrunk.filter((taken) => taken === null)).toHaveLength(3)
    api.wait(61)
    await slots.deleteExpired()
  })

  it('are deleted after they ended', async () => {
    const count = async () => (await api.db.selectFrom('stream_slot').select('stream_id').execute()).length
    await slots.beat(aBeat('one'))
    expect(await count()).toBe(1)
    api.wait(61)
    await slots.deleteExpired()
    expect(await count()).toBe(0)
  })
})
