import type { Wanted } from '../engine/engine.ts'

/** A request the player gave up on. `rung` is the bitrate of the picture it belonged to, when it belonged to one. */
export type LostRequest = { wanted: Wanted; status: number; rung: number | null }

/** Why the film cannot go on. */
export type Trouble = 'network' | 'missing' | 'broken' | 'unsupported'

export type Recovery = {
  isOnline: boolean
  /** Where the film was when it last moved, and when that was. */
  position: number
  movedAtMs: number
  /** Since when there is nothing left to play and nothing on its way. */
  starvedAtMs: number | null
  hasBegun: boolean
  /** What the player gave up on and does not ask for again. */
  lost: LostRequest | null
  /** The same, until the film runs well again: what the trouble is about. */
  about: LostRequest | null
  /** Steps taken since the film last ran well, and where and when the last one was taken. */
  tries: number
  triedAtMs: number
  triedPosition: number
  /** When this trouble began. */
  troubledAtMs: number | null
  cappedAtMs: number | null
  undecodableAtMs: number[]
  gaveUp: Trouble | null
}

export type Happening =
  | {
      type: 'looked'
      position: number
      /** Seconds of film that lie ready. */
      ahead: number
      /** False while the viewer pauses, at the end, and before the film may begin. */
      wantsToPlay: boolean
      isFetching: boolean
      lastByteAtMs: number
    }
  | ({ type: 'lost' } & LostRequest)
  | { type: 'undecodable' }
  | { type: 'unsupported' }
  /** The viewer went elsewhere: the player asks anew by itself. */
  | { type: 'sought' }
  | { type: 'offline' }
  | { type: 'online' }

/**
 * `nudge` seeks a hair further, which makes the player ask again and keeps the picture; `reopen` opens the stream anew
 * where it stands; `avoid` does the same without the rung that failed (null: the one in use); `skip` leaves the damaged
 * piece out.
 */
export type Step =
  | { do: 'nothing' }
  | { do: 'nudge' }
  | { do: 'reopen' }
  | { do: 'avoid'; rung: number | null }
  | { do: 'skip' }
  | { do: 'liftLimit' }
  | { do: 'giveUp'; because: Trouble }

/** All in milliseconds. What a still picture is allowed before it counts as a hang. */
export const patience = {
  /** Nothing ready, nothing on its way: the player sleeps. */
  starved: 1_500,
  /** Film lies ready and does not move. */
  stuck: 4_000,
  /** A request is out and brings nothing. */
  silent: 8_000,
  /** Before the first frame, when manifest and licences are fetched too. */
  beginning: 10_000,
  betweenTries: 1_000,
  /** A stop this short is not worth words. */
  unsaid: 2_000,
  network: 300_000,
  undecodable: 10_000,
  limit: 20_000,
}

const mostTries = 6
const mostManifestTries = 3
/** A piece that is missing in so many rungs is missing in all. */
const mostRungsTried = 2
const mostUndecodable = 2
/** Film that must run after a step before the trouble counts as over. */
const soundSeconds = 1

const nothing: Step = { do: 'nothing' }

export function calm(atMs: number, position: number): Recovery {
  return {
    isOnline: true,
    position,
    movedAtMs: atMs,
    starvedAtMs: null,
    hasBegun: false,
    lost: null,
    about: null,
    tries: 0,
    triedAtMs: -Infinity,
    triedPosition: position,
    troubledAtMs: null,
    cappedAtMs: null,
    undecodableAtMs: [],
    gaveUp: null,
  }
}

/**
 * dash.js does not return from a segment that failed past its retries, nor from a damaged one. This decides what brings
 * the film back: the smallest step first, each in its time, and never without end (PLAY-12).
 */
export function recover(state: Recovery, event: Happening, atMs: number): [Recovery, Step] {
  switch (event.type) {
    case 'offline':
      return [{ ...state, isOnline: false }, nothing]
    case 'online':
      return cameBack({ ...state, isOnline: true }, atMs)
    case 'sought':
      return [{ ...state, lost: null, starvedAtMs: null, movedAtMs: atMs }, nothing]
    case 'unsupported':
      return giveUp(state, 'unsupported')
    case 'undecodable':
      return undecodable(state, atMs)
    case 'lost':
      if (state.gaveUp || event.wanted === 'subtitles') return [state, nothing]
      return [hearOfLoss(state, { wanted: event.wanted, status: event.status, rung: event.rung }, atMs), nothing]
    case 'looked':
      return look(state, event, atMs)
  }
}

/** Whether the film stands still for want of a network, so that the screen can say so. */
export function waitsForNetwork({ isOnline, about, movedAtMs }: Recovery, atMs: number): boolean {
  const isStill = atMs - movedAtMs > patience.unsaid
  return isStill && (!isOnline || (about !== null && isNetwork(about)))
}

const hearOfLoss = (state: Recovery, lost: LostRequest, atMs: number): Recovery =>
  ({ ...state, lost, about: lost, troubledAtMs: state.troubledAtMs ?? atMs })

function look(state: Recovery, seen: Extract<Happening, { type: 'looked' }>, atMs: number): [Recovery, Step] {
  const now = observe(state, seen, atMs)
  if (now.gaveUp || !seen.wantsToPlay) return [now, nothing]
  if (now.cappedAtMs !== null && now.troubledAtMs === null && atMs - now.cappedAtMs > patience.limit) {
    return [{ ...now, cappedAtMs: null }, { do: 'liftLimit' }]
  }
  if (now.lost && (now.starvedAtMs !== null || !now.hasBegun)) return afterLoss(now, now.lost, atMs)
  if (now.lost || atMs - now.triedAtMs < patience.betweenTries) return [now, nothing]
  return isHung(now, seen, atMs) ? afterHang(now, atMs) : [now, nothing]
}

/** Takes in what is seen: film that runs well ends the trouble. */
function observe(state: Recovery, seen: Extract<Happening, { type: 'looked' }>, atMs: number): Recovery {
  const { position, wantsToPlay, isFetching, ahead } = seen
  const hasMoved = position !== state.position
  const isStarved = wantsToPlay && ahead < 0.1 && !isFetching
  const next = {
    ...state,
    position,
    hasBegun: state.hasBegun || (hasMoved && wantsToPlay),
    movedAtMs: hasMoved || !wantsToPlay ? atMs : state.movedAtMs,
    starvedAtMs: isStarved ? (state.starvedAtMs ?? atMs) : null,
  }
  const runsWell = hasMoved && ahead >= 0.1 && state.lost === null && Math.abs(position - state.triedPosition) > soundSeconds
  return runsWell ? { ...next, tries: 0, about: null, troubledAtMs: null } : next
}

function isHung(state: Recovery, { isFetching, lastByteAtMs }: Extract<Happening, { type: 'looked' }>, atMs: number): boolean {
  const still = atMs - Math.max(state.movedAtMs, state.triedAtMs)
  if (!state.hasBegun) return atMs - Math.max(state.movedAtMs, state.triedAtMs, lastByteAtMs) > patience.beginning
  if (isFetching) return Math.min(still, atMs - lastByteAtMs) > patience.silent
  if (state.starvedAtMs !== null) return atMs - Math.max(state.starvedAtMs, state.triedAtMs) > patience.starved
  return still > patience.stuck
}

/** The player said what it could not get, and asks no more: ask again, or do without it. */
function afterLoss(state: Recovery, lost: LostRequest, atMs: number): [Recovery, Step] {
  if (!state.isOnline) return [state, nothing]
  if (isNetwork(lost)) {
    if (atMs - state.triedAtMs < patience.betweenTries) return [state, nothing]
    const isLate = state.troubledAtMs !== null && atMs - state.troubledAtMs > patience.network
    if (isLate) return giveUp(state, 'network')
    return askAgain(state, lost, atMs)
  }
  if (lost.wanted === 'manifest') {
    return state.tries < mostManifestTries ? take({ ...state, lost: null }, { do: 'reopen' }, atMs) : giveUp(state, 'missing')
  }
  if (state.tries >= mostTries) return giveUp(state, 'missing')
  const isPiece = lost.wanted === 'segment' && (lost.rung === null || state.tries >= mostRungsTried)
  const step: Step = isPiece ? { do: 'skip' } : { do: 'avoid', rung: lost.rung }
  return take({ ...state, lost: null }, step, atMs)
}

/** Nothing was said and nothing moves. */
function afterHang(state: Recovery, atMs: number): [Recovery, Step] {
  if (!state.isOnline) return [state, nothing]
  const ladder: Step[] = [{ do: 'nudge' }, { do: 'avoid', rung: null }, { do: 'skip' }, { do: 'reopen' }, { do: 'skip' }, { do: 'reopen' }]
  const atStart: Step[] = [{ do: 'reopen' }, { do: 'avoid', rung: null }, { do: 'reopen' }]
  const step = (state.hasBegun ? ladder : atStart)[state.tries]
  return step ? take({ ...state, troubledAtMs: state.troubledAtMs ?? atMs }, step, atMs) : giveUp(state, 'broken')
}

/** The network is back: nobody waits for the next look. */
function cameBack(state: Recovery, atMs: number): [Recovery, Step] {
  if (state.gaveUp || !state.lost || (state.starvedAtMs === null && state.hasBegun)) return [state, nothing]
  return askAgain(state, state.lost, atMs)
}

/** What the network owes is asked for as long as it takes: these steps are not counted. */
function askAgain(state: Recovery, { wanted }: LostRequest, atMs: number): [Recovery, Step] {
  const [next, step] = take({ ...state, lost: null }, { do: wanted === 'segment' ? 'nudge' : 'reopen' }, atMs)
  return [{ ...next, tries: state.tries }, step]
}

/** A picture that cannot be decoded once is an accident; again and again it is the film. */
function undecodable(state: Recovery, atMs: number): [Recovery, Step] {
  const recent = [...state.undecodableAtMs.filter((each) => atMs - each <= patience.undecodable), atMs]
  const next = { ...state, undecodableAtMs: recent, troubledAtMs: state.troubledAtMs ?? atMs }
  if (next.gaveUp) return [next, nothing]
  if (recent.length > mostUndecodable) return giveUp(next, 'broken')
  return take(next, recent.length === 1 ? { do: 'avoid', rung: null } : { do: 'skip' }, atMs)
}

function take(state: Recovery, step: Step, atMs: number): [Recovery, Step] {
  const cappedAtMs = step.do === 'avoid' ? atMs : state.cappedAtMs
  return [{ ...state, tries: state.tries + 1, triedAtMs: atMs, triedPosition: state.position, cappedAtMs, starvedAtMs: null }, step]
}

function giveUp(state: Recovery, because: Trouble): [Recovery, Step] {
  return [{ ...state, gaveUp: because }, { do: 'giveUp', because }]
}

/** No answer, a busy server, or a key that was refused while a new one was on its way. */
function isNetwork({ status }: LostRequest): boolean {
  return status === 0 || status >= 500 || status === 403 || status === 408 || status === 429
}
