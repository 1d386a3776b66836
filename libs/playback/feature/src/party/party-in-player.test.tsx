import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlayerView } from '../player-view.tsx'
import { aPlayer, watching, Words } from '../testing.tsx'
import type { PlayerViewProps } from '../player-view.tsx'
import type { PartyView } from './party-view.ts'
import { aPartyView, joined } from './testing-view.ts'

function show(party: PartyView | undefined, changes: Partial<PlayerViewProps> = {}) {
  const told: unknown[][] = []
  const player = (view: PartyView | undefined) => (
    <Words><PlayerView {...aPlayer((...done) => told.push(done))} {...changes} party={view} /></Words>
  )
  const { rerender } = render(player(party))
  return { told, change: (next: PartyView) => rerender(player(next)) }
}

const guest = joined({ memberId: 'm2' })
const announcement = () => document.querySelector('[aria-live="polite"]')?.textContent

describe('a player with watch parties', () => {
  it('opens their panel by a button, which says whether it is in one', async () => {
    show(aPartyView({ status: 'none' }))
    const button = screen.getByRole('button', { name: 'Watch party' })
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'Watch party' })).toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has no button without them, or where none may be started', () => {
    show(undefined)
    expect(screen.queryByRole('button', { name: 'Watch party' })).toBeNull()
  })

  it('announces who comes and goes', () => {
    const { change } = show(aPartyView(joined()))
    const member = { id: 'm4', name: 'Tuli', number: 4 }
    change(aPartyView(joined(), undefined, { news: [{ type: 'left', member }, { type: 'hostChanged', host: member, isOwn: true }] }))
    expect(announcement()).toBe('Tuli left · You now control playback')
  })
})

describe('a guest of a watch party', () => {
  const reason = 'Only Rafi can play, pause and seek in this watch party.'

  it('hears why play, pause and seek do nothing, by buttons, keys, picture and seek bar', async () => {
    const { told } = show(aPartyView(guest), { state: { ...watching, isPaused: true } })
    const play = screen.getAllByRole('button', { name: 'Play' })[0]!
    expect(play).toHaveAttribute('aria-disabled', 'true')
    expect(play).toHaveAccessibleDescription(reason)
    expect(screen.getByRole('slider', { name: 'Position in the video' })).toHaveAccessibleDescription(reason)
    await userEvent.click(play)
    expect(announcement()).toBe(reason)
    await userEvent.click(screen.getByTestId('picture'))
    for (const key of ['k', 'l', '5', '{ArrowLeft}', '>']) await userEvent.keyboard(key)
    act(() => screen.getByRole('slider', { name: 'Position in the video' }).focus())
    await userEvent.keyboard('{End}')
    expect(told).toEqual([])
  })

  it('still chooses sound and subtitles, but no speed', async () => {
    const { told } = show(aPartyView(guest))
    await userEvent.keyboard('m')
    expect(told[0]).toEqual(['setMuted', true])
    await userEvent.click(screen.getByRole('button', { name: 'Audio, quality and speed' }))
    expect(screen.getByRole('group', { name: 'Audio' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Speed' })).toBeNull()
  })

  it('is offered no next episode and nothing to skip, since its host decides', async () => {
    show(aPartyView(guest), {
      next: { title: 'S1 E5', href: '/next', picture: '/next.webp', autoplays: true },
      previousHref: '/previous',
      markers: [{ kind: 'intro', startSeconds: 60, endSeconds: 90 }],
      state: { ...watching, stage: 'ended', isPaused: true },
    })
    expect(screen.queryByRole('link', { name: /episode/ })).toBeNull()
    expect(screen.queryByText('S1 E5')).toBeNull()
    expect(screen.queryByRole('button', { name: /Skip/ })).toBeNull()
  })

  it('controls everything once it is the host', async () => {
    const { told, change } = show(aPartyView(guest), { state: { ...watching, isPaused: true } })
    change(aPartyView(joined({ memberId: 'm2', hostId: 'm2' })))
    await userEvent.keyboard('k')
    expect(told).toEqual([['play']])
  })
})
