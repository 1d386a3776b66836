import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageCache } from './image-cache.ts'

const folder = () => mkdtemp(join(tmpdir(), 'pictures-'))
const version = 'old'
const picture = (length: number) => ({ version, bytes: Buffer.alloc(length, 1) })

describe('the image cache', () => {
  it('returns what it stored, also to a later run', async () => {
    const place = await folder()
    await (await imageCache(place, 1000)).write('a', picture(10))
    expect(await (await imageCache(place, 1000)).read('a')).toEqual(picture(10))
  })

  it('returns null for an unknown key', async () => {
    expect(await (await imageCache(await folder(), 1000)).read('a')).toBeNull()
  })

  it('stores one image per key, with the version of its master', async () => {
    const place = await folder()
    const cache = await imageCache(place, 1000)
    await cache.write('a', picture(10))
    const later = { version: 'new', bytes: Buffer.alloc(20, 2) }
    await cache.write('a', later)
    expect([await cache.read('a'), await readdir(place)]).toEqual([later, ['a']])
  })

  it('ignores a file without a version', async () => {
    const place = await folder()
    await writeFile(join(place, 'a'), Buffer.alloc(100, 1))
    await writeFile(join(place, 'b'), 'short')
    const cache = await imageCache(place, 1000)
    expect([await cache.read('a'), await cache.read('b')]).toEqual([null, null])
  })

  it('stays within its size limit', async () => {
    const place = await folder()
    const cache = await imageCache(place, 1000)
    for (let i = 0; i < 50; i++) await cache.write(`p${i}`, picture(90))
    expect((await readdir(place)).length).toBeLessThanOrEqual(11)
  })

  it('does not fail if its folder is gone', async () => {
    const cache = await imageCache(await folder(), 1000)
    await expect(cache.write('../no/such/folder', picture(10))).resolves.toBeUndefined()
  })
})
