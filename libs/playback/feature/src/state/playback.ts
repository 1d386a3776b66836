import { ApiError, requestStream } from '@ott/api-client'
import type { Call, StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { failureOf, failureOfTrouble, passes } from '../recovery/playback-error.ts'
import type { Failure } from '../recovery/playback-error.ts'
import { lengthOf } from './playback-session.ts'
import type { Film } from './playback-session.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { Heartbeat } from './heartbeat.ts'
import { keepRunning } from '../recovery/stall-recovery.ts'
import { listening } from './listening.ts'
import type { ChangePlayback, PlaybackActions } from './playback-state.ts'
import { isSamePlace, loadEngine, makePicture, moveFilm, takePrepared } from '../preload/preload.ts'
import type { Prepared } from '../preload/preload.ts'
import { progressSaver } from './progress-reporter.ts'
import type { SaveProgress } from './progress-reporter.ts'
import { trackChoices } from '../controls/track-selection.ts'
import type { TrackWishes } from '../controls/track-selection.ts'

export type Playback = PlaybackActions & {
  /** What the film is drawn in: the page has to give it a place. */
  video: HTMLVideoElement
  close: () => void
}

export type PlaybackOptions = {
  call: Call
  contentId: ContentId
  startAtSeconds: number
  runLengthSeconds: number | null
  wishes: TrackWishes & { volume: number; isMuted: boolean }
  onChange: ChangePlayback
  onProgress: SaveProgress
}

const lookEveryMs = 500
const comeBackEveryMs = 2000

/** Plays one film until it is closed: opens it or takes over what was prepared, keeps its key fresh, and keeps the place. */
export function openPlayback({ call, contentId, startAtSeconds, runLengthSeconds, wishes, onChange, onProgress }: PlaybackOptions): Playback {
  const prepared = takePrepared(contentId)
  const video = prepared?.video ?? makePicture()
  const film: Film = { video, engine: null, place: startAtSeconds, wantsToPlay: true, runLengthSeconds }
  const gone = new AbortController()
  const { signal } = gone
  const ears = listening()
  let heartbeat: Heartbeat | null = null
  let failure: Failure | null = null
  let begunAtMs = 0
  const choices = trackChoices(film, wishes, onChange)
  const running = keepRunning(film, reopen, (trouble) => fail(failureOfTrouble(trouble)), onChange)
  const saver = progressSaver(onProgress, () => lengthOf(film), startAtSeconds)

  video.volume = wishes.volume
  video.muted = wishes.isMuted
  onChange({ isMuted: wishes.isMuted, volume: wishes.volume })
  listenToVideo()
  listenToPage()
  const looking = setInterval(() => {
    if (performance.now() - begunAtMs > comeBackEveryMs) comeBack()
    running.look()
  }, lookEveryMs)
  void begin(prepared)

  async function begin(prepared: Prepared | null): Promise<void> {
    begunAtMs = performance.now()
    try {
      const ready = await prepared?.engine
      if (signal.aborted) return ready?.destroy()
      if (prepared && ready) return start(ready, null, prepared.atSeconds)
      const [make, grant] = await Promise.all([loadEngine(), beat()])
      if (signal.aborted) return
      const made = make(video)
      made.open(grant, film.place, true)
      start(made, grant, film.place)
    } catch (error) {
      if (!signal.aborted) fail(error instanceof ApiError ? failureOf(error) : { kind: 'network' })
    }
  }

  /** Without a grant the stream was prepared: the first beat asks for it while the film begins. */
  function start(ready: Engine, grant: StreamGrant | null, openedAt: number): void {
    film.engine = ready
    heartbeat = startHeartbeat({
      beat,
      onGrant: (next) => ready.sign(next),
      onStop: (error) => fail(failureOf(error)),
      grantedAtMs: grant && performance.now(),
      refetchAfterSeconds: grant?.refetchAfterSeconds ?? 0,
      now: () => performance.now(),
    })
    failure = null
    running.begin()
    choices.renew()
    ready.onKeyRefused(heartbeat.renew)
    ready.listen(hear)
    const isReady = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    const runs = isReady && !video.paused
    if (!isSamePlace(openedAt, film.place)) moveFilm(ready, video, film.place)
    // It began before its page, and the page was slow.
    else if (runs && video.currentTime - film.place > 1) video.currentTime = film.place
    play()
    heartbeat.play()
    // Of what was prepared the news has passed already.
    onChange({ stage: runs ? 'watching' : 'opening', failure, isWaiting: !isReady, isPaused: false })
    if (video.videoHeight > 0) onChange({ heightShown: video.videoHeight })
    choices.settle()
  }

  function beat(): Promise<StreamGrant> {
    return requestStream(call, contentId, 'STREAMING', { signal })
  }

  function play(): void {
    if (failure !== null) return
    film.wantsToPlay = true
    video.play().catch((error: unknown) => {
      if (signal.aborted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      if (video.muted) return pause()
      video.muted = true
      onChange({ isSilenced: true })
      video.play().catch(pause)
    })
  }

  function pause(): void {
    film.wantsToPlay = false
    video.pause()
    onChange({ isPaused: true, isWaiting: false })
  }

  function seek(seconds: number): void {
    film.place = Math.max(0, Math.min(seconds, Math.max(0, lengthOf(film) - 0.1)))
    video.currentTime = film.place
    running.happened({ type: 'sought' })
    if (film.wantsToPlay && video.paused) play()
  }

  function reopen(at: number): void {
    film.place = at
    choices.renew()
    onChange({ isWaiting: true, cues: [] })
    film.engine?.reopen(at, film.wantsToPlay)
  }

  function hear(event: EngineEvent): void {
    switch (event.type) {
      case 'tracksKnown': return choices.settle()
      case 'cues': return onChange({ cues: event.cues })
      case 'lost':
      case 'undecodable':
      case 'unsupported': return running.happened(event)
    }
  }

  /** A film that the network ended begins again by itself when it answers. */
  function comeBack(): void {
    if (failure === null || !passes(failure)) return
    shutEngine()
    void begin(null)
  }

  function fail(because: Failure): void {
    failure = because
    video.pause()
    heartbeat?.pause()
    saver.settle(false)
    onChange({ stage: 'failed', failure, isWaiting: false, isNetworkLost: false })
  }

  function listenToVideo(): void {
    const on = (type: keyof HTMLMediaElementEventMap, heard: () => void) => ears.on(video, type, heard)
    on('timeupdate', () => {
      if (video.seeking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      film.place = video.currentTime
      saver.played(film.place)
    })
    on('seeked', () => saver.sought(video.currentTime))
    on('play', () => {
      film.wantsToPlay = true
      heartbeat?.play()
      onChange({ isPaused: false })
    })
    on('pause', () => {
      if (video.ended || video.readyState === HTMLMediaElement.HAVE_NOTHING) return
      film.wantsToPlay = false
      heartbeat?.pause()
      saver.settle(false)
      onChange({ isPaused: true })
    })
    on('waiting', () => onChange({ isWaiting: true }))
    on('seeking', () => {
      film.place = video.currentTime
      onChange({ isWaiting: video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA })
    })
    on('canplay', () => {
      onChange({ isWaiting: false })
      // Taking a new source pauses a video without saying so, and breaks off the play that was asked for before.
      if (film.wantsToPlay && video.paused && !video.ended) play()
    })
    on('playing', () => onChange({ stage: 'watching', isWaiting: false }))
    on('resize', () => onChange({ heightShown: video.videoHeight }))
    on('ended', () => {
      film.place = video.duration
      saver.played(film.place)
      saver.settle(false)
      heartbeat?.pause()
      onChange({ stage: 'ended', isPaused: true, isWaiting: false })
    })
    on('volumechange', () => onChange({ volume: video.volume, isMuted: video.muted, ...(!video.muted && { isSilenced: false }) }))
    on('ratechange', () => onChange({ rate: video.playbackRate }))
  }

  function listenToPage(): void {
    ears.on(document, 'visibilitychange', () => { if (document.hidden) saver.settle(true) })
    ears.on(window, 'pagehide', () => saver.settle(true))
    ears.on(window, 'online', () => {
      comeBack()
      running.happened({ type: 'online' })
    })
    ears.on(window, 'offline', () => running.happened({ type: 'offline' }))
  }

  function shutEngine(): void {
    heartbeat?.stop()
    film.engine?.destroy()
    film.engine = null
    heartbeat = null
  }

  return {
    video,
    play() {
      if (video.ended) video.currentTime = film.place = 0
      play()
    },
    pause,
    seek,
    setVolume(volume) {
      video.volume = Math.max(0, Math.min(1, volume))
      video.muted = video.volume === 0
    },
    setMuted(isMuted) { video.muted = isMuted },
    setRate(rate) { video.playbackRate = rate },
    chooseAudio: choices.audio,
    chooseText: choices.text,
    chooseHeight: choices.height,
    thumbnailAt: (seconds) => film.engine?.thumbnailAt(seconds) ?? Promise.resolve(null),
    retry() {
      film.wantsToPlay = true
      onChange({ stage: 'opening', failure: null, isWaiting: true, isPaused: false })
      shutEngine()
      void begin(null)
    },
    close() {
      saver.settle(true)
      gone.abort()
      ears.stop()
      clearInterval(looking)
      shutEngine()
    },
  }
}
