import identity from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import billing from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { brand } from '@ott/brand'
import { aSession } from '@ott/identity/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import account from '../account/deferred-messages.en.json' with { type: 'json' }
import own from '../i18n/messages.en.json' with { type: 'json' }
import { store } from '../store.ts'
import declared from 'virtual:pages'
import AccountMenu from './account-menu.tsx'

it('the account menu links to the user’s page, the plans and each page of the settings (WEB-121)', async () => {
  store.set(authAtom, { status: 'loggedIn', session: aSession() })
  const router = createMemoryRouter([{ path: '*', element: <AccountMenu /> }], { initialEntries: ['/en'] })
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" messages={{ ...identity, ...billing, ...account, ...own } as never}><RouterProvider router={router} /></IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  const hrefs = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
  const settings = declared.flatMap(({ path }) => (path?.includes('settings/') ? [`/en/${path.replace(/^\//, '')}`] : []))
  expect(settings.length).toBeGreaterThan(3)
  expect(hrefs).toEqual(expect.arrayContaining([`/en/my-${brand.slug}`, '/en/plans', ...settings]))
})
