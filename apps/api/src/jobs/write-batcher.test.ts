import { batchWrites } from './write-batcher.ts'

/** The first batch runs until the test releases it. */
function someWork() {
  const batches: string[][] = []
  const { promise: firstIsDone, resolve: finishFirst } = Promise.withResolvers<void>()
  const ask = batchWrites(async (batch: string[]) => {
    batches.push(batch)
    if (batches.length === 1) await firstIsDone
    if (batch.includes('broken')) throw new Error('no database')
    return batch.map((asked) => asked.toUpperCase())
  })
  return { batches, ask, finishFirst }
}

describe('batched writes', () => {
  it('start at once for a single caller', () => {
    const { batches, ask } = someWork()
    void ask('one')
    expect(batches).toEqual([['one']])
  })

  it('collect callers while a batch runs, and give each its own result', async () => {
    const { batches, ask, finishFirst } = someWork()
    const answers = Promise.all(['one', 'two', 'three'].map(ask))
    finishFirst()
    expect(await answers).toEqual(['ONE', 'TWO', 'THREE'])
    expect(batches).toEqual([['one'], ['two', 'three']])
  })

  it('fail for the callers of a failed batch, and continue with the next', async () => {
    const { ask, finishFirst } = someWork()
    const answers = Promise.allSettled(['one', 'broken', 'two'].map(ask))
    finishFirst()
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await ask('three')).toBe('THREE')
  })

  it('are limited in size', async () => {
    const { batches, ask, finishFirst } = someWork()
    const answers = Promise.all(Array.from({ length: 602 }, (_, index) => ask(`question ${index}`)))
    finishFirst()
    await answers
    expect(batches.map(({ length }) => length)).toEqual([1, 500, 101])
  })
})
