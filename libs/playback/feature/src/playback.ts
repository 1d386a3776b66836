import { ApiError, requestStream } from '@ott/api-client'
import type { Call, StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { Cue, Engine, EngineEvent, Thumbnail, Track } from './engine.ts'
import { failureOf, failureOfTrouble, passes } from './failure.ts'
import type { Failure } from './failure.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { Heartbeat } from './heartbeat.ts'
import { listening } from './listening.ts'
import { loadEngine, takePrepared } from './prepare.ts'
import { progressSaver } from './progress-saver.ts'
import type { SaveProgress } from './progress-saver.ts'
import { calm, recover, waitsForNetwork } from './recovery.ts'
import type { Happening, Step } from './recovery.ts'

/** What the screen shows of a film that plays. The position is not in it: it changes too often, see `position.ts`. */
export type PlaybackState = {
  stage: 'opening' | 'watching' | 'ended' | 'failed'
  failure: Failure | null
  isPaused: boolean
  /** The film ought to run and stands still. */
  isWaiting: boolean
  isNetworkLost: boolean
  /** The browser let the film begin only without sound. */
  isSilenced: boolean
  isMuted: boolean
  volume: number
  rate: number
  audioTracks: Track[]
  audioId: string | null
  textTracks: Track[]
  textId: string | null
  heights: number[]
  /** Null is automatic. */
  height: number | null
  heightShown: number | null
  cues: Cue[]
}

export const opening: PlaybackState = {
  stage: 'opening',
  failure: null,
  isPaused: false,
  isWaiting: true,
  isNetworkLost: false,
  isSilenced: false,
  isMuted: false,
  volume: 1,
  rate: 1,
  audioTracks: [],
  audioId: null,
  textTracks: [],
  textId: null,
  heights: [],
  height: null,
  heightShown: null,
  cues: [],
}

export type PlaybackActions = {
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  setRate: (rate: number) => void
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  chooseHeight: (height: number | null) => void
  thumbnailAt: (seconds: number) => Promise<Thumbnail | null>
  retry: () => void
}

export type Playback = PlaybackActions & { close: () => void }

export type PlaybackOptions = {
  video: HTMLVideoElement
  call: Call
  contentId: ContentId
  startAtSeconds: number
  runLengthSeconds: number | null
  /** Languages to choose where the film has them, and how loud. */
  wishes: { audio: string | null; captions: string | null; volume: number; isMuted: boolean }
  onChange: (change: Partial<PlaybackState>) => void
  onProgress: SaveProgress
}

const lookEveryMs = 500
const comeBackEveryMs = 2000
/** A little more than one segment. */
const skipSeconds = 2.1

/** Plays one film in one video element until it is closed: opens, keeps the key fresh, keeps the place, brings it back. */
export function openPlayback(options: PlaybackOptions): Playback {
  const { video, call, contentId, wishes, onChange } = options
  const gone = new AbortController()
  const { signal } = gone
  const ears = listening()
  let engine: Engine | null = null
  let heartbeat: Heartbeat | null = null
  let place = options.startAtSeconds
  let recovery = calm(performance.now(), place)
  let wantsToPlay = true
  let choicesAreDue = true
  let failure: Failure | null = null
  let begunAtMs = performance.now()
  const chosen = { audio: wishes.audio, captions: wishes.captions, height: null as number | null }
  const runtime = () => (Number.isFinite(video.duration) && video.duration > 0 ? video.duration : (options.runLengthSeconds ?? 0))
  const saver = progressSaver(options.onProgress, runtime, place)

  video.volume = wishes.volume
  video.muted = wishes.isMuted
  onChange({ isMuted: wishes.isMuted, volume: wishes.volume })
  listenToVideo()
  listenToPage()
  const looking = setInterval(() => look(), lookEveryMs)
  void begin()

  async function begin(): Promise<void> {
    begunAtMs = performance.now()
    try {
      const prepared = await takePrepared(contentId)
      if (signal.aborted) return prepared?.engine.destroy()
      if (prepared) return start(prepared.engine, null, prepared.atSeconds)
      const [make, grant] = await Promise.all([loadEngine(), beat()])
      if (signal.aborted) return
      const made = make(true)
      made.open(grant, place)
      start(made, grant, place)
    } catch (error) {
      if (!signal.aborted) fail(error instanceof ApiError ? failureOf(error) : { kind: 'network' })
    }
  }

  /** Without a grant the stream was prepared: the first beat asks for it while the film begins. */
  function start(ready: Engine, grant: StreamGrant | null, openedAt: number): void {
    engine = ready
    heartbeat = startHeartbeat({
      beat,
      onGrant: (next) => ready.sign(next),
      onStop: (error) => fail(failureOf(error)),
      grantedAtMs: grant && performance.now(),
      refetchAfterSeconds: grant?.refetchAfterSeconds ?? 0,
      now: () => performance.now(),
    })
    recovery = { ...calm(performance.now(), place), isOnline: navigator.onLine }
    choicesAreDue = true
    failure = null
    onChange({ stage: 'opening', failure, isWaiting: true, isPaused: false })
    ready.onKeyRefused(heartbeat.renew)
    ready.listen(hear)
    ready.attach(video)
    if (Math.abs(openedAt - place) > 1) ready.reopen(place, false)
    heartbeat.play()
    play()
  }

  function beat(): Promise<StreamGrant> {
    return requestStream(call, contentId, 'STREAMING', { signal })
  }

  function play(): void {
    wantsToPlay = true
    video.play().catch((error: unknown) => {
      if (signal.aborted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      if (video.muted) return pause()
      video.muted = true
      onChange({ isSilenced: true })
      video.play().catch(pause)
    })
  }

  function pause(): void {
    wantsToPlay = false
    video.pause()
    onChange({ isPaused: true, isWaiting: false })
  }

  function seek(seconds: number): void {
    place = Math.max(0, Math.min(seconds, Math.max(0, runtime() - 0.1)))
    video.currentTime = place
    happen({ type: 'sought' })
    if (wantsToPlay && video.paused) play()
  }

  function hear(event: EngineEvent): void {
    switch (event.type) {
      case 'tracksKnown': return choose()
      case 'cues': return onChange({ cues: event.cues })
      case 'heightShown': return onChange({ heightShown: event.height })
      case 'lost':
      case 'undecodable':
      case 'unsupported': return happen(event)
    }
  }

  /** The viewer's languages, in each stream that is opened. */
  function choose(): void {
    if (!engine || !choicesAreDue) return
    const audioTracks = engine.audioTracks()
    if (audioTracks.length === 0) return
    choicesAreDue = false
    const textTracks = engine.textTracks()
    const audio = audioTracks.find(({ language }) => language === chosen.audio)
    const text = textTracks.find(({ language }) => language === chosen.captions)
    if (audio && audio !== audioTracks[0]) engine.chooseAudio(audio.id)
    if (text) engine.chooseText(text.id)
    if (chosen.height !== null) engine.chooseHeight(chosen.height)
    onChange({
      audioTracks, textTracks, heights: engine.heights(), height: chosen.height,
      audioId: (audio ?? audioTracks[0])?.id ?? null, textId: text?.id ?? null,
    })
  }

  /** A film that the network ended begins again by itself when it answers. */
  function comeBack(): void {
    if (failure === null || !passes(failure)) return
    begunAtMs = performance.now()
    shutEngine()
    void begin()
  }

  function look(): void {
    if (performance.now() - begunAtMs > comeBackEveryMs) comeBack()
    const { isFetching, lastAtMs } = engine?.traffic() ?? { isFetching: true, lastAtMs: performance.now() }
    const isRunning = engine !== null && wantsToPlay && !video.ended
    happen({ type: 'looked', position: place, ahead: readyAhead(video, runtime()), wantsToPlay: isRunning, isFetching, lastByteAtMs: lastAtMs })
    onChange({ isNetworkLost: isRunning && waitsForNetwork(recovery, performance.now()) })
  }

  function happen(event: Happening): void {
    const [next, step] = recover(recovery, event, performance.now())
    recovery = next
    act(step)
  }

  function act(step: Step): void {
    switch (step.do) {
      case 'nothing': return
      case 'nudge': video.currentTime = place + 0.05
        return
      case 'reopen': return reopen(place)
      case 'avoid': engine?.avoidRung(step.rung ?? 'current')
        return reopen(place)
      case 'skip': return reopen(Math.min(Math.max(place, readyUntil(video, place)) + skipSeconds, Math.max(0, runtime() - 1)))
      case 'liftLimit': engine?.avoidRung(null)
        return
      case 'giveUp': return fail(failureOfTrouble(step.because))
    }
  }

  function reopen(at: number): void {
    place = at
    choicesAreDue = true
    onChange({ isWaiting: true, cues: [] })
    engine?.reopen(at, wantsToPlay)
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
      place = video.currentTime
      saver.played(place)
    })
    on('seeked', () => saver.sought(video.currentTime))
    on('play', () => {
      wantsToPlay = true
      heartbeat?.play()
      onChange({ isPaused: false })
    })
    on('pause', () => {
      if (video.ended || video.readyState === HTMLMediaElement.HAVE_NOTHING) return
      wantsToPlay = false
      heartbeat?.pause()
      saver.settle(false)
      onChange({ isPaused: true })
    })
    on('waiting', () => onChange({ isWaiting: true }))
    on('seeking', () => {
      place = video.currentTime
      onChange({ isWaiting: video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA })
    })
    on('canplay', () => {
      onChange({ isWaiting: false })
      // Taking a new source pauses a video without saying so, and breaks off the play that was asked for before.
      if (wantsToPlay && video.paused && !video.ended) play()
    })
    on('playing', () => onChange({ stage: 'watching', isWaiting: false }))
    on('ended', () => {
      place = video.duration
      saver.played(place)
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
      happen({ type: 'online' })
    })
    ears.on(window, 'offline', () => happen({ type: 'offline' }))
  }

  function shutEngine(): void {
    heartbeat?.stop()
    engine?.destroy()
    engine = null
    heartbeat = null
  }

  return {
    play() {
      if (video.ended) video.currentTime = place = 0
      onChange({ stage: 'watching' })
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
    chooseAudio(id) {
      engine?.chooseAudio(id)
      chosen.audio = engine?.audioTracks().find((track) => track.id === id)?.language ?? null
      onChange({ audioId: id })
    },
    chooseText(id) {
      engine?.chooseText(id)
      chosen.captions = engine?.textTracks().find((track) => track.id === id)?.language ?? null
      onChange({ textId: id })
    },
    chooseHeight(height) {
      engine?.chooseHeight(height)
      chosen.height = height
      onChange({ height })
    },
    thumbnailAt: (seconds) => engine?.thumbnailAt(seconds) ?? Promise.resolve(null),
    retry() {
      wantsToPlay = true
      onChange({ stage: 'opening', failure: null, isWaiting: true, isPaused: false })
      shutEngine()
      void begin()
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

/** The end of the piece of film that lies ready at a place, or the place itself. */
function readyUntil({ buffered }: HTMLVideoElement, place: number): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= place + 0.3 && place <= buffered.end(index) + 0.3) return buffered.end(index)
  }
  return place
}

/** Seconds that can be played on from here; near the end of the film nothing more is missing. */
function readyAhead(video: HTMLVideoElement, runtime: number): number {
  const until = readyUntil(video, video.currentTime)
  return runtime > 0 && until >= runtime - 0.5 && video.readyState > 0 ? Infinity : until - video.currentTime
}
