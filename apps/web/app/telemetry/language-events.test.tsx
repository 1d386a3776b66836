import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { SiteLanguageSwitch } from '../layout/language-switch.tsx'
import { App } from '../testing.tsx'
import { observeLanguageLinks } from './language-events.ts'
import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'

const tracked: TrackedEvent[] = []

beforeAll(() => {
  // The link leads to another document, which jsdom does not load.
  document.addEventListener('click', (event) => event.preventDefault())
  receiveEvents((event) => tracked.push(event))
  observeLanguageLinks()
})

it('reports the language of a switch', async () => {
  const element = <><SiteLanguageSwitch /><a href="/bn/hilsa" hrefLang="bn">Hilsa</a></>
  render(<App router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/movies'] })} />)
  await userEvent.click(screen.getByRole('link', { name: 'Hilsa' }))
  expect(tracked).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'বাংলা' }))
  expect(tracked).toMatchObject([{ name: 'Language_Changed', props: { value: 'bn' } }])
})
