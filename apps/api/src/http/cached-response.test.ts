import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor, render, sharedForm } from './cached-response.ts'

describe('an answer made ahead', () => {
  it('holds the same text in three forms, and a name for it', async () => {
    const { plain, gzip, brotli, etag } = await render({ title: 'সিনেমা' }, null)
    expect([gunzipSync(gzip), brotliDecompressSync(brotli)]).toEqual([plain, plain])
    expect((await render({ title: 'সিনেমা' }, null)).etag).toBe(etag)
    expect((await render({ title: 'Cinema' }, null)).etag).not.toBe(etag)
  })

  it('differs by country only where a header names it', async () => {
    const [everywhere, byCountry] = [await render({}, null), await render({}, 'x-country')]
    expect(sharedForm(everywhere, {}).headers.vary).toBe('accept-encoding, origin, site-id')
    expect(sharedForm(byCountry, {}).headers).toMatchObject({ 'vary': 'accept-encoding, origin, site-id, x-country', 'cache-control': expect.stringContaining('public') })
  })

  it('goes out in the smallest form that is accepted', () => {
    const accepted = ['gzip, deflate, br', 'gzip;q=0.5', 'br;q=0, gzip', 'identity', undefined]
    expect(accepted.map((each) => encodingFor(each))).toEqual(['br', 'gzip', 'gzip', 'identity', 'identity'])
  })
})
