import fc from 'fast-check'
import {
  clockOffset, correctDrift, expectedPosition, isPartyFull, maxDriftSeconds, maxPartyMembers, memberAbsentAfterMs, memberWith, partyAfter, partyEndsAtMs, partyMaxIdleMs, startParty,
} from './watch-party.ts'
import type { Party, PartyEvent, PartyPlayback } from './watch-party.ts'

const start = 1_000_000
const playback: PartyPlayback = { contentId: 'ferry', status: 'playing', positionSeconds: 60, rate: 1, atMs: start }
const aMember = (player: string) => ({ id: `id-${player}`, player, sessionId: `session-${player}`, name: player })

/** The host `ana` and those who joined after it. */
function aParty(...guests: string[]): Party {
  return guests.reduce<Party>((party, player) => partyAfter(party, { type: 'joined', member: aMember(player) }, start) ?? party, startParty(playback, aMember('ana'), start))
}

const playersOf = (party: Party | null) => party?.members.map(({ player }) => player) ?? null
const hostOf = (party: Party | null) => party?.members.find(({ id }) => id === party.hostId)?.player ?? null

describe('the position of a party', () => {
  it('advances at its rate while it plays, and stands while it is paused or waits for its host', () => {
    expect(expectedPosition({ ...playback, rate: 1.5 }, start + 10_000)).toBe(75)
    for (const status of ['paused', 'buffering'] as const) expect(expectedPosition({ ...playback, status }, start + 10_000)).toBe(60)
  })

  it('ends with the video', () => {
    expect(expectedPosition(playback, start + 3_600_000, 100)).toBe(100)
  })

  it('never goes back, whatever the clock says', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e6), (from, by) => {
      expect(expectedPosition(playback, start + from + by)).toBeGreaterThanOrEqual(expectedPosition(playback, start + from))
    }))
  })
})

describe('a member that drifts', () => {
  it('is left alone within a frame, nudged below the bound, and seeks from it on', () => {
    expect([0.03, -0.03].map((drift) => correctDrift(drift, 1.25))).toEqual([{ type: 'play', rate: 1.25 }, { type: 'play', rate: 1.25 }])
    expect(correctDrift(0.1, 1)).toEqual({ type: 'play', rate: 0.97 })
    expect(correctDrift(-0.29, 1)).toEqual({ type: 'play', rate: 1.05 })
    expect([maxDriftSeconds, -5, Number.NaN].map((drift) => correctDrift(drift, 1).type)).toEqual(['seek', 'seek', 'seek'])
  })

  it('is within a frame soon, without another seek', () => {
    const tickSeconds = 0.25
    fc.assert(fc.property(fc.double({ min: -0.299, max: 0.299, noNaN: true }), fc.constantFrom(0.5, 1, 1.25, 2), (first, rate) => {
      let drift = first
      for (let tick = 0; tick < 80; tick += 1) {
        const correction = correctDrift(drift, rate)
        if (correction.type === 'seek') throw new Error(`seeks at ${drift}`)
        const next = drift + (correction.rate - rate) * tickSeconds
        expect(Math.abs(next)).toBeLessThanOrEqual(Math.abs(drift))
        drift = next
      }
      expect(Math.abs(drift)).toBeLessThanOrEqual(0.05)
    }))
  })
})

describe('the offset of the server’s clock', () => {
  it('is the median of the estimates, which one slow answer does not move', () => {
    const fast = { sentAtMs: 0, receivedAtMs: 20, serverMs: 5_010 }
    expect(clockOffset([fast, { ...fast, receivedAtMs: 900, serverMs: 5_010 }, fast])).toBe(5_000)
    expect(clockOffset([fast, { ...fast, serverMs: 5_030 }])).toBe(5_010)
    expect(clockOffset([])).toBe(0)
  })

  it('is wrong by half the longest round trip at most', () => {
    const sample = (offset: number) => fc.tuple(fc.nat(1e6), fc.nat(500), fc.nat(500)).map(([sentAtMs, there, back]) => ({ sentAtMs, receivedAtMs: sentAtMs + there + back, serverMs: sentAtMs + there + offset }))
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }).chain((offset) => fc.tuple(fc.constant(offset), fc.array(sample(offset), { minLength: 1, maxLength: 9 }))), ([offset, samples]) => {
      const longest = Math.max(...samples.map(({ sentAtMs, receivedAtMs }) => receivedAtMs - sentAtMs))
      expect(Math.abs(clockOffset(samples) - offset)).toBeLessThanOrEqual(longest / 2)
    }))
  })
})

describe('a party', () => {
  it('gives a late joiner what plays, and numbers members in the order of joining', () => {
    const party = aParty('bani', 'chitra')
    expect(party.playback).toEqual(playback)
    expect(party.members.map(({ player, number }) => [player, number])).toEqual([['ana', 1], ['bani', 2], ['chitra', 3]])
  })

  it('knows a player that comes back after a reload', () => {
    const party = aParty('bani')
    const again = partyAfter(party, { type: 'joined', member: { ...aMember('ana'), id: 'other' } }, start + 75_000)
    expect([playersOf(again), hostOf(again), memberWith(again!, 'ana')?.id]).toEqual([['ana'], 'ana', 'id-ana'])
  })

  it('passes from a host that leaves to the member that is there for longest', () => {
    expect(hostOf(partyAfter(aParty('bani', 'chitra'), { type: 'left', player: 'ana' }, start))).toBe('bani')
  })

  it('ends with its last member, or by its host', () => {
    expect(partyAfter(aParty(), { type: 'left', player: 'ana' }, start)).toBeNull()
    expect(partyAfter(aParty('bani'), { type: 'ended' }, start)).toBeNull()
  })

  it('loses a member whose session ends', () => {
    const party = partyAfter(aParty('bani'), { type: 'checked', endedSessionIds: ['session-ana'] }, start)
    expect([playersOf(party), hostOf(party)]).toEqual([['bani'], 'bani'])
  })

  it('loses a member that is silent for too long, or from before the clock was set back', () => {
    for (const now of [start + memberAbsentAfterMs + 1, start - memberAbsentAfterMs - 1]) {
      expect(playersOf(partyAfter(aParty('bani'), { type: 'seen', player: 'bani' }, now))).toEqual(['bani'])
    }
    expect(playersOf(partyAfter(aParty('bani'), { type: 'seen', player: 'bani' }, start + memberAbsentAfterMs))).toEqual(['ana', 'bani'])
  })

  it('is full at ten, but not for its members', () => {
    const guests = Array.from({ length: maxPartyMembers - 1 }, (_, index) => `guest-${index}`)
    const party = aParty(...guests)
    expect([isPartyFull(party, 'another', start), isPartyFull(party, 'guest-3', start), isPartyFull(party, 'another', start + memberAbsentAfterMs + 1)]).toEqual([true, false, false])
  })

  it('ends six hours after the last control of its host', () => {
    const seen: PartyEvent = { type: 'seen', player: 'ana' }
    expect(partyAfter(aParty(), seen, start + partyMaxIdleMs)).toBeNull()
    const controlled = partyAfter({ ...aParty(), expiresAtMs: start + 1 }, { type: 'controlled', playback: { ...playback, status: 'paused' } }, start)
    expect([controlled?.playback.status, controlled?.expiresAtMs]).toEqual(['paused', start + partyMaxIdleMs])
  })

  it('ends at a known moment if nothing happens', () => {
    const party = aParty('bani')
    for (const each of [party, { ...party, expiresAtMs: start + 1_000 }]) {
      const after = (nowMs: number) => partyAfter(each, { type: 'checked', endedSessionIds: [] }, nowMs)
      expect([after(partyEndsAtMs(each) - 1) === null, after(partyEndsAtMs(each) + 1)]).toEqual([false, null])
    }
  })

  it('grows its version with each change that members see, and with no other', () => {
    const party = aParty('bani')
    const versionAfter = (event: PartyEvent) => (partyAfter(party, event, start)?.version ?? 0) - party.version
    expect(versionAfter({ type: 'seen', player: 'ana' })).toBe(0)
    expect(versionAfter({ type: 'joined', member: aMember('bani') })).toBe(0)
    expect(versionAfter({ type: 'joined', member: { ...aMember('bani'), name: 'বাণী' } })).toBe(1)
    expect(versionAfter({ type: 'controlled', playback })).toBe(1)
    expect(versionAfter({ type: 'left', player: 'ana' })).toBe(1)
    expect(versionAfter({ type: 'left', player: 'nobody' })).toBe(0)
  })

  it('has one host that is a member, different members and growing versions after any events', () => {
    const players = fc.constantFrom('ana', 'bani', 'chitra', 'dia')
    const event = fc.oneof<fc.Arbitrary<PartyEvent>[]>(
      players.map((player) => ({ type: 'joined', member: aMember(player) })),
      players.map((player) => ({ type: 'seen', player })),
      players.map((player) => ({ type: 'left', player })),
      players.map((player) => ({ type: 'checked', endedSessionIds: [`session-${player}`] })),
      fc.constant({ type: 'controlled', playback }),
    )
    fc.assert(fc.property(fc.array(fc.tuple(event, fc.integer({ min: -60_000, max: 60_000 }))), (events) => {
      let party: Party | null = aParty('bani')
      let now = start
      for (const [each, passes] of events) {
        now += passes
        const next: Party | null = party && partyAfter(party, each, now)
        if (next && party) {
          expect(next.members.filter(({ id }) => id === next.hostId)).toHaveLength(1)
          expect(new Set(next.members.map(({ player }) => player)).size).toBe(next.members.length)
          expect(next.members.map(({ number }) => number)).toEqual(next.members.map(({ number }) => number).toSorted((a, b) => a - b))
          expect(next.version).toBeGreaterThanOrEqual(party.version)
        }
        party = next
      }
    }))
  })
})
