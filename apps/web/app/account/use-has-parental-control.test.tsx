import { userQuery } from '@ott/api-client'
import type { User } from '@ott/api-client'
import { aSession } from '@ott/identity/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { store } from '../store.ts'
import { useHasParentalControl } from './use-has-parental-control.ts'

const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}><QueryClientProvider client={queryClient}>{children}</QueryClientProvider></Provider>

const user: User = {
  userId: aSession().userId, profileId: null, name: null, phoneNumber: null, dateOfBirth: null, audioLanguage: null, subtitleLanguage: null, email: null, hasPassword: false, autoplayTrailer: true, autoplayNextEpisode: true,
  hidesSpoilers: false, parentalControl: null, profileDetails: [],
}

const shows = (parentalControl: User['parentalControl'], isOffered: boolean) => {
  store.set(authAtom, { status: 'loggedIn', session: aSession() })
  store.set(featureFlagsAtom, { disabled: isOffered ? [] : ['parentalControl'], pages: [] })
  queryClient.setQueryData(userQuery(apiClient).queryKey, { ...user, parentalControl })
  const { result, unmount } = renderHook(useHasParentalControl, { wrapper })
  unmount()
  return result.current
}

it('the settings show parental control where it is offered, and elsewhere while it is on', () => {
  const on = { ageRating: 'U/A 13+', restrictedTitles: 'hide' } as const
  expect([shows(null, true), shows(on, true), shows(on, false), shows(null, false)]).toEqual([true, true, true, false])
})
