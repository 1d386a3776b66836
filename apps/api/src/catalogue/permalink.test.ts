import fc from 'fast-check'
import { toPermalink } from './permalink.ts'

describe('a permalink', () => {
  it('is normalised from any spelling', () => {
    const typed = ['/the-last-ferry', 'the-last-ferry', '//The-Last-Ferry//', '%2Fthe-last-ferry', 'the%2Dlast%2Dferry/ ']
    expect(new Set(typed.map(toPermalink))).toEqual(new Set(['/the-last-ferry']))
  })

  it('may be Bengali, plain or percent-encoded', () => {
    expect([toPermalink('/শেষ-খেয়া'), toPermalink(encodeURIComponent('/শেষ-খেয়া'))]).toEqual(['/শেষ-খেয়া', '/শেষ-খেয়া'])
  })

  it('is null with invalid percent-encoding or control characters', () => {
    expect(['%', '%E0%A4%A', '/a%00b', '/a\nb', '/%7f'].map(toPermalink)).toEqual([null, null, null, null, null])
  })

  it('is valid or null for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => toPermalink(typed)?.startsWith('/') ?? true))
  })
})
