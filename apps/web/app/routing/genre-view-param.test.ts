import { defaultGenreView, genreSorts } from '@ott/api-client'
import { locales } from '@ott/i18n'
import fc from 'fast-check'
import { genreViewParam, genreViewQuery } from './genre-view-param.ts'

const read = (query: string) => genreViewParam(new URLSearchParams(query))

describe('the view of a genre', () => {
  it('is in its URL', () => {
    const view = fc.record({ page: fc.integer({ min: 1, max: 5_000 }), sort: fc.constantFrom(...genreSorts), audio: fc.constantFrom(...locales, null), isFree: fc.boolean() })
    fc.assert(fc.property(view, (one) => {
      expect(read(genreViewQuery(one))).toEqual(one)
    }))
  })

  it('is the default without a query, and whatever the query', () => {
    expect([read(''), read('?sort=worst&audio=xx&free=yes&page=-1'), genreViewQuery(defaultGenreView)]).toEqual([defaultGenreView, defaultGenreView, ''])
  })

  it('has at most the last page of the api', () => {
    expect(['99999', '1.5', 'x', '0'].map((page) => read(`?page=${page}`).page)).toEqual([5_000, 1, 1, 1])
  })
})
