import { observeView, requestView } from '@ott/analytics'
import type { Codec, Drm, MediaErrorCode, PlayFrom, QualityReason, View, ViewFact, ViewStep } from '@ott/analytics'
import { isRefusal } from '@ott/playback-feature'
import type { PlaybackEvent, PlaybackReading } from '@ott/playback-feature'
import { track } from './track.ts'

export type Watched = { contentId: string; contentType: 'movie' | 'episode'; from: PlayFrom }

type Read = () => PlaybackReading | null

type Running = { viewId: string; view: View; contentId: string; read: Read }

/** The picture follows a choice of the user, or a limit of the player, within this time. */
const followMs = 15_000
const tickMs = 1_000

export type ViewTracker = {
  /** An event of a player, which may be that of the next video. */
  observe: (event: PlaybackEvent, watched: Watched, read: Read) => void
  /** The question for the PIN opens or closes: its time is not that of the start. */
  block: (isBlocked: boolean) => void
  end: (reason: 'left' | 'next') => void
}

/**
 * Turns what players do into the events of views (AN-8 to AN-10): a view is one request until its end, a retry is the next one.
 * `now` is a monotonic time in milliseconds. Call `end` when the player is gone.
 */
export function createViewTracker({ playerVersion, now }: { playerVersion: string; now: () => number }): ViewTracker {
  let running: Running | null = null
  let chosenAt = -Infinity
  let cappedAt = -Infinity
  let timer: ReturnType<typeof setInterval> | undefined

  function follow({ view, events }: ViewStep): void {
    if (!running) return
    running.view = view
    for (const { name, props } of events) track(name, props, running.viewId)
    if (view.isOver) clearInterval(timer)
  }

  function observe(fact: ViewFact): void {
    if (running) follow(observeView(running.view, fact))
  }

  function tick(): void {
    const reading = running?.read()
    if (!reading) return
    const { positionSeconds: positionS, durationSeconds: durationS, metrics } = reading
    if (metrics?.totalFrames != null && metrics.droppedFrames !== null) observe({ at: now(), type: 'framesCounted', total: metrics.totalFrames, dropped: metrics.droppedFrames })
    observe({ at: now(), positionS, type: 'tick', durationS })
  }

  function open(event: Extract<PlaybackEvent, { type: 'requested' }>, { contentId, contentType, from }: Watched, read: Read): void {
    const isRetry = running?.contentId === contentId
    if (running && !isRetry) observe({ at: now(), type: 'ended', reason: 'next' })
    const step = requestView({
      at: event.atMs, contentId, contentType, from: isRetry ? 'retry' : from, preloaded: event.isPreloaded, playerVersion, isHidden: document.hidden,
    })
    running = { viewId: event.viewId, view: step.view, contentId, read }
    follow(step)
    clearInterval(timer)
    timer = setInterval(tick, tickMs)
    document.addEventListener('visibilitychange', hiddenOrShown)
    // Capturing listeners of the window come before all others: the queue is sent after this, whichever was registered first.
    addEventListener('pagehide', leave, { capture: true })
  }

  function hiddenOrShown(): void {
    observe({ at: now(), type: document.hidden ? 'hidden' : 'shown' })
  }

  function leave(): void {
    observe({ at: now(), positionS: running?.read()?.positionSeconds, type: 'ended', reason: 'left' })
  }

  return {
    observe(event, watched, read) {
      if (event.type === 'requested') return open(event, watched, read)
      if (event.type === 'trackChanged') return track('Track_Change', { kind: event.kind === 'text' ? 'subtitle' : event.kind, lang: event.language }, running?.viewId)
      if (event.type === 'skipped') return track('Skip_Segment', { kind: event.kind, how: event.how }, running?.viewId)
      if (event.type === 'reported') return track('Error_Report', { errorCode: event.error }, running?.viewId)
      if (event.type === 'heightChosen') chosenAt = event.atMs
      if (event.type === 'recovered' && event.step === 'avoidBitrate') cappedAt = event.atMs
      for (const fact of factsOf(event, read, qualityReason(event.atMs - chosenAt, event.atMs - cappedAt))) observe({ ...fact, at: event.atMs, positionS: event.positionSeconds } as ViewFact)
    },
    block: (isBlocked) => observe({ at: now(), type: isBlocked ? 'blocked' : 'unblocked' }),
    end(reason) {
      observe({ at: now(), type: 'ended', reason })
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hiddenOrShown)
      removeEventListener('pagehide', leave, { capture: true })
    },
  }
}

function qualityReason(msSinceChoice: number, msSinceCap: number): QualityReason {
  if (Math.min(msSinceChoice, msSinceCap) >= followMs) return 'abr'
  return msSinceChoice < msSinceCap ? 'user' : 'cap'
}

type Fact = ViewFact extends infer Each ? (Each extends ViewFact ? Omit<Each, 'at' | 'positionS'> : never) : never

function factsOf(event: Exclude<PlaybackEvent, { type: 'requested' | 'trackChanged' | 'skipped' | 'reported' }>, read: Read, reason: QualityReason): Fact[] {
  switch (event.type) {
    case 'granted':
    case 'heightChosen': return []
    case 'firstFrame': return [firstFrame(read())]
    case 'stalled':
    case 'paused':
    case 'played': return [{ type: event.type }]
    // Frames after a recovery are its success.
    case 'resumed': return [{ type: 'resumed' }, { type: 'recovered' }]
    case 'seeking': return [{ type: 'seeking', fromS: event.fromSeconds }]
    case 'seeked': return [{ type: 'seeked' }]
    case 'heightChanged': return [{ type: 'heightChanged', height: event.height, bitrateKbps: read()?.metrics?.bitrateKbps ?? 0, reason }]
    case 'recovered': return [{ type: 'errored', ...mediaFault(event) }]
    case 'failed': return [isRefusal(event.error) ? { type: 'refused' } : { type: 'failed', ...mediaFault(event) }]
    case 'ended': return [{ type: 'ended', reason: 'ended' }]
  }
}

function mediaFault({ error, httpStatus, mediaErrorCode }: Extract<PlaybackEvent, { type: 'recovered' | 'failed' }>) {
  return { code: error as MediaErrorCode, httpStatus, mediaErrorCode }
}

function firstFrame(reading: PlaybackReading | null): Fact {
  const { height = null, bitrateKbps = null, codec = null, keySystem = null } = reading?.metrics ?? {}
  return { type: 'firstFrame', height: height ?? 0, bitrateKbps: bitrateKbps ?? 0, codec: codecName(codec), drm: drmName(keySystem) }
}

/** By the sample entry that RFC 6381 begins with. */
function codecName(codec: string | null): Codec {
  const families: [RegExp, Codec][] = [[/^avc/, 'avc'], [/^(hev|hvc)/, 'hevc'], [/^vp0?9/, 'vp9'], [/^av01/, 'av1']]
  return families.find(([pattern]) => pattern.test(codec ?? ''))?.[1] ?? 'unknown'
}

function drmName(keySystem: string | null): Drm {
  if (keySystem === null) return 'none'
  return (['widevine', 'playready', 'clearkey'] as const).find((name) => keySystem.includes(name)) ?? 'fairplay'
}
