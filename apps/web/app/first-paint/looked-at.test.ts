let looked: string[]

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  looked = []
  const { whenLookedAt } = await import('./looked-at.ts')
  void whenLookedAt().then(() => looked.push('first'))
  void whenLookedAt().then(() => looked.push('second'))
})
afterEach(() => jest.useRealTimers())

describe('a page', () => {
  it('is looked at from the first sign of a viewer on, by one after the other', async () => {
    await jest.advanceTimersByTimeAsync(2_000)
    expect(looked).toEqual([])
    dispatchEvent(new Event('pointermove'))
    await jest.advanceTimersByTimeAsync(0)
    expect(looked).toEqual(['first'])
    await jest.advanceTimersByTimeAsync(1)
    expect(looked).toEqual(['first', 'second'])
  })

  it('is looked at in the end, although nobody touches it', async () => {
    await jest.advanceTimersByTimeAsync(2_999)
    expect(looked).toEqual([])
    await jest.advanceTimersByTimeAsync(3)
    expect(looked).toEqual(['first', 'second'])
  })
})
