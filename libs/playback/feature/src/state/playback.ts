import { ApiError, requestStream } from '@ott/api-client'
import type { Call, StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { createTrackSelection } from '../controls/track-selection.ts'
import type { TrackPreferences } from '../controls/track-selection.ts'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { loadEngine } from '../engine/load-engine.ts'
import { createVideo, isSamePosition, moveTo } from '../engine/video-element.ts'
import { takePreloaded } from '../preload/preloaded-stream.ts'
import type { PreloadedStream } from '../preload/preloaded-stream.ts'
import { isTransientError, playbackErrorOf, playbackErrorOfFault } from '../recovery/playback-error.ts'
import type { PlaybackError } from '../recovery/playback-error.ts'
import { createStallRecovery } from '../recovery/stall-recovery.ts'
import { startHeartbeat } from './heartbeat.ts'
import { attachPlayPause } from './play-pause.ts'
import { lengthOf } from './playback-session.ts'
import type { PlaybackSession } from './playback-session.ts'
import type { ChangePlayback, PlaybackActions } from './playback-state.ts'
import { createProgressReporter } from './progress-reporter.ts'
import type { SaveProgress } from './progress-reporter.ts'
import { attachSeeking } from './seeking.ts'
import { attachVolume } from './volume.ts'
import type { InitialVolume } from './volume.ts'

export type Playback = PlaybackActions & {
  /** The page has to insert it. */
  video: HTMLVideoElement
  close: () => void
}

type PlaybackOptions = {
  call: Call
  contentId: ContentId
  startAtSeconds: number
  runLengthSeconds: number | null
  preferences: TrackPreferences & InitialVolume
  onChange: ChangePlayback
  onProgress: SaveProgress
}

const checkIntervalMs = 500
const restartIntervalMs = 2000

/** Plays one title until it is closed: takes over its preload or opens the stream, renews its token, and reports progress. */
export function openPlayback({ call, contentId, startAtSeconds, runLengthSeconds, preferences, onChange, onProgress }: PlaybackOptions): Playback {
  const preloaded = takePreloaded(contentId)
  const video = preloaded?.video ?? createVideo()
  const session: PlaybackSession = { video, engine: null, heartbeat: null, position: startAtSeconds, wantsToPlay: true, hasEnded: false, error: null, runLengthSeconds }
  const abort = new AbortController()
  const { signal } = abort
  let startedAtMs = 0
  const progress = createProgressReporter(onProgress, () => lengthOf(session), startAtSeconds)
  const tracks = createTrackSelection(session, preferences, onChange)
  const recovery = createStallRecovery(session, reopen, (fault) => fail(playbackErrorOfFault(fault)), onChange)
  const volume = attachVolume(session, preferences, onChange, signal)
  const { play, pause, end } = attachPlayPause(session, progress, onChange, signal)
  const seek = attachSeeking(session, progress, { onSeek: seekStarted, onChange }, signal)

  video.addEventListener('resize', () => onChange({ heightShown: video.videoHeight }), { signal })
  listenToPage()
  const timer = setInterval(() => {
    if (performance.now() - startedAtMs > restartIntervalMs) restartAfterError()
    recovery.check()
  }, checkIntervalMs)
  void open(preloaded)

  async function open(preloaded: PreloadedStream | null): Promise<void> {
    startedAtMs = performance.now()
    try {
      const ready = await preloaded?.engine
      if (signal.aborted) return ready?.destroy()
      if (preloaded && ready) return start(ready, null, preloaded.atSeconds)
      const [make, grant] = await Promise.all([loadEngine(), requestGrant(true)])
      if (signal.aborted) return
      const engine = make(video)
      engine.open(grant, session.position, true)
      start(engine, grant, session.position)
    } catch (error) {
      if (!signal.aborted) fail(error instanceof ApiError ? playbackErrorOf(error) : { type: 'network' })
    }
  }

  /** A preloaded stream has no grant yet: the first heartbeat requests it while playback starts. */
  function start(engine: Engine, grant: StreamGrant | null, openedAt: number): void {
    session.engine = engine
    session.error = null
    session.heartbeat = startHeartbeat({
      beat: () => requestGrant(false),
      onGrant: (next) => engine.sign(next),
      onStop: (error) => fail(playbackErrorOf(error)),
      grantedAtMs: grant && performance.now(),
      refetchAfterSeconds: grant?.refetchAfterSeconds ?? 0,
      now: () => performance.now(),
    })
    recovery.reset()
    tracks.invalidate()
    engine.onKeyRefused(session.heartbeat.renew)
    engine.listen(onEngineEvent)
    const isReady = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    const isRunning = isReady && !video.paused
    if (!isSamePosition(openedAt, session.position)) moveTo(engine, video, session.position)
    // Early playback ran ahead while the page was loading.
    else if (isRunning && video.currentTime - session.position > 1) video.currentTime = session.position
    play()
    session.heartbeat.play()
    // The events of a preloaded video fired before there were listeners.
    onChange({ stage: isRunning ? 'watching' : 'opening', error: null, isWaiting: !isReady, isPaused: false })
    if (video.videoHeight > 0) onChange({ heightShown: video.videoHeight })
    tracks.apply()
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

  /** Playback that ended with a network error resumes without a press. */
  function restartAfterError(): void {
    if (session.error === null || !isTransientError(session.error)) return
    closeStream()
    void open(null)
  }

  function fail(error: PlaybackError): void {
    session.error = error
    video.pause()
    session.heartbeat?.pause()
    progress.flush(false)
    onChange({ stage: 'failed', error, isWaiting: false, isNetworkLost: false })
  }

  function listenToPage(): void {
    document.addEventListener('visibilitychange', () => { if (document.hidden) progress.flush(true) }, { signal })
    window.addEventListener('pagehide', () => progress.flush(true), { signal })
    window.addEventListener('online', () => {
      restartAfterError()
      recovery.dispatch({ type: 'online' })
    }, { signal })
    window.addEventListener('offline', () => recovery.dispatch({ type: 'offline' }), { signal })
  }

  function closeStream(): void {
    session.heartbeat?.stop()
    session.engine?.destroy()
    session.engine = null
    session.heartbeat = null
  }

  return {
    video,
    play() {
      if (session.hasEnded) video.currentTime = session.position = 0
      play()
    },
    pause,
    seek,
    ...volume,
    chooseAudio: tracks.chooseAudio,
    chooseText: tracks.chooseText,
    chooseHeight: tracks.chooseHeight,
    thumbnailAt: (seconds) => session.engine?.thumbnailAt(seconds) ?? Promise.resolve(null),
    retry() {
      session.wantsToPlay = true
      onChange({ stage: 'opening', error: null, isWaiting: true, isPaused: false })
      closeStream()
      void open(null)
    },
    close() {
      progress.flush(true)
      abort.abort()
      clearInterval(timer)
      closeStream()
    },
  }
}
