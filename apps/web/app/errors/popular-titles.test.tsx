import { popularTitlesQuery } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { App } from '../testing.tsx'
import PopularTitles from './popular-titles.tsx'

it('a page that does not exist shows the popular titles', async () => {
  const cards = [aCard({ title: 'Hilsa', link: '/hilsa' })]
  queryClient.setQueryData(popularTitlesQuery(apiClient, 'english').queryKey, { id: 'top', kind: 'tray', title: 'Top 10', orientation: 'portrait', seeAll: null, cards })
  render(<App router={createMemoryRouter([{ path: '/:locale/*', element: <PopularTitles /> }], { initialEntries: ['/en/nothing-here'] })} />)
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(['/en/hilsa'])
})
