import { userQuery } from '@ott/api-client'
import { Dialog } from '@ott/design-system'
import { aSession } from '@ott/identity/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { isMutedAtom, previewAtom, dispatchPreview } from './preview-store.ts'
import { Previews } from './previews.tsx'

const network = globalThis.fetch

/** A browser with settings for reduced motion and data saving. */
const motion = Object.assign(new EventTarget(), { matches: false })
const connection = Object.assign(new EventTarget(), { saveData: false })

beforeEach(() => {
  globalThis.fetch = () => new Promise(() => {})
  motion.matches = false
  connection.saveData = false
  Object.assign(globalThis, { matchMedia: () => motion })
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  queryClient.clear()
  store.set(authAtom, { status: 'loggedOut' })
  store.set(featureFlagsAtom, { disabled: [], pages: ['home'] })
  store.set(previewAtom, { status: 'suspended', by: ['wishes'], before: { status: 'idle' } })
})
afterEach(() => {
  globalThis.fetch = network
})

function open(isDialogOpen = false) {
  const page = (withDialog: boolean) => (
    <>
      <Previews />
      <Dialog open={withDialog} onClose={() => {}} title="Login" closeLabel="Close" />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element: page(isDialogOpen) }, { path: '*', loader: onItsWay }])
  const shown = render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  )
  return { ...shown, router }
}

/** The next page, which stays pending during a test. */
const onItsWay = () => new Promise(() => {})

const reasons = () => {
  const state = store.get(previewAtom)
  return state.status === 'suspended' ? state.by : []
}

const setHidden = (isHidden: boolean) => act(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
})

const profile = (autoplayTrailer: boolean) => ({ userId: 'u1', profileId: 'p1', name: null, phoneNumber: '+919830000101', email: null, hasPassword: false, autoplayTrailer, hidesSpoilers: false })

describe('autoplaying trailers', () => {
  it('start for a signed-out user', () => {
    open()
    expect(store.get(previewAtom)).toEqual({ status: 'idle' })
  })

  it('wait until the user and the profile’s setting are known', async () => {
    store.set(authAtom, { status: 'idle' })
    open()
    expect(reasons()).toEqual(['wishes'])
    act(() => store.set(authAtom, { status: 'loggedIn', session: aSession() }))
    expect(reasons()).toEqual(['wishes'])
    queryClient.setQueryData(userQuery(apiClient).queryKey, profile(true))
    await waitFor(() => expect(reasons()).toEqual([]))
  })

  it('do not start if the profile disables them', () => {
    store.set(authAtom, { status: 'loggedIn', session: aSession() })
    queryClient.setQueryData(userQuery(apiClient).queryKey, profile(false))
    open()
    expect(reasons()).toEqual(['wishes'])
  })

  it('do not start if the operator disables them, whatever the profile says', async () => {
    store.set(featureFlagsAtom, { disabled: ['previews'], pages: ['home'] })
    store.set(authAtom, { status: 'loggedIn', session: aSession() })
    queryClient.setQueryData(userQuery(apiClient).queryKey, profile(true))
    open()
    expect(reasons()).toEqual(['wishes'])
  })

  it('pause while reduced motion or reduced data is preferred', () => {
    open()
    dispatchPreview({ type: 'started', at: 'hero' })
    const asked = (says: (isAsked: boolean) => EventTarget, isAsked: boolean) => act(() => { says(isAsked).dispatchEvent(new Event('change')) })
    const wishes = [
      (matches: boolean) => Object.assign(motion, { matches }),
      (saveData: boolean) => Object.assign(connection, { saveData }),
    ]
    for (const wish of wishes) {
      asked(wish, true)
      expect(reasons()).toEqual(['wishes'])
      asked(wish, false)
      expect(store.get(previewAtom)).toEqual({ status: 'playing', at: 'hero' })
    }
  })

  it('pause while the tab is hidden', () => {
    open()
    setHidden(true)
    expect(reasons()).toEqual(['away'])
    setHidden(false)
    expect(reasons()).toEqual([])
  })

  it('pause from a click that opens the player, and for no other navigation', async () => {
    const { router } = open()
    dispatchPreview({ type: 'started', at: 'hero' })
    act(() => void router.navigate('/en/the-last-ferry'))
    expect(reasons()).toEqual([])
    act(() => void router.navigate('/en/the-last-ferry/ferry/watch'))
    await waitFor(() => expect(reasons()).toEqual(['film']))
    act(() => void router.navigate('/en/movies'))
    await waitFor(() => expect(store.get(previewAtom)).toEqual({ status: 'playing', at: 'hero' }))
  })

  it('are reset when a user leaves, but not when a guest signs in', async () => {
    const session = aSession()
    open()
    dispatchPreview({ type: 'stopped' })
    act(() => store.set(authAtom, { status: 'loggedIn', session }))
    queryClient.setQueryData(userQuery(apiClient).queryKey, profile(true))
    await waitFor(() => expect(store.get(previewAtom)).toEqual({ status: 'stopped' }))
    store.set(isMutedAtom, false)
    act(() => store.set(authAtom, { status: 'loggedOut' }))
    await waitFor(() => expect(store.get(previewAtom)).toEqual({ status: 'idle' }))
    expect(store.get(isMutedAtom)).toBe(true)
  })

  it('pause while a dialog is open', () => {
    const { unmount } = open(true)
    expect(reasons()).toEqual(['dialog'])
    unmount()
  })
})
