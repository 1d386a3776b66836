import type { StreamGrant } from '@ott/api-client'
import { maxKilobits } from '@ott/playback'
import { MediaPlayer } from 'dashjs'
import type { MediaInfo, MediaPlayerClass, Representation } from 'dashjs'
import { connection, savesData } from './saves-data.ts'
import { signed } from './signed-url.ts'
import { createSubtitles, readWebVtt } from './subtitles.ts'

/** `isDescription`: audio description. */
export type Track = { id: string; language: string; label: string; isDescription?: boolean }

/** An active caption. `line` and `position` are percentages of the picture; null leaves them to the player. */
export type Cue = { id: string; text: string; line: number | null; position: number | null; align: 'start' | 'center' | 'end' }

/** A tile of a thumbnail sprite. */
export type Thumbnail = { url: string; x: number; y: number; width: number; height: number }

/** The kind of a request that failed past its retries. */
export type Wanted = 'manifest' | 'header' | 'segment'

export type EngineEvent =
  | { type: 'tracksKnown' }
  | { type: 'cues'; cues: Cue[] }
  | { type: 'ended' }
  | { type: 'lost'; wanted: Wanted; status: number; bitrateKbps: number | null }
  | { type: 'undecodable' }
  | { type: 'unsupported' }

/** Streams into a video element. Two implementations: dash.js and native HLS. */
export type Engine = {
  /** Buffers the first seconds, and more once playback starts. `isAwaited`: the first frame matters more than its quality. */
  open: (grant: StreamGrant, atSeconds: number, isAwaited: boolean) => void
  /** A new token, for all further requests. */
  sign: (grant: StreamGrant) => void
  /** How to renew a token that is refused during playback. */
  onKeyRefused: (renew: () => Promise<void>) => void
  listen: (listener: (event: EngineEvent) => void) => () => void
  /** Reloads the stream at a position. */
  reopen: (atSeconds: number, plays: boolean) => void
  /** Excludes this bitrate or the current one: selects lower ones, or higher ones from the lowest. Null allows all. */
  avoidBitrate: (bitrateKbps: number | 'current' | null) => void
  /** Whether a request is in flight, and when data last arrived. */
  traffic: () => { isFetching: boolean; lastAtMs: number }
  audioTracks: () => Track[]
  /** The id of the current audio track. */
  audioHeard: () => string | null
  textTracks: () => Track[]
  heights: () => number[]
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  /** Null is automatic. */
  chooseHeight: (height: number | null) => void
  thumbnailAt: (seconds: number) => Promise<Thumbnail | null>
  destroy: () => void
}

export type MakeEngine = (video: HTMLVideoElement) => Engine

/** How playback starts: the bitrate of the first segment, which decides the time to the first frame, and the initial buffer. */
const starts = { usual: { kilobits: 600, seconds: 4 }, lean: { kilobits: 300, seconds: 1 } }

/** The buffer during playback, enough for a tunnel. */
const ahead = { usual: 18, topQuality: 30 }

/** The only file that imports dash.js. */
export const makeDashEngine: MakeEngine = (video) => {
  const player = MediaPlayer().create()
  const listeners = new Set<(event: EngineEvent) => void>()
  const emit = (event: EngineEvent) => listeners.forEach((listener) => listener(event))
  let signature: StreamGrant | null = null
  let renew: (() => Promise<void>) | null = null
  let isChosen = false
  let avoided: { below: number | null; above: number | null } = { below: null, above: null }

  const limitQuality = () => {
    const max = maxKilobits({ savesData: savesData(), isChosen, belowKilobits: avoided.below })
    player.updateSettings({ streaming: { abr: { maxBitrate: { video: max ?? -1 }, minBitrate: { video: avoided.above === null ? -1 : avoided.above + 1 } } } })
  }

  player.initialize(video, undefined, false)
  player.updateSettings(settings)
  player.addRequestInterceptor((request) => {
    if (signature) request.headers = { ...request.headers, 'stream-policy': signature.policy, 'stream-key': signature.key }
    return Promise.resolve(request)
  })
  player.addResponseInterceptor(async (response) => {
    if (response.status === 403) await renew?.()
    if (!response.status || response.status >= 500) await networkOrPause()
    return response
  })
  const traffic = watchTraffic(player)
  const subtitles = createSubtitles({
    video,
    read: (url) => readWebVtt(signature ? signed(url, signature) : url),
    // The browser hides the status of a failed read, which may be an expired token.
    waitToRetry: async () => {
      await Promise.all([networkOrPause(), renew?.()])
    },
    emit,
  })
  watchFailures(player, emit)
  player.on(MediaPlayer.events.STREAM_INITIALIZED, () => emit({ type: 'tracksKnown' }))
  player.on(MediaPlayer.events.CAN_PLAY, () => emit({ type: 'tracksKnown' }))
  player.on(MediaPlayer.events.PLAYBACK_ENDED, ({ isLast }: { isLast: boolean }) => { if (isLast) emit({ type: 'ended' }) })
  // Until the first frame nothing else is fetched.
  player.on(MediaPlayer.events.PLAYBACK_PLAYING, () => player.updateSettings(aheadBy(ahead.usual, ahead.topQuality)))

  return {
    open(grant, atSeconds, isAwaited) {
      signature = grant
      const { kilobits, seconds } = isAwaited || isFrugal() ? starts.lean : starts.usual
      player.updateSettings({ streaming: { abr: { initialBitrate: { video: kilobits } } } })
      player.updateSettings(aheadBy(seconds, seconds))
      limitQuality()
      player.attachSource(address(grant), atSeconds)
    },
    sign(next) { signature = next },
    onKeyRefused(next) { renew = next },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reopen(at, plays) {
      subtitles.choose(null)
      player.setAutoPlay(plays)
      if (signature) player.attachSource(address(signature), at)
    },
    avoidBitrate(which) {
      const bitrateKbps = which === 'current' ? player.getCurrentRepresentationForType('video')?.bitrateInKbit : which
      const isLowest = bitrateKbps != null && pictures(player).every(({ bitrateInKbit }) => bitrateInKbit >= bitrateKbps)
      avoided = { below: bitrateKbps == null || isLowest ? null : bitrateKbps, above: bitrateKbps != null && isLowest ? bitrateKbps : null }
      isChosen = false
      limitQuality()
      player.updateSettings({ streaming: { abr: { autoSwitchBitrate: { video: true } } } })
    },
    traffic,
    audioTracks: () => tracks(player, 'audio'),
    audioHeard() {
      const heard = player.isReady() ? player.getCurrentTrackFor('audio') : null
      return heard && idOf(heard)
    },
    textTracks: () => tracks(player, 'text'),
    heights: () => [...new Set(allPictures(player).map(({ height }) => height))].toSorted((a, b) => b - a),
    chooseAudio(id) {
      const track = infos(player, 'audio').find((info) => idOf(info) === id)
      if (track) player.setCurrentTrack(track)
    },
    chooseText(id) {
      subtitles.choose(id === null ? null : subtitleUrl(player, id))
    },
    chooseHeight(height) {
      isChosen = height !== null
      limitQuality()
      const picture = pictures(player).find((each) => each.height === height)
      player.updateSettings({ streaming: { abr: { autoSwitchBitrate: { video: !picture } } } })
      if (picture) player.setRepresentationForTypeById('video', picture.id, true)
    },
    thumbnailAt: (seconds) => new Promise((resolve) => {
      player.provideThumbnail(seconds, (tile) => resolve(tile && signature && { ...tile, url: signed(tile.url, signature) }))
    }),
    destroy() {
      listeners.clear()
      subtitles.destroy()
      player.destroy()
    },
  }
}

/** dash.js needs absolute URLs. */
const address = ({ dash }: StreamGrant) => new URL(dash, document.baseURI).href

/** Data saving or a slow connection. */
function isFrugal(): boolean {
  return savesData() || /2g|3g/.test(connection()?.effectiveType ?? '')
}

const settings: Parameters<MediaPlayerClass['updateSettings']>[0] = {
  streaming: {
    text: { defaultEnabled: false },
    // The player's preferences are the only storage of choices.
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
    utcSynchronization: { enabled: false },
    // Checking each bitrate with the browser takes longer than loading the first segment.
    capabilities: { useMediaCapabilitiesApi: false },
    retryAttempts: { MPD: 1, InitializationSegment: 2, MediaSegment: 3 },
    retryIntervals: { MPD: 300, InitializationSegment: 300, MediaSegment: 300 },
  },
}

function aheadBy(usual: number, topQuality: number) {
  return { streaming: { buffer: { bufferTimeDefault: usual, bufferTimeAtTopQuality: topQuality } } }
}

const infos = (player: MediaPlayerClass, kind: 'audio' | 'text'): MediaInfo[] => (player.isReady() ? player.getTracksFor(kind) : [])
const pictures = (player: MediaPlayerClass): Representation[] => (player.isReady() ? player.getRepresentationsByType('video') : [])
/** Also those above the limit of automatic quality. */
const allPictures = (player: MediaPlayerClass): Representation[] => (player.isReady() ? player.getRepresentationsByTypeUnfiltered('video') : [])
const idOf = (info: MediaInfo) => String(info.id ?? info.index)

function tracks(player: MediaPlayerClass, kind: 'audio' | 'text'): Track[] {
  return infos(player, kind).map((info) => {
    const language = info.lang ?? ''
    return { id: idOf(info), language, label: info.labels?.[0]?.text ?? language, isDescription: info.accessibility?.some(describes) ?? false }
  })
}

/** The parts of dash.js's manifest that name a subtitle file. */
type ManifestText = {
  baseUri?: string
  Period?: { AdaptationSet?: { id?: number | string; Representation?: { BaseURL?: { __text?: string }[] }[] }[] }[]
}

function subtitleUrl(player: MediaPlayerClass, id: string): string | null {
  const manifest = player.getManifest() as ManifestText | null
  const sets = manifest?.Period?.flatMap(({ AdaptationSet = [] }) => AdaptationSet) ?? []
  const file = sets.find((set) => String(set.id) === id)?.Representation?.[0]?.BaseURL?.[0]?.__text
  return file === undefined ? null : new URL(file, manifest?.baseUri).href
}

const describes = ({ schemeIdUri, value }: { schemeIdUri?: string; value?: string }) =>
  schemeIdUri === 'urn:tva:metadata:cs:AudioPurposeCS:2007' && value === '1'

/** Retries slowly while offline, and at once on `online`. */
function networkOrPause(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, 2000)
    addEventListener('online', done, { once: true })
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
}

function watchTraffic(player: MediaPlayerClass): Engine['traffic'] {
  let fetching = 0
  let lastAtMs = 0
  const started = () => { fetching += 1 }
  const ended = () => {
    fetching = Math.max(0, fetching - 1)
    lastAtMs = performance.now()
  }
  player.on(MediaPlayer.events.FRAGMENT_LOADING_STARTED, started)
  player.on(MediaPlayer.events.FRAGMENT_LOADING_PROGRESS, () => { lastAtMs = performance.now() })
  player.on(MediaPlayer.events.FRAGMENT_LOADING_COMPLETED, ended)
  player.on(MediaPlayer.events.FRAGMENT_LOADING_ABANDONED, ended)
  return () => ({ isFetching: fetching > 0, lastAtMs })
}

/** Maps dash.js error codes. dash.js reports them only after every base URL failed. */
const codes = { notXml: 10, noManifest: 25, noSegment: 27, noFile: 28, notSupported: 4 }

type LostFile = { url?: string; type?: string; mediaType?: string; representation?: { bitrateInKbit: number } }

function watchFailures(player: MediaPlayerClass, emit: (event: EngineEvent) => void): void {
  player.on('error', ({ error }: { error?: { code?: number; data?: { request?: LostFile; response?: { status?: number } } } }) => {
    const { code, data } = error ?? {}
    const status = data?.response?.status ?? 0
    const request = data?.request
    if (code === codes.notSupported) emit({ type: 'unsupported' })
    if (code === codes.notXml) emit({ type: 'lost', wanted: 'manifest', status: 200, bitrateKbps: null })
    if (code === codes.noManifest) emit({ type: 'lost', wanted: 'manifest', status, bitrateKbps: null })
    if (code === codes.noSegment || code === codes.noFile) emit({ type: 'lost', wanted: wantedBy(request), status, bitrateKbps: bitrateOf(request) })
  })
  player.on('playbackError', ({ error }: { error?: { code?: number } }) => {
    if (error?.code === codes.notSupported) emit({ type: 'unsupported' })
    else emit({ type: 'undecodable' })
  })
}

function wantedBy(request: LostFile | undefined): Wanted {
  return request?.type === 'InitializationSegment' ? 'header' : 'segment'
}

function bitrateOf(request: LostFile | undefined): number | null {
  return request?.mediaType === 'video' ? (request.representation?.bitrateInKbit ?? null) : null
}
