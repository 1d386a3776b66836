import { aCard, aMovie } from '@ott/catalogue/testing'
import { createQueryClient } from '../api/query-client.ts'
import { getPlaceholderTitle } from './placeholder-title.ts'

const ferry = aCard({ link: '/the-last-ferry', title: 'The Last Ferry' })
const tram = aCard({ link: '/tram-24', title: 'Tram 24' })

function queriesWith(...answers: unknown[]) {
  const queries = createQueryClient()
  answers.forEach((answer, at) => queries.setQueryData(['answer', at], answer))
  return queries
}

describe('the placeholder of a title', () => {
  it('is its card in any cached query', () => {
    const queries = queriesWith({ timeZone: 'UTC', serverTime: new Date(0) }, null, { modules: [{ cards: [tram] }, { cards: [ferry] }] })
    expect(getPlaceholderTitle(queries, '/the-last-ferry')).toBe(ferry)
    expect(getPlaceholderTitle(queriesWith([aMovie({ link: '/another', recommendations: [ferry] })]), '/the-last-ferry')).toBe(ferry)
  })

  it('is null if no query has the title', () => {
    expect(getPlaceholderTitle(queriesWith({ cards: [tram] }), '/the-last-ferry')).toBeNull()
  })

  it('is no other object with the same link', () => {
    expect(getPlaceholderTitle(queriesWith({ link: '/the-last-ferry', at: 12 }), '/the-last-ferry')).toBeNull()
  })
})
