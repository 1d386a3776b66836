import { defaultGenreView, genreQuery, genresQuery } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import { queryClient } from '../api/query-client.ts'
import { clientLoader } from './genre.tsx'

const nobody = () => Promise.reject(new Error('Everything was read before'))

function open(page: number, cards = [] as ReturnType<typeof aCard>[], description?: string) {
  queryClient.setQueryData(genresQuery(nobody, 'english').queryKey, [{ slug: 'drama', name: 'Drama' }])
  queryClient.setQueryData(genreQuery(nobody, 'drama', 'english', { ...defaultGenreView, page }).queryKey, { cards, total: 21, description })
  const request = new Request(`https://films.example/en/genre/drama?page=${page}`)
  return clientLoader({ params: { locale: 'en', slug: 'drama' }, request } as Parameters<typeof clientLoader>[0])
}

it('a page after the last of a genre is 404', async () => {
  await expect(open(3)).rejects.toMatchObject({ init: { status: 404 } })
})

it('the last page of a genre and the first page of an empty one exist', async () => {
  expect([await open(2, [aCard()]), await open(1)]).toEqual([{ names: ['Drama'] }, { names: ['Drama'] }])
})

it('a genre page has the operator’s description', async () => {
  expect(await open(1, [aCard()], 'Drama from the river.')).toEqual({ names: ['Drama'], description: 'Drama from the river.' })
})
