/** @jest-environment node */
import { canonicalRedirect } from './canonical-redirect.server.ts'

const redirectOf = (path: string) => canonicalRedirect(`https://films.example${path}`)

it('a URL in another spelling redirects to the canonical one with its query', () => {
  expect(['/en/The-Last-Ferry/', '/en//the-last-ferry', '/en/genre/DRAMA?page=2', '/BN/Movies', '/en/?a=B'].map(redirectOf)).toEqual([
    '/en/the-last-ferry', '/en/the-last-ferry', '/en/genre/drama?page=2', '/bn/movies', '/en?a=B',
  ])
})

it('a canonical URL does not redirect', () => {
  const canonical = ['/', '/en', '/bn/movies', '/en/search?search=A//B/', '/en/genre/drama']
  expect(canonical.map(redirectOf)).toEqual(canonical.map(() => null))
})

it('a Bengali URL keeps its percent codes, also invalid ones', () => {
  const bengali = ['/bn/%E0%A6%96%E0%A7%87%E0%A7%9F%E0%A6%BE', '/bn/%e0%a6%96', '/bn/খেয়া', '/en/a%2Fb', '/en/%E0%A4%A', '/en/%']
  expect(bengali.map(redirectOf)).toEqual(bengali.map(() => null))
  expect(redirectOf('/bn/%E0%A6%96-Ferry/')).toBe('/bn/%E0%A6%96-ferry')
})

it('ids keep their case', () => {
  expect([redirectOf('/en/people/aB_3'), redirectOf('/en/tram-24/aB_3/watch'), redirectOf('/en/people//aB_3/')]).toEqual([null, null, '/en/people/aB_3'])
})

it('no redirect leads to another site or to another redirect', () => {
  const targets = ['//Elsewhere.example/', '/\\Elsewhere.example', '///a//', '/%2F%2fElsewhere.example', '/en/../..//B.example'].map(redirectOf)
  expect(targets).toEqual(['/elsewhere.example', '/elsewhere.example', '/a', '/%2F%2felsewhere.example', '/b.example'])
  expect(targets.map((path) => redirectOf(path ?? ''))).toEqual(targets.map(() => null))
})
