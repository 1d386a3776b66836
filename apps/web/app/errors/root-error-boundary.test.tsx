import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import bn from '../i18n/messages.bn.json' with { type: 'json' }
import en from '../i18n/messages.en.json' with { type: 'json' }
import { RootErrorBoundary } from './root-error-boundary.tsx'

const words = { en, bn }
const network = globalThis.fetch
const reports: unknown[] = []
// React logs the errors thrown here on purpose, and jsdom cannot scroll.
jest.spyOn(console, 'error').mockImplementation(() => undefined)
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

beforeEach(() => {
  reports.length = 0
  globalThis.fetch = async (_, request) => {
    reports.push(JSON.parse(request?.body as string))
    return new Response(null, { status: 204 })
  }
})
afterEach(() => {
  globalThis.fetch = network
})

function Broken(): never {
  throw new TypeError('No header')
}

/** A layout that fails again when it renders its own error page. */
function openWith(child: object, locale: 'en' | 'bn' = 'en') {
  const rootError = <RootErrorBoundary locale={locale} messages={words[locale] as never} />
  const routes = [{ id: 'root', path: '/', errorElement: rootError, hydrateFallbackElement: <p>Loading</p>, children: [{ path: '*', ...child }] }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/${locale}/movies?from=a`] })} />)
}

describe('the root error boundary', () => {
  it.each(['en', 'bn'] as const)('shows an error in %s with links to retry and to the home page', async (locale) => {
    openWith({ element: <Broken />, errorElement: <Broken /> }, locale)
    expect(await screen.findByRole('heading', { level: 1, name: words[locale]['error.unexpected.title'] })).toBeVisible()
    expect(screen.getByRole('main')).toHaveAttribute('lang', locale)
    expect(screen.getByRole('link', { name: words[locale]['error.retry'] })).toHaveAttribute('href', `/${locale}/movies?from=a`)
    expect(screen.getByRole('link', { name: words[locale]['error.home'] })).toHaveAttribute('href', `/${locale}`)
  })

  it('shows the failure of a loader and logs it', async () => {
    openWith({ element: null, loader: () => Promise.reject(new TypeError('No words')) })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(reports).toContainEqual(expect.objectContaining({ event: 'siteFailed', detail: 'TypeError: No words' }))
  })

  it('marks the document as hydrated, so that deferred clicks are replayed', async () => {
    const heard = jest.fn()
    addEventListener('app-hydrated', heard)
    openWith({ element: <Broken /> })
    await screen.findByRole('main')
    expect(heard).toHaveBeenCalled()
  })
})
