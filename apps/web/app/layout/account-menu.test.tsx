import identity from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import billing from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { brand } from '@ott/brand'
import { userQuery } from '@ott/api-client'
import { aSession } from '@ott/identity/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import account from '../account/deferred-messages.en.json' with { type: 'json' }
import own from '../i18n/messages.en.json' with { type: 'json' }
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { store } from '../store.ts'
import declared from 'virtual:pages'
import AccountMenu from './account-menu.tsx'

function open(session = aSession()) {
  store.set(authAtom, { status: 'loggedIn', session })
  const router = createMemoryRouter([{ path: '*', element: <AccountMenu /> }], { initialEntries: ['/en'] })
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" messages={{ ...identity, ...billing, ...account, ...own } as never}><RouterProvider router={router} /></IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
}

it('of a child’s profile has the list and the way to another profile, no settings and no logout (PRO-7)', () => {
  const accessToken = `h.${btoa(JSON.stringify({ pid: 'p1', kids: true }))}.s`
  expect(open(aSession({ tokens: { accessToken, refreshToken: 'refresh' } }))).toEqual([`/en/my-${brand.slug}`, '/en/profiles'])
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
})

it('names the open profile where profiles are offered', async () => {
  store.set(featureFlagsAtom, { disabled: [], pages: [] })
  const profile = { id: 'p1', userId: 'u1', profileType: 'Standard' as const, name: 'Rafi', avatar: 'teal' as const, hasPin: false, kidsRating: null }
  queryClient.setQueryData(userQuery(apiClient).queryKey, { profileDetails: [profile], profileId: profile.id })
  expect(open()[0]).toBe('/en/profiles')
  expect(screen.getByText('Switch profile (Rafi)')).toBeInTheDocument()
  act(() => {
    queryClient.clear()
    store.set(featureFlagsAtom, { disabled: ['profiles'], pages: [] })
  })
})

it('the account menu links to the user’s page, the plans and each page of the settings (WEB-121)', async () => {
  const hrefs = open()
  const settings = declared.flatMap(({ path }) => (path?.includes('settings/') ? [`/en/${path.replace(/^\//, '')}`] : []))
  expect(settings.length).toBeGreaterThan(3)
  expect(hrefs).toEqual(expect.arrayContaining([`/en/my-${brand.slug}`, '/en/plans', ...settings]))
})
