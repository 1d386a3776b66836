import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { negotiateEncoding, sendPublic, serialize } from './cached-response.ts'
import type { CachedResponse } from './cached-response.ts'

async function send(response: CachedResponse, headers = {}) {
  const app = fastify()
  app.get('/', (request, reply) => sendPublic(response, request, reply))
  return app.inject({ url: '/', headers })
}

describe('a cached response', () => {
  it('holds one text in three encodings, and an ETag of it', async () => {
    const { bodies, etag } = await serialize({ title: 'সিনেমা' }, null)
    expect([gunzipSync(bodies.gzip), brotliDecompressSync(bodies.br)]).toEqual([bodies.identity, bodies.identity])
    expect((await serialize({ title: 'সিনেমা' }, null)).etag).toBe(etag)
    expect((await serialize({ title: 'Cinema' }, null)).etag).not.toBe(etag)
  })

  it('varies by country only if a header names it', async () => {
    const [everywhere, byCountry] = [await send(await serialize({}, null)), await send(await serialize({}, 'x-country'))]
    expect(everywhere.headers.vary).toBe('accept-encoding, origin, site-id, session-token')
    expect(byCountry.headers).toMatchObject({ 'vary': 'accept-encoding, origin, site-id, session-token, x-country', 'cache-control': expect.stringContaining('public') })
  })

  it('is not sent again to a client that has it', async () => {
    const response = await serialize({ title: 'Cinema' }, null)
    const [same, weak, other] = await Promise.all([response.etag, `W/${response.etag}`, '"other"'].map((etag) => send(response, { 'if-none-match': etag })))
    expect([same?.statusCode, weak?.statusCode, other?.statusCode]).toEqual([304, 304, 200])
    expect([same?.body, same?.headers.etag]).toEqual(['', response.etag])
  })

  it('is sent in the smallest encoding that the client accepts', () => {
    const accepted = ['gzip, deflate, br', 'gzip;q=0.5', 'br;q=0, gzip', 'identity', undefined]
    expect(accepted.map((each) => negotiateEncoding(each))).toEqual(['br', 'gzip', 'gzip', 'identity', 'identity'])
  })
})
