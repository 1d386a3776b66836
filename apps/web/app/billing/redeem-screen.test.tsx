import type { AuthState } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, useLocation } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { writeSession } from '../auth/session-storage.ts'
import { tabStorage } from '../platform/storage.ts'
import { RouteLayer } from '../routing/layers.tsx'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { BenefitsScreen } from './benefits-screen.tsx'
import { RedeemScreen } from './redeem-screen.tsx'
import { saveCodeDraft, saveRedeemedGift } from './redeemed-gift.ts'

const network = globalThis.fetch
const session = aSession()
const loggedIn: AuthState = { status: 'loggedIn', session }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const subscription = (acquisition: string, endsAt: Date) => ({
  subscription_status: 'ACTIVE', subscription_acquisition: acquisition, subscription_start_date: inDays(-1).toISOString(), subscription_end_date: endsAt.toISOString(),
  auto_renewal: false, state: null, period_ends_at: endsAt.toISOString(), next_charge: null, trial_ends_at: null, payment_method: null, pending_change: null, failed_charge: null, paused_until: null, refundable_until: null, dispute: null, subscription_amount: null, plan_details: { identifier: 'premium', title: 'Premium', current_version_data: { plan_id: 'premium-1' } },
})

let current: object | null

beforeEach(() => {
  current = null
  queryClient.clear()
  sessionStorage.clear()
  saveRedeemedGift(null)
  globalThis.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.includes('/user/subscription')) return Response.json({ data: current })
    if (init?.method !== 'POST') return Response.json({})
    current = subscription('REDEEMED', inDays(90))
    return Response.json({ data: { is_valid: true, plan_title: 'Premium', starts_at: inDays(0).toISOString(), ends_at: inDays(90).toISOString() } })
  }
})
afterEach(() => {
  globalThis.fetch = network
})

function Layout() {
  const { pathname, search } = useLocation()
  return <RouteLayer type="page" path={pathname + search}><Outlet /></RouteLayer>
}

function open(url: string, auth: AuthState) {
  store.set(authAtom, auth)
  if (auth.status === 'loggedIn') writeSession(auth)
  const pages = [{ path: '/en/redeem', element: <RedeemScreen /> }, { path: '/en/plans/benefits', element: <BenefitsScreen /> }, { path: '/en', element: 'Home' }]
  const router = createMemoryRouter([{ element: <Layout />, children: pages }], { initialEntries: [url] })
  render(<App router={router} />)
  return { url: () => router.state.location.pathname + router.state.location.search }
}

const field = () => screen.findByRole('textbox', { name: 'Redeem Code' })

describe('the page of gift codes', () => {
  it('keeps the code of its link through sign-in', async () => {
    open('/en/redeem?code=JNKA-PREM', { status: 'loggedOut' })
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/en/login?redirect=%2Fen%2Fredeem%3Fcode%3DJNKA-PREM')
    act(() => store.set(authAtom, loggedIn))
    expect(await field()).toHaveValue('JNKA-PREM')
  })

  it('keeps a typed code in this tab', async () => {
    saveCodeDraft('JNKA-M0BX')
    open('/en/redeem', loggedIn)
    expect(await field()).toHaveValue('JNKA-M0BX')
  })

  it('redirects a subscriber to the plan, with the code of the link', async () => {
    current = subscription('PAID', inDays(20))
    const { url } = open('/en/redeem?code=JNKA-PREM', loggedIn)
    await waitFor(() => expect(url()).toBe('/en/plans/benefits?code=JNKA-PREM'))
    expect(await field()).toHaveValue('JNKA-PREM')
    expect(await screen.findByRole('heading', { name: 'Premium' })).toBeVisible()
  })

  it('does not count a plan that has ended', async () => {
    current = subscription('PAID', inDays(-1))
    const { url } = open('/en/redeem', loggedIn)
    expect(await field()).toBeVisible()
    expect(url()).toBe('/en/redeem')
  })

  it('stays after redeeming until Start Watching, which clears the stored plan and leads home', async () => {
    const { url } = open('/en/redeem?code=JNKA-PREM', loggedIn)
    await field()
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    const start = await screen.findByRole('button', { name: 'Start Watching' })
    expect(url()).toBe('/en/redeem?code=JNKA-PREM')
    expect(tabStorage.readJson('redeemed-gift')).toMatchObject({ planTitle: 'Premium', userId: session.userId })
    await userEvent.click(start)
    await waitFor(() => expect(url()).toBe('/en'))
    expect(tabStorage.readJson('redeemed-gift')).toBeNull()
  })

  it('shows the success again after a reload, although the plan is active', async () => {
    current = subscription('REDEEMED', inDays(90))
    saveRedeemedGift({ planTitle: 'Premium', startsAt: inDays(-1), endsAt: inDays(90), userId: session.userId })
    const { url } = open('/en/redeem', loggedIn)
    expect(await screen.findByRole('button', { name: 'Start Watching' })).toBeVisible()
    expect(url()).toBe('/en/redeem')
  })

  it('does not show the success of another user', async () => {
    saveRedeemedGift({ planTitle: 'Premium', startsAt: inDays(-1), endsAt: inDays(90), userId: 'another' })
    open('/en/redeem', loggedIn)
    expect(await field()).toBeVisible()
  })
})
