let looked: string[]

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  looked = []
  const { inTurn, whenLookedAt } = await import('./idle-queue.ts')
  void inTurn().then(() => looked.push('trailer'))
  void inTurn().then(() => looked.push('offer'))
  void whenLookedAt().then(() => looked.push('page'))
})
afterEach(() => jest.useRealTimers())

describe('a page', () => {
  it('is looked at from the first sign of a viewer on; what nobody waits for comes one after another, and keeps nobody waiting', async () => {
    await jest.advanceTimersByTimeAsync(2_000)
    expect(looked).toEqual([])
    dispatchEvent(new Event('pointermove'))
    await jest.advanceTimersByTimeAsync(0)
    expect(looked).toEqual(['trailer', 'page'])
    await jest.advanceTimersByTimeAsync(1)
    expect(looked).toEqual(['trailer', 'page', 'offer'])
  })

  it('is looked at in the end, although nobody touches it', async () => {
    await jest.advanceTimersByTimeAsync(2_999)
    expect(looked).toEqual([])
    await jest.advanceTimersByTimeAsync(3)
    expect(looked).toEqual(['trailer', 'page', 'offer'])
  })
})
