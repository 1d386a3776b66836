import { consentCookie, readConsent } from '@ott/analytics'
import { Dialog } from '@ott/design-system'
import identity from '@ott/identity-feature/deferred-messages.en.json' with { type: 'json' }
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { languagePromptDismissal } from '../i18n/language-prompt-dismissal.ts'
import { store } from '../store.ts'
import { toastsAtom } from '../toasts/toasts.ts'
import ConsentGate from './consent-gate.tsx'
import { consentAtom } from './consent-store.ts'

const network = globalThis.fetch

beforeEach(() => {
  store.set(authAtom, { status: 'loggedOut' })
  store.set(consentAtom, { policy: { version: 1, mode: 'optIn', hasGpc: false }, choice: null })
  globalThis.fetch = () => new Promise(() => {})
})
afterEach(() => {
  globalThis.fetch = network
})

function open({ path = '/en', beside = <p>Page</p> } = {}) {
  const router = createMemoryRouter([{ path: '*', element: <><ConsentGate />{beside}</> }], { initialEntries: [path] })
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={identity as never}><RouterProvider router={router} /></IntlProvider>
    </Provider>,
  )
  return router
}

function ClosingDialog() {
  const [isOpen, setOpen] = useState(true)
  return <Dialog open={isOpen} onClose={() => setOpen(false)} title="PIN" closeLabel="Close">PIN</Dialog>
}

const banner = () => screen.queryByRole('region', { name: 'Your privacy', hidden: true })
const signIn = (claims: object) =>
  act(() => store.set(authAtom, { status: 'loggedIn', session: aSession({ tokens: { accessToken: `h.${btoa(JSON.stringify(claims))}.s`, refreshToken: 'refresh' } }) }))

describe('the question for consent (AN-34)', () => {
  it('is asked until the viewer answers, and links to all choices', async () => {
    open()
    expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', '/en/privacy-choices')
    await userEvent.click(screen.getByRole('button', { name: 'Reject all' }))
    expect(banner()).toBeNull()
    expect(readConsent(new RegExp(`${consentCookie.name}=([^;]*)`).exec(document.cookie)?.[1])).toMatchObject({ analytics: false, marketing: false, source: 'banner' })
    expect(store.get(toastsAtom)).toEqual([{ type: 'success', messageId: 'toast.consentSaved' }])
  })

  it('is asked once more when the text has a newer version', async () => {
    store.set(consentAtom, { policy: { version: 2, mode: 'optIn', hasGpc: false }, choice: readConsent('1.1.1.1790000000000.c1.banner.absent.0') })
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Accept all' }))
    expect(banner()).toBeNull()
  })

  it('is not asked where viewers opt out, nor before the consent is loaded', () => {
    store.set(consentAtom, { policy: { version: 1, mode: 'optOut', hasGpc: false }, choice: null })
    open()
    expect(banner()).toBeNull()
    act(() => store.set(consentAtom, null))
    expect(banner()).toBeNull()
  })

  it.each(['/en/login', '/bn/privacy-choices'])('is not asked at %s, but on the next page', async (path) => {
    const router = open({ path })
    expect(banner()).toBeNull()
    await act(() => router.navigate('/en'))
    expect(banner()).toBeVisible()
  })

  it('is asked of adults only, and of nobody before the profile is known', () => {
    store.set(authAtom, { status: 'idle' })
    open()
    expect(banner()).toBeNull()
    signIn({ scope: 'chooser' })
    expect(banner()).toBeNull()
    signIn({ pid: 'p1', kids: true })
    expect(banner()).toBeNull()
    signIn({ pid: 'p2' })
    expect(banner()).toBeVisible()
  })

  it('waits for an open dialog to close', async () => {
    const consent = store.get(consentAtom)
    store.set(consentAtom, null)
    open({ beside: <ClosingDialog /> })
    act(() => store.set(consentAtom, consent))
    expect(banner()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(banner()).toBeVisible())
  })

  it('waits for the language prompt to go', () => {
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['bn-IN'])
    open()
    expect(banner()).toBeNull()
    act(() => languagePromptDismissal.dismiss())
    expect(banner()).toBeVisible()
    languages.mockRestore()
  })
})
