import { aMovie } from '@ott/catalogue/testing'
import { aSession } from '@ott/identity/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { authAtom } from '../auth/auth-store.ts'
import { pinAtom } from '../auth/parental.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { toastsAtom } from '../toasts/toasts.ts'
import { TrailerButton } from './trailer-button.tsx'

const network = globalThis.fetch
const refusal = (status: number, errorCode: string) => async () => Response.json({ errorCode, message: '', requestId: '' }, { status })

beforeEach(() => store.set(authAtom, { status: 'loggedIn', session: aSession() }))
afterEach(() => {
  globalThis.fetch = network
  store.set(toastsAtom, [])
})

async function press() {
  const element = <TrailerButton title={aMovie({ isTrailerLocked: true })} />
  render(<App router={createMemoryRouter([{ path: '/:locale/*', element }], { initialEntries: ['/en/ferry'] })} />)
  const button = await screen.findByRole('button', { name: 'Trailer' })
  await userEvent.click(button)
  return button
}

const shownToasts = () => store.get(toastsAtom).map(({ messageId }) => messageId)

describe('a locked trailer', () => {
  it.each([
    ['fails', refusal(503, 'UNAVAILABLE')],
    ['is gone', refusal(404, 'NOT_FOUND')],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('says so if it %s, and can be tried again', async (_, answer) => {
    let calls = 0
    globalThis.fetch = () => {
      calls += 1
      return answer()
    }
    const button = await press()
    await waitFor(() => expect(shownToasts()).toEqual(['toast.trailerFailed']))
    expect(button).toBeEnabled()
    const before = calls
    await act(async () => store.get(toastsAtom)[0]?.action?.onChoose())
    expect(calls).toBeGreaterThan(before)
  })

  it('says nothing if the user closes the question for the PIN', async () => {
    globalThis.fetch = refusal(403, 'PIN_REQUIRED')
    const button = await press()
    await waitFor(() => expect(store.get(pinAtom)).not.toBeNull())
    act(() => store.get(pinAtom)?.settle(false))
    await waitFor(() => expect(button).toBeEnabled())
    expect(shownToasts()).toEqual([])
  })
})
