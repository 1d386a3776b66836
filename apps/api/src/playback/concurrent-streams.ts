import { createHash } from 'node:crypto'
import { slotSeconds } from '@ott/playback'
import type { Admission, StreamRequest, StreamSlot } from '@ott/playback'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../config/deps.ts'
import { redisBreaker } from '../db/redis-breaker.ts'
import { importSlots, slotsInDatabase } from './database-stream-slots.ts'
import { slotsInRedis } from './redis-stream-slots.ts'
import type { PlaybackTables } from './tables.ts'

/** One heartbeat of a player. */
export type Heartbeat = StreamRequest & {
  /** The user, signed in or anonymous, whose streams share one limit. */
  userId: string
  /** The device's display name. */
  device: string
  contentId: string
}

/** `streamId` is the public one; `by` is the player that stops the stream. */
export type StopRequest = { userId: string; streamId: string; by: Pick<Heartbeat, 'streamId' | 'browser' | 'device'> }

export type StreamSlots = {
  /** Claims or renews a slot. */
  beat: (beat: Heartbeat) => Promise<Admission>
  /** Whether a slot is free, without taking it. */
  check: (beat: Heartbeat) => Promise<Admission>
  /** Frees the slot of a stream if there is one. Another player than the own one hears so at its next heartbeat. */
  stop: (request: StopRequest) => Promise<void>
  /** Whether a stream runs. `streamId` is the public one. */
  isLive: (userId: string, streamId: string) => Promise<boolean>
  /** How many streams of all users run. */
  count: () => Promise<number>
  /** Deletes streams that ended long ago. */
  deleteExpired: () => Promise<void>
}

/** Names a stream to the devices of its user, without its session. */
export function publicStreamId(userId: string, streamId: string): string {
  return createHash('sha256').update(`${userId} ${streamId}`).digest('base64url').slice(0, 22)
}

/** Uses Redis if configured, else the database, which also takes over when Redis fails. */
export function createStreamSlots({ db, redis, now, log }: Pick<Deps<PlaybackTables>, 'db' | 'redis' | 'now' | 'log'>): StreamSlots {
  const inDatabase = slotsInDatabase(db, now)
  if (!redis) return inDatabase
  const inRedis = slotsInRedis(redis, now)
  const breaker = redisBreaker(log)
  const recent = recentStreams()
  /** Streams that Redis knew enter the database before it decides. */
  const either = <T>(userId: string, ask: (slots: typeof inRedis) => Promise<T>, onRedis: (answer: T) => void = () => {}): Promise<T> =>
    breaker(
      async () => {
        const answer = await ask(inRedis)
        onRedis(answer)
        return answer
      },
      async () => {
        await importSlots(db, userId, recent.take(userId))
        return ask(inDatabase)
      },
    )
  return {
    beat: (beat) => either(beat.userId, (slots) => slots.beat(beat), (admission) => recent.keep(beat, admission, now())),
    check: (beat) => either(beat.userId, (slots) => slots.check(beat)),
    stop: (request) => either(request.userId, (slots) => slots.stop(request), () => recent.forget(request)),
    isLive: (userId, streamId) => either(userId, (slots) => slots.isLive(userId, streamId)),
    count: () => breaker(inRedis.count, inDatabase.count),
    deleteExpired: async () => {
      await inDatabase.deleteExpired()
      await breaker(inRedis.deleteExpired, async () => {})
    },
  }
}

const maxRecentUsers = 20_000

/** The streams that this process admitted, by user. When Redis fails, they keep their slots (PLAY-88). */
function recentStreams() {
  const byUser = new LRUCache<string, Map<string, StreamSlot>>({ max: maxRecentUsers, ttl: slotSeconds * 1_000 })
  return {
    /** Removes the streams of a user. */
    take(userId: string): StreamSlot[] {
      const streams = byUser.get(userId)
      byUser.delete(userId)
      return [...(streams?.values() ?? [])]
    },
    keep({ userId, streamId, browser, device, contentId }: Heartbeat, admission: Admission, beatAt: Date): void {
      const streams = byUser.get(userId) ?? new Map<string, StreamSlot>()
      const startedAt = streams.get(streamId)?.startedAt ?? beatAt
      streams.delete(streamId)
      if (admission.kind === 'admitted') {
        for (const displaced of admission.displaced) streams.delete(displaced.streamId)
        streams.set(streamId, { streamId, browser, device, contentId, startedAt, lastBeat: beatAt, stoppedBy: null })
      }
      byUser.set(userId, streams)
    },
    forget({ userId, streamId }: StopRequest): void {
      const streams = byUser.get(userId)
      for (const id of streams?.keys() ?? []) if (publicStreamId(userId, id) === streamId) streams?.delete(id)
    },
  }
}
