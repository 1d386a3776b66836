import { pageQuery } from '@ott/api-client'
import { aCard } from '@ott/catalogue/testing'
import type { PageModule } from '@ott/catalogue'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { App } from '../testing.tsx'
import PopularTitles from './popular-titles.tsx'

const row: PageModule = { id: 'new', kind: 'tray', title: 'New', orientation: 'landscape', seeAll: null, cards: [aCard({ title: 'Tram 24', link: '/tram-24' })] }
const ranking: PageModule = { ...row, id: 'top', kind: 'ranked', title: 'Top 10', cards: [aCard({ title: 'Hilsa', link: '/hilsa' })] }

it.each([
  ['the ranking of the home page', [row, ranking], '/en/hilsa'],
  ['its first row if it has no ranking', [row], '/en/tram-24'],
])('a page that does not exist shows %s', async (_, modules, href) => {
  queryClient.setQueryData(pageQuery(apiClient, 'home', 'english').queryKey, { title: 'Home', description: '', modules, total: modules.length })
  render(<App router={createMemoryRouter([{ path: '/:locale/*', element: <PopularTitles /> }], { initialEntries: ['/en/nothing-here'] })} />)
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([href])
})
