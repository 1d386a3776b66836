import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { lazyWithMessages } from './lazy-with-messages.tsx'

const network = globalThis.fetch
afterEach(() => {
  globalThis.fetch = network
})

it('the fallback is shown until the component has failed to load, which is logged', async () => {
  const reports: unknown[] = []
  globalThis.fetch = async (_, request) => {
    reports.push(JSON.parse(request?.body as string))
    return new Response(null, { status: 204 })
  }
  let fail = (_cause: Error) => {}
  const coming = new Promise<never>((_, reject) => { fail = reject })
  const Part = lazyWithMessages(() => coming, { fallback: <p>Held</p> })
  const routes = [{ path: '*', element: <><Part /><p>The page</p></> }]
  render(<IntlProvider locale="en"><RouterProvider router={createMemoryRouter(routes)} /></IntlProvider>)
  expect(screen.getByText('Held')).toBeVisible()
  await act(async () => fail(new Error('No such file')))
  expect(screen.queryByText('Held')).toBeNull()
  expect(screen.getByText('The page')).toBeVisible()
  expect(reports).toMatchObject([{ event: 'chunkMissing', detail: 'Error: No such file' }])
})
