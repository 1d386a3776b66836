import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor, render } from './rendered.ts'

describe('an answer made ahead', () => {
  it('holds the same text in three forms, and a name for it', async () => {
    const { plain, gzip, brotli, etag } = await render({ title: 'সিনেমা' })
    expect([gunzipSync(gzip), brotliDecompressSync(brotli)]).toEqual([plain, plain])
    expect((await render({ title: 'সিনেমা' })).etag).toBe(etag)
    expect((await render({ title: 'Cinema' })).etag).not.toBe(etag)
  })

  it('goes out in the smallest form that is accepted', () => {
    const accepted = ['gzip, deflate, br', 'gzip;q=0.5', 'br;q=0, gzip', 'identity', undefined]
    expect(accepted.map((each) => encodingFor(each))).toEqual(['br', 'gzip', 'gzip', 'identity', 'identity'])
  })
})
