/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressQuickly, compressSmall, negotiateEncoding } from './compress.ts'

describe('compression', () => {
  it('is brotli, else gzip, else none', () => {
    const headers = ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'br;q=0.5, gzip', '*', 'deflate', 'identity', undefined]
    expect(headers.map(negotiateEncoding)).toEqual(['br', 'gzip', 'gzip', 'br', 'br', null, null, null])
  })

  it('preserves the content', async () => {
    const page = '<p>সিনেমা</p>'.repeat(10_000)
    const [br, gz, small] = await Promise.all([compressQuickly(Buffer.from(page), 'br'), compressQuickly(Buffer.from(page), 'gzip'), compressSmall(Buffer.from(page))])
    expect([brotliDecompressSync(br), gunzipSync(gz), brotliDecompressSync(small)].map(String)).toEqual([page, page, page])
  })
})
