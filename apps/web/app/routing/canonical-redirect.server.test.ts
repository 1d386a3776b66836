/** @jest-environment node */
import fc from 'fast-check'
import { canonicalRedirect } from './canonical-redirect.server.ts'

const ferry = '/en/the-last-ferry'

it('a URL in another spelling redirects to the canonical one with its query', () => {
  expect(['/en/The-Last-Ferry/', '/en//the-last-ferry', '/en/genre/DRAMA?page=2', '/BN/Movies', '/en/?a=B', '/en?'].map(canonicalRedirect)).toEqual([
    ferry, ferry, '/en/genre/drama?page=2', '/bn/movies', '/en?a=B', null,
  ])
})

it('percent codes, encoded slashes, dots and spaces are no other page', () => {
  const spellings = [
    '/en/%74he-last-ferry', '/%65n/the%2Dlast%2dferry', '/en%2Fthe-last-ferry', '/en/the-last-ferry%2F', '/en/the-last-ferry%2f%2F', '/en/./the-last-ferry',
    '/en/x/%2e%2e/the-last-ferry', '/en/x%2F..%2Fthe-last-ferry', '/en/the-last-ferry%20', '/%45N/THE-last-%46erry', '/en\\the-last-ferry',
  ]
  expect(spellings.map(canonicalRedirect)).toEqual(spellings.map(() => ferry))
  expect(canonicalRedirect('/b%6e')).toBe('/bn')
})

it('a canonical URL does not redirect', () => {
  const canonical = ['/', '/en', '/bn/movies', '/en/search?search=A//B/', '/en/genre/drama', '/bn/%E0%A6%96%E0%A6%BE', '/en/what%3F', '/en/a,b&c', '/en/%2525']
  expect(canonical.map(canonicalRedirect)).toEqual(canonical.map(() => null))
})

it('letters that look the same are the same URL, in upper-case percent codes', () => {
  const composed = encodeURIComponent('খেয়া'.normalize('NFC'))
  expect(['/bn/খেয়া', `/bn/${encodeURIComponent('খে\u09DFা')}`, `/bn/${composed.toLowerCase()}`].map(canonicalRedirect)).toEqual(Array(3).fill(`/bn/${composed}`))
  expect(canonicalRedirect('/en/CAFE%CC%81')).toBe('/en/caf%C3%A9')
  expect(['/en/the%E2%80%8B-last-ferry', '/e%C2%ADn/the-last-ferry', '/en/the-last-ferry%EF%BB%BF'].map(canonicalRedirect)).toEqual([ferry, ferry, ferry])
  expect(canonicalRedirect('/bn/%E0%A6%B0%E2%80%8D%E0%A7%8D%E0%A6%AF')).toBeNull()
})

it('a URL that cannot be decoded is left to the server', () => {
  expect(['/en/%E0%A4%A', '/en/%', '/en/50%'].map(canonicalRedirect)).toEqual([null, null, null])
})

it('ids keep their case, whatever the case of the rest', () => {
  expect(['/en/people/aB_3', '/en/tram-24/aB_3/watch', '/en/people//aB_3/', '/EN/People/aB_3', '/en/Tram-24/aB_3/Watch'].map(canonicalRedirect)).toEqual([
    null, null, '/en/people/aB_3', '/en/people/aB_3', '/en/tram-24/aB_3/watch',
  ])
})

it('no redirect leads to another site', () => {
  const targets = ['//Elsewhere.example/', '/\\Elsewhere.example', '///a//', '/%2F%2fElsewhere.example', '/%5CElsewhere.example', '/en/../..//B.example', '//user@h:1/'].map(canonicalRedirect)
  expect(targets).toEqual(['/elsewhere.example', '/elsewhere.example', '/a', '/elsewhere.example', '/%5Celsewhere.example', '/b.example', '/user@h:1'])
})

it('every redirect leads to a canonical URL of this site', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '.', '..', '%2F', '%2e', '%25', '%', '%zz', '\\', '?', '#', 'EN', 'bn', 'people', 'watch', 'aB', 'İ', 'é', 'e\u0301', '\u09DF', '\u200B', ' ', '@', ':', '%00'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = canonicalRedirect(`/${pieces.join('')}`)
      if (target === null) return
      expect(target).toMatch(/^\/(?![/\\])[!-~]*$/)
      expect(canonicalRedirect(target)).toBeNull()
      expect(new URL(target, 'https://films.example').origin).toBe('https://films.example')
    }),
    { numRuns: 2_000 },
  )
})
