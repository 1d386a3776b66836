import { connectMediaSession, reportPlaybackState } from './media-session.ts'
import type { Position, PositionSource } from './position.ts'

/** jsdom has no media session. */
function haveMediaSession() {
  const handlers = new Map<string, MediaSessionActionHandler>()
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none',
    positions: [] as MediaPositionState[],
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
      if (action === 'stop') throw new TypeError('unknown action')
      if (handler) handlers.set(action, handler)
      else handlers.delete(action)
    },
    setPositionState: (state: MediaPositionState) => session.positions.push(state),
  }
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  Object.defineProperty(globalThis, 'MediaMetadata', { configurable: true, value: function MediaMetadata(this: object, init: object) { Object.assign(this, init) } })
  const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) => handlers.get(action)?.({ action, ...details })
  return { session, handlers, press }
}

function aPosition(position: Position): PositionSource & { change: () => void } {
  let listener = () => {}
  return { get: () => position, subscribe: (next) => ((listener = next), () => { listener = () => {} }), change: () => listener() }
}

function connect(changes: Partial<Parameters<typeof connectMediaSession>[1]> = {}) {
  const media = haveMediaSession()
  const done: unknown[][] = []
  const inputs: string[] = []
  const tell = (name: string) => (...values: unknown[]) => done.push([name, ...values])
  const position = aPosition({ seconds: 65, readyUntil: 90, duration: 600 })
  const disconnect = connectMediaSession(
    { title: 'Tram 24', line: 'S1 E4', poster: '/tram.webp' },
    { actions: { play: tell('play'), pause: tell('pause'), seek: tell('seek') }, onInput: () => inputs.push('input'), position, rate: () => 1.5, ...changes },
  )
  return { ...media, done, inputs, position, disconnect }
}

describe('the media session (PLAY-185)', () => {
  it('names the title with pictures in two sizes', () => {
    const { session } = connect()
    expect(session.metadata).toMatchObject({ title: 'Tram 24', artist: 'S1 E4', artwork: [{ sizes: '256x144' }, { sizes: '640x360' }] })
    expect(session.metadata?.artwork[1]?.src).toMatch(/^http.*tram\.webp.*w=640/)
  })

  it('seeks by the step of the device, or by ten seconds', () => {
    const { press, done, inputs } = connect()
    press('seekbackward')
    press('seekforward', { seekOffset: 30 })
    press('seekto', { seekTime: 12 })
    expect(done).toEqual([['seek', 55], ['seek', 95], ['seek', 12]])
    // A sign of somebody (PLAY-135).
    expect(inputs).toHaveLength(3)
  })

  it('offers the next and the previous episode where there is one', () => {
    let opened = 0
    const { press, handlers } = connect({ onNext: () => { opened += 1 } })
    press('nexttrack')
    expect([opened, handlers.has('previoustrack')]).toEqual([1, false])
  })

  it('has the position with the playback rate', () => {
    const { session, position } = connect()
    position.change()
    expect(session.positions).toEqual([{ duration: 600, position: 65, playbackRate: 1.5 }])
  })

  it('is empty afterwards', () => {
    const { session, handlers, position, disconnect } = connect({ onPrevious: () => {} })
    disconnect()
    position.change()
    expect([session.metadata, handlers.size, session.positions]).toEqual([null, 0, []])
  })

  it('says whether it plays', () => {
    const { session } = haveMediaSession()
    const said = ([['watching', false], ['watching', true], ['ended', true], ['failed', false]] as const).map(([stage, isPaused]) => {
      reportPlaybackState(stage, isPaused)
      return session.playbackState
    })
    expect(said).toEqual(['playing', 'paused', 'none', 'none'])
    reportPlaybackState('watching', false)()
    expect(session.playbackState).toBe('none')
  })
})
