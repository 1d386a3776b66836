import { inTurn, TooManyWaiting } from './concurrency-limit.ts'

function piecesOfWork() {
  const running = new Set<string>()
  const ends = new Map<string, (failure?: Error) => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      running.add(name)
      ends.set(name, (failure) => {
        running.delete(name)
        if (failure) reject(failure)
        else resolve(name)
      })
    })
  return { running, ends, work }
}

it('so much is done at a time, the rest in its order', async () => {
  const { running, ends, work } = piecesOfWork()
  const limited = inTurn(2, 10)
  const all = ['a', 'b', 'c', 'd'].map((name) => limited(work(name)))
  expect([...running]).toEqual(['a', 'b'])
  ends.get('b')?.()
  await all[1]
  expect([...running]).toEqual(['a', 'c'])
  for (const name of ['a', 'c']) ends.get(name)?.()
  await Promise.all([all[0], all[2]])
  ends.get('d')?.()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

it('work that fails gives its place on', async () => {
  const { ends, work } = piecesOfWork()
  const limited = inTurn(1, 1)
  const failing = limited(work('a'))
  const next = limited(work('b'))
  ends.get('a')?.(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  ends.get('b')?.()
  expect(await next).toBe('b')
})

it('whoever would wait behind too many is refused at once', async () => {
  const { ends, work } = piecesOfWork()
  const limited = inTurn(1, 1)
  const [first, second] = [limited(work('a')), limited(work('b'))]
  await expect(limited(work('c'))).rejects.toThrow(TooManyWaiting)
  ends.get('a')?.()
  await first
  ends.get('b')?.()
  await second
})
