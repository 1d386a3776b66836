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
  it('shows title and age rating, and links back', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Tram 24' })).toBeVisible()
    expect(screen.getByText(/^Age rating/)).toHaveTextContent('Age rating U/A 16+, violence, strong language')
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en/tram')
  })

  it('says at the start if a demo film stands in for the title (PLAY-92)', () => {
    const { title } = aPlayer()
    const { rerender } = render(<Words><PlayerView {...aPlayer()} title={{ ...title, isStandIn: true }} /></Words>)
    expect(screen.getByText('A short demo video plays instead.')).toBeVisible()
    expect(screen.getByText(/^Age rating/)).toHaveTextContent('strong language. A short demo video plays instead.')
    rerender(<Words><PlayerView {...aPlayer()} title={title} /></Words>)
    expect(screen.queryByText(/demo film/)).toBeNull()
  })

  it('shows the reasons for the age rating for eight seconds at the start', () => {
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

  it('shares the current moment, and announces the outcome', async () => {
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

  it('announces nothing for an opened share sheet, and has no share button without sharing', async () => {
    show({}, { onShare: async () => 'dismissed' })
    await userEvent.click(screen.getByRole('button', { name: 'Share from this moment' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    show()
    expect(screen.getAllByRole('button', { name: 'Share from this moment' })).toHaveLength(1)
  })

  it('announces the position in words', () => {
    show()
    expect(screen.getByRole('slider', { name: 'Position in the video' })).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 10 minutes 0 seconds')
  })

  it('uses Bengali digits in Bengali', () => {
    show({}, {}, 'bn')
    expect(screen.getByText('/ ১০:০০')).toBeInTheDocument()
    expect(screen.getByRole('slider', { name: 'ভিডিওর কোথায় আছেন' })).toHaveAttribute('aria-valuetext', '১ মিনিট ৫ সেকেন্ড, মোট ১০ মিনিট ০ সেকেন্ড')
  })

  it('plays and pauses', async () => {
    const done = show()
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(done).toEqual([['pause']])
  })

  it('executes hotkeys', () => {
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

  it('toggles once while a key is held, and goes on seeking', () => {
    const done = show({ textId: '50' })
    for (const key of [' ', 'k', 'm', 'c', 'f', 'ArrowRight', 'ArrowDown']) {
      for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat })
    }
    const count = (name: string) => done.filter(([what]) => what === name).length
    expect([count('pause'), count('setMuted'), count('chooseText'), count('seek'), count('setVolume')]).toEqual([2, 1, 1, 3, 3])
  })

  it('keeps a held toggle key from the page and from its button', () => {
    show()
    expect(fireEvent.keyDown(document.body, { key: ' ', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Full screen' }), { key: 'Enter', repeat: true })).toBe(false)
  })

  it('leaves keys to the focused button', () => {
    const done = show()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Full screen' }), { key: ' ' })
    expect(done).toEqual([])
  })

  it('ignores keys pressed elsewhere on the page', () => {
    const done = show()
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'm' })
    field.remove()
    expect(done).toEqual([])
  })

  it('seeks by keys on the seek bar', () => {
    const done = show()
    const bar = screen.getByRole('slider', { name: 'Position in the video' })
    for (const key of ['ArrowLeft', 'PageUp', 'Home']) fireEvent.keyDown(bar, { key })
    expect(done).toEqual([['seek', 55], ['seek', 125], ['seek', 0]])
  })

  it('shows no upcoming thumbnails with spoilers hidden', () => {
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

  it('saves the chosen subtitles', async () => {
    const done = show()
    await userEvent.click(screen.getByRole('button', { name: 'Subtitles' }))
    await userEvent.click(screen.getByRole('radio', { name: 'বাংলা' }))
    expect(done).toEqual([['chooseText', '51'], ['prefer', { captions: 'bn', lastCaptions: 'bn' }]])
  })

  it('turns on subtitles by hotkey, first in the page’s language', () => {
    const done = show({}, {}, 'bn')
    pressed('c')
    expect(done[0]).toEqual(['chooseText', '51'])
  })

  it('turns off subtitles by the same hotkey', () => {
    const done = show({ textId: '50' })
    pressed('c')
    expect(done).toEqual([['chooseText', null], ['prefer', { captions: null }]])
  })

  it('marks subtitles with their language', () => {
    show({ textId: '51', cues: [{ id: 'a', text: 'আজ ওঠা যাবে <i>না</i>।', line: null, position: null, align: 'center' }] })
    expect(screen.getByText('না').closest('[lang]')).toHaveAttribute('lang', 'bn')
  })

  it('offers audio, quality and speed', async () => {
    const done = show()
    await userEvent.click(screen.getByRole('button', { name: 'Audio, quality and speed' }))
    expect(screen.getByRole('radio', { name: 'Auto (720p)' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '1080p' }))
    await userEvent.click(screen.getByRole('radio', { name: '1.5 ×' }))
    expect(done).toEqual([['chooseHeight', 1080], ['setRate', 1.5]])
  })

  it('names audio description, and saves the choice until another one', async () => {
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

  it.each([
    ['en', 'Audio, quality and speed', ['Bangla · বাঁশি ও একতারা', 'English · Piano', 'English']],
    ['bn', 'অডিও, ভিডিওর মান ও গতি', ['বাংলা · বাঁশি ও একতারা', 'ইংরেজি · Piano', 'English']],
  ] as const)('names audio by its language first, in %s', async (locale, button, names) => {
    const labels = [['bn', 'বাঁশি ও একতারা'], ['en', 'Piano'], ['en', 'English']]
    show({ audioTracks: labels.map(([language = '', label = ''], at) => ({ id: String(at), language, label })), heights: [] }, {}, locale)
    await userEvent.click(screen.getByRole('button', { name: button }))
    const radios = screen.getAllByRole('radio').slice(0, names.length)
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(names)
    expect(screen.getByText('Piano')).toHaveAttribute('lang', 'en')
  })

  it('names qualities as plans do, in every language', async () => {
    show({}, {}, 'bn')
    await userEvent.click(screen.getByRole('button', { name: 'অডিও, ভিডিওর মান ও গতি' }))
    expect(screen.getByRole('radio', { name: '1080p' })).toBeInTheDocument()
  })

  it('closes a menu by Escape and returns the focus to its button', async () => {
    show()
    const button = screen.getByRole('button', { name: 'Subtitles' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('shows its hotkeys', () => {
    show()
    pressed('?')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    pressed('Escape')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('region', { name: 'Player: Tram 24' })).toHaveFocus()
  })

  it('names key symbols, and marks letters as English', () => {
    show({}, {}, 'bn')
    pressed('?')
    const keys = [...screen.getByRole('dialog').querySelectorAll('kbd')]
    const signs = keys.filter((key) => key.querySelector('[aria-hidden]')).map((key) => key.lastElementChild?.textContent)
    expect(signs).toEqual(['বাঁ তীর', 'ডান তীর', 'উপরের তীর', 'নিচের তীর', 'কমা', 'ফুলস্টপ', 'প্রশ্নচিহ্ন'])
    expect(keys.filter(({ lang }) => lang === 'en').map((key) => key.textContent)).toEqual(['K', 'J', 'L', 'Home', 'End', 'M', 'C', 'F'])
  })

  it('announces that there are no subtitles', () => {
    show({ textTracks: [] })
    pressed('c')
    expect(screen.getByRole('status')).toHaveTextContent('This video has no subtitles')
  })

  it('offers to unmute after muted autoplay', async () => {
    const done = show({ isSilenced: true, isMuted: true })
    await userEvent.click(within(screen.getByText('Your browser started the video muted.').parentElement!).getByRole('button', { name: 'Unmute' }))
    expect(done[0]).toEqual(['setMuted', false])
  })

  it('names the devices that play, and offers a retry', async () => {
    const done = show({ stage: 'failed', error: { type: 'streamLimit', devices: ['Living room TV', 'Mim’s phone'] } })
    expect(screen.getByRole('alert')).toHaveTextContent('Playing now on: Living room TV and Mim’s phone')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(done).toEqual([['retry']])
  })

  it('links to login or plans if access requires it', () => {
    show({ stage: 'failed', error: { type: 'loginRequired' } })
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login')
  })

  it('offers to watch again at the end', async () => {
    const done = show({ stage: 'ended', isPaused: true })
    expect(screen.getByRole('status')).toHaveTextContent('The end: Tram 24')
    await userEvent.click(screen.getByRole('button', { name: 'Watch again' }))
    expect(done).toEqual([['play']])
    expect(screen.getByRole('region', { name: 'Player: Tram 24' })).toHaveFocus()
  })

  it('suggests what to watch at the end, with the rating', () => {
    const suggestions = ['Hilsa', 'Side B', 'Low Orbit'].map((title) => ({ title, href: `/en/${title}`, picture: '/x.webp' }))
    show({ stage: 'ended', isPaused: true }, { suggestions, rating: <button type="button">Love</button> })
    const list = within(screen.getByRole('list', { name: 'More like this' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hilsa', 'Side B', 'Low Orbit'])
    expect(screen.getByRole('button', { name: 'Love' })).toBeVisible()
  })

  it('keeps the last picture, and shows the poster instead of a black one', () => {
    const view = (endsDark: boolean) => <Words><PlayerView {...aPlayer()} state={{ ...watching, stage: 'ended' }} endsDark={endsDark} /></Words>
    const { rerender, container } = render(view(false))
    const poster = container.querySelector('img[src="/tram.webp"]')
    expect(poster).toHaveAttribute('data-gone')
    rerender(view(true))
    expect(poster).not.toHaveAttribute('data-gone')
  })

  describe('the next episode at the end', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
    const view = (onAutoplay: (() => void) | undefined, stage: PlaybackState['stage'], seconds: number, duration: number) => (
      <Words>
        <PlayerView
          {...aPlayer()}
          state={{ ...watching, stage, isPaused: stage === 'ended' }}
          next={{ title: 'S1 E5', href: '/next', onAutoplay }}
          position={still({ seconds, readyUntil: duration, duration })}
        />
      </Words>
    )
    const hide = (hidden: boolean) => Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })

    it('starts after a countdown, which stops while the page is hidden', () => {
      let started = 0
      render(view(() => { started += 1 }, 'ended', 60, 60))
      expect(screen.getByText('Next episode in 10 seconds')).toBeVisible()
      expect(screen.getByRole('status')).toHaveTextContent('Next episode in 10 seconds: S1 E5')
      pass(4)
      hide(true)
      pass(60)
      hide(false)
      expect([screen.getByText('Next episode in 6 seconds'), started]).toEqual([expect.anything(), 0])
      pass(6)
      pass(60)
      expect(started).toBe(1)
    })

    it('does not start once it was declined, or without autoplay', () => {
      let started = 0
      const { unmount } = render(view(() => { started += 1 }, 'ended', 60, 60))
      pass(4)
      fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
      pass(60)
      expect([started, screen.getByRole('button', { name: 'Watch again' })]).toEqual([0, expect.anything()])
      unmount()
      render(view(undefined, 'ended', 60, 60))
      pass(60)
      expect([started, screen.getByRole('link', { name: 'Play now' })]).toEqual([0, expect.anything()])
      expect(screen.queryByText(/Next episode in/)).toBeNull()
    })

    it('counts down the credits, and starts when they end', () => {
      let started = 0
      const onAutoplay = () => { started += 1 }
      const { rerender } = render(view(onAutoplay, 'watching', 592, 600))
      expect(screen.getByText('Next episode in 8 seconds')).toBeVisible()
      pass(60)
      expect(started).toBe(0)
      rerender(view(onAutoplay, 'ended', 600, 600))
      expect(started).toBe(1)
    })

    it('waits after the credits until the page is visible', () => {
      let started = 0
      const onAutoplay = () => { started += 1 }
      const { rerender } = render(view(onAutoplay, 'watching', 592, 600))
      hide(true)
      rerender(view(onAutoplay, 'ended', 600, 600))
      pass(60)
      expect(started).toBe(0)
      hide(false)
      act(() => { document.dispatchEvent(new Event('visibilitychange')) })
      expect(started).toBe(1)
    })
  })

  it('shows the next episode during the credits, and can dismiss it', async () => {
    show({}, { next: { title: 'S1 E5 · A light under the seat', href: '/en/tram/e5/watch' }, position: still({ seconds: 585, readyUntil: 600, duration: 600 }) })
    const card = screen.getByRole('region', { name: 'Next episode' })
    expect(screen.getByRole('status')).toHaveTextContent('Next episode: S1 E5 · A light under the seat')
    expect(within(card).getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/en/tram/e5/watch')
    await userEvent.click(within(card).getByRole('button', { name: 'Watch credits' }))
    expect(screen.queryByRole('region', { name: 'Next episode' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Player: Tram 24' })).toHaveFocus()
  })
})
