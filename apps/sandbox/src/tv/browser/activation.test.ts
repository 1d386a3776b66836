import { activate } from './activation.js'
import type { Tv } from './activation.js'

type Answer = { status: number; body: Record<string, unknown> } | 'lost'

const code = (deviceCode: string) => ({ deviceCode, activationCode: 'BCDFGHJK', expiresIn: 600, interval: 5 })
const pending: Answer = { status: 400, body: { errorCode: 'AUTHORIZATION_PENDING' } }
const session = { userId: 'mim' }

/** A TV with a clock that only waits move. `answer` gets the number of the poll and the time in seconds. */
function tv(answer: (poll: number, at: number) => Answer, options: Partial<Tv> = {}) {
  let time = 0
  let codes = 0
  const polledAt: number[] = []
  const shown: string[] = []
  const outcome = activate({
    deviceId: 'tv-one', name: 'TV', model: 'T1', now: () => time,
    wait: async (ms) => void (time += ms),
    show: ({ type }) => void shown.push(type),
    call: async (path) => {
      if (path === 'activation-code') return { status: 200, body: code(`device-code-${(codes += 1)}`) }
      polledAt.push(time / 1_000)
      const given = answer(polledAt.length, time / 1_000)
      if (given === 'lost') throw new Error('no answer')
      return given
    },
    ...options,
  })
  return outcome.then((result) => ({ result, polledAt, shown, codes }))
}

describe('the TV of the sandbox', () => {
  it('polls at the told interval until it has its session', async () => {
    const { result, polledAt } = await tv((poll) => (poll < 4 ? pending : { status: 200, body: session }))
    expect(result).toEqual({ type: 'signedIn', session })
    expect(polledAt).toEqual([5, 10, 15, 20])
  })

  it('waits longer when told to', async () => {
    const { polledAt } = await tv((poll) => (poll === 1 ? { status: 400, body: { errorCode: 'SLOW_DOWN', interval: 10 } } : poll < 3 ? pending : { status: 200, body: session }))
    expect(polledAt).toEqual([5, 15, 25])
  })

  it('goes on after an answer that is an error or does not come', async () => {
    const failures: Answer[] = [{ status: 502, body: {} }, 'lost', { status: 429, body: { errorCode: 'RATE_LIMITED' } }]
    const { result } = await tv((poll) => failures[poll - 1] ?? { status: 200, body: session })
    expect(result.type).toBe('signedIn')
  })

  it('stops when the viewer refuses', async () => {
    expect((await tv(() => ({ status: 400, body: { errorCode: 'ACCESS_DENIED' } }))).result).toEqual({ type: 'denied' })
  })

  it('polls once more when its clock has run out, and then draws three more codes', async () => {
    const { result, codes, polledAt } = await tv(() => pending)
    expect([result.type, codes]).toEqual(['stopped', 4])
    expect(polledAt.filter((at) => at <= 600).at(-1)).toBe(600)
    const late = await tv((_, at) => (at >= 600 ? { status: 200, body: session } : pending))
    expect([late.result.type, late.codes]).toEqual(['signedIn', 1])
  })

  it('whose clock is 90 seconds ahead draws its next code earlier', async () => {
    const { polledAt } = await tv((_, at) => (at > 520 ? { status: 200, body: session } : pending), { clockOffsetSeconds: 90 })
    expect(polledAt).toContain(510)
  })

  it('does not give up on its last poll while the network is down', async () => {
    const { result, codes } = await tv((_, at) => (at < 600 ? pending : at < 615 ? 'lost' : { status: 200, body: session }))
    expect([result.type, codes]).toEqual(['signedIn', 1])
  })

  it('asks for a code until it gets one', async () => {
    let asked = 0
    const call = async (path: string) => {
      if (path !== 'activation-code') return { status: 200, body: session }
      asked += 1
      if (asked < 3) throw new Error('no answer')
      return { status: 200, body: code('device-code') }
    }
    const { result, shown } = await tv(() => pending, { call })
    expect([result.type, shown]).toEqual(['signedIn', ['offline', 'offline', 'code']])
  })
})
