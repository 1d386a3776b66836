import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlaybackState } from './state/playback-state.ts'
import { PlayerView } from './player-view.tsx'
import type { PlayerViewProps } from './player-view.tsx'
import { still } from './state/position.ts'
import { Words, aPlayer, watching } from './testing.tsx'

function show(state: Partial<PlaybackState> = {}, props: Partial<PlayerViewProps> = {}, locale: 'en' | 'bn' = 'en') {
  const done: unknown[][] = []
  render(
    <Words locale={locale}>
      <PlayerView {...aPlayer((...what) => done.push(what))} state={{ ...watching, ...state }} {...props} />
    </Words>,
  )
  return done
}

const pressed = (key: string) => fireEvent.keyDown(document.body, { key })

describe('the player', () => {
  it('says what is on, for whom, and leads back', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Tram 24' })).toBeVisible()
    expect(screen.getByText(/^Age rating/)).toHaveTextContent('Age rating U/A 16+, violence, strong language')
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en/tram')
  })

  it('shows over the picture what its rating is for, for eight seconds as it begins', () => {
    jest.useFakeTimers()
    try {
      const view = (stage: PlaybackState['stage']) => <Words><PlayerView {...aPlayer()} state={{ ...watching, stage }} /></Words>
      const { rerender } = render(view('opening'))
      act(() => jest.advanceTimersByTime(60_000))
      expect(screen.getByText('violence, strong language')).toBeVisible()
      rerender(view('watching'))
      act(() => jest.advanceTimersByTime(7_900))
      expect(screen.getByText('violence, strong language')).toBeVisible()
      act(() => jest.advanceTimersByTime(200))
      expect(screen.queryByText('violence, strong language')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  it('shares the film from where it is, and says what became of it', async () => {
    for (const [outcome, words] of [['copied', 'Link to this moment copied'], ['failed', 'The link couldn’t be copied']] as const) {
      const from: number[] = []
      const { unmount } = render(<Words><PlayerView {...aPlayer(() => undefined)} state={watching} onShare={async (seconds) => {
        from.push(seconds)
        return outcome
      }} /></Words>)
      await userEvent.click(screen.getByRole('button', { name: 'Share from this moment' }))
      expect(from).toEqual([65])
      expect(screen.getByRole('status')).toHaveTextContent(words)
      unmount()
    }
  })

  it('says nothing of a sheet that was opened, and has no control where nothing can be shared', async () => {
    show({}, { onShare: async () => 'dismissed' })
    await userEvent.click(screen.getByRole('button', { name: 'Share from this moment' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    show()
    expect(screen.getAllByRole('button', { name: 'Share from this moment' })).toHaveLength(1)
  })

  it('speaks the position in words', () => {
    show()
    expect(screen.getByRole('slider', { name: 'Position in the video' })).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 10 minutes 0 seconds')
  })

  it('speaks and writes Bengali numbers to Bengali viewers', () => {
    show({}, {}, 'bn')
    expect(screen.getByText('/ ১০:০০')).toBeInTheDocument()
    expect(screen.getByRole('slider', { name: 'ভিডিওর কোথায় আছেন' })).toHaveAttribute('aria-valuetext', '১ মিনিট ৫ সেকেন্ড, মোট ১০ মিনিট ০ সেকেন্ড')
  })

  it('pauses and plays', async () => {
    const done = show()
    await userEvent.click(screen.getAllByRole('button', { name: 'Pause' })[0]!)
    expect(done).toEqual([['pause']])
  })

  it('obeys its keys', () => {
    const done = show()
    for (const key of [' ', 'j', 'ArrowRight', '5', 'End', 'm', 'ArrowDown']) pressed(key)
    expect(done).toEqual([
      ['pause'],
      ['seek', 55],
      ['seek', 70],
      ['seek', 300],
      ['seek', 600],
      ['setMuted', true], ['prefer', { isMuted: true }],
      ['setVolume', 0.9], ['prefer', { volume: 0.9, isMuted: false }],
    ])
  })

  it('leaves a key to the button that has the focus', () => {
    const done = show()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Full screen' }), { key: ' ' })
    expect(done).toEqual([])
  })

  it('leaves keys alone that are pressed elsewhere on the page', () => {
    const done = show()
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'm' })
    field.remove()
    expect(done).toEqual([])
  })

  it('seeks by keys on the bar', () => {
    const done = show()
    const bar = screen.getByRole('slider', { name: 'Position in the video' })
    for (const key of ['ArrowLeft', 'PageUp', 'Home']) fireEvent.keyDown(bar, { key })
    expect(done).toEqual([['seek', 55], ['seek', 125], ['seek', 0]])
  })

  it('has no picture of what is still to come for who hides spoilers', () => {
    const peekedAt = (hidesUpcoming: boolean) => {
      const looked: number[] = []
      const { actions } = aPlayer()
      const { unmount } = render(<Words><PlayerView {...aPlayer()} hidesUpcoming={hidesUpcoming} actions={{ ...actions, thumbnailAt: (seconds) => {
        looked.push(seconds)
        return Promise.resolve(null)
      } }} /></Words>)
      const bar = screen.getByRole('slider', { name: 'Position in the video' })
      bar.getBoundingClientRect = () => ({ left: 0, width: 600 }) as DOMRect
      for (const clientX of [30, 65, 66, 500]) fireEvent(bar, new MouseEvent('pointermove', { clientX, bubbles: true }))
      expect(screen.getByText('8:20')).toBeInTheDocument()
      unmount()
      return looked
    }
    expect([peekedAt(true), peekedAt(false)]).toEqual([[30, 65], [30, 65, 66, 500]])
  })

  it('remembers the subtitles that were chosen', async () => {
    const done = show()
    await userEvent.click(screen.getByRole('button', { name: 'Subtitles' }))
    await userEvent.click(screen.getByRole('radio', { name: 'বাংলা' }))
    expect(done).toEqual([['chooseText', '51'], ['prefer', { captions: 'bn', lastCaptions: 'bn' }]])
  })

  it('switches subtitles by key to the language of the page first', () => {
    const done = show({}, {}, 'bn')
    pressed('c')
    expect(done[0]).toEqual(['chooseText', '51'])
  })

  it('switches subtitles off by the same key', () => {
    const done = show({ textId: '50' })
    pressed('c')
    expect(done).toEqual([['chooseText', null], ['prefer', { captions: null }]])
  })

  it('draws subtitles in their language', () => {
    show({ textId: '51', cues: [{ id: 'a', text: 'আজ ওঠা যাবে <i>না</i>।', isAtTop: false }] })
    expect(screen.getByText('না').closest('[lang]')).toHaveAttribute('lang', 'bn')
  })

  it('offers sound, picture and speed', async () => {
    const done = show()
    await userEvent.click(screen.getByRole('button', { name: 'Audio, quality and speed' }))
    expect(screen.getByRole('radio', { name: 'Auto (720p)' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '1080p' }))
    await userEvent.click(screen.getByRole('radio', { name: '1.5 ×' }))
    expect(done).toEqual([['chooseHeight', 1080], ['setRate', 1.5]])
  })

  it('names a sound that describes the pictures, in its own words or in ours, and remembers that it was chosen until another is', async () => {
    const described = { id: '3', language: 'en', label: 'English (audio description)', isDescription: true }
    const unnamed = { id: '4', language: 'bn', label: 'bn', isDescription: true }
    const done = show({ audioTracks: [...watching.audioTracks, described, unnamed] })
    await userEvent.click(screen.getByRole('button', { name: 'Audio, quality and speed' }))
    expect(screen.getByRole('radio', { name: 'Bangla (audio description)' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'English (audio description)' }))
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(done).toEqual([
      ['chooseAudio', '3'], ['prefer', { audio: 'en', hasDescription: true }],
      ['chooseAudio', '2'], ['prefer', { audio: 'en', hasDescription: false }],
    ])
  })

  it('names a picture as plans do, in every language', async () => {
    show({}, {}, 'bn')
    await userEvent.click(screen.getByRole('button', { name: 'অডিও, ভিডিওর মান ও গতি' }))
    expect(screen.getByRole('radio', { name: '1080p' })).toBeInTheDocument()
  })

  it('closes a menu by Escape and gives the focus back to its button', async () => {
    show()
    const button = screen.getByRole('button', { name: 'Subtitles' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('shows its keys', () => {
    show()
    pressed('?')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    pressed('Escape')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('region', { name: 'Player: Tram 24' })).toHaveFocus()
  })

  it('calls the signs on its keys by their names, and their letters in English', () => {
    show({}, {}, 'bn')
    pressed('?')
    const keys = [...screen.getByRole('dialog').querySelectorAll('kbd')]
    const signs = keys.filter((key) => key.querySelector('[aria-hidden]')).map((key) => key.lastElementChild?.textContent)
    expect(signs).toEqual(['বাঁ তীর', 'ডান তীর', 'ওপরের তীর', 'নিচের তীর', 'কমা', 'ফুলস্টপ', 'প্রশ্নচিহ্ন'])
    expect(keys.filter(({ lang }) => lang === 'en').map((key) => key.textContent)).toEqual(['K', 'J', 'L', 'Home', 'End', 'M', 'C', 'F'])
  })

  it('says when the film has no subtitles', () => {
    show({ textTracks: [] })
    pressed('c')
    expect(screen.getByRole('status')).toHaveTextContent('This video has no subtitles')
  })

  it('offers the sound that the browser refused', async () => {
    const done = show({ isSilenced: true, isMuted: true })
    await userEvent.click(within(screen.getByText('Your browser started the video muted.').parentElement!).getByRole('button', { name: 'Unmute' }))
    expect(done[0]).toEqual(['setMuted', false])
  })

  it('names the devices that play, and lets the viewer try again', async () => {
    const done = show({ stage: 'failed', error: { type: 'streamLimit', devices: ['Living room TV', 'Mim’s phone'] } })
    expect(screen.getByRole('alert')).toHaveTextContent('Playing now on: Living room TV and Mim’s phone')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(done).toEqual([['retry']])
  })

  it('leads to the login or to the plans when that is what is missing', () => {
    show({ stage: 'failed', error: { type: 'loginRequired' } })
    expect(screen.getByRole('link', { name: 'Login to Watch' })).toHaveAttribute('href', '/en/login')
  })

  it('ends a film with a way to see it again', async () => {
    const done = show({ stage: 'ended', isPaused: true })
    expect(screen.getByRole('status')).toHaveTextContent('The end: Tram 24')
    await userEvent.click(screen.getByRole('button', { name: 'Watch again' }))
    expect(done).toEqual([['play']])
    expect(screen.getByRole('region', { name: 'Player: Tram 24' })).toHaveFocus()
  })

  it('shows the next episode when the credits run, and puts it away', async () => {
    show({}, { next: { title: 'S1 E5 · A light under the seat', href: '/en/tram/e5/watch' }, position: still({ seconds: 585, readyUntil: 600, duration: 600 }) })
    const card = screen.getByRole('region', { name: 'Next episode' })
    expect(screen.getByRole('status')).toHaveTextContent('Next episode: S1 E5 · A light under the seat')
    expect(within(card).getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/en/tram/e5/watch')
    await userEvent.click(within(card).getByRole('button', { name: 'Watch credits' }))
    expect(screen.queryByRole('region', { name: 'Next episode' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Player: Tram 24' })).toHaveFocus()
  })
})
