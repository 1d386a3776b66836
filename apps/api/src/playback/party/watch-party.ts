import { randomBytes } from 'node:crypto'
import type { Playable } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import { isPartyFull, memberWith, partyAfter, startParty } from '@ott/playback'
import type { NewPartyMember, Party, PartyEvent, PartyPlayback } from '@ott/playback'
import type { FastifyInstance } from 'fastify'
import type { TitleLookup } from '../../catalogue/title-lookup.ts'
import type { Deps } from '../../config/deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers, RequestContext, SignedIn } from '../../http/request.ts'
import { scheduleCleanup } from '../../jobs/cleanup.ts'
import { polling } from '../../jobs/polling.ts'
import { memoryRateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { playerOf } from '../player-of-call.ts'
import type { PlaybackTables } from '../tables.ts'
import { partyRelay } from './party-relay.ts'
import { partyStore } from './party-store.ts'

export type PartyFacts = {
  titleOf: TitleLookup
  /** Throws the reason why the user may not play the title now. */
  requireAccess: (title: Playable | null, user: SignedIn, country: string) => Promise<void>
  /** Null if the user's profile has no name. */
  profileNameOf: (user: SignedIn) => Promise<string | null>
  hasSessionEnded: (sessionId: string) => boolean
  rateLimiter: RateLimiter
}

export type PartyCall = 'createParty' | 'joinParty' | 'party' | 'controlParty' | 'leaveParty'
type MemberCall = RequestContext<'joinParty'>
type VideoCall = Pick<MemberCall, 'cap' | 'user' | 'country'>

/** 96 bits, which nobody guesses (PARTY-8). In hexadecimal, because messengers drop other characters at the end of a link. */
const codeBytes = 12

/** A question is answered after this even if nothing has changed, long before the call times out. */
const maxWaitMs = 10_000

/** A control may be on its way for this long. */
const maxControlAgeMs = 5_000

/** A dragged seek bar sends many controls, and a reload joins again. */
const limits = {
  create: { name: 'party', points: 20, windowSeconds: 3_600 },
  join: { name: 'party-join', points: 60, windowSeconds: 600 },
  ask: { name: 'party-ask', points: 120, windowSeconds: 60 },
  control: { name: 'party-control', points: 240, windowSeconds: 60 },
} satisfies Record<string, Limit>

/** People who watch together. The server holds the state of a party and relays it; each member plays by its own entitlement. */
export function watchParties(
  app: FastifyInstance,
  { db, redis, log, now, testOverrides }: Deps<PlaybackTables>,
  { titleOf, requireAccess, profileNameOf, hasSessionEnded, rateLimiter }: PartyFacts,
): Pick<Handlers, PartyCall> {
  const store = partyStore(db, now)
  const relay = partyRelay(redis, log)
  const memoryLimiter = memoryRateLimiter({ now, testOverrides })

  const titleFor = (contentId: string, { cap }: Pick<MemberCall, 'cap'>) => titleOf(contentId, { language: 'english', cap })

  const requireVideo = async (contentId: string, call: VideoCall) => requireAccess(await titleFor(contentId, call), call.user, call.country)

  const existing = async (code: string): Promise<Party> => {
    const party = (await store.readAll([code])).get(code)
    if (!party) throw new ApiError('PARTY_ENDED')
    return party
  }

  const newMember = async (call: Pick<MemberCall, 'user' | 'query' | 'userAgent'>): Promise<NewPartyMember> => {
    const { streamId: player, browser: sessionId } = playerOf(call)
    return { id: randomBytes(codeBytes).toString('hex'), player, sessionId, name: await profileNameOf(call.user) }
  }

  /** `check` may throw to refuse the event. */
  const change = async (code: string, event: PartyEvent, check?: (party: Party) => void): Promise<Party | null> => {
    const { before, after } = await store.apply(code, event, check)
    if (!before) throw new ApiError('PARTY_ENDED')
    if (after?.version !== before.version) relay.publish(code)
    return after
  }

  /** What the caller sees. A video that its profile may not see is none of its party. */
  const answer = async (code: string, party: Party | null, call: Pick<MemberCall, 'user' | 'query' | 'userAgent' | 'cap'>): Promise<Answer<'party'>> => {
    if (!party) throw new ApiError('PARTY_ENDED')
    const member = memberWith(party, playerOf(call).streamId)
    const title = await titleFor(party.playback.contentId, call)
    if (!member || !title) throw new ApiError('NOT_FOUND')
    const { contentId, status, positionSeconds, rate, atMs } = party.playback
    return {
      code,
      version: party.version,
      nowMs: now().getTime(),
      playback: { contentId, status, position: positionSeconds, rate, atMs },
      permanentLink: title.permanentLink,
      memberId: member.id,
      hostId: party.hostId,
      members: party.members.map(({ id, name, number }) => ({ id, name, number })),
    }
  }

  /** Members that were silent, or whose session ended, leave; those who wait for another version hear so. */
  const check = async () => {
    const codes = relay.awaited()
    if (codes.length === 0) return
    const parties = await store.readAll(codes)
    for (const code of codes) {
      const party = parties.get(code)
      const endedSessionIds = party?.members.map(({ sessionId }) => sessionId).filter(hasSessionEnded) ?? []
      const event = { type: 'checked', endedSessionIds } as const
      if (party && partyAfter(party, event, now().getTime())?.version !== party.version) await change(code, event).catch(unlessEnded)
      else relay.compare(code, party?.version ?? null)
    }
  }
  const checks = polling(check, (error) => log.warn({ err: error }, 'polling watch parties failed'))
  app.addHook('onReady', async () => {
    relay.start()
    await checks.start()
  })
  app.addHook('preClose', async () => {
    checks.stop()
    relay.stop()
  })
  scheduleCleanup(app, store.deleteExpired)

  return {
    createParty: async (call) => {
      await rateLimiter.consume([{ limit: limits.create, key: call.user.userId }])
      await requireVideo(call.body.contentId, call)
      const code = randomBytes(codeBytes).toString('hex')
      const party = startParty(playbackIn({ ...call.body, atMs: now().getTime() }, now()), await newMember(call), now().getTime())
      await store.insert(code, party)
      return answer(code, party, call)
    },

    joinParty: async (call) => {
      const { code } = call.params
      await rateLimiter.consume([{ limit: limits.join, key: call.user.userId }])
      const { playback } = await existing(code)
      await requireVideo(playback.contentId, call)
      const member = await newMember(call)
      return answer(code, await change(code, { type: 'joined', member }, (before) => {
        if (isPartyFull(before, member.player, now().getTime())) throw new ApiError('PARTY_FULL')
      }), call)
    },

    party: async (call) => {
      const { code } = call.params
      const player = playerOf(call).streamId
      await memoryLimiter.consume([{ limit: limits.ask, key: player }])
      const party = await change(code, { type: 'seen', player })
      const isMember = party && memberWith(party, player)
      if (!isMember || party.version !== call.query.after) return answer(code, party, call)
      await relay.wait(code, party.version, maxWaitMs)
      return answer(code, (await store.readAll([code])).get(code) ?? null, call)
    },

    controlParty: async (call) => {
      const { code } = call.params
      const player = playerOf(call).streamId
      await memoryLimiter.consume([{ limit: limits.control, key: player }])
      const before = await existing(code)
      requireHost(before, player)
      // A host who lost access to the video may still pause it; what the host sees is decided by each entitlement.
      if (call.body.contentId !== before.playback.contentId) await requireVideo(call.body.contentId, call)
      const playback = playbackIn(call.body, now())
      return answer(code, await change(code, { type: 'controlled', playback }, (party) => requireHost(party, player)), call)
    },

    leaveParty: async ({ params: { code }, query, ...call }) => {
      const player = playerOf({ query, ...call }).streamId
      const ends = query.ends === 'true'
      await change(code, ends ? { type: 'ended' } : { type: 'left', player }, (party) => {
        if (!memberWith(party, player)) throw new ApiError('PARTY_ENDED')
        if (ends) requireHost(party, player)
      })
    },
  }
}

/** Another process was faster. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

function requireHost(party: Party, player: string): void {
  if (memberWith(party, player)?.id !== party.hostId) throw new ApiError('FORBIDDEN')
}

/** The client's estimate of the server's time, within what a call takes. */
function playbackIn({ position, atMs, ...playback }: RequestContext<'controlParty'>['body'], now: Date): PartyPlayback {
  const nowMs = now.getTime()
  return { ...playback, positionSeconds: position, atMs: Math.max(nowMs - maxControlAgeMs, Math.min(nowMs, atMs)) }
}
