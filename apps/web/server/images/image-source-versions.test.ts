import { setImmediate } from 'node:timers/promises'
import { masterVersions } from './image-source-versions.ts'

const path = '/pictures/ferry.webp'

/** An origin that responds on demand, and a stopped clock. */
function anOrigin() {
  const waiting: PromiseWithResolvers<string | null>[] = []
  const time = { seconds: 1 }
  const versions = masterVersions(
    () => {
      waiting.push(Promise.withResolvers())
      return waiting.at(-1)!.promise
    },
    { now: () => time.seconds * 1000 },
  )
  return { waiting, time, versions }
}

describe('the version of a master', () => {
  it('is cached for a minute', async () => {
    const { waiting, time, versions } = anOrigin()
    versions.store(path, 'old')
    time.seconds += 59
    expect(await versions.of(path)).toBe('old')
    expect(waiting).toHaveLength(0)
  })

  it('is served stale for another minute while it is checked once in the background', async () => {
    const { waiting, time, versions } = anOrigin()
    versions.store(path, 'old')
    time.seconds += 61
    expect([await versions.of(path), await versions.of(path)]).toEqual(['old', 'old'])
    expect(waiting).toHaveLength(1)
    waiting[0]?.resolve('new')
    await setImmediate()
    expect(await versions.of(path)).toBe('new')
    expect(waiting).toHaveLength(1)
  })

  it('is loaded once for concurrent requests after two minutes', async () => {
    const { waiting, time, versions } = anOrigin()
    versions.store(path, 'old')
    time.seconds += 120
    const answers = Promise.all([versions.of(path), versions.of(path)])
    expect(waiting).toHaveLength(1)
    waiting[0]?.resolve('new')
    expect(await answers).toEqual(['new', 'new'])
  })

  it('is the stored one if it was stored during a check', async () => {
    const { waiting, versions } = anOrigin()
    const answer = versions.of(path)
    versions.store(path, 'new')
    waiting[0]?.resolve('old')
    expect(await answer).toBe('old')
    expect(await versions.of(path)).toBe('new')
  })

  it('is unknown while the origin fails, and checked again a minute later', async () => {
    const { waiting, time, versions } = anOrigin()
    const answer = versions.of(path)
    waiting[0]?.reject(new Error('no answer'))
    expect([await answer, await versions.of(path)]).toEqual([undefined, undefined])
    expect(waiting).toHaveLength(1)
    time.seconds += 61
    await versions.of(path)
    expect(waiting).toHaveLength(2)
  })

  it('is null if the origin has no such master', async () => {
    const { waiting, versions } = anOrigin()
    const answer = versions.of(path)
    waiting[0]?.resolve(null)
    expect(await answer).toBeNull()
  })
})
