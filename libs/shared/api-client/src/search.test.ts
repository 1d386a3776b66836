import { searchQuery } from './search.ts'
import { anApi } from './testing.ts'

const wire = (contentId: string) => ({
  contentId, contentType: 'movie', permanentLink: `/${contentId}`, title: contentId, year: 2026, maturityRating: 'U', genres: [], images: [],
  runLength: 100, monetizationModel: 'SVOD', tentativeReleaseDate: null, badge: null,
})

const titles = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `t${from + at}`)

/** Loads pages of a search from a server with these results; returns the results and the requested offsets. */
async function loadPages(parts: number, found: (offset: number) => string[], total: number) {
  const offsetIn = (path: string) => Number(new URL(path, 'https://api.example').searchParams.get('offset'))
  const { call: apiClient, requests } = anApi(({ path }) => ({ json: { items: found(offsetIn(path)).map(wire), total, people: [], genres: [], isExact: true } }))
  const { queryFn, getNextPageParam, select, initialPageParam } = searchQuery(apiClient, 'kite', 'english')
  const pages: Awaited<ReturnType<typeof queryFn>>[] = []
  for (let offset: number | null = initialPageParam; offset !== null && pages.length < parts; offset = getNextPageParam(pages.at(-1)!, pages)) {
    pages.push(await queryFn({ pageParam: offset }))
  }
  const { cards, further, nextPage } = select({ pages })
  return { cards: cards.map(({ id }) => id), further: further.map(({ id }) => id), nextPage, offsets: requests.filter(({ path }) => path.includes('/search?')).map(({ path }) => offsetIn(path)) }
}

describe('search results', () => {
  it('name each space in the request, and keep whether they match exactly', async () => {
    const { call, requests } = anApi(() => ({ json: { items: [], total: 0, people: [], genres: [], isExact: false, suggestion: 'kite' } }))
    const { queryFn, select } = searchQuery(call, 'kiet', 'english')
    expect(select({ pages: [await queryFn({ pageParam: 0 })] })).toMatchObject({ isExact: false, suggestion: 'kite' })
    expect(requests.at(-1)?.path).toBe('/contents/api/v1/search?platform=WEB&language=english&query=kiet&searchSpace=title&searchSpace=people&searchSpace=genre&limit=50&offset=0')
  })

  it('are loaded in pages of fifty until complete', async () => {
    const found = (offset: number) => titles(offset, Math.min(offset + 50, 120))
    expect(await loadPages(1, found, 120)).toEqual({ cards: titles(0, 50), further: [], nextPage: 2, offsets: [0] })
    expect(await loadPages(9, found, 120)).toEqual({ cards: titles(0, 50), further: titles(50, 120), nextPage: null, offsets: [0, 50, 100] })
  })

  it('stop at the server’s maximum offset', async () => {
    const { offsets, nextPage } = await loadPages(99, (offset) => titles(offset, offset + 50), 5_000)
    expect([offsets.length, Math.max(...offsets), nextPage]).toEqual([21, 1_000, null])
  })

  it('contain no duplicates when titles move between pages, and continue after a withdrawal', async () => {
    const found = (offset: number) => (offset === 0 ? titles(0, 49) : ['t48', ...titles(50, 60)])
    expect(await loadPages(2, found, 60)).toMatchObject({ cards: titles(0, 49), further: titles(50, 60), offsets: [0, 50] })
  })
})
