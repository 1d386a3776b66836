/** What the members of a party play. Between two changes the position follows from this alone (PARTY-1). */
export type PartyPlayback = {
  contentId: string
  /** `buffering`: the host has no data, and the party waits for it (PARTY-4). */
  status: 'playing' | 'paused' | 'buffering'
  /** True at `atMs`. */
  positionSeconds: number
  rate: number
  /** The server's clock, in milliseconds since the epoch. */
  atMs: number
}

export type PartyMember = {
  /** Public. */
  id: string
  /** The player that the member watches with. */
  player: string
  sessionId: string
  /** Of the profile; null if it has none. */
  name: string | null
  /** By order of joining, from one. */
  number: number
  seenAtMs: number
}

/** `members` are in the order of joining. `version` grows with each change that members see. */
export type Party = { version: number; playback: PartyPlayback; hostId: string; members: PartyMember[]; joins: number; expiresAtMs: number }

export type NewPartyMember = Pick<PartyMember, 'id' | 'player' | 'sessionId' | 'name'>

export type PartyEvent =
  | { type: 'joined'; member: NewPartyMember }
  /** The member asked for the state. */
  | { type: 'seen'; player: string }
  | { type: 'controlled'; playback: PartyPlayback }
  | { type: 'left'; player: string }
  /** By the host. */
  | { type: 'ended' }
  /** From time to time; `endedSessionIds` ended meanwhile. */
  | { type: 'checked'; endedSessionIds: readonly string[] }

export const maxPartyMembers = 10

/** Without a control of its host a party ends after this (PARTY-6). */
export const partyMaxIdleMs = 6 * 3_600_000

/** A member that was not heard of for this long has left: more than a reload, or half a minute without a network (PARTY-5). */
export const memberAbsentAfterMs = 60_000

export function startParty(playback: PartyPlayback, host: NewPartyMember, nowMs: number): Party {
  return {
    version: 1, playback, hostId: host.id, members: [{ ...host, number: 1, seenAtMs: nowMs }], joins: 1, expiresAtMs: nowMs + partyMaxIdleMs,
  }
}

/** The party after an event; null when it has ended. Time passes with each event: absent members leave first (PARTY-5). */
export function partyAfter(before: Party, event: PartyEvent, nowMs: number): Party | null {
  if (nowMs >= before.expiresAtMs) return null
  const party = withMembers(before, before.members.filter((member) => isPresent(member, nowMs) || isOf(event, member)))
  return party && after(party, event, nowMs)
}

function after(party: Party, event: PartyEvent, nowMs: number): Party | null {
  switch (event.type) {
    case 'joined': return joined(party, event.member, nowMs)
    case 'seen': return { ...party, members: party.members.map((member) => (member.player === event.player ? { ...member, seenAtMs: nowMs } : member)) }
    case 'controlled': return { ...party, version: party.version + 1, playback: event.playback, expiresAtMs: nowMs + partyMaxIdleMs }
    case 'ended': return null
    case 'left': return withMembers(party, party.members.filter(({ player }) => player !== event.player))
    case 'checked': return withMembers(party, party.members.filter(({ sessionId }) => !event.endedSessionIds.includes(sessionId)))
  }
}

/** When the party ends if nothing happens until then. */
export function partyEndsAtMs({ expiresAtMs, members }: Party): number {
  return Math.min(expiresAtMs, Math.max(...members.map(({ seenAtMs }) => seenAtMs)) + memberAbsentAfterMs)
}

export function memberWith(party: Party, player: string): PartyMember | undefined {
  return party.members.find((member) => member.player === player)
}

/** Whether a player that is no member finds no place (PARTY-7). */
export function isPartyFull(party: Party, player: string, nowMs: number): boolean {
  return !memberWith(party, player) && party.members.filter((member) => isPresent(member, nowMs)).length >= maxPartyMembers
}

/** Joining again, after a reload, changes nothing but the name. */
function joined(party: Party, { id, player, sessionId, name }: NewPartyMember, nowMs: number): Party {
  const own = memberWith(party, player)
  if (own) {
    const members = party.members.map((member) => (member === own ? { ...own, name, seenAtMs: nowMs } : member))
    return { ...party, members, version: party.version + Number(name !== own.name) }
  }
  const joins = party.joins + 1
  return { ...party, joins, version: party.version + 1, members: [...party.members, { id, player, sessionId, name, number: joins, seenAtMs: nowMs }] }
}

/** The longest present member succeeds a host that left. A party without members ends (PARTY-5). */
function withMembers(party: Party, members: PartyMember[]): Party | null {
  const [first] = members
  if (!first) return null
  if (members.length === party.members.length) return party
  const hostId = members.some(({ id }) => id === party.hostId) ? party.hostId : first.id
  return { ...party, members, hostId, version: party.version + 1 }
}

/** Seen in the future is from before the clock was set back. */
function isPresent({ seenAtMs }: PartyMember, nowMs: number): boolean {
  return Math.abs(nowMs - seenAtMs) <= memberAbsentAfterMs
}

/** A member that comes back is not absent. */
function isOf(event: PartyEvent, { player }: PartyMember): boolean {
  return (event.type === 'seen' && event.player === player) || (event.type === 'joined' && event.member.player === player)
}

/** Where the party is, in seconds (PARTY-1). */
export function expectedPosition({ status, positionSeconds, rate, atMs }: PartyPlayback, nowMs: number, lengthSeconds = Infinity): number {
  const passedSeconds = status === 'playing' ? Math.max(0, nowMs - atMs) / 1_000 : 0
  return Math.min(positionSeconds + passedSeconds * rate, lengthSeconds)
}

export type DriftCorrection = { type: 'play'; rate: number } | { type: 'seek' }

/** From here on a seek is less annoying than being apart (PARTY-2). */
export const maxDriftSeconds = 0.3
/** A frame of 25 in a second. */
const unnoticedDriftSeconds = 0.04
/** Speech sounds as usual. */
const maxNudge = 0.05
/** A drift is made up for in this time, if the nudge is large enough. */
const nudgeSeconds = 4

/** How a member comes back to the party. `driftSeconds` is positive ahead of it; `rate` is the party's (PARTY-2). */
export function correctDrift(driftSeconds: number, rate: number): DriftCorrection {
  const off = Math.abs(driftSeconds)
  if (!(off < maxDriftSeconds)) return { type: 'seek' }
  if (off <= unnoticedDriftSeconds) return { type: 'play', rate }
  // Whole percents, so that the speed changes rarely.
  const nudge = Math.min(maxNudge, Math.round((off / nudgeSeconds) * 100) / 100)
  return { type: 'play', rate: rate * (1 - Math.sign(driftSeconds) * nudge) }
}

/** One question to the server for its time, by the client's clock, in milliseconds. */
export type ClockSample = { sentAtMs: number; receivedAtMs: number; serverMs: number }

/**
 * How far the server's clock is ahead, in milliseconds: the median of the samples' estimates, each of which assumes that both ways take
 * equally long (Cristian's algorithm). An estimate is wrong by half its round trip at most (PARTY-3).
 */
export function clockOffset(samples: readonly ClockSample[]): number {
  const offsets = samples.map(({ sentAtMs, receivedAtMs, serverMs }) => serverMs - (sentAtMs + receivedAtMs) / 2).toSorted((a, b) => a - b)
  const middle = Math.floor(offsets.length / 2)
  const [low = 0, high = low] = offsets.length % 2 === 1 ? [offsets[middle]] : [offsets[middle - 1], offsets[middle]]
  return (low + high) / 2
}
