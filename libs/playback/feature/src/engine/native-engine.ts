import type { StreamGrant } from '@ott/api-client'
import { activeCues } from './active-cues.ts'
import type { EngineEvent, MakeEngine, Track } from './engine.ts'
import { signed } from './signed-url.ts'

/** WebKit's list of sound tracks, which the DOM types leave out. */
type SoundTrack = { id: string; kind: string; language: string; label: string; enabled: boolean }

/** Where scripts may not feed the video element, the browser plays HLS itself and chooses heights alone. */
export const makeNativeEngine: MakeEngine = (video) => {
  const listeners = new Set<(event: EngineEvent) => void>()
  const tell = (event: EngineEvent) => listeners.forEach((listener) => listener(event))
  const abort = new AbortController()
  const { signal } = abort
  let signature: StreamGrant | null = null
  let renew: (() => Promise<void>) | null = null
  const cues = activeCues(video, tell)

  const load = (at: number) => {
    if (!signature) return
    video.src = `${signed(signature.hls, signature)}#t=${at}`
    video.load()
  }

  video.addEventListener('loadedmetadata', () => tell({ type: 'tracksKnown' }), { signal })
  video.addEventListener('error', () => void report(video.error).then(tell), { signal })
  video.textTracks.addEventListener('addtrack', () => tell({ type: 'tracksKnown' }), { signal })

  return {
    open(grant, atSeconds) {
      signature = grant
      load(atSeconds)
    },
    sign(next) { signature = next },
    onKeyRefused(next) { renew = next },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reopen(at, plays) {
      load(at)
      if (plays) void video.play().catch(() => {})
    },
    avoidBitrate: () => {},
    // The browser says nothing of its requests: only a picture that stands still for long is a hang.
    traffic: () => ({ isFetching: video.networkState === HTMLMediaElement.NETWORK_LOADING, lastAtMs: 0 }),
    audioTracks: () => sounds(video).map((sound, index) => ({ ...trackOf(sound, index), isDescription: describes(sound) })),
    audioHeard() {
      const heard = sounds(video).findIndex(({ enabled }) => enabled)
      return sounds(video).map(trackOf)[heard]?.id ?? null
    },
    textTracks: () => texts(video).map(trackOf),
    heights: () => [],
    chooseAudio: (id) => sounds(video).forEach((sound, index) => { sound.enabled = trackOf(sound, index).id === id }),
    chooseText(id) {
      texts(video).forEach((track, index) => { track.mode = trackOf(track, index).id === id ? 'hidden' : 'disabled' })
      cues.watch(texts(video).find((track) => track.mode === 'hidden') ?? null)
    },
    chooseHeight: () => {},
    thumbnailAt: () => Promise.resolve(null),
    destroy() {
      listeners.clear()
      abort.abort()
      cues.watch(null)
      video.removeAttribute('src')
      video.load()
    },
  }

  /** A key that grew too old looks like a lost network: a new one is fetched before anybody tries again. */
  async function report(error: MediaError | null): Promise<EngineEvent> {
    if (error?.code === MediaError.MEDIA_ERR_DECODE) return { type: 'undecodable' }
    await renew?.()
    return { type: 'lost', wanted: 'manifest', status: 0, bitrateKbps: null }
  }
}

const sounds = (video: HTMLVideoElement): SoundTrack[] =>
  Array.from((video as { audioTracks?: ArrayLike<SoundTrack> }).audioTracks ?? [])

const describes = ({ kind }: SoundTrack) => kind === 'descriptions' || kind === 'main-desc'

const texts = (video: HTMLVideoElement): TextTrack[] =>
  Array.from(video.textTracks).filter(({ kind }) => kind === 'subtitles' || kind === 'captions')

function trackOf({ id, language, label }: { id: string; language: string; label: string }, index: number): Track {
  return { id: id || String(index), language, label: label || language }
}
