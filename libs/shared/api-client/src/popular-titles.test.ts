import type { Call } from './api-client.ts'
import { popularTitlesQuery } from './catalogue.ts'

const card = (at: number) => ({
  contentId: `t${at}`, contentType: 'movie', permanentLink: `/t${at}`, title: `Title ${at}`, year: 2026, maturityRating: 'U', genres: [], images: [],
  runLength: 100, monetizationModel: 'SVOD', tentativeReleaseDate: null, badge: null,
})
const moduleOf = (kind: string, count: number) => ({ id: kind, kind, title: kind, orientation: 'landscape', seeAll: '/movies', cards: Array.from({ length: count }, (_, at) => card(at)) })

function read(...modules: unknown[]) {
  const call = (async (name: string) => (name === 'page' ? { title: 'Home', description: '' } : { items: modules, total: modules.length })) as unknown as Call
  return popularTitlesQuery(call, 'english').queryFn({})
}

describe('the popular titles', () => {
  it('are the first ten of the ranking on the home page, as a row of posters', async () => {
    const popular = await read(moduleOf('hero', 1), moduleOf('tray', 3), moduleOf('ranked', 12))
    expect(popular).toMatchObject({ id: 'ranked', kind: 'tray', orientation: 'portrait', seeAll: null })
    expect(popular?.cards).toHaveLength(10)
  })

  it('are its first row without a ranking, else nothing', async () => {
    expect(await read(moduleOf('hero', 1), moduleOf('tray', 3))).toMatchObject({ id: 'tray', orientation: 'portrait' })
    expect(await read(moduleOf('hero', 1))).toBeNull()
  })
})
