let done: string[]

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  done = []
  const { afterFirstInteraction, enqueueIdle } = await import('./idle-queue.ts')
  void enqueueIdle().then(() => done.push('trailer'))
  void enqueueIdle().then(() => done.push('offer'))
  void afterFirstInteraction().then(() => done.push('page'))
})
afterEach(() => jest.useRealTimers())

describe('work of low priority', () => {
  it('starts at the first interaction, one task per idle period, and delays no other work', async () => {
    await jest.advanceTimersByTimeAsync(2_000)
    expect(done).toEqual([])
    dispatchEvent(new Event('pointermove'))
    await jest.advanceTimersByTimeAsync(0)
    expect(done).toEqual(['trailer', 'page'])
    await jest.advanceTimersByTimeAsync(1)
    expect(done).toEqual(['trailer', 'page', 'offer'])
  })

  it('waits for what the user waits for', async () => {
    const { holdIdleQueue } = await import('./idle-queue.ts')
    const { promise: frame, resolve } = Promise.withResolvers<void>()
    holdIdleQueue(frame)
    dispatchEvent(new Event('pointermove'))
    await jest.advanceTimersByTimeAsync(2_000)
    expect(done).toEqual([])
    resolve()
    await jest.advanceTimersByTimeAsync(2)
    expect(done).toEqual(['trailer', 'page', 'offer'])
  })

  it('starts after three seconds without an interaction', async () => {
    await jest.advanceTimersByTimeAsync(2_999)
    expect(done).toEqual([])
    await jest.advanceTimersByTimeAsync(3)
    expect(done).toEqual(['trailer', 'page', 'offer'])
  })
})
