import { ApiError, awaitParty, controlParty, createParty, joinParty, leaveParty } from '@ott/api-client'
import type { Call, WatchParty } from '@ott/api-client'
import { clockOffset, correctDrift, expectedPosition, maxDriftSeconds } from '@ott/playback'
import type { ClockSample, PartyPlayback } from '@ott/playback'
import { retryWaitMs } from '../recovery/retry-wait.ts'
import { partyEndOf } from './party-end.ts'
import { roleIn } from './party-state.ts'
import type { PartyState } from './party-state.ts'

/** What the party needs of a player. */
export type PartyPlayer = {
  contentId: string
  video: HTMLVideoElement
  /** Whether the video is wanted to play. */
  isPaused: () => boolean
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  setRate: (rate: number) => void
  /** Plays at a speed that is not shown as the chosen one; null returns to the chosen one. */
  nudge: (rate: number | null) => void
}

export type PartySession = {
  /** The player that is open; null between two videos. */
  attach: (player: PartyPlayer | null) => void
  /** Leaves the party. */
  leave: () => void
  /** Ends it for everybody. */
  end: () => void
  /** The player closes. It leaves, unless it goes with the party to another video. */
  close: () => void
}

type PartyOptions = {
  call: Call
  /** Of the party to join; null starts one. */
  code: string | null
  /** The one that is open. */
  player: PartyPlayer | null
  onChange: (state: PartyState) => void
  /** The party has gone on to another video. */
  onOpen: (titleLink: string, contentId: string) => void
  now?: () => number
  random?: () => number
}

const tickMs = 250
const pings = 5
/** Clocks of computers differ by some milliseconds a minute. */
const clockMaxAgeMs = 60_000
/** The host's own player drifts from what it told last. */
const reportedDriftSeconds = 0.1
/** A frame of a paused video. */
const sameFrameSeconds = 0.04
/** A seek to data that has to be loaded takes no longer. */
const maxLeadSeconds = 3
/** The browser refused to play: the next try comes after this. */
const playRetryMs = 3_000
const controlRetryMs = 1_000
/** Waits stop growing at some eight seconds: the server forgets a member after 60 seconds of silence. */
const maxBackoffSteps = 3
/** A dragged seek bar sends some of its positions. */
const minControlMs = 200

const mediaEvents = ['play', 'pause', 'playing', 'waiting', 'seeking', 'seeked', 'ended', 'loadedmetadata'] as const

/**
 * Membership in a party: it joins, hears of changes and comes back after an outage. The host's player leads, those of the guests
 * follow (PARTY-2, PARTY-10).
 */
export function openPartySession({ call, code: givenCode, player: firstPlayer, onChange, onOpen, now = () => performance.now(), random = Math.random }: PartyOptions): PartySession {
  const abort = new AbortController()
  const { signal } = abort
  let state: PartyState = { status: 'connecting' }
  let code = givenCode
  let player: PartyPlayer | null = null
  let unlisten = () => {}
  let offsetMs = 0
  let clockReadAtMs = -Infinity
  let leadSeconds = 0
  let isSettling = false
  let isLeading = false
  let playedAtMs = -Infinity
  let isControlling = false
  let nextControlAtMs = -Infinity
  let openedContentId: string | null = null
  let wakeUp = () => {}

  const timer = setInterval(tick, tickMs)
  attach(firstPlayer)
  void stayConnected()

  function change(next: PartyState): void {
    state = next
    onChange(next)
  }

  function tell(party: WatchParty): void {
    const known = state.status === 'joined' ? state : null
    // Answers to a control and to a question can overtake each other.
    if (signal.aborted || (known && party.version < known.party.version)) return
    const wasGuest = roleIn(state) === 'guest'
    if (!known || known.isReconnecting || party.version > known.party.version) change({ status: 'joined', party, isReconnecting: false })
    if (wasGuest && roleIn(state) === 'host') player?.setRate(party.playback.rate)
    tick()
  }

  function over(reason: (PartyState & { status: 'over' })['reason']): void {
    stop()
    change({ status: 'over', reason })
  }

  async function stayConnected(): Promise<void> {
    let failures = 0
    let isMember = false
    while (!signal.aborted) {
      try {
        // After an outage any answer is news.
        const party = isMember && state.status === 'joined' ? await awaitParty(call, state.party.code, state.isReconnecting ? 0 : state.party.version, { signal }) : await enter()
        if (party === null) {
          await wait(tickMs)
          continue
        }
        failures = 0
        isMember = true
        if (now() - clockReadAtMs > clockMaxAgeMs) await readClock(party)
        tell(party)
      } catch (error) {
        if (signal.aborted) return
        const end = error instanceof ApiError ? partyEndOf(error) : 'failed'
        // The server has forgotten a member that was silent for long.
        if (isMember && error instanceof ApiError && error.code === 'NOT_FOUND') isMember = false
        else if (end !== null) return over(end)
        else {
          failures += 1
          clockReadAtMs = -Infinity
          if (state.status === 'joined') change({ ...state, isReconnecting: true })
          await wait(retryWaitMs(Math.min(failures, maxBackoffSteps), random()))
        }
      }
    }
  }

  /** Null while there is no video to start a party with. */
  async function enter(): Promise<WatchParty | null> {
    if (code !== null) return joinParty(call, code, { signal })
    const playback = player && playbackOf(player)
    if (!playback) return null
    const party = await createParty(call, playback)
    code = party.code
    return party
  }

  /** Ends early when the network comes back, or a player. */
  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timeout)
        window.removeEventListener('online', done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timeout = setTimeout(done, ms)
      wakeUp = done
      window.addEventListener('online', done)
      signal.addEventListener('abort', done)
    })
  }

  /** Asks for a version that is there, which is answered at once. */
  async function readClock({ code: own }: WatchParty): Promise<void> {
    const samples: ClockSample[] = []
    while (samples.length < pings) {
      const sentAtMs = now()
      const { nowMs } = await awaitParty(call, own, 0, { signal })
      samples.push({ sentAtMs, receivedAtMs: now(), serverMs: nowMs })
    }
    offsetMs = clockOffset(samples)
    clockReadAtMs = now()
  }

  function tick(): void {
    if (!player || state.status !== 'joined') return
    const { party, isReconnecting } = state
    if (roleIn(state) === 'host' && (isLeading ||= mayLead(player, party.playback))) {
      if (!isReconnecting) lead(player, party)
    }
    else if (party.playback.contentId === player.contentId) follow(player, party.playback)
    else if (openedContentId !== party.playback.contentId) {
      openedContentId = party.playback.contentId
      onOpen(party.titleLink, party.playback.contentId)
    }
  }

  /** A host that comes back is where the party is before it leads again, so that a reload moves nobody. */
  function mayLead({ contentId, video }: PartyPlayer, playback: PartyPlayback): boolean {
    if (contentId !== playback.contentId || playback.status === 'buffering') return true
    const drift = video.currentTime - expectedPosition(playback, now() + offsetMs, video.duration)
    return video.readyState !== HTMLMediaElement.HAVE_NOTHING && Math.abs(drift) < maxDriftSeconds
  }

  /** Tells the server what differs from what it knows; one control at a time. */
  function lead(current: PartyPlayer, party: WatchParty): void {
    const playback = playbackOf(current)
    if (!playback || isControlling || now() < nextControlAtMs || !differs(playback, party.playback)) return
    isControlling = true
    nextControlAtMs = now() + minControlMs
    controlParty(call, party.code, playback).then(
      (next) => {
        isControlling = false
        tell(next)
      },
      () => {
        isControlling = false
        nextControlAtMs = now() + controlRetryMs
      },
    )
  }

  function differs(own: PartyPlayback, known: PartyPlayback): boolean {
    if (own.contentId !== known.contentId || own.status !== known.status || own.rate !== known.rate) return true
    const drift = Math.abs(own.positionSeconds - expectedPosition(known, own.atMs))
    return drift > (own.status === 'playing' ? reportedDriftSeconds : sameFrameSeconds)
  }

  /** Null until the video is known. */
  function playbackOf({ contentId, video, isPaused }: PartyPlayer): PartyPlayback | null {
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return null
    const hasData = !video.seeking && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    const status = isPaused() || video.ended ? 'paused' : hasData ? 'playing' : 'buffering'
    return { contentId, status, positionSeconds: video.currentTime, rate: video.playbackRate, atMs: now() + offsetMs }
  }

  function follow({ video, isPaused, ...own }: PartyPlayer, playback: PartyPlayback): void {
    if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return
    const expected = expectedPosition(playback, now() + offsetMs, video.duration)
    const driftSeconds = video.currentTime - expected
    if (playback.status !== 'playing') {
      if (!isPaused()) own.pause()
      if (!video.seeking && Math.abs(driftSeconds) > sameFrameSeconds) own.seek(expected)
      return
    }
    // The last moments play out.
    if (expected >= video.duration) return
    if (isPaused() || video.ended) {
      if (now() - playedAtMs < playRetryMs) return
      playedAtMs = now()
      own.play()
      if (Math.abs(driftSeconds) > sameFrameSeconds) own.seek(expected + leadSeconds)
      return
    }
    if (video.seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return
    playedAtMs = -Infinity
    const correction = correctDrift(driftSeconds, playback.rate)
    if (correction.type === 'play') {
      isSettling = false
      return own.nudge(correction.rate)
    }
    // A seek takes time, by which the next one aims ahead.
    if (isSettling) leadSeconds = Math.max(0, Math.min(maxLeadSeconds, leadSeconds - driftSeconds))
    isSettling = true
    own.seek(Math.min(expected + leadSeconds, video.duration))
  }

  function attach(next: PartyPlayer | null): void {
    unlisten()
    player = next
    isLeading = false
    if (next?.contentId === openedContentId) openedContentId = null
    if (!next) return
    const listening = new AbortController()
    unlisten = () => listening.abort()
    for (const type of mediaEvents) next.video.addEventListener(type, tick, { signal: listening.signal })
    wakeUp()
    tick()
  }

  function stop(): void {
    abort.abort()
    clearInterval(timer)
    unlisten()
    if (roleIn(state) === 'guest') player?.nudge(null)
  }

  const leave = (ends = false) => {
    if (!signal.aborted && code !== null) void leaveParty(call, code, { ends }).catch(() => {})
    stop()
  }

  return {
    attach,
    leave: () => leave(),
    end: () => leave(true),
    close: () => (openedContentId === null ? leave() : stop()),
  }
}
