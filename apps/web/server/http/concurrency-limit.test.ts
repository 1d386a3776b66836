/** @jest-environment node */
import { limitConcurrency, QueueFull } from './concurrency-limit.ts'

function createTasks() {
  const running = new Set<string>()
  const ends = new Map<string, (failure?: Error) => void>()
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      running.add(name)
      ends.set(name, (failure) => {
        running.delete(name)
        if (failure) reject(failure)
        else resolve(name)
      })
    })
  return { running, ends, task }
}

/** The queue starts tasks in microtasks. */
const allStarted = () => new Promise((resolve) => setImmediate(resolve))

it('tasks beyond the limit run in their order', async () => {
  const { running, ends, task } = createTasks()
  const limited = limitConcurrency({ maxConcurrent: 2, maxQueued: 10, maxWaitMs: 60_000 })
  const all = ['a', 'b', 'c', 'd'].map((name) => limited(task(name)))
  await allStarted()
  expect([...running]).toEqual(['a', 'b'])
  ends.get('b')?.()
  await allStarted()
  expect([...running]).toEqual(['a', 'c'])
  for (const name of ['a', 'c']) ends.get(name)?.()
  await allStarted()
  ends.get('d')?.()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

it('a task that fails lets the next one run', async () => {
  const { ends, task } = createTasks()
  const limited = limitConcurrency({ maxConcurrent: 1, maxQueued: 1, maxWaitMs: 60_000 })
  const failing = limited(task('a'))
  const next = limited(task('b'))
  await allStarted()
  ends.get('a')?.(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await allStarted()
  ends.get('b')?.()
  expect(await next).toBe('b')
})

it('a task that finds the queue full is rejected at once', async () => {
  const { ends, task } = createTasks()
  const limited = limitConcurrency({ maxConcurrent: 1, maxQueued: 1, maxWaitMs: 60_000 })
  const [first, second] = [limited(task('a')), limited(task('b'))]
  await expect(limited(task('c'))).rejects.toThrow(QueueFull)
  await allStarted()
  ends.get('a')?.()
  await first
  await allStarted()
  ends.get('b')?.()
  await second
})

it('a queued task that waits too long is rejected and never runs', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const { running, ends, task } = createTasks()
  const limited = limitConcurrency({ maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1_000 })
  const [hanging, queued] = [limited(task('a')), limited(task('b'))]
  await allStarted()
  jest.advanceTimersByTime(1_000)
  await expect(queued).rejects.toThrow(QueueFull)
  await expect(limited(task('c'))).rejects.toThrow(QueueFull)
  ends.get('a')?.()
  expect(await hanging).toBe('a')
  await allStarted()
  expect([...running]).toEqual([])
  const next = limited(task('d'))
  await allStarted()
  ends.get('d')?.()
  expect(await next).toBe('d')
  jest.useRealTimers()
})
