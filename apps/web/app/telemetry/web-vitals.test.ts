import { vitalOf } from './web-vitals.ts'

const shift = { name: 'CLS', value: 0.123456, rating: 'needs-improvement', navigationType: 'navigate' } as const
const movies = 'https://films.test/en/movies'

describe('a web vital', () => {
  it('names the route that was measured, not the page of its report, and the build', () => {
    const vital = vitalOf({ ...shift, navigationURL: 'https://films.test/bn/search?search=ferry' }, movies)
    expect(vital).toEqual({ metric: 'CLS', value: 0.1235, rating: 'needs-improvement', navigationType: 'navigate', route: 'search', release: 'r000000' })
  })

  it('names the page of its report where the browser does not tell what was measured', () => {
    expect(vitalOf({ ...shift, name: 'INP', value: 48.4 }, movies)).toMatchObject({ value: 48, route: 'movies' })
  })
})
