import { canonicalPath } from './canonical-path.ts'

it('a page has one canonical URL, whose only query is the page number of a genre', () => {
  expect(canonicalPath('/en/genre/drama', '?page=2&utm_source=a')).toBe('/en/genre/drama?page=2')
  expect(['?page=1', '?page=x', '?sort=new'].map((query) => canonicalPath('/en/genre/drama', query))).toEqual(Array(3).fill('/en/genre/drama'))
  expect([canonicalPath('/bn/movies', '?page=2'), canonicalPath('/en/tram-24', '?plans'), canonicalPath('/en/tram-24', '?season=2')]).toEqual(['/bn/movies', '/en/tram-24', '/en/tram-24'])
  expect(canonicalPath('/en/genre', '?page=2')).toBe('/en/genre')
})

it('a watch page has the canonical URL of its title', () => {
  expect(canonicalPath('/bn/tram-24/tram-s1e1/watch', '?t=42')).toBe('/bn/tram-24')
})
