import { aSession } from '@ott/identity/testing'
import type { ProfileId } from '@ott/identity'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { authAtom } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import BecauseYouWatchedRow from './because-you-watched-row.tsx'

const session = aSession()
const network = globalThis.fetch

const card = (title: string) => ({
  contentId: title, contentType: 'movie', permanentLink: `/${title.toLowerCase()}`, title, year: 2026, maturityRating: 'U', genres: [],
  images: [], runLength: 100, monetizationModel: 'FREE', tentativeReleaseDate: null, badge: null,
})

/** A server that responds when the test releases it. */
function startSlowServer(answer: object) {
  const gate = Promise.withResolvers<void>()
  globalThis.fetch = async () => {
    await gate.promise
    return Response.json(answer)
  }
  return () => act(async () => gate.resolve())
}

function open({ hidden = new Set<string>() } = {}) {
  const element = <BecauseYouWatchedRow profileId={session.profileId as ProfileId} hidden={hidden} />
  return render(<App router={createMemoryRouter([{ path: '*', element }])} />)
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  store.set(authAtom, { status: 'loggedIn', session })
})
afterEach(() => {
  globalThis.fetch = network
})

describe('the recommendations row', () => {
  const because = { contentId: 'ferry', title: 'The Last Ferry', permanentLink: '/the-last-ferry', rating: null }
  const items = [card('Tram'), card('Kites'), card('Radio')]

  it('shows a skeleton until it is loaded, and names the title that it is based on', async () => {
    const answer = startSlowServer({ because, items, total: 3 })
    open()
    expect(screen.getByRole('group', { name: 'Loading titles' })).toBeInTheDocument()
    await answer()
    expect(await screen.findByRole('region', { name: 'Because you watched The Last Ferry' })).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Loading titles' })).toBeNull()
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })

  it('says that the title is loved', async () => {
    const answer = startSlowServer({ because: { ...because, rating: 'love' }, items, total: 3 })
    open()
    await answer()
    expect(await screen.findByRole('region', { name: 'Because you love The Last Ferry' })).toBeInTheDocument()
  })

  it('leaves out hidden titles', async () => {
    const answer = startSlowServer({ because, items, total: 3 })
    open({ hidden: new Set(['/kites']) })
    await answer()
    await screen.findByRole('link', { name: /Tram/ })
    expect(screen.queryByRole('link', { name: /Kites/ })).toBeNull()
  })

  it('is not shown without recommendations, and reserves no space the next time', async () => {
    const answer = startSlowServer({ because: null, items: [], total: 0 })
    const { container } = open()
    await answer()
    await waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(localStorage.getItem('empty-rows')).toBe('["recommendations"]')
  })
})
