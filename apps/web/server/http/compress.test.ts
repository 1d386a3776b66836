import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { negotiateEncoding, compress } from './compress.ts'

describe('compression', () => {
  it('is brotli, else gzip, else none', () => {
    const headers = ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'br;q=0.5, gzip', '*', 'deflate', 'identity', undefined]
    expect(headers.map(negotiateEncoding)).toEqual(['br', 'gzip', 'gzip', 'br', 'br', null, null, null])
  })

  it('preserves the content', async () => {
    const page = '<p>সিনেমা</p>'.repeat(10_000)
    const chunks = await compress(Readable.from([Buffer.from(page)]), 'br').toArray()
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(page)
  })

  it('sends the first part before the last is written', async () => {
    const body = new PassThrough()
    const out = compress(body, 'br').pipe(createBrotliDecompress())
    body.write('shell')
    const [first] = (await new Promise<Buffer[]>((resolve) => out.once('data', (chunk: Buffer) => resolve([chunk])))) 
    expect(first?.toString()).toBe('shell')
    body.end(' and rest')
    expect(await text(out)).toBe(' and rest')
  })
})
