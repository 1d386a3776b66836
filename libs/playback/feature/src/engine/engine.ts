import type { StreamGrant } from '@ott/api-client'
import { maxKilobits } from '@ott/playback'
import { Debug, MediaPlayer } from 'dashjs'
import type { MediaInfo, MediaPlayerClass, Representation } from 'dashjs'
import type { TextKind } from '../captions/text-tracks.ts'
import { dashTextKind, isDescription } from './dash-roles.ts'
import { elementMetrics, streamMetrics } from './engine-metrics.ts'
import type { EngineMetrics } from './engine-metrics.ts'
import { createRequestPacer } from './request-pacer.ts'
import { savesData } from './saves-data.ts'
import { signed } from './signed-url.ts'
import { startQuality } from './start-quality.ts'
import { createSubtitles, readWebVtt } from './subtitles.ts'

/** `isDescription`: audio description. `kind`: of a text track; `forced` translates only what its sound leaves foreign. */
export type Track = { id: string; language: string; label: string; isDescription?: boolean; kind?: TextKind | 'forced' }

/** An active caption. `line` and `position` are percentages of the picture; null leaves them to the player. */
export type Cue = { id: string; text: string; line: number | null; position: number | null; align: 'start' | 'center' | 'end' }

/** A tile of a thumbnail sprite. */
export type Thumbnail = { url: string; x: number; y: number; width: number; height: number }

/** The kind of a request that failed past its retries. */
export type Wanted = 'manifest' | 'header' | 'segment'

/** Why a protected stream cannot be decrypted. */
export type ProtectionFault = 'protectedUnsupported' | 'licenceFailed'

/** `mediaErrorCode`: that of `MediaError`, where the element had an error. */
export type EngineEvent =
  | { type: 'tracksKnown' }
  | { type: 'cues'; cues: Cue[] }
  | { type: 'ended' }
  | { type: 'lost'; wanted: Wanted; status: number; bitrateKbps: number | null; mediaErrorCode?: number }
  | { type: 'undecodable'; mediaErrorCode?: number }
  | { type: 'unsupported'; fault?: ProtectionFault; mediaErrorCode?: number }

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
  metrics: () => EngineMetrics
  /** Names the view in the requests, as CMCD does: `viewId` is the session, `contentId` the video. */
  identify: (viewId: string, contentId: string) => void
  audioTracks: () => Track[]
  /** The id of the current audio track. */
  currentAudio: () => string | null
  textTracks: () => Track[]
  heights: () => number[]
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  /** Shows captions later, or earlier if negative. */
  delayText: (seconds: number) => void
  /** Null is automatic. A height replaces the buffer; automatic quality continues it (PLAY-250). */
  chooseHeight: (height: number | null) => void
  thumbnailAt: (seconds: number) => Promise<Thumbnail | null>
  destroy: () => void
}

export type MakeEngine = (video: HTMLVideoElement) => Engine

/** The buffer during playback, enough for a tunnel. */
const ahead = { usual: 18, topQuality: 30 }

/** The only file that imports dash.js. */
export const makeDashEngine: MakeEngine = (video) => {
  const player = MediaPlayer().create()
  const listeners = new Set<(event: EngineEvent) => void>()
  const emit = (event: EngineEvent) => listeners.forEach((listener) => listener(event))
  let signature: StreamGrant | null = null
  let signedAtMs = 0
  let renew: (() => Promise<void>) | null = null
  const awaitsSignature: (() => void)[] = []
  let isDestroyed = false
  let protection: Promise<string | null> | null = null
  let keySystem: string | null = null
  let isChosen = false
  let avoided: { below: number | null; above: number | null } = { below: null, above: null }

  const limitQuality = () => {
    const known = allPictures(player).map(({ height, bitrateInKbit }) => ({ height, kilobits: bitrateInKbit }))
    const max = maxKilobits({ savesData: savesData(), isChosen, pictures: known, belowKilobits: avoided.below })
    player.updateSettings({ streaming: { abr: { maxBitrate: { video: max ?? -1 }, minBitrate: { video: avoided.above === null ? -1 : avoided.above + 1 } } } })
  }

  /** A protected stream waits for its key system, which is chosen once. */
  const attach = (grant: StreamGrant, at: number) => {
    const { drm } = grant
    if (!drm) return player.attachSource(address(grant), at)
    protection ??= import('./protection.ts').then(({ protect }) => protect(player, drm, { signature: () => signature, nextSignature: () => new Promise((resolve) => awaitsSignature.push(resolve)), renew: () => renew?.(), emit }))
    void protection.then((chosen) => {
      keySystem = chosen
      if (chosen !== null && !isDestroyed) player.attachSource(address(grant), at)
    }, () => {
      protection = null
      emit({ type: 'lost', wanted: 'manifest', status: 0, bitrateKbps: null })
    })
  }

  const sign = (grant: StreamGrant) => {
    signature = grant
    awaitsSignature.splice(0).forEach((resume) => resume())
    pacer.renewed()
    signedAtMs = performance.now()
  }

  player.initialize(video, undefined, false)
  player.updateSettings(settings)
  const pacer = createRequestPacer(() => performance.now())
  const network = new AbortController()
  addEventListener('online', pacer.release, { signal: network.signal })
  player.addRequestInterceptor(async (request) => {
    await pacer.ready()
    if (signature) request.headers = { ...request.headers, 'stream-policy': signature.policy, 'stream-key': signature.key }
    return request
  })
  player.addResponseInterceptor(async (response) => {
    const { status = 0 } = response
    if (status === 403) await renew?.()
    pacer.answered(status === 403 ? 'refused' : status === 0 || status === 429 || status >= 500 ? 'lost' : 'arrived')
    if (status === 0 || status >= 500) await networkOrPause()
    return response
  })
  const traffic = watchTraffic(player, pacer.isWaiting)
  const subtitles = createSubtitles({
    video,
    read: (url) => readWebVtt(signature ? signed(url, signature) : url),
    // The browser hides the status of a failed read, which may be an expired token.
    waitToRetry: async () => {
      await Promise.all([networkOrPause(), renew?.()])
      await pacer.ready()
    },
    emit,
  })
  watchFailures(player, emit)
  player.on(MediaPlayer.events.STREAM_INITIALIZED, () => {
    limitQuality()
    emit({ type: 'tracksKnown' })
  })
  player.on(MediaPlayer.events.CAN_PLAY, () => emit({ type: 'tracksKnown' }))
  player.on(MediaPlayer.events.PLAYBACK_ENDED, ({ isLast }: { isLast: boolean }) => { if (isLast) emit({ type: 'ended' }) })
  // Until the first frame nothing else is fetched.
  player.on(MediaPlayer.events.PLAYBACK_PLAYING, () => player.updateSettings(aheadBy(ahead.usual, ahead.topQuality)))

  return {
    open(grant, atSeconds, isAwaited) {
      sign(grant)
      const { kilobits, seconds } = startQuality(isAwaited)
      player.updateSettings({ streaming: { abr: { initialBitrate: { video: kilobits } } } })
      player.updateSettings(aheadBy(seconds, seconds))
      limitQuality()
      attach(grant, atSeconds)
    },
    sign,
    onKeyRefused(next) { renew = next },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reopen(at, plays) {
      subtitles.choose(null)
      player.setAutoPlay(plays)
      if (signature) attach(signature, at)
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
    metrics() {
      const shown = player.isReady() ? player.getCurrentRepresentationForType('video') : null
      return {
        ...elementMetrics(video),
        ...(signature && streamMetrics(signature.dash, signedAtMs, performance.now())),
        bitrateKbps: shown ? Math.round(shown.bitrateInKbit) : null,
        keySystem,
        codec: shown?.codecs ?? null,
        frameRate: positive(shown?.frameRate),
        throughputKbps: positive(player.isReady() ? Math.round(player.getAverageThroughput('video')) : 0),
      }
    },
    identify: (sid, cid) => player.updateSettings({ streaming: { cmcd: { sid, cid } } }),
    audioTracks: () => infos(player, 'audio').map((info) => ({ ...trackOf(info), isDescription: isDescription(info) })),
    currentAudio() {
      const heard = player.isReady() ? player.getCurrentTrackFor('audio') : null
      return heard && idOf(heard)
    },
    textTracks: () => infos(player, 'text').map((info) => ({ ...trackOf(info), kind: dashTextKind(info) })),
    heights: () => [...new Set(allPictures(player).map(({ height }) => height))].toSorted((a, b) => b - a),
    chooseAudio(id) {
      const track = infos(player, 'audio').find((info) => idOf(info) === id)
      if (track) player.setCurrentTrack(track)
    },
    chooseText(id) {
      subtitles.choose(id === null ? null : subtitleUrl(player, id))
    },
    delayText: subtitles.delay,
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
      isDestroyed = true
      listeners.clear()
      network.abort()
      pacer.release()
      subtitles.destroy()
      player.destroy()
    },
  }
}

/** dash.js says 0 or NaN for what it does not know. */
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)

/** dash.js needs absolute URLs. */
const address = ({ dash }: StreamGrant) => new URL(dash, document.baseURI).href

const settings: Parameters<MediaPlayerClass['updateSettings']>[0] = {
  // Its errors are handled here; a license server without local keys is none.
  debug: { logLevel: Debug.LOG_LEVEL_FATAL },
  streaming: {
    // Common media client data (CMCD), by which logs of a media server are read by view. In headers, so that the URLs of segments, and
    // with them the entries of caches, stay the same.
    cmcd: {
      enabled: true,
      version: 1,
      // The types of dash.js 5.2 have another word than its code.
      mode: 'headers' as 'header',
      includeInRequests: ['segment', 'mpd'],
      enabledKeys: ['br', 'd', 'ot', 'tb', 'bl', 'mtp', 'su', 'bs', 'sid', 'cid', 'sf', 'st'],
    },
    text: { defaultEnabled: false },
    // The player's preferences are the only storage of choices.
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
    utcSynchronization: { enabled: false },
    // A change of automatic quality begins after the buffer; replacing it would load the same seconds twice (PLAY-250).
    buffer: { fastSwitchEnabled: false },
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

function trackOf(info: MediaInfo): Track {
  const language = info.lang ?? ''
  return { id: idOf(info), language, label: info.labels?.[0]?.text ?? language }
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

/** A request that waits for its turn is not a silent one. */
function watchTraffic(player: MediaPlayerClass, isWaiting: () => boolean): Engine['traffic'] {
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
  return () => ({ isFetching: fetching > 0, lastAtMs: isWaiting() ? performance.now() : lastAtMs })
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
    const mediaErrorCode = error?.code
    emit({ type: mediaErrorCode === codes.notSupported ? 'unsupported' : 'undecodable', ...(mediaErrorCode !== undefined && { mediaErrorCode }) })
  })
}

function wantedBy(request: LostFile | undefined): Wanted {
  return request?.type === 'InitializationSegment' ? 'header' : 'segment'
}

function bitrateOf(request: LostFile | undefined): number | null {
  return request?.mediaType === 'video' ? (request.representation?.bitrateInKbit ?? null) : null
}
