import { ApiError, requestStream, stopStream } from '@ott/api-client'
import type { Call, StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { createTrackSelection } from '../controls/track-selection.ts'
import type { TrackPreferences } from '../controls/track-selection.ts'
import type { EngineMetrics } from '../engine/engine-metrics.ts'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { loadEngine } from '../engine/load-engine.ts'
import { createVideo, isSamePosition, moveTo } from '../engine/video-element.ts'
import { blockPreloads, hasFirstFrame, peekPreloaded, takePreloaded } from '../preload/preloaded-stream.ts'
import type { PreloadedStream } from '../preload/preloaded-stream.ts'
import { isTransientError, playbackErrorOf } from '../recovery/playback-error.ts'
import type { PlaybackError } from '../recovery/playback-error.ts'
import type { FaultDetail } from '../recovery/recovery-policy.ts'
import { retryWaitMs } from '../recovery/retry-wait.ts'
import { createStallRecovery } from '../recovery/stall-recovery.ts'
import { startHeartbeat } from './heartbeat.ts'
import { attachPlayPause } from './play-pause.ts'
import { createPlaybackEvents } from './playback-events.ts'
import type { PlaybackEvent } from './playback-events.ts'
import { lengthOf } from './playback-session.ts'
import type { PlaybackSession } from './playback-session.ts'
import { initialState } from './playback-state.ts'
import type { ChangePlayback, PlaybackActions, PlaybackState } from './playback-state.ts'
import { createProgressReporter } from './progress-reporter.ts'
import type { SaveProgress } from './progress-reporter.ts'
import { attachRemote } from './remote-playback.ts'
import { attachSeeking } from './seeking.ts'
import { attachVolume } from './volume.ts'
import type { InitialVolume } from './volume.ts'

export type Playback = PlaybackActions & {
  /** The page has to insert it. */
  video: HTMLVideoElement
  isPaused: () => boolean
  /** Plays at a speed that is not shown as the chosen one; null returns to the chosen one. */
  nudge: (rate: number | null) => void
  reading: () => PlaybackReading
  /** Pauses and saves for good; the last picture stays until `close`. */
  stop: () => void
  close: () => void
}

/** What a playback measures now. */
export type PlaybackReading = { positionSeconds: number; durationSeconds: number; metrics: EngineMetrics | null }

type PlaybackOptions = {
  call: Call
  contentId: ContentId
  startAtSeconds: number
  runLengthSeconds: number | null
  preferences: TrackPreferences & InitialVolume
  onChange: ChangePlayback
  onProgress: SaveProgress
  /** What happened, for statistics. It draws nothing: that is `onChange`. */
  onEvent?: (event: PlaybackEvent) => void
}

const checkIntervalMs = 500

/** What the player draws until `openPlayback` tells more: no poster hides the frame of a preload. */
export function initialStateOf(contentId: ContentId): PlaybackState {
  const video = peekPreloaded(contentId)?.video
  return video && hasFirstFrame(video) ? { ...initialState, stage: 'watching', isWaiting: false } : initialState
}

/** Plays one title until it is closed: takes over its preload or opens the stream, renews its token, and reports progress. */
export function openPlayback({ call, contentId, startAtSeconds, runLengthSeconds, preferences, onChange, onProgress, onEvent = () => {} }: PlaybackOptions): Playback {
  const preloaded = takePreloaded(contentId)
  const allowPreloads = blockPreloads(contentId)
  const video = preloaded?.video ?? createVideo()
  const events = createPlaybackEvents(() => performance.now(), () => session.position, onEvent)
  const session: PlaybackSession = {
    video, engine: null, heartbeat: null, streamId: null, position: startAtSeconds, wantsToPlay: true, hasEnded: false, error: null, runLengthSeconds, events,
  }
  const abort = new AbortController()
  const { signal } = abort
  let opens = 0
  let restarts = 0
  let restartAtMs = Infinity
  const progress = createProgressReporter(onProgress, () => lengthOf(session), startAtSeconds)
  const tracks = createTrackSelection(session, preferences, onChange)
  const recovery = createStallRecovery(session, reopen, fail, onChange)
  const volume = attachVolume(session, preferences, onChange, signal)
  const remote = attachRemote(video, onChange, signal)
  const { play, pause, end } = attachPlayPause(session, progress, onChange, signal)
  const seek = attachSeeking(session, progress, { onSeek: seekStarted, onChange }, signal)

  video.addEventListener('playing', () => { restarts = 0 }, { signal })
  video.addEventListener('resize', heightChanged, { signal })
  listenToPage()
  const timer = setInterval(() => {
    if (performance.now() > restartAtMs) restartAfterError()
    recovery.check()
  }, checkIntervalMs)
  void open(preloaded)

  async function open(preloaded: PreloadedStream | null): Promise<void> {
    restartAtMs = Infinity
    opens += 1
    const own = opens
    // A press of "Try again" can come while a restart still waits for its token.
    const isOutdated = () => signal.aborted || own !== opens
    const viewId = crypto.randomUUID()
    events.emit({ type: 'requested', isPreloaded: preloaded !== null, viewId })
    try {
      const ready = await preloaded?.engine
      if (isOutdated()) return ready?.destroy()
      if (preloaded && ready) {
        ready.identify(viewId, contentId)
        return start(ready, null, preloaded.atSeconds)
      }
      const [make, grant] = await Promise.all([loadEngine(), requestGrant(true)])
      if (isOutdated()) return
      events.emit({ type: 'granted' })
      const engine = make(video)
      engine.identify(viewId, contentId)
      engine.open(grant, session.position, true)
      start(engine, grant, session.position)
    } catch (error) {
      if (isOutdated()) return
      if (error instanceof ApiError) failByServer(error)
      else fail({ type: 'network' })
    }
  }

  /** A preloaded stream has no grant yet: the first heartbeat requests it while playback starts. */
  function start(engine: Engine, grant: StreamGrant | null, openedAt: number): void {
    session.engine = engine
    session.error = null
    session.streamId = grant?.streamId ?? null
    let isGranted = grant !== null
    session.heartbeat = startHeartbeat({
      beat: () => requestGrant(false),
      onGrant(next) {
        if (!isGranted) events.emit({ type: 'granted' })
        isGranted = true
        session.streamId = next.streamId ?? null
        engine.sign(next)
      },
      onStop: failByServer,
      grantedAtMs: grant && performance.now(),
      refetchAfterSeconds: grant?.refetchAfterSeconds ?? 0,
      now: () => performance.now(),
      random: () => Math.random(),
    })
    recovery.reset()
    tracks.invalidate()
    engine.onKeyRefused(session.heartbeat.renew)
    engine.listen(onEngineEvent)
    remote.watch()
    const isReady = hasFirstFrame(video)
    const isRunning = isReady && !video.paused
    if (!isSamePosition(openedAt, session.position)) moveTo(engine, video, session.position)
    // Early playback ran ahead while the page was loading.
    else if (isRunning && video.currentTime - session.position > 1) video.currentTime = session.position
    play()
    session.heartbeat.play()
    // The events of a preloaded video fired before there were listeners.
    if (isRunning) events.frameShown()
    onChange({ stage: isReady ? 'watching' : 'opening', error: null, isWaiting: !isReady, isPaused: false })
    if (video.videoHeight > 0) heightChanged()
    tracks.apply()
  }

  function heightChanged(): void {
    if (video.videoHeight > 0) events.emit({ type: 'heightChanged', height: video.videoHeight })
    onChange({ heightShown: video.videoHeight })
  }

  /** Only a start asks for the PIN: a question in the middle of a video would go unseen. */
  function requestGrant(isStart: boolean): Promise<StreamGrant> {
    return requestStream(call, contentId, 'STREAMING', { signal, asksPin: isStart })
  }

  function seekStarted(): void {
    recovery.dispatch({ type: 'seeked' })
    if (session.wantsToPlay && video.paused) play()
  }

  function reopen(seconds: number): void {
    session.position = seconds
    tracks.invalidate()
    onChange({ isWaiting: true, cues: [] })
    session.engine?.reopen(seconds, session.wantsToPlay)
  }

  function onEngineEvent(event: EngineEvent): void {
    switch (event.type) {
      case 'tracksKnown': return tracks.apply()
      case 'cues': return onChange({ cues: event.cues })
      case 'ended': return end()
      case 'lost':
      case 'undecodable':
      case 'unsupported': return recovery.dispatch(event)
    }
  }

  /** Playback that ended with a network error resumes without a press, with growing waits until it runs again. */
  function restartAfterError(): void {
    if (session.error === null || !isTransientError(session.error)) return
    restarts += 1
    closeStream()
    void open(null)
  }

  /** Without a response the status is 0. */
  function failByServer(error: ApiError): void {
    fail(playbackErrorOf(error), error.status > 0 ? { httpStatus: error.status } : {})
  }

  function fail(error: PlaybackError, detail: FaultDetail = {}): void {
    session.error = error
    restartAtMs = performance.now() + retryWaitMs(restarts + 1, Math.random())
    video.pause()
    session.heartbeat?.pause()
    progress.flush(false)
    events.emit({ type: 'failed', error: error.type, ...detail })
    onChange({ stage: 'failed', error, isWaiting: false, isNetworkLost: false })
  }

  function listenToPage(): void {
    document.addEventListener('visibilitychange', () => { if (document.hidden) progress.flush(true) }, { signal })
    let wasPlaying = false
    window.addEventListener('pagehide', () => {
      wasPlaying = session.wantsToPlay && !session.hasEnded
      progress.flush(true)
      freeSlot()
    }, { signal })
    // Back from the back-forward cache. A paused video renews its token when it is played.
    window.addEventListener('pageshow', ({ persisted }) => { if (persisted && wasPlaying) retry() }, { signal })
    window.addEventListener('online', () => {
      restartAfterError()
      recovery.dispatch({ type: 'online' })
    }, { signal })
    window.addEventListener('offline', () => recovery.dispatch({ type: 'offline' }), { signal })
  }

  /** Another screen of the household must not wait until the slot expires. */
  function freeSlot(): void {
    if (session.streamId !== null) void stopStream(call, session.streamId, { isLeaving: true }).catch(() => {})
    session.streamId = null
  }

  function retry(): void {
    session.wantsToPlay = true
    onChange({ stage: 'opening', error: null, isWaiting: true, isPaused: false })
    closeStream()
    void open(null)
  }

  function closeStream(): void {
    session.heartbeat?.stop()
    session.engine?.destroy()
    session.engine = null
    session.heartbeat = null
  }

  return {
    video,
    reading: () => ({ positionSeconds: session.position, durationSeconds: lengthOf(session), metrics: session.engine?.metrics() ?? null }),
    play() {
      if (session.hasEnded) video.currentTime = session.position = 0
      play()
    },
    isPaused: () => !session.wantsToPlay || session.hasEnded,
    pause,
    seek,
    noteSkip: (kind, how) => events.emit({ type: 'skipped', kind, how }),
    noteReport() { if (session.error) events.emit({ type: 'reported', error: session.error.type }) },
    ...volume,
    chooseAudio: tracks.chooseAudio,
    chooseText: tracks.chooseText,
    delayCaptions: tracks.delayCaptions,
    chooseHeight: tracks.chooseHeight,
    thumbnailAt: (seconds) => session.engine?.thumbnailAt(seconds) ?? Promise.resolve(null),
    promptRemote: remote.prompt,
    metrics: () => session.engine?.metrics() ?? null,
    retry,
    async stopStream(streamId) {
      await stopStream(call, streamId)
      retry()
    },
    stop() {
      progress.flush(true)
      pause()
    },
    close() {
      progress.flush(true)
      freeSlot()
      abort.abort()
      clearInterval(timer)
      closeStream()
      allowPreloads()
    },
  }
}
