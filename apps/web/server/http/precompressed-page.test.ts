/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { newNonce, packPage, withNonce } from './precompressed-page.ts'

const nonces = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'))
const rows = Array.from({ length: 40 }, (_, row) => `<li><a href="/en/title-${row * 7919}">Title ${row}</a></li>`).join('')
const page = ['<style nonce="', '">a{top:0}</style>', `<ul>${rows}</ul><script nonce="`, '" data-late>1</script><script nonce="', '">2</script>']

describe('a packed page', () => {
  it('comes out with whatever nonce was put in, at every place', async () => {
    const packed = await packPage(page)
    fc.assert(fc.property(nonces, (nonce) => {
      expect(packed && brotliDecompressSync(withNonce(packed, nonce)).toString()).toBe(page.join(nonce))
    }))
  })

  it('may hold any words', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2 }), nonces, async (parts, nonce) => {
      const packed = await packPage(parts)
      expect(packed === null || brotliDecompressSync(withNonce(packed, nonce)).toString() === parts.join(nonce)).toBe(true)
    }))
  })

  it('leaves those alone who got it before', async () => {
    const packed = await packPage(page)
    const nonce = newNonce()
    const first = packed && withNonce(packed, nonce)
    if (packed) withNonce(packed, newNonce())
    expect(first && brotliDecompressSync(first).toString()).toBe(page.join(nonce))
  })
})
