import type { StreamGrant } from '@ott/api-client'
import { isRemote, remoteOf } from '../state/remote-playback.ts'
import { activeCues } from './active-cues.ts'
import type { EngineEvent, MakeEngine, Track } from './engine.ts'
import { elementMetrics, streamMetrics } from './engine-metrics.ts'
import { signed } from './signed-url.ts'
import { unload } from './video-element.ts'

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
  let signedAtMs = 0
  let renew: (() => Promise<void>) | null = null
  const awaitsSignature: (() => void)[] = []
  let protection: Promise<string | null> | null = null
  let keySystem: string | null = null
  const cues = activeCues(video, emit)
  let chosenText: string | null = null
  // Its URL can be sent to another screen.
  video.disableRemotePlayback = false

  const sign = (grant: StreamGrant) => {
    signature = grant
    awaitsSignature.splice(0).forEach((resume) => resume())
    signedAtMs = performance.now()
  }

  /** A protected stream waits for its key system, which is asked once. */
  const load = (at: number, plays = false) => {
    const drm = signature?.drm
    if (!drm) return start(at, plays)
    protection ??= import('./native-protection.ts').then(({ protectNative }) => protectNative(video, drm, { signature: () => signature, nextSignature: () => new Promise((resolve) => awaitsSignature.push(resolve)), renew: () => renew?.(), emit, signal }))
    void protection.then((chosen) => {
      keySystem = chosen
      if (chosen !== null && !signal.aborted) start(at, plays)
    }, () => {
      protection = null
      emit({ type: 'lost', wanted: 'manifest', status: 0, bitrateKbps: null })
    })
  }

  const start = (at: number, plays: boolean) => {
    if (!signature) return
    video.src = `${signed(signature.hls, signature)}#t=${at}`
    video.load()
    if (plays) void video.play().catch(() => {})
  }

  video.addEventListener('loadedmetadata', () => emit({ type: 'tracksKnown' }), { signal })
  video.addEventListener('error', () => void report(video.error).then(emit), { signal })
  // WebKit adds tracks after the metadata (PLAY-94).
  video.textTracks.addEventListener('addtrack', () => emit({ type: 'tracksKnown' }), { signal })
  audioTracksIn(video)?.addEventListener('addtrack', () => emit({ type: 'tracksKnown' }), { signal })

  /** Another screen draws the browser's captions; here they are our own. */
  const showText = () => {
    const mode = isRemote(video) ? 'showing' : 'hidden'
    textTracksOf(video).forEach((track, index) => { track.mode = trackOf(track, index).id === chosenText ? mode : 'disabled' })
    cues.watch(textTracksOf(video).find((track) => track.mode === mode) ?? null)
  }
  for (const type of ['connect', 'disconnect']) remoteOf(video)?.addEventListener(type, showText, { signal })

  return {
    open(grant, atSeconds) {
      sign(grant)
      load(atSeconds)
    },
    sign,
    onKeyRefused(next) { renew = next },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reopen: load,
    avoidBitrate: () => {},
    // The browser reports no requests, so only a long standstill counts as a stall.
    traffic: () => ({ isFetching: video.networkState === HTMLMediaElement.NETWORK_LOADING, lastAtMs: 0 }),
    // The browser requests the media itself.
    identify: () => {},
    metrics: () => ({ ...elementMetrics(video), keySystem, ...(signature && streamMetrics(signature.hls, signedAtMs, performance.now())) }),
    audioTracks: () => audioTracksOf(video).map((sound, index) => ({ ...trackOf(sound, index), isDescription: describes(sound) })),
    currentAudio() {
      const heard = audioTracksOf(video).findIndex(({ enabled }) => enabled)
      return audioTracksOf(video).map(trackOf)[heard]?.id ?? null
    },
    textTracks: () => textTracksOf(video).map((track, index) => ({ ...trackOf(track, index), kind: kindOfTrack(track) })),
    heights: () => [],
    chooseAudio: (id) => audioTracksOf(video).forEach((sound, index) => { sound.enabled = trackOf(sound, index).id === id }),
    chooseText(id) {
      chosenText = id
      showText()
    },
    delayText: cues.delay,
    chooseHeight: () => {},
    thumbnailAt: () => Promise.resolve(null),
    destroy() {
      listeners.clear()
      abort.abort()
      cues.watch(null)
      unload(video)
    },
  }

  /** An expired token looks like a network error or like an unknown format, so it is renewed before the retry. */
  async function report(error: MediaError | null): Promise<EngineEvent> {
    const about = error ? { mediaErrorCode: error.code } : {}
    if (error?.code === errorCodes.decode) return { type: 'undecodable', ...about }
    if (error?.code === errorCodes.notSupported && video.canPlayType('application/vnd.apple.mpegurl') === '') return { type: 'unsupported', ...about }
    await renew?.()
    return { type: 'lost', wanted: 'manifest', status: 0, bitrateKbps: null, ...about }
  }
}

const audioTracksIn = (video: HTMLVideoElement) => (video as { audioTracks?: NativeAudioTracks }).audioTracks

const audioTracksOf = (video: HTMLVideoElement): NativeAudioTrack[] =>
  Array.from(audioTracksIn(video) ?? [])

const describes = ({ kind }: NativeAudioTrack) => kind === 'descriptions' || kind === 'main-desc'

const textTracksOf = (video: HTMLVideoElement): TextTrack[] =>
  Array.from(video.textTracks).filter((track) => ['subtitles', 'captions', 'forced'].includes(track.kind))

/** WebKit has the kind `forced`, which the DOM types lack. */
function kindOfTrack({ kind }: { kind: string }): Track['kind'] {
  return kind === 'captions' || kind === 'forced' ? kind : 'subtitles'
}

function trackOf({ id, language, label }: { id: string; language: string; label: string }, index: number): Track {
  return { id: id || String(index), language, label: label || language }
}
