import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Words } from '../testing.tsx'
import { JoinPartyScreen } from './join-party-screen.tsx'
import type { JoiningState } from './join-party-screen.tsx'
import { PartyNotes } from './party-notes.tsx'
import { PartyPanel } from './party-panel.tsx'
import type { PartyState } from './party-state.ts'
import type { PartyView } from './party-view.ts'
import { aPartyView, joined } from './testing-view.ts'

function show(state: PartyState, changes: Partial<PartyView> = {}) {
  const told: string[] = []
  render(<Words><PartyPanel party={aPartyView(state, (name) => told.push(name), changes)} onClose={() => told.push('close')} /></Words>)
  return told
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the panel of a watch party', () => {
  it('starts one, and says what it takes', async () => {
    const told = show({ status: 'none' })
    expect(screen.getByText(/up to 9 other people/)).toBeVisible()
    await userEvent.click(button('Start a watch party'))
    expect(told).toEqual(['start'])
  })

  it('shows the host who is there, and lets it invite, leave and end the party', async () => {
    const told = show(joined())
    expect(screen.getByText('You control playback for everyone.')).toBeVisible()
    const list = within(screen.getByRole('region', { name: '3 people are here' })).getAllByRole('listitem')
    expect(list.map(({ textContent }) => textContent)).toEqual(['RRafiYouHost', 'Viewer 2', expect.stringContaining('মিতা')])
    for (const name of ['Share link', 'Leave the party', 'End for everyone']) await userEvent.click(button(name))
    expect(told).toEqual(['share', 'leave', 'end'])
  })

  it('tells a guest who controls playback', () => {
    show(joined({ memberId: 'm3', hostId: 'm2' }))
    expect(screen.getByText(/^Viewer 2 controls playback for everyone/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'End for everyone' })).toBeNull()
  })

  it('copies the link, or selects it where the clipboard is refused', async () => {
    const user = userEvent.setup()
    show(joined())
    await user.click(button('Copy link'))
    expect(await navigator.clipboard.readText()).toBe('https://www.example.org/en/tram/tram-s1e4/watch?party=0f1e2d3c4b5a69788796a5b4')
    expect(screen.getByText('Link copied')).toBeVisible()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(button('Copy link'))
    expect(screen.getByText(/could not be copied/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Link to the watch party' })).toHaveFocus()
  })

  it('invites nobody for a child', () => {
    show(joined(), { link: null, onStart: undefined })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says why there is no party any more', () => {
    show({ status: 'over', reason: 'full' })
    expect(screen.getByText('This watch party is full')).toBeVisible()
  })

  it('takes the focus, and Escape closes it', async () => {
    const told = show({ status: 'none' })
    expect(button('Close')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(told).toEqual(['close'])
  })
})

describe('the notes over the picture', () => {
  const noteOf = (state: PartyState) => {
    const { container } = render(<Words><PartyNotes party={aPartyView(state)} /></Words>)
    return container.textContent
  }

  it('tell a guest why the video does not move', () => {
    const guest = { memberId: 'm2' }
    const playback = (status: 'playing' | 'paused' | 'buffering') => ({ contentId: 'tram', status, positionSeconds: 0, rate: 1, atMs: 0 })
    expect(noteOf(joined({ ...guest, playback: playback('paused') }))).toBe('Paused by Rafi')
    expect(noteOf(joined({ ...guest, playback: playback('buffering') }))).toBe('Waiting for Rafi')
    expect(noteOf(joined({ ...guest, playback: playback('playing') }))).toBe('')
    expect(noteOf(joined({ playback: playback('paused') }))).toBe('')
  })

  it('tell of a lost connection, and of the end until it is noted', () => {
    expect(noteOf(joined({}, true))).toContain('Reconnecting')
    expect(noteOf({ status: 'over', reason: 'ended' })).toBe('This watch party is overGot it')
    expect(noteOf({ status: 'none' })).toBe('')
  })
})

describe('the page of an invitation', () => {
  const showPage = (state: JoiningState) => {
    const told: string[] = []
    render(<Words><JoinPartyScreen state={state} loginHref="/login" plansHref="/plans" homeHref="/home" onRetry={() => told.push('retry')} /></Words>)
    return told
  }

  it('waits for the server', () => {
    showPage({ status: 'joining', isOffline: true })
    expect(screen.getByText(/The next attempt follows by itself/)).toBeVisible()
  })

  it.each([
    ['ended', 'This watch party is over', []],
    ['notAvailable', 'You can’t join this watch party', []],
    ['needsPlan', 'Your plan doesn’t include this title', ['See plans']],
    ['needsLogin', 'Log in to join the watch party', ['Log in']],
  ] as const)('says when it is %s, and what to do next', (reason, title, links) => {
    showPage({ status: 'over', reason })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...links, 'Back to home'])
  })

  it.each(['full', 'failed'] as const)('can be tried again when it is %s', async (reason) => {
    const told = showPage({ status: 'over', reason })
    await userEvent.click(button('Try again'))
    expect(told).toEqual(['retry'])
  })
})
