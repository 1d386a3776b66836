import type { StreamGrant } from '@ott/api-client'
import { activeCues } from './active-cues.ts'
import type { EngineEvent, MakeEngine, Track } from './engine.ts'
import { signed } from './signed-url.ts'

/** WebKit's audio tracks, which the DOM types lack. */
type NativeAudioTrack = { id: string; kind: string; language: string; label: string; enabled: boolean }
type NativeAudioTracks = ArrayLike<NativeAudioTrack> & EventTarget

/** Those of `MediaError`. */
const errorCodes = { decode: 3, notSupported: 4 }

/** Without Media Source Extensions the browser plays HLS and selects the height itself. */
export const makeNativeEngine: MakeEngine = (video) => {
  const listeners = new Set<(event: EngineEvent) => void>()
  const emit = (event: EngineEvent) => listeners.forEach((listener) => listener(event))
  const abort = new AbortController()
  const { signal } = abort
  let signature: StreamGrant | null = null
  let renew: (() => Promise<void>) | null = null
  const cues = activeCues(video, emit)

  const load = (at: number) => {
    if (!signature) return
    video.src = `${signed(signature.hls, signature)}#t=${at}`
    video.load()
  }

  video.addEventListener('loadedmetadata', () => emit({ type: 'tracksKnown' }), { signal })
  video.addEventListener('error', () => void report(video.error).then(emit), { signal })
  // WebKit adds tracks after the metadata (PLAY-94).
  video.textTracks.addEventListener('addtrack', () => emit({ type: 'tracksKnown' }), { signal })
  audioTracksIn(video)?.addEventListener('addtrack', () => emit({ type: 'tracksKnown' }), { signal })

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
    // The browser reports no requests, so only a long standstill counts as a stall.
    traffic: () => ({ isFetching: video.networkState === HTMLMediaElement.NETWORK_LOADING, lastAtMs: 0 }),
    audioTracks: () => audioTracksOf(video).map((sound, index) => ({ ...trackOf(sound, index), isDescription: describes(sound) })),
    audioHeard() {
      const heard = audioTracksOf(video).findIndex(({ enabled }) => enabled)
      return audioTracksOf(video).map(trackOf)[heard]?.id ?? null
    },
    textTracks: () => textTracksOf(video).map(trackOf),
    heights: () => [],
    chooseAudio: (id) => audioTracksOf(video).forEach((sound, index) => { sound.enabled = trackOf(sound, index).id === id }),
    chooseText(id) {
      textTracksOf(video).forEach((track, index) => { track.mode = trackOf(track, index).id === id ? 'hidden' : 'disabled' })
      cues.watch(textTracksOf(video).find((track) => track.mode === 'hidden') ?? null)
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

  /** An expired token looks like a network error or like an unknown format, so it is renewed before the retry. */
  async function report(error: MediaError | null): Promise<EngineEvent> {
    if (error?.code === errorCodes.decode) return { type: 'undecodable' }
    if (error?.code === errorCodes.notSupported && video.canPlayType('application/vnd.apple.mpegurl') === '') return { type: 'unsupported' }
    await renew?.()
    return { type: 'lost', wanted: 'manifest', status: 0, bitrateKbps: null }
  }
}

const audioTracksIn = (video: HTMLVideoElement) => (video as { audioTracks?: NativeAudioTracks }).audioTracks

const audioTracksOf = (video: HTMLVideoElement): NativeAudioTrack[] =>
  Array.from(audioTracksIn(video) ?? [])

const describes = ({ kind }: NativeAudioTrack) => kind === 'descriptions' || kind === 'main-desc'

const textTracksOf = (video: HTMLVideoElement): TextTrack[] =>
  Array.from(video.textTracks).filter(({ kind }) => kind === 'subtitles' || kind === 'captions')

function trackOf({ id, language, label }: { id: string; language: string; label: string }, index: number): Track {
  return { id: id || String(index), language, label: label || language }
}
