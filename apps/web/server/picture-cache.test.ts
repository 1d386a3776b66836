import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureCache } from './picture-cache.ts'

const folder = () => mkdtemp(join(tmpdir(), 'pictures-'))
const picture = (bytes: number) => Buffer.alloc(bytes, 1)

describe('the picture cache', () => {
  it('gives back what it keeps, also to a later run', async () => {
    const place = await folder()
    await (await pictureCache(place, 1000)).write('a', picture(10))
    expect(await (await pictureCache(place, 1000)).read('a')).toEqual(picture(10))
  })

  it('knows nothing of what was never made', async () => {
    expect(await (await pictureCache(await folder(), 1000)).read('a')).toBeNull()
  })

  it('stays within its bytes whatever is asked of it', async () => {
    const place = await folder()
    const cache = await pictureCache(place, 1000)
    for (let i = 0; i < 50; i++) await cache.write(`p${i}`, picture(90))
    expect((await readdir(place)).length).toBeLessThanOrEqual(11)
  })

  it('does not fail when its folder is gone', async () => {
    const cache = await pictureCache(await folder(), 1000)
    await expect(cache.write('../no/such/folder', picture(10))).resolves.toBeUndefined()
  })
})
