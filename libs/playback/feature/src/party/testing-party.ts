import type { Call } from '@ott/api-client'
import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import { memberWith, partyAfter, startParty } from '@ott/playback'
import type { Party, PartyEvent, PartyPlayback } from '@ott/playback'
import type { PartyPlayer } from './party-session.ts'

/** How far its clock is ahead of that of the players. */
export const serverAheadMs = 7_000_000

/** A server with one party, by the rules of the domain. Its clock is fake time. */
export function aPartyServer() {
  let party: Party | null = null
  let waiting: (() => void)[] = []
  let failure: TestResponse | null = null
  let failures = 0
  const nowMs = () => performance.now() + serverAheadMs
  const apply = (event: PartyEvent) => {
    party = party && partyAfter(party, event, nowMs())
    waiting.splice(0).forEach((wake) => wake())
  }
  const member = (player: string) => ({ id: `id-${player}`, player, sessionId: player, name: player })
  const refused = (status: number, errorCode: string): TestResponse => ({ status, json: { errorCode, message: '', requestId: '' } })
  const answer = (player: string): TestResponse => {
    if (!party) return refused(410, 'PARTY_ENDED')
    const own = memberWith(party, player)
    if (!own) return refused(404, 'NOT_FOUND')
    const { positionSeconds: position, ...playback } = party.playback
    return { json: { code: 'abc', version: party.version, nowMs: nowMs(), permanentLink: `/${playback.contentId}`, memberId: own.id, hostId: party.hostId, members: party.members, playback: { ...playback, position } } }
  }
  const respond = async (player: string, method: string, path: string, body: unknown): Promise<TestResponse> => {
    if (failure) {
      failures += 1
      return failure
    }
    const playback = (): PartyPlayback => {
      const { position, ...given } = body as PartyPlayback & { position: number }
      return { ...given, atMs: method === 'POST' ? nowMs() : given.atMs, positionSeconds: position }
    }
    if (method === 'POST' && path.includes('/abc')) apply({ type: 'joined', member: member(player) })
    else if (method === 'POST') party = startParty(playback(), member(player), nowMs())
    else if (method === 'PUT') apply({ type: 'controlled', playback: playback() })
    else if (method === 'DELETE') apply(path.includes('ends=true') ? { type: 'ended' } : { type: 'left', player })
    else {
      party = party && partyAfter(party, { type: 'seen', player }, nowMs())
      const after = Number(/after=(\d+)/.exec(path)?.[1])
      if (party && memberWith(party, player) && party.version === after) await new Promise<void>((resolve) => {
        waiting.push(resolve)
        setTimeout(resolve, 10_000)
      })
      if (failure) return failure
    }
    return answer(player)
  }
  return {
    callOf: (player: string): Call => anApi(({ method, path, body }) => respond(player, method, path, body), { accessToken: 'a', refreshToken: 'r' }, { streamId: player }).call,
    apply,
    party: () => party,
    /** How many requests were made in an outage. */
    failures: () => failures,
    /** Fails every request from now on; null works again. */
    fail: (response: TestResponse | null) => {
      failure = response
      waiting.splice(0).forEach((wake) => wake())
    },
  }
}

/** A player whose video runs with fake time. `seekMs` is how long a seek takes. */
export function aSimulatedPlayer(contentId: string, startAtSeconds: number, { seekMs = 0, canPlay = true } = {}) {
  const video = document.createElement('video')
  let position = startAtSeconds
  let sinceMs = performance.now()
  let isPaused = false
  let rate = 1
  let chosenRate = 1
  let readyState = 4
  let isSeeking = false
  const seeks: number[] = []
  const isRunning = () => !isPaused && !isSeeking && readyState > 2
  const currentTime = () => position + (isRunning() ? ((performance.now() - sinceMs) / 1_000) * rate : 0)
  const settle = (change: () => void, ...events: string[]) => {
    position = currentTime()
    sinceMs = performance.now()
    change()
    for (const type of events) video.dispatchEvent(new Event(type))
  }
  const define = (name: string, get: () => unknown) => Object.defineProperty(video, name, { configurable: true, get })
  define('currentTime', currentTime)
  define('readyState', () => readyState)
  define('seeking', () => isSeeking)
  define('ended', () => false)
  define('duration', () => 600)
  define('playbackRate', () => rate)
  const seek = (seconds: number) => {
    seeks.push(seconds)
    settle(() => {
      position = seconds
      isSeeking = true
    }, 'seeking')
    setTimeout(() => settle(() => { isSeeking = false }, 'seeked', 'playing'), seekMs)
  }
  const player: PartyPlayer = {
    contentId,
    video,
    isPaused: () => isPaused,
    play: () => { if (canPlay) settle(() => { isPaused = false }, 'play', 'playing') },
    pause: () => settle(() => { isPaused = true }, 'pause'),
    seek,
    setRate: (next) => settle(() => { rate = chosenRate = next }),
    nudge: (next) => settle(() => { rate = next ?? chosenRate }),
  }
  return {
    ...player,
    player,
    seeks,
    stall: () => settle(() => { readyState = 2 }, 'waiting'),
    recover: () => settle(() => { readyState = 4 }, 'playing'),
    seconds: currentTime,
    rate: () => rate,
  }
}
