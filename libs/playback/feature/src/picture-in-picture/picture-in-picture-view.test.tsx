import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import type { PlaybackState } from '../state/playback-state.ts'
import { Words, aPlayer, watching } from '../testing.tsx'
import { PictureInPictureView } from './picture-in-picture-view.tsx'

let inputs: string[]
beforeEach(() => { inputs = [] })

function show(state: Partial<PlaybackState> = {}) {
  const done: unknown[][] = []
  const { position, actions, preferences } = aPlayer((...what) => done.push(what))
  render(
    <Words>
      <PictureInPictureView picture={createRef()} title="Tram 24" state={{ ...watching, ...state }} position={position} actions={actions} onInput={() => inputs.push('input')} preferences={preferences} onBack={() => done.push(['back'])} />
    </Words>,
  )
  return done
}

const cues = [{ id: 'a', text: 'One drop.', line: null, position: null, align: 'center' as const }]

describe('the picture-in-picture window (PLAY-183)', () => {
  it('reports input as a sign of somebody (PLAY-135)', async () => {
    show()
    await userEvent.keyboard('k')
    await userEvent.click(screen.getByRole('button', { name: 'Forward 10 seconds' }))
    expect(inputs).toHaveLength(2)
  })

  it('shows forced subtitles while subtitles are off (PLAY-194)', () => {
    show({ textId: null, textTracks: [{ id: '9', language: 'bn', label: '', kind: 'forced' }], cues })
    expect(screen.getByText('One drop.')).toBeVisible()
  })

  it('shows captions only if they are on', () => {
    show({ cues })
    expect(screen.queryByText('One drop.')).toBeNull()
    show({ cues, textId: '50' })
    expect(screen.getByText('One drop.')).toBeVisible()
  })

  it('plays, seeks and returns to the page', async () => {
    const done = show()
    for (const name of ['Pause', 'Back 10 seconds', 'Forward 10 seconds', 'Back to this page']) await userEvent.click(screen.getByRole('button', { name }))
    expect(done).toEqual([['pause'], ['seek', 55], ['seek', 75], ['back']])
  })

  it('has the focus, and the hotkeys that need no page', () => {
    const done = show({ isPaused: true })
    const frame = screen.getByRole('region', { name: 'Player: Tram 24' })
    expect(frame).toHaveFocus()
    for (const key of [' ', 'ArrowLeft', 'm', 'i', 'c', 'd']) fireEvent.keyDown(frame, { key })
    expect(done).toEqual([['play'], ['seek', 60], ['setMuted', true], ['back']])
  })

  it('leaves keys to a focused button', () => {
    const done = show()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Pause' }), { key: ' ' })
    expect(done).toEqual([])
  })

  it('says why it stopped, without controls that do nothing', () => {
    show({ stage: 'failed', error: { type: 'network' } })
    expect(screen.getByRole('alert')).toHaveTextContent('We’re having trouble playing this')
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Back to this page'])
  })
})
