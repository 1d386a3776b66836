import fc from 'fast-check'
import { safeRedirect } from './redirect.ts'

describe('a redirect after sign-in', () => {
  it('keeps a path of this site with its query', () => {
    const paths = ['/', '/en/plans', '/bn/search?search=%E0%A6%B0', '/en/the-last-ferry?a=b#c']
    expect(paths.map(safeRedirect)).toEqual(paths)
  })

  it('falls back to home for everything else', () => {
    const hostile = [
      null, undefined, '', 'home', 'https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example',
      '/%2F/evil.example/..//x', '/%5Cevil.example', '/%252F%252Fevil.example', 'javascript:alert(1)', '/a\nb', '/a%00b',
      '/.//evil.example', '/a/..//evil.example', '/%', `/${'a'.repeat(3000)}`,
    ]
    expect(hostile.map(safeRedirect)).toEqual(hostile.map(() => '/'))
  })

  it('allows 2,048 characters and no more', () => {
    const ofLength = (length: number) => `/${'a'.repeat(length - 1)}`
    expect([2048, 2049].map((length) => safeRedirect(ofLength(length)))).toEqual([ofLength(2048), '/'])
  })

  it('never leaves the origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.string().map((text) => `/${text}`)), (target) => {
        expect(new URL(safeRedirect(target), 'https://site.example').origin).toBe('https://site.example')
      }),
    )
  })
})
