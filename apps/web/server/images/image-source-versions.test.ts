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
  it('is believed for a minute, and nobody is asked', async () => {
    const { waiting, time, versions } = anOrigin()
    versions.store(path, 'old')
    time.seconds += 59
    expect(await versions.of(path)).toBe('old')
    expect(waiting).toHaveLength(0)
  })

  it('is believed for another minute while the origin is asked once behind whoever asks', async () => {
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

  it('is waited for when nothing was heard for two minutes, by all on one question', async () => {
    const { waiting, time, versions } = anOrigin()
    versions.store(path, 'old')
    time.seconds += 120
    const answers = Promise.all([versions.of(path), versions.of(path)])
    expect(waiting).toHaveLength(1)
    waiting[0]?.resolve('new')
    expect(await answers).toEqual(['new', 'new'])
  })

  it('is what was noted while the origin was asked, whatever that answers later', async () => {
    const { waiting, versions } = anOrigin()
    const answer = versions.of(path)
    versions.store(path, 'new')
    waiting[0]?.resolve('old')
    expect(await answer).toBe('old')
    expect(await versions.of(path)).toBe('new')
  })

  it('is not known while the origin does not say, and it is asked again a minute later', async () => {
    const { waiting, time, versions } = anOrigin()
    const answer = versions.of(path)
    waiting[0]?.reject(new Error('no answer'))
    expect([await answer, await versions.of(path)]).toEqual([undefined, undefined])
    expect(waiting).toHaveLength(1)
    time.seconds += 61
    await versions.of(path)
    expect(waiting).toHaveLength(2)
  })

  it('is none when the origin has no such master', async () => {
    const { waiting, versions } = anOrigin()
    const answer = versions.of(path)
    waiting[0]?.resolve(null)
    expect(await answer).toBeNull()
  })
})
