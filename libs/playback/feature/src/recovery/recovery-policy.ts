import type { ProtectionFault, Wanted } from '../engine/engine.ts'

/** A request that failed past its retries. `bitrateKbps` is set for video segments. */
export type LostRequest = { wanted: Wanted; status: number; bitrateKbps: number | null }

/** Why playback cannot continue. */
export type PlaybackFault = 'network' | 'refused' | 'missing' | 'broken' | 'unsupported' | ProtectionFault

/** What the server or the element said about a fault. */
export type FaultDetail = { httpStatus?: number; mediaErrorCode?: number }

export type Recovery = {
  isOnline: boolean
  /** The last position that advanced, and when. */
  position: number
  movedAtMs: number
  /** Since when the buffer is empty without a request in flight. */
  starvedAtMs: number | null
  hasStarted: boolean
  /** A failed request the player does not repeat. */
  lost: LostRequest | null
  /** The same until playback has recovered. */
  about: LostRequest | null
  /** Of the newest error of the element, until playback has recovered. */
  mediaErrorCode: number | null
  /** Actions since playback last ran well, and where and when the last one was taken. */
  attempts: number
  attemptedAtMs: number
  attemptedPosition: number
  /** When the current fault began. */
  faultyAtMs: number | null
  cappedAtMs: number | null
  undecodableAtMs: number[]
  gaveUp: PlaybackFault | null
}

export type RecoveryEvent =
  | {
      type: 'checked'
      position: number
      /** Buffered seconds. */
      ahead: number
      /** False while paused, at the end and before the start. */
      wantsToPlay: boolean
      isFetching: boolean
      lastByteAtMs: number
    }
  | ({ type: 'lost'; mediaErrorCode?: number } & LostRequest)
  | { type: 'undecodable'; mediaErrorCode?: number }
  | { type: 'unsupported'; fault?: ProtectionFault; mediaErrorCode?: number }
  /** The player requests the new position by itself. */
  | { type: 'seeked' }
  | { type: 'offline' }
  | { type: 'online' }

/**
 * `nudge` seeks 50 ms ahead, which repeats the request and keeps the picture; `reopen` reloads the stream at its position;
 * `avoidBitrate` also excludes a bitrate (null: the current one); `skip` passes over a damaged segment.
 */
export type RecoveryAction =
  | { type: 'none' }
  | { type: 'nudge' }
  | { type: 'reopen' }
  | { type: 'avoidBitrate'; bitrateKbps: number | null }
  | { type: 'skip' }
  | { type: 'liftLimit' }
  | { type: 'giveUp'; fault: PlaybackFault }

/** In milliseconds: how long a still picture may last before it counts as a stall. */
export const stallTimeouts = {
  /** Empty buffer, no request in flight. */
  starved: 1_500,
  /** Buffered data that does not play. */
  stuck: 4_000,
  /** A request in flight without data. */
  silent: 8_000,
  /** Before the first frame: manifest and licences load too. */
  startup: 10_000,
  betweenAttempts: 1_000,
  /** A shorter stop is not announced. */
  unannounced: 2_000,
  network: 300_000,
  /** Files are refused although the token is new. */
  refused: 30_000,
  undecodable: 10_000,
  limit: 20_000,
}

const maxAttempts = 6
const maxManifestAttempts = 3
/** A segment missing in this many bitrates counts as missing in all. */
const maxBitratesTried = 2
/** dash.js replaces the decoder and leaves the damaged segment out. It does so five times. */
const maxUndecodable = 4
/** Playback after an action before the fault counts as over. */
const recoveredAfterSeconds = 1

const none: RecoveryAction = { type: 'none' }

export function initialRecovery(atMs: number, position: number): Recovery {
  return {
    isOnline: true,
    position,
    movedAtMs: atMs,
    starvedAtMs: null,
    hasStarted: false,
    lost: null,
    about: null,
    mediaErrorCode: null,
    attempts: 0,
    attemptedAtMs: -Infinity,
    attemptedPosition: position,
    faultyAtMs: null,
    cappedAtMs: null,
    undecodableAtMs: [],
    gaveUp: null,
  }
}

/**
 * dash.js recovers from a damaged segment, but not from one that failed past its retries. Takes the smallest action that can help
 * first, each a limited number of times (PLAY-12).
 */
export function recover(state: Recovery, event: RecoveryEvent, atMs: number): [Recovery, RecoveryAction] {
  switch (event.type) {
    case 'offline':
      return [{ ...state, isOnline: false }, none]
    case 'online':
      return backOnline({ ...state, isOnline: true }, atMs)
    case 'seeked':
      return [{ ...state, lost: null, starvedAtMs: null, movedAtMs: atMs }, none]
    case 'unsupported':
      return giveUp(noteMediaError(state, event), event.fault ?? 'unsupported')
    case 'undecodable':
      return undecodable(noteMediaError(state, event), atMs)
    case 'lost':
      if (state.gaveUp) return [state, none]
      return [recordLoss(noteMediaError(state, event), { wanted: event.wanted, status: event.status, bitrateKbps: event.bitrateKbps }, atMs), none]
    case 'checked':
      return check(state, event, atMs)
  }
}

/** Whether playback is stalled by the network, so that the screen can say so. */
export function waitsForNetwork({ isOnline, about, movedAtMs }: Recovery, atMs: number): boolean {
  const isStill = atMs - movedAtMs > stallTimeouts.unannounced
  return isStill && (!isOnline || (about !== null && isNetwork(about) && about.status !== 403))
}

/** What is known about the fault that is recovered from, or ended playback. A stall without an error counts as broken. */
export function faultOf({ about, gaveUp, mediaErrorCode }: Recovery): FaultDetail & { fault: PlaybackFault } {
  const hasAnswer = about !== null && about.status >= 100 && about.status <= 599
  return {
    fault: gaveUp ?? (about ? faultOfLoss(about) : 'broken'),
    ...(hasAnswer && { httpStatus: about.status }),
    ...(mediaErrorCode !== null && { mediaErrorCode }),
  }
}

const noteMediaError = (state: Recovery, { mediaErrorCode = state.mediaErrorCode }: { mediaErrorCode?: number | null }): Recovery => ({ ...state, mediaErrorCode })

const recordLoss = (state: Recovery, lost: LostRequest, atMs: number): Recovery =>
  ({ ...state, lost, about: lost, faultyAtMs: state.faultyAtMs ?? atMs })

function check(state: Recovery, check: Extract<RecoveryEvent, { type: 'checked' }>, atMs: number): [Recovery, RecoveryAction] {
  const now = observe(state, check, atMs)
  if (now.gaveUp || !check.wantsToPlay) return [now, none]
  if (now.cappedAtMs !== null && now.faultyAtMs === null && atMs - now.cappedAtMs > stallTimeouts.limit) {
    return [{ ...now, cappedAtMs: null }, { type: 'liftLimit' }]
  }
  if (now.lost && (now.starvedAtMs !== null || !now.hasStarted)) return afterLoss(now, now.lost, atMs)
  if (now.lost || atMs - now.attemptedAtMs < stallTimeouts.betweenAttempts) return [now, none]
  return isStalled(now, check, atMs) ? afterStall(now, atMs) : [now, none]
}

/** Records a check; playback that runs well ends the fault. */
function observe(state: Recovery, check: Extract<RecoveryEvent, { type: 'checked' }>, atMs: number): Recovery {
  const { position, wantsToPlay, isFetching, ahead } = check
  const hasMoved = position !== state.position
  const isStarved = wantsToPlay && ahead < 0.1 && !isFetching
  const next = {
    ...state,
    position,
    hasStarted: state.hasStarted || (hasMoved && wantsToPlay),
    movedAtMs: hasMoved || !wantsToPlay ? atMs : state.movedAtMs,
    starvedAtMs: isStarved ? (state.starvedAtMs ?? atMs) : null,
  }
  const runsWell = hasMoved && ahead >= 0.1 && state.lost === null && Math.abs(position - state.attemptedPosition) > recoveredAfterSeconds
  return runsWell ? { ...next, attempts: 0, about: null, mediaErrorCode: null, faultyAtMs: null } : next
}

function isStalled(state: Recovery, { isFetching, lastByteAtMs }: Extract<RecoveryEvent, { type: 'checked' }>, atMs: number): boolean {
  const still = atMs - Math.max(state.movedAtMs, state.attemptedAtMs)
  if (!state.hasStarted) return atMs - Math.max(state.movedAtMs, state.attemptedAtMs, lastByteAtMs) > stallTimeouts.startup
  if (isFetching) return Math.min(still, atMs - lastByteAtMs) > stallTimeouts.silent
  if (state.starvedAtMs !== null) return atMs - Math.max(state.starvedAtMs, state.attemptedAtMs) > stallTimeouts.starved
  return still > stallTimeouts.stuck
}

/** The player gave up on a request: repeat it, or play without it. */
function afterLoss(state: Recovery, lost: LostRequest, atMs: number): [Recovery, RecoveryAction] {
  if (!state.isOnline) return [state, none]
  if (isNetwork(lost)) {
    if (atMs - state.attemptedAtMs < stallTimeouts.betweenAttempts) return [state, none]
    const fault = faultOfNetwork(lost)
    const isTimedOut = state.faultyAtMs !== null && atMs - state.faultyAtMs > stallTimeouts[fault]
    if (isTimedOut) return giveUp(state, fault)
    return requestAgain(state, lost, atMs)
  }
  if (lost.wanted === 'manifest') {
    return state.attempts < maxManifestAttempts ? take({ ...state, lost: null }, { type: 'reopen' }, atMs) : giveUp(state, 'missing')
  }
  if (state.attempts >= maxAttempts) return giveUp(state, 'missing')
  const isSegment = lost.wanted === 'segment' && (lost.bitrateKbps === null || state.attempts >= maxBitratesTried)
  const action: RecoveryAction = isSegment ? { type: 'skip' } : { type: 'avoidBitrate', bitrateKbps: lost.bitrateKbps }
  return take({ ...state, lost: null }, action, atMs)
}

/** Playback stalls without an error. */
function afterStall(state: Recovery, atMs: number): [Recovery, RecoveryAction] {
  if (!state.isOnline) return [state, none]
  const ladder: RecoveryAction[] = [{ type: 'nudge' }, { type: 'avoidBitrate', bitrateKbps: null }, { type: 'skip' }, { type: 'reopen' }, { type: 'skip' }, { type: 'reopen' }]
  const atStart: RecoveryAction[] = [{ type: 'reopen' }, { type: 'avoidBitrate', bitrateKbps: null }, { type: 'reopen' }]
  const action = (state.hasStarted ? ladder : atStart)[state.attempts]
  return action ? take({ ...state, faultyAtMs: state.faultyAtMs ?? atMs }, action, atMs) : giveUp(state, 'broken')
}

/** Repeats a lost request at once instead of at the next check. */
function backOnline(state: Recovery, atMs: number): [Recovery, RecoveryAction] {
  if (state.gaveUp || !state.lost || (state.starvedAtMs === null && state.hasStarted)) return [state, none]
  return requestAgain(state, state.lost, atMs)
}

/** Network failures are repeated without counting as attempts. */
function requestAgain(state: Recovery, { wanted }: LostRequest, atMs: number): [Recovery, RecoveryAction] {
  const [next, action] = take({ ...state, lost: null }, { type: wanted === 'segment' ? 'nudge' : 'reopen' }, atMs)
  return [{ ...next, attempts: state.attempts }, action]
}

/** dash.js repairs single decoding errors; many in a row mean a broken file or a wrong key. */
function undecodable(state: Recovery, atMs: number): [Recovery, RecoveryAction] {
  const recent = [...state.undecodableAtMs.filter((each) => atMs - each <= stallTimeouts.undecodable), atMs]
  const next = { ...state, undecodableAtMs: recent, faultyAtMs: state.faultyAtMs ?? atMs }
  return next.gaveUp || recent.length <= maxUndecodable ? [next, none] : giveUp(next, 'broken')
}

function take(state: Recovery, action: RecoveryAction, atMs: number): [Recovery, RecoveryAction] {
  const cappedAtMs = action.type === 'avoidBitrate' ? atMs : state.cappedAtMs
  return [{ ...state, attempts: state.attempts + 1, attemptedAtMs: atMs, attemptedPosition: state.position, cappedAtMs, starvedAtMs: null }, action]
}

function giveUp(state: Recovery, fault: PlaybackFault): [Recovery, RecoveryAction] {
  return [{ ...state, gaveUp: fault }, { type: 'giveUp', fault }]
}

function faultOfLoss(lost: LostRequest): PlaybackFault {
  return isNetwork(lost) ? faultOfNetwork(lost) : 'missing'
}

const faultOfNetwork = ({ status }: LostRequest) => (status === 403 ? 'refused' : 'network')

/** No response, a busy server, or a token refused while its renewal was in flight. */
function isNetwork({ status }: LostRequest): boolean {
  return status === 0 || status >= 500 || status === 403 || status === 408 || status === 429
}
