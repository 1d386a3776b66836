import { Redis } from 'ioredis'
import { partyRelay } from './party-relay.ts'

const log = { warn: () => {} }
const forever = 60_000

describe('a member that waits', () => {
  it('hears a change, the end, and that the server stops', async () => {
    const relay = partyRelay(null, log)
    const waits = ['a', 'b', 'c'].map((code) => relay.wait(code, 1, forever))
    expect(relay.awaited()).toEqual(['a', 'b', 'c'])
    relay.publish('a')
    relay.compare('b', null)
    relay.compare('c', 1)
    expect(relay.awaited()).toEqual(['c'])
    relay.stop()
    await Promise.all([...waits, relay.wait('d', 1, forever)])
    expect(relay.awaited()).toEqual([])
  })

  it('hears of a version that it does not know, and of none that it knows', async () => {
    const relay = partyRelay(null, log)
    const [old, current] = [relay.wait('a', 1, forever), relay.wait('a', 2, forever)]
    relay.compare('a', 2)
    await old
    expect(relay.awaited()).toEqual(['a'])
    relay.stop()
    await current
  })

  it('waits for a limited time', async () => {
    const relay = partyRelay(null, log)
    await relay.wait('a', 1, 1)
    expect(relay.awaited()).toEqual([])
  })
})

// Without Redis, processes find changes in the database.
const url = process.env.REDIS_URL

if (url !== undefined) {
  describe('a member that waits in another process', () => {
    it('hears a change by Redis', async () => {
      const [near, far] = [new Redis(url), new Redis(url)]
      const [here, there] = [partyRelay(near, log), partyRelay(far, log)]
      here.start()
      there.start()
      const code = `party-${process.pid}`
      const heard = there.wait(code, 1, forever)
      // The subscription is complete once it delivers.
      const publishing = setInterval(() => here.publish(code), 10)
      await heard
      clearInterval(publishing)
      for (const relay of [here, there]) relay.stop()
      for (const redis of [near, far]) redis.disconnect()
      expect(there.awaited()).toEqual([])
    })
  })
}
