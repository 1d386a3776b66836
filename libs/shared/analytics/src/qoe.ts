import type { Codec, Drm, EndReason, EventProps, MediaErrorCode, QualityReason, ViewSummary } from './events.ts'

/** One playback, from its request to its end, as a fold over what the player reports. Definitions follow CTA-2066. */
export type View = {
  contentId: string
  playerVersion: string
  requestedAt: number
  /** Null before the first frame. */
  startedAt: number | null
  /** After `Video_End`. */
  isOver: boolean
  /** Of the last fact. Time between facts counts by the state before. */
  at: number
  positionS: number
  isBlocked: boolean
  isPaused: boolean
  isHidden: boolean
  isSeeking: boolean
  /** The buffer is empty. `excused` is empty after a seek, which is no stall. */
  buffer: 'full' | 'empty' | 'excused'
  blockedMs: number
  /** The viewer paused, sought or hid the tab before the first frame. */
  hasInterruptedStart: boolean
  startupMs: number | null
  playedMs: number
  stalledMs: number
  stalls: number
  /** Of the current stall. */
  stallMs: number
  isStallReported: boolean
  seek: { fromS: number; startedAt: number } | null
  seekEndedAt: number | null
  seeks: number
  /** The last 200, in milliseconds. */
  seekMs: number[]
  height: number | null
  kbps: number | null
  /** Played milliseconds with a rendition, and their sums of height and bitrate. */
  ratedMs: number
  heightMs: number
  kbpsMs: number
  switches: number
  frames: { total: number; dropped: number } | null
  /** An error whose recovery is not yet known. */
  openError: (MediaFault & { at: number; phase: 'start' | 'play' }) | null
  recoveries: number
  hasFailed: boolean
  /** Of `Watch_Progress`, in percent. */
  reached: number
}

type MediaFault = { code: MediaErrorCode; mediaErrorCode?: number; httpStatus?: number }

/** `at` is a monotonic time in milliseconds; `positionS` is the place in the video. */
export type ViewFact = { at: number; positionS?: number } & (
  /** A dialog for login or PIN opens, or closes: it stops the clock of the start. */
  | { type: 'blocked' | 'unblocked' }
  /** A rule of the service refuses: login, plan, country, PIN, stream limit, not released. It is no failure (AN-9). */
  | { type: 'refused' }
  | { type: 'firstFrame'; height: number; bitrateKbps: number; codec: Codec; drm: Drm }
  /** The element has run out of data, or has data again. */
  | { type: 'stalled' | 'resumed' }
  | { type: 'paused' | 'played' }
  /** The tab. */
  | { type: 'hidden' | 'shown' }
  | { type: 'seeking'; fromS: number }
  | { type: 'seeked' }
  /** Rendered, not only requested. */
  | { type: 'heightChanged'; height: number; bitrateKbps: number; reason: QualityReason }
  /** Totals since the request. */
  | { type: 'framesCounted'; total: number; dropped: number }
  /** An error that the player tries to recover from, and its success. */
  | ({ type: 'errored' } & MediaFault)
  | { type: 'recovered' }
  /** An error that ends the playback. */
  | ({ type: 'failed' } & MediaFault)
  /** Time passes. `durationS` lets the marks of progress pass. */
  | { type: 'tick'; durationS?: number }
  | { type: 'ended'; reason: Exclude<EndReason, 'error' | 'refused'> }
)

type ViewEventName =
  | 'Play_Request' | 'Video_Start' | 'Video_Pause' | 'Video_Resume' | 'Video_Seek' | 'Rebuffer_Start' | 'Rebuffer_End' | 'Quality_Change'
  | 'Watch_Progress' | 'Media_Error' | 'Video_End'

/** An event of a view, without its envelope. */
export type ViewEvent = { [Name in ViewEventName]: { name: Name; props: EventProps[Name] } }[ViewEventName]

export type ViewStep = { view: View; events: ViewEvent[] }

export type ViewRequest = EventProps['Play_Request'] & { at: number; playerVersion: string; isHidden?: boolean }

/** A stop of the playhead up to this long is no stall (AN-10). */
export const minStallMs = 250
const seekGraceMs = 2_000
const maxRecoveryMs = 10_000
const shortVisitMs = 500
const maxRecoveredReports = 5
const maxSeekSamples = 200
const marks = [25, 50, 75, 95] as const

export function requestView({ at, playerVersion, isHidden = false, ...request }: ViewRequest): ViewStep {
  const view: View = {
    contentId: request.contentId, playerVersion, requestedAt: at, startedAt: null, isOver: false, at, positionS: 0,
    isBlocked: false, isPaused: false, isHidden, isSeeking: false, buffer: 'full', blockedMs: 0, hasInterruptedStart: isHidden, startupMs: null,
    playedMs: 0, stalledMs: 0, stalls: 0, stallMs: 0, isStallReported: false, seek: null, seekEndedAt: null, seeks: 0, seekMs: [],
    height: null, kbps: null, ratedMs: 0, heightMs: 0, kbpsMs: 0, switches: 0, frames: null,
    openError: null, recoveries: 0, hasFailed: false, reached: 0,
  }
  return { view, events: [{ name: 'Play_Request', props: request }] }
}

/** The view after a fact, and the events that the fact makes. After `Video_End`, which comes once, facts change nothing (AN-8). */
export function observeView(before: View, fact: ViewFact): ViewStep {
  if (before.isOver) return { view: before, events: [] }
  const at = Math.max(fact.at, before.at)
  const { view, events } = reportStall({ ...passTime(before, at), positionS: fact.positionS ?? before.positionS })
  const next = apply(view, { ...fact, at })
  return { view: next.view, events: [...events, ...next.events] }
}

/** What `Video_End` reports. Its size does not grow with the length of the view. */
function summarize(view: View, endReason: EndReason): ViewSummary {
  const hasStarted = view.startedAt !== null
  const { frames } = view
  const hasLeft = endReason !== 'refused' && !view.hasFailed && view.at - view.requestedAt > shortVisitMs
  return {
    startupMs: view.startupMs,
    hasStarted,
    exitBeforeStart: !hasStarted && hasLeft,
    startFailure: !hasStarted && view.hasFailed,
    playbackFailure: hasStarted && view.hasFailed,
    watchedS: Math.round(view.playedMs / 1_000),
    stalledMs: Math.round(view.stalledMs),
    stalls: view.stalls,
    rebufferPercent: percent(view.stalledMs, view.stalledMs + view.playedMs) ?? 0,
    averageKbps: view.ratedMs > 0 ? Math.round(view.kbpsMs / view.ratedMs) : null,
    averageHeight: view.ratedMs > 0 ? Math.round(view.heightMs / view.ratedMs) : null,
    switches: view.switches,
    droppedPercent: frames && percent(frames.dropped, frames.total),
    seeks: view.seeks,
    seekP95Ms: view.seekMs.toSorted((a, b) => a - b)[Math.ceil(view.seekMs.length * 0.95) - 1] ?? null,
    recoveries: view.recoveries,
    playerVersion: view.playerVersion,
  }
}

/** The time since the last fact counts as what the view was in. */
function passTime(view: View, at: number): View {
  const ms = at - view.at
  if (view.startedAt === null) return { ...view, at, blockedMs: view.blockedMs + (view.isBlocked ? ms : 0) }
  if (view.isPaused || view.isSeeking || view.buffer === 'excused') return { ...view, at }
  if (view.buffer === 'empty') return { ...view, at, stallMs: view.stallMs + (view.isHidden ? 0 : ms) }
  return played({ ...view, at }, ms)
}

function played(view: View, ms: number): View {
  const { height, kbps } = view
  const rated = height === null || kbps === null ? {} : { ratedMs: view.ratedMs + ms, heightMs: view.heightMs + height * ms, kbpsMs: view.kbpsMs + kbps * ms }
  return { ...view, playedMs: view.playedMs + ms, ...rated }
}

function reportStall(view: View): ViewStep {
  if (view.isStallReported || view.stallMs <= minStallMs) return { view, events: [] }
  return { view: { ...view, isStallReported: true }, events: [{ name: 'Rebuffer_Start', props: { positionS: position(view), height: view.height } }] }
}

/** A stop too short for a stall counts as played. */
function closeStall(view: View): ViewStep {
  const { stallMs, isStallReported } = view
  const closed: View = { ...view, buffer: 'full', stallMs: 0, isStallReported: false }
  if (!isStallReported) return { view: played(closed, stallMs), events: [] }
  return {
    view: { ...closed, stalls: view.stalls + 1, stalledMs: view.stalledMs + stallMs },
    events: [{ name: 'Rebuffer_End', props: { positionS: position(view), durationMs: Math.round(stallMs), height: view.height } }],
  }
}

function apply(view: View, fact: ViewFact): ViewStep {
  switch (fact.type) {
    case 'blocked': return silent({ ...view, isBlocked: true })
    case 'unblocked': return silent({ ...view, isBlocked: false })
    case 'refused': return end(view, 'refused')
    case 'firstFrame': return start(view, fact)
    case 'stalled': return silent(view.buffer === 'full' && view.startedAt !== null ? { ...view, buffer: isAfterSeek(view) ? 'excused' : 'empty' } : view)
    case 'resumed': return closeStall(view)
    case 'paused': return pause(view, true)
    case 'played': return pause(view, false)
    case 'hidden': return silent({ ...interrupted(view), isHidden: true })
    case 'shown': return silent({ ...view, isHidden: false })
    case 'seeking': return seek(view, fact.fromS)
    case 'seeked': return endSeek(view)
    case 'heightChanged': return changeHeight(view, fact)
    case 'framesCounted': return silent({ ...view, frames: { total: fact.total, dropped: fact.dropped } })
    case 'errored': return silent(view.openError ? view : { ...view, openError: { ...faultOf(fact), at: view.at, phase: phaseOf(view) } })
    case 'recovered': return recover(view)
    case 'failed': return fail(view, fact)
    case 'tick': return passMarks(view, fact.durationS)
    case 'ended': return end(view, fact.reason)
  }
}

function silent(view: View): ViewStep {
  return { view, events: [] }
}

function interrupted(view: View): View {
  return view.startedAt === null ? { ...view, hasInterruptedStart: true } : view
}

function start(view: View, { height, bitrateKbps, codec, drm }: Extract<ViewFact, { type: 'firstFrame' }>): ViewStep {
  if (view.startedAt !== null) return silent(view)
  const startupMs = view.hasInterruptedStart ? null : Math.round(view.at - view.requestedAt - view.blockedMs)
  return {
    view: { ...view, startedAt: view.at, startupMs, height, kbps: bitrateKbps, buffer: 'full' },
    events: [{ name: 'Video_Start', props: { startupMs, height, bitrateKbps, codec, drm, playerVersion: view.playerVersion } }],
  }
}

function pause(view: View, isPaused: boolean): ViewStep {
  const changed = { ...(isPaused ? interrupted(view) : view), isPaused }
  if (view.startedAt === null || view.isPaused === isPaused) return silent(changed)
  return { view: changed, events: [{ name: isPaused ? 'Video_Pause' : 'Video_Resume', props: { positionS: position(view) } }] }
}

function seek(view: View, fromS: number): ViewStep {
  if (view.isSeeking) return silent(view)
  const { view: closed, events } = closeStall(interrupted(view))
  return { view: { ...closed, isSeeking: true, seek: { fromS, startedAt: view.at } }, events }
}

function endSeek(view: View): ViewStep {
  if (view.seek === null) return silent(view)
  const seekMs = Math.round(view.at - view.seek.startedAt)
  const next: View = { ...view, isSeeking: false, seek: null, seekEndedAt: view.at, seeks: view.seeks + 1, seekMs: [...view.seekMs, seekMs].slice(-maxSeekSamples) }
  return { view: next, events: [{ name: 'Video_Seek', props: { positionS: position(view), seekFromS: Math.round(view.seek.fromS), seekMs } }] }
}

function isAfterSeek({ isSeeking, seekEndedAt, at }: View): boolean {
  return isSeeking || (seekEndedAt !== null && at - seekEndedAt <= seekGraceMs)
}

function changeHeight(view: View, { height, bitrateKbps, reason }: Extract<ViewFact, { type: 'heightChanged' }>): ViewStep {
  const next = { ...view, height, kbps: bitrateKbps }
  if (view.startedAt === null || view.height === null || view.height === height) return silent(next)
  return { view: { ...next, switches: view.switches + 1 }, events: [{ name: 'Quality_Change', props: { fromHeight: view.height, toHeight: height, reason } }] }
}

/** A recovery within ten seconds is no failure of the playback. */
function recover(view: View): ViewStep {
  const { openError } = view
  if (openError === null) return silent(view)
  const recoveries = view.recoveries + 1
  const next = { ...view, openError: null, recoveries, hasFailed: view.hasFailed || isLate(view) }
  return { view: next, events: recoveries <= maxRecoveredReports ? [mediaError(next, openError, openError.phase, false)] : [] }
}

function isLate({ openError, startedAt, at }: View): boolean {
  return openError !== null && startedAt !== null && at - openError.at > maxRecoveryMs
}

function fail(view: View, fault: MediaFault): ViewStep {
  const failed = { ...view, openError: null, hasFailed: true }
  const ended = end(failed, 'error')
  return { view: ended.view, events: [mediaError(view, fault, phaseOf(view), true), ...ended.events] }
}

function mediaError(view: View, fault: MediaFault, phase: 'start' | 'play', fatal: boolean): ViewEvent {
  return { name: 'Media_Error', props: { ...faultOf(fault), positionS: position(view), phase, fatal, recoveries: view.recoveries } }
}

function faultOf({ code, mediaErrorCode, httpStatus }: MediaFault): MediaFault {
  return { code, ...(mediaErrorCode === undefined ? {} : { mediaErrorCode }), ...(httpStatus === undefined ? {} : { httpStatus }) }
}

function phaseOf({ startedAt }: View): 'start' | 'play' {
  return startedAt === null ? 'start' : 'play'
}

function passMarks(view: View, durationS: number | undefined): ViewStep {
  if (view.startedAt === null || !durationS) return silent(view)
  const passed = marks.filter((mark) => mark > view.reached && (view.positionS / durationS) * 100 >= mark)
  const events = passed.map((mark): ViewEvent => ({ name: 'Watch_Progress', props: { positionS: position(view), percent: mark } }))
  return { view: { ...view, reached: passed.at(-1) ?? view.reached }, events }
}

function end(view: View, endReason: EndReason): ViewStep {
  const closed = closeStall(view)
  const lateError = isLate(view) ? view.openError : null
  const over: View = { ...closed.view, isOver: true, hasFailed: view.hasFailed || lateError !== null }
  const errors = lateError ? [mediaError(view, lateError, lateError.phase, true)] : []
  return { view: over, events: [...closed.events, ...errors, { name: 'Video_End', props: { contentId: view.contentId, endReason, ...summarize(over, endReason) } }] }
}

function position({ positionS }: View): number {
  return Math.round(positionS)
}

/** With two decimals; null of nothing. */
function percent(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 100 : null
}
