import { createRequestPacer } from './request-pacer.ts'

beforeEach(() => { jest.useFakeTimers() })
afterEach(() => { jest.useRealTimers() })

/** A player that asks again as soon as an answer is lost. */
function aPlayer(failure: 'lost' | 'refused' = 'lost') {
  const pacer = createRequestPacer(() => Date.now())
  const sent: number[] = []
  let isDown = true
  const request = async () => {
    await pacer.ready()
    sent.push(Date.now())
    pacer.answered(isDown ? failure : 'arrived')
    if (isDown) setTimeout(() => void request(), 300)
  }
  return { pacer, sent, request, recover: () => { isDown = false } }
}

describe('media requests', () => {
  it('are sent at once while answers arrive', async () => {
    const { pacer } = aPlayer()
    for (let count = 0; count < 50; count += 1) {
      await pacer.ready()
      pacer.answered('arrived')
    }
    expect(pacer.isWaiting()).toBe(false)
  })

  it('are at most one in seven seconds during an outage, audio and video together', async () => {
    const { sent, request } = aPlayer()
    void request()
    void request()
    await jest.advanceTimersByTimeAsync(120_000)
    const gaps = sent.slice(4).map((atMs, index) => atMs - sent[index + 3]!)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7_000)
    expect(gaps.length).toBeGreaterThan(10)
  })

  it('all continue with the first answer after an outage', async () => {
    const { pacer, sent, request, recover } = aPlayer()
    void request()
    void request()
    await jest.advanceTimersByTimeAsync(60_000)
    recover()
    const before = sent.length
    await jest.advanceTimersByTimeAsync(7_000)
    expect(sent.length).toBeGreaterThanOrEqual(before + 2)
    expect(pacer.isWaiting()).toBe(false)
  })

  it('continue at once when the network is back', async () => {
    const { pacer, sent, request } = aPlayer()
    void request()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(pacer.isWaiting()).toBe(true)
    const before = sent.length
    pacer.release()
    await jest.advanceTimersByTimeAsync(0)
    expect(sent.length).toBe(before + 1)
  })

  it('continue with a new token if the old one was refused, but not in an outage (PLAY-12)', async () => {
    for (const [failure, more] of [['refused', 1], ['lost', 0]] as const) {
      const { pacer, sent, request } = aPlayer(failure)
      void request()
      await jest.advanceTimersByTimeAsync(10_000)
      const before = sent.length
      pacer.renewed()
      await jest.advanceTimersByTimeAsync(0)
      expect(sent.length).toBe(before + more)
      pacer.release()
    }
  })
})
