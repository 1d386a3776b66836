import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Marker } from '@ott/catalogue'
import { defaultCaptionStyle } from './captions/caption-style.ts'
import { createPlaybackLog } from './state/playback-events.ts'
import type { PlaybackState } from './state/playback-state.ts'
import * as styles from './player.css.ts'
import { PlayerView } from './player-view.tsx'
import type { PlayerViewProps } from './player-view.tsx'
import { still } from './state/position.ts'
import { defaultPreferences } from './state/preferences.ts'
import { Words, aPlayer, metricsOfWatching, watching } from './testing.tsx'

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
    expect(done).toEqual([['chooseText', '51'], ['prefer', { captions: 'bn', lastCaptions: 'bn', captionsKind: 'subtitles' }]])
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

  it('tells captions from subtitles, and offers no forced track (PLAY-192)', async () => {
    const captions = { id: '52', language: 'en', label: 'English', kind: 'captions' as const }
    const named = { id: '53', language: 'bn', label: 'বাংলা (SDH)', kind: 'captions' as const }
    const forced = { id: '54', language: 'bn', label: 'বাংলা', kind: 'forced' as const }
    const done = show({ textTracks: [...watching.textTracks, captions, named, forced] })
    await userEvent.click(screen.getByRole('button', { name: 'Subtitles' }))
    const languages = within(screen.getByRole('group', { name: 'Language' }))
    expect(languages.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['Off', 'English', 'বাংলা', 'English CC', 'বাংলা (SDH)'])
    await userEvent.click(languages.getByRole('radio', { name: 'English CC' }))
    expect(done).toEqual([['chooseText', '52'], ['prefer', { captions: 'en', lastCaptions: 'en', captionsKind: 'captions' }]])
    expect(screen.getByRole('status')).toHaveTextContent('Subtitles: English CC')
  })

  it('turns on subtitles by hotkey, of the kind chosen last', () => {
    const captions = { id: '52', language: 'en', label: 'English', kind: 'captions' as const }
    const { preferences } = aPlayer()
    const done = show({ textTracks: [...watching.textTracks, captions] }, { preferences: { ...preferences, lastCaptions: 'en', captionsKind: 'captions' } })
    pressed('c')
    expect(done[0]).toEqual(['chooseText', '52'])
  })

  it('shows forced subtitles in the language of the sound while subtitles are off (PLAY-194)', () => {
    const forced = { id: '54', language: 'bn', label: 'বাংলা', kind: 'forced' as const }
    show({ textTracks: [...watching.textTracks, forced], cues: [{ id: 'a', text: 'প্রবেশ নিষেধ', line: null, position: null, align: 'center' }] })
    expect(screen.getByText('প্রবেশ নিষেধ').closest('[lang]')).toHaveAttribute('lang', 'bn')
  })

  it('opens the style of subtitles from their menu, and returns the focus', async () => {
    const done = show()
    const button = screen.getByRole('button', { name: 'Subtitles' })
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('button', { name: 'Style and timing' }))
    const panel = within(screen.getByRole('dialog', { name: 'Subtitle style' }))
    expect(panel.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Text colour' }), 'Yellow')
    expect(done).toEqual([['prefer', { captionStyle: { ...defaultCaptionStyle, colour: 'yellow' } }]])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('gives the controls back when the video ends behind the style of subtitles', () => {
    show({ stage: 'ended', isPaused: true }, { initialPanel: 'captionStyle' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back' }).closest('[inert]')).toBeNull()
  })

  it('shows nothing but captions beside the style of subtitles, which alone has their size and position', async () => {
    show({ textId: '50', cues: [{ id: 'a', text: 'One drop.', line: null, position: null, align: 'center' }] }, { markers: [{ kind: 'intro', startSeconds: 0, endSeconds: 600 }], position: still({ seconds: 5, readyUntil: 600, duration: 600 }) })
    expect(screen.getByRole('button', { name: 'Skip intro' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Subtitles' }))
    expect(screen.queryByRole('group', { name: 'Size' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Style and timing' }))
    expect(screen.getByRole('combobox', { name: 'Size' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Skip intro' })).toBeNull()
    expect(screen.getByText('One drop.').closest('[data-beside-panel]')).not.toHaveAttribute('data-above')
  })

  it('leaves keys to a choice of the style', async () => {
    const done = show({}, { initialPanel: 'captionStyle' })
    screen.getByRole('combobox', { name: 'Font' }).focus()
    for (const key of ['ArrowDown', 'm', 'Home']) fireEvent.keyDown(screen.getByRole('combobox', { name: 'Font' }), { key })
    expect(done).toEqual([])
  })

  it('shifts subtitles by keys and in the panel, and announces it (PLAY-195)', async () => {
    const done = show({ captionsDelaySeconds: -0.1 }, { initialPanel: 'captionStyle' })
    pressed('g')
    expect(screen.getByText('Subtitles 0.2 seconds earlier', { selector: '[role=status]' })).toBeInTheDocument()
    pressed('h')
    expect(screen.getByText('Subtitles in sync', { selector: '[role=status]' })).toBeInTheDocument()
    const timing = within(screen.getByRole('group', { name: 'Timing' }))
    expect(timing.getByText('0.1 s earlier')).toBeVisible()
    await userEvent.click(timing.getByRole('button', { name: '0.5 seconds later' }))
    expect(done).toEqual([-0.2, 0, 0.4].flatMap((seconds) => [['delayCaptions', seconds], ['prefer', { captionsDelaySeconds: seconds }]]))
  })

  it('shifts subtitles by 30 seconds at most', () => {
    const done = show({ captionsDelaySeconds: 30 })
    pressed('h')
    expect(done[0]).toEqual(['delayCaptions', 30])
  })

  it('reads subtitles to screen readers if the user wants it (PLAY-197)', () => {
    const cue = { id: 'a', text: 'The last ferry.', line: null, position: null, align: 'center' as const }
    const { preferences } = aPlayer()
    const view = (readsCaptions: boolean) => <Words><PlayerView {...aPlayer()} state={{ ...watching, textId: '50', cues: [cue] }} preferences={{ ...preferences, readsCaptions }} /></Words>
    const { rerender } = render(view(false))
    expect(screen.getAllByText('The last ferry.')).toHaveLength(1)
    rerender(view(true))
    expect(screen.getAllByText('The last ferry.').filter((element) => element.closest('[aria-live]'))).toHaveLength(1)
  })

  it('offers sound modes where the browser has them (PLAY-196)', async () => {
    const done = show({}, { hasSoundModes: true })
    await userEvent.click(screen.getByRole('button', { name: 'Audio, quality and speed' }))
    await userEvent.click(within(screen.getByRole('group', { name: 'Sound' })).getByRole('radio', { name: 'Night mode' }))
    expect(done).toEqual([['prefer', { soundMode: 'night' }]])
  })

  it('offers audio, quality and speed', async () => {
    const done = show()
    await userEvent.click(screen.getByRole('button', { name: 'Audio, quality and speed' }))
    expect(screen.getByRole('radio', { name: 'Auto (720p)' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '1080p' }))
    await userEvent.click(screen.getByRole('radio', { name: '1.5 ×' }))
    expect(done).toEqual([['chooseHeight', 1080], ['setRate', 1.5], ['prefer', { rate: 1.5 }]])
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
    expect(signs).toEqual(['বাঁ তীর', 'ডান তীর', 'উপরের তীর', 'নিচের তীর', 'কমা', 'ফুলস্টপ', 'ছোট চিহ্ন', 'বড় চিহ্ন', 'প্রশ্নচিহ্ন'])
    expect(keys.filter(({ lang }) => lang === 'en').map((key) => key.textContent)).toEqual(['K', 'J', 'L', 'Home', 'End', 'M', 'C', 'G', 'H', 'F', 'I', 'S', 'P', 'N', 'D'])
  })

  it('announces that there are no subtitles', () => {
    show({ textTracks: [] })
    pressed('c')
    expect(screen.getByRole('status')).toHaveTextContent('This video has no subtitles')
  })

  it('offers to unmute after muted autoplay', async () => {
    const done = show({ isSilenced: true, isMuted: true })
    await userEvent.click(within(screen.getByText('Your browser started the video muted.').parentElement!).getByRole('button', { name: 'Turn sound on' }))
    expect(done[0]).toEqual(['setMuted', false])
  })

  it('names the screens that play, and stops one of them', async () => {
    const startedAt = new Date('2026-11-29T10:00:00Z')
    const streams = [{ streamId: 's1', device: 'Living room TV', title: 'Hilsa', startedAt }, { streamId: 's2', device: 'Mim’s phone', title: null, startedAt }]
    const done = show({ stage: 'failed', error: { type: 'streamLimit', streams, maxStreams: 2, hasPlan: true } })
    expect(screen.getByRole('alert')).toHaveTextContent('Your plan allows 2 screens at a time.')
    expect(screen.getByText('Hilsa')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop there: Mim’s phone' }))
    expect(done).toEqual([['stopStream', 's2']])
  })

  it('says that a stream could not be stopped, and lets it be tried again', async () => {
    const streams = [{ streamId: 's1', device: 'Living room TV', title: null, startedAt: new Date('2026-11-29T10:00:00Z') }]
    const stopStream = () => Promise.reject(new Error('busy'))
    show({ stage: 'failed', error: { type: 'streamLimit', streams, maxStreams: 1, hasPlan: false } }, { actions: { ...aPlayer().actions, stopStream } })
    expect(screen.getByRole('alert')).toHaveTextContent('Without a plan, you can watch on one screen at a time.')
    await userEvent.click(screen.getByRole('button', { name: 'Stop there: Living room TV' }))
    expect(await screen.findByText('It couldn’t be stopped. Try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Stop there: Living room TV' })).toBeEnabled()
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
    const view = (onOpen: (() => void) | undefined, stage: PlaybackState['stage'], seconds: number, duration: number, changes: Partial<PlayerViewProps> = {}) => (
      <Words>
        <PlayerView
          {...aPlayer()}
          {...changes}
          state={{ ...watching, stage, isPaused: stage === 'ended' }}
          next={changes.next ?? { title: 'S1 E5', href: '/next', autoplays: onOpen !== undefined }}
          onOpenEpisode={() => onOpen?.()}
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

    it('does not count down to a question for the PIN, which a grant that ends can bring', () => {
      let started = 0
      let asks = false
      const next = { title: 'S1 E5', href: '/next', autoplays: true, asksPin: () => asks }
      const at = (seconds: number) => view(() => { started += 1 }, 'watching', seconds, 100, { next })
      const { rerender } = render(at(90))
      expect(screen.getByText('Next episode in 10 seconds')).toBeVisible()
      asks = true
      rerender(at(91))
      pass(60)
      expect([started, screen.queryByText(/^Next episode in \d+ seconds?$/), screen.getByRole('link', { name: 'Play now' })]).toEqual([0, null, expect.anything()])
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

    it('starts ten seconds after the credits began, if they are marked', () => {
      let started = 0
      const onOpen = () => { started += 1 }
      const markers: Marker[] = [{ kind: 'credits', startSeconds: 500, endSeconds: 600 }]
      const { rerender } = render(view(onOpen, 'watching', 499, 600, { markers }))
      expect(screen.queryByRole('region', { name: 'Next episode' })).toBeNull()
      rerender(view(onOpen, 'watching', 500, 600, { markers }))
      rerender(view(onOpen, 'watching', 503, 600, { markers }))
      expect(screen.getByText('Next episode in 7 seconds')).toBeVisible()
      expect(started).toBe(0)
      rerender(view(onOpen, 'watching', 510, 600, { markers }))
      expect(started).toBe(1)
      rerender(view(onOpen, 'ended', 600, 600, { markers }))
      pass(60)
      expect(started).toBe(1)
    })

    it('leaves the whole countdown after a seek into the marked credits', () => {
      let started = 0
      const onOpen = () => { started += 1 }
      const markers: Marker[] = [{ kind: 'credits', startSeconds: 500, endSeconds: 600 }]
      const { rerender } = render(view(onOpen, 'watching', 100, 600, { markers }))
      rerender(view(onOpen, 'watching', 580, 600, { markers }))
      expect(screen.getByText('Next episode in 10 seconds')).toBeVisible()
      rerender(view(onOpen, 'watching', 589, 600, { markers }))
      expect(started).toBe(0)
      rerender(view(onOpen, 'watching', 590, 600, { markers }))
      expect(started).toBe(1)
    })

    it('waits in marked credits until the page is visible (PLAY-97)', () => {
      let started = 0
      const onOpen = () => { started += 1 }
      const markers: Marker[] = [{ kind: 'credits', startSeconds: 500, endSeconds: 600 }]
      const { rerender } = render(view(onOpen, 'watching', 500, 600, { markers }))
      hide(true)
      rerender(view(onOpen, 'watching', 512, 600, { markers }))
      expect(started).toBe(0)
      hide(false)
      act(() => { document.dispatchEvent(new Event('visibilitychange')) })
      expect(started).toBe(1)
    })

    it('counts as one episode that played by itself, also where it ends without credits', () => {
      let counted = 0
      const viewing = { ...aPlayer().viewing, countAutoplay: () => { counted += 1 } }
      const { rerender } = render(view(() => {}, 'watching', 592, 600, { viewing }))
      rerender(view(() => {}, 'watching', 600, 600, { viewing }))
      rerender(view(() => {}, 'ended', 600, 600, { viewing }))
      pass(60)
      expect(counted).toBe(1)
    })

    it('asks first whether somebody is still watching', () => {
      let started = 0
      const viewing = { ...aPlayer().viewing, asksStillWatching: () => true }
      render(view(() => { started += 1 }, 'ended', 60, 60, { viewing }))
      pass(11)
      expect(started).toBe(0)
      expect(screen.getByRole('heading', { name: 'Are you still watching?' })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Keep watching' })).toHaveFocus()
      fireEvent.click(screen.getByRole('button', { name: 'Keep watching' }))
      expect(started).toBe(1)
    })

    it('does not start when the sleep timer ends playback with this video', () => {
      let started = 0
      const viewing = { ...aPlayer().viewing, sleep: { type: 'endOfVideo' as const } }
      render(view(() => { started += 1 }, 'ended', 60, 60, { viewing }))
      pass(60)
      expect([started, screen.getByRole('link', { name: 'Play now' })]).toEqual([0, expect.anything()])
    })

    it('ends a sleep timer for the end of the video when that video is left', () => {
      const timers: unknown[] = []
      const viewing = { ...aPlayer().viewing, sleep: { type: 'endOfVideo' as const }, setSleep: (timer: unknown) => timers.push(timer) }
      const { rerender, unmount } = render(view(() => {}, 'watching', 30, 60, { viewing }))
      rerender(view(() => {}, 'ended', 60, 60, { viewing }))
      expect(timers).toEqual([])
      unmount()
      expect(timers).toEqual([{ type: 'off' }])
    })

    it('does not start when a sleep timer ran out during the countdown', () => {
      let started = 0
      const viewing = { ...aPlayer().viewing, sleep: { type: 'at' as const, minutes: 15, endsAtMs: Date.now() + 3000 } }
      render(view(() => { started += 1 }, 'ended', 60, 60, { viewing }))
      pass(60)
      expect([started, screen.getByRole('button', { name: 'Watch again' })]).toEqual([0, expect.anything()])
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
    show({}, { next: { title: 'S1 E5 · A light under the seat', href: '/en/tram/e5/watch', autoplays: false }, position: still({ seconds: 585, readyUntil: 600, duration: 600 }) })
    const card = screen.getByRole('region', { name: 'Next episode' })
    expect(screen.getByRole('status')).toHaveTextContent('Next episode: S1 E5 · A light under the seat')
    expect(within(card).getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/en/tram/e5/watch')
    await userEvent.click(within(card).getByRole('button', { name: 'Watch credits' }))
    expect(screen.queryByRole('region', { name: 'Next episode' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Player: Tram 24' })).toHaveFocus()
  })

  describe('an intro', () => {
    const markers: Marker[] = [{ kind: 'intro', startSeconds: 60, endSeconds: 90 }]

    it('can be skipped by button and key while it runs', async () => {
      const done = show({}, { markers })
      await userEvent.click(screen.getByRole('button', { name: 'Skip intro' }))
      await userEvent.keyboard('s')
      expect(done.filter(([name]) => name === 'seek')).toEqual([['seek', 90], ['seek', 90]])
      expect(screen.getByRole('status')).toHaveTextContent('Intro skipped')
    })

    it('is not offered outside of it, nor to users who do not want that', () => {
      show({}, { markers, position: still({ seconds: 95, readyUntil: 99, duration: 600 }) })
      show({}, { markers, preferences: { ...defaultPreferences, skip: 'off' } })
      expect(screen.queryByRole('button', { name: 'Skip intro' })).toBeNull()
    })

    it('is passed over without a press if the user chose that', () => {
      let position = { seconds: 59.8, readyUntil: 90, duration: 600 }
      const listeners = new Set<() => void>()
      const done = show({}, {
        markers,
        preferences: { ...defaultPreferences, skip: 'auto' },
        position: {
          get: () => position,
          subscribe(listener) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
      })
      position = { ...position, seconds: 60.1 }
      act(() => listeners.forEach((listener) => listener()))
      expect(done.filter(([name]) => name === 'seek')).toEqual([['seek', 90]])
    })
  })

  it('opens an episode from the list, and the next and previous one by key', async () => {
    const opened: string[] = []
    const episodes = ['S1 E3', 'S1 E4', 'S1 E5'].map((title, index) => ({ title, href: `/e${index + 3}`, picture: '/still.webp', isCurrent: index === 1 }))
    show({}, { episodes, previousHref: '/e3', next: { title: 'S1 E5', href: '/e5', autoplays: false }, onOpenEpisode: (href) => opened.push(href) })
    await userEvent.keyboard('n')
    await userEvent.keyboard('p')
    await userEvent.click(screen.getByRole('button', { name: 'Episodes' }))
    expect(screen.getByRole('link', { name: 'S1 E4' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'S1 E5' }))
    expect(opened).toEqual(['/e5', '/e3', '/e5'])
    expect(screen.queryByRole('link', { name: 'S1 E5' })).toBeNull()
  })

  it('names the chapter of the position, and goes to the next one by key', async () => {
    const chapters = [{ startSeconds: 0, title: 'One lamp' }, { startSeconds: 50, title: 'The sail' }, { startSeconds: 200, title: 'Good morning' }]
    const done = show({}, { chapters })
    expect(screen.getByRole('slider', { name: 'Position in the video' })).toHaveAttribute('aria-valuetext', expect.stringContaining('The sail'))
    await userEvent.keyboard('{PageDown}{PageUp}')
    expect(done.filter(([name]) => name === 'seek')).toEqual([['seek', 200], ['seek', 50]])
  })
})

describe('the focus at the end', () => {
  const view = (stage: PlaybackState['stage'], props: Partial<PlayerViewProps> = {}) => (
    <Words><PlayerView {...aPlayer()} {...props} state={{ ...watching, stage, isPaused: stage === 'ended' }} /></Words>
  )

  it('is on the button to watch again (PLAY-188)', () => {
    const { rerender } = render(view('watching'))
    act(() => screen.getByRole('button', { name: 'Pause' }).focus())
    rerender(view('ended'))
    expect(screen.getByRole('button', { name: 'Watch again' })).toHaveFocus()
  })

  it('is on the next episode', () => {
    const next = { title: 'S1 E5', href: '/next', autoplays: false }
    const { rerender } = render(view('watching', { next }))
    rerender(view('ended', { next }))
    expect(screen.getByRole('link', { name: 'Play now' })).toHaveFocus()
  })

  it('stays where the user has it', () => {
    const { rerender } = render(view('watching'))
    act(() => screen.getByRole('link', { name: 'Back' }).focus())
    rerender(view('ended'))
    expect(screen.getByRole('link', { name: 'Back' })).toHaveFocus()
  })
})

describe('picture-in-picture', () => {
  it('is opened by its hotkey, and the page says that the video plays there', async () => {
    const done: string[] = []
    const onPictureInPicture = () => done.push('toggle')
    const state = { textId: '50', cues: [{ id: 'a', text: 'One drop.', line: null, position: null, align: 'center' as const }] }
    show(state, { onPictureInPicture })
    pressed('i')
    show(state, { onPictureInPicture, pictureInPicture: 'window' })
    expect(screen.getByText('Playing in picture in picture')).toBeVisible()
    expect(screen.getAllByText('One drop.')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Back to this page' }))
    expect(done).toEqual(['toggle', 'toggle'])
  })
})

describe('another screen', () => {
  it('is offered when there is one, and the page says that the video plays there (PLAY-186)', async () => {
    show()
    expect(screen.queryByRole('button', { name: 'Play on another screen' })).toBeNull()
    const done = show({ remote: 'available' })
    await userEvent.click(screen.getByRole('button', { name: 'Play on another screen' }))
    show({ remote: 'connected' })
    expect(screen.getByText('Playing on another screen')).toBeVisible()
    expect(done).toEqual([['promptRemote']])
  })
})

describe('the statistics', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('show by hotkey how well the video plays, refreshed each second', () => {
    const player = aPlayer()
    let bufferAheadSeconds = 18.4
    show({}, { actions: { ...player.actions, metrics: () => ({ ...metricsOfWatching, bufferAheadSeconds }) } })
    pressed('d')
    const panel = screen.getByRole('region', { name: 'Playback statistics' })
    expect(within(panel).getByText('1,840 kbit/s')).toBeVisible()
    expect(within(panel).getByText('18.4 s')).toBeVisible()
    bufferAheadSeconds = 17.4
    act(() => jest.advanceTimersByTime(1000))
    expect(within(panel).getByText('17.4 s')).toBeVisible()
    pressed('d')
    expect(screen.queryByRole('region', { name: 'Playback statistics' })).toBeNull()
  })

  it('list what happened, newest first', () => {
    const log = createPlaybackLog()
    show({}, { log, showsStats: true })
    act(() => {
      log.add({ type: 'firstFrame', atMs: 900, positionSeconds: 0 })
      log.add({ type: 'heightChanged', height: 720, atMs: 4000, positionSeconds: 3.2 })
    })
    const lines = within(screen.getByRole('region', { name: 'Playback statistics' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual(['0:03Quality changed · 720p', '0:00First frame'])
  })
})

describe('the report for support', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

  it('is copied from the statistics in the settings, and announced', async () => {
    const user = userEvent.setup()
    const copied: string[] = []
    clipboard(async (text) => { copied.push(text) })
    show({}, { report: () => 'Error: none' })
    await user.click(screen.getByRole('button', { name: 'Audio, quality and speed' }))
    await user.click(screen.getByRole('button', { name: 'Statistics' }))
    await user.click(screen.getByRole('button', { name: 'Copy report' }))
    expect(copied).toEqual(['Error: none'])
    expect(screen.getByRole('status')).toHaveTextContent('Report copied')
  })

  it('is offered with a short code for each failure, and a refused copy is announced (PLAY-181)', async () => {
    const user = userEvent.setup()
    clipboard(() => Promise.reject(new Error('refused')))
    show({ stage: 'failed', error: { type: 'network' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Error code P202')
    await user.click(screen.getByRole('button', { name: 'Copy report' }))
    expect(screen.getByRole('status')).toHaveTextContent('The report couldn’t be copied')
  })
})

describe('controls', () => {
  it.each<[string, Partial<PlaybackState>]>([
    ['while playing', {}],
    ['while buffering', { isWaiting: true }],
    ['after muted autoplay', { isSilenced: true, isMuted: true }],
    ['after a failure', { stage: 'failed', error: { type: 'network' } }],
    ['at the end', { stage: 'ended', isPaused: true }],
  ])('have different names %s', (_, state) => {
    show(state, { onPictureInPicture: () => {}, onShare: async () => 'copied', next: { title: 'S1 E5', href: '/next', autoplays: false } })
    const names = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
      // Style sheets show one of the two: beside the volume, or alone on touch devices.
      .filter((control) => control.closest('span')?.className !== styles.muteOnTouch)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('tell screen readers their hotkeys', () => {
    show({}, { onPictureInPicture: () => {} })
    const keys = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts')
    expect(['Pause', 'Back 10 seconds', 'Forward 10 seconds', 'Full screen', 'Subtitles', 'Picture in picture'].map(keys)).toEqual(['Space K', 'J', 'L', 'F', 'C', 'I'])
  })

  it('step frames at the rate of the video', () => {
    const { actions } = aPlayer()
    const sought: number[] = []
    const ofRate = (frameRate: number | null) => ({ ...actions, seek: (seconds: number) => sought.push(seconds), metrics: () => ({ ...metricsOfWatching, frameRate }) })
    const { rerender } = render(<Words><PlayerView {...aPlayer()} actions={ofRate(50)} state={{ ...watching, isPaused: true }} /></Words>)
    pressed('.')
    rerender(<Words><PlayerView {...aPlayer()} actions={ofRate(null)} state={{ ...watching, isPaused: true }} /></Words>)
    pressed(',')
    expect(sought).toEqual([65.02, 64.96])
  })
})
