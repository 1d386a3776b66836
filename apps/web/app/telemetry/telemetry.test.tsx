import { render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { store } from '../store.ts'
import { hasInspector } from './has-inspector.server.ts'
import Telemetry from './telemetry.tsx'

const network = globalThis.fetch

beforeEach(() => {
  globalThis.fetch = () => new Promise(() => {})
})
afterEach(() => {
  globalThis.fetch = network
})

/** A page as the web server of this mode answers it. */
function open(url: string, mode: string | undefined) {
  const root = { tagManagerUrl: null, hasInspector: hasInspector({ OTT_MODE: mode }) }
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <><Telemetry /><p>Page</p></>, loader: () => root }], { initialEntries: [url], hydrationData: { loaderData: { root } } })
  render(<Provider store={store}><RouterProvider router={router} /></Provider>)
}

/** Longer than a chunk that is there takes. */
const loaded = () => import('./event-inspector.tsx')

describe('the inspector of events', () => {
  it('opens with ?debug=events in demo mode', async () => {
    open('/en?debug=events', undefined)
    expect(await screen.findByRole('complementary', { name: 'Events' })).toBeVisible()
  })

  it('is in no page that does not ask for it', async () => {
    open('/en', undefined)
    await loaded()
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('is never there in live mode', async () => {
    open('/en?debug=events', 'live')
    await loaded()
    expect(screen.getByText('Page')).toBeVisible()
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
