import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
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
  const beat = (streamId: string) => withRedis.beat({ ...aBeat(streamId), userId: 'rumi', maxStreams: 2 })
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

  it('do not block others after the clock was set back', async () => {
    const beat = (streamId: string) => slots.beat({ ...aBeat(streamId), userId: 'bela' })
    api.wait(30 * 86_400)
    expect(await beat('future')).toBeNull()
    api.wait(-30 * 86_400)
    expect([await beat('present'), await beat('present'), await beat('future')]).toEqual([null, null, ['Player present']])
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
