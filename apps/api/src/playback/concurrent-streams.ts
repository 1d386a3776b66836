import { advisoryLock, retryOnConflict, transaction } from '@ott/database'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../config/deps.ts'
import { redisBreaker } from '../db/redis-breaker.ts'
import { batchWrites } from '../jobs/write-batcher.ts'
import type { PlaybackTables } from './tables.ts'

/** One heartbeat of a player. */
export type Heartbeat = {
  /** The user, signed in or anonymous, whose streams share one limit. */
  userId: string
  streamId: string
  /** The device's display name. */
  device: string
  maxStreams: number
}

/** Null: this stream may play. Else the devices that occupy all slots. */
export type Taken = string[] | null

export type StreamSlots = {
  /** Claims or renews a slot. */
  beat: (beat: Heartbeat) => Promise<Taken>
  /** Whether a slot is free, without taking it. */
  check: (beat: Heartbeat) => Promise<Taken>
  /** Deletes streams that ended long ago. */
  deleteExpired: () => Promise<void>
}

/** A slot becomes free this long after its last heartbeat (PLAY-21, PLAY-57). */
const slotSeconds = 60

/** Uses Redis if configured, else the database, which also takes over when Redis fails. */
export function createStreamSlots({ db, redis, now, log }: Pick<Deps<PlaybackTables>, 'db' | 'redis' | 'now' | 'log'>): StreamSlots {
  const inDatabase = slotsInDatabase(db, now)
  if (!redis) return inDatabase
  const inRedis = slotsInRedis(redis, now)
  const breaker = redisBreaker(log)
  const recent = recentStreams()
  const either = (name: 'beat' | 'check') => (beat: Heartbeat) =>
    breaker(
      async () => {
        const taken = await inRedis[name](beat)
        if (name === 'beat') recent.keep(beat, taken === null ? now() : null)
        return taken
      },
      async () => {
        await handOver(db, beat.userId, recent.take(beat.userId))
        return inDatabase[name](beat)
      },
    )
  return { beat: either('beat'), check: either('check'), deleteExpired: inDatabase.deleteExpired }
}

type RecentStream = { streamId: string; device: string; startedAt: Date; lastBeat: Date }

const maxRecentUsers = 20_000

/** The streams that this process admitted, by user. When Redis fails, they keep their slots (PLAY-88). */
function recentStreams() {
  const byUser = new LRUCache<string, Map<string, RecentStream>>({ max: maxRecentUsers, ttl: slotSeconds * 1_000 })
  return {
    /** Removes the streams of a user. */
    take(userId: string): RecentStream[] {
      const streams = byUser.get(userId)
      byUser.delete(userId)
      return [...(streams?.values() ?? [])]
    },
    /** Without a time the stream was refused. */
    keep({ userId, streamId, device }: Heartbeat, beatAt: Date | null): void {
      const streams = byUser.get(userId) ?? new Map<string, RecentStream>()
      const startedAt = streams.get(streamId)?.startedAt ?? beatAt
      streams.delete(streamId)
      if (beatAt && startedAt) streams.set(streamId, { streamId, device, startedAt, lastBeat: beatAt })
      byUser.set(userId, streams)
    },
  }
}

/** Stores streams that were counted in Redis. */
async function handOver(db: Kysely<PlaybackTables>, userId: string, streams: RecentStream[]): Promise<void> {
  if (streams.length === 0) return
  const rows = streams.map(({ streamId, device, startedAt, lastBeat }) => ({ viewer: userId, stream_id: streamId, device, started_at: startedAt, last_beat: lastBeat }))
  await db
    .insertInto('stream_slot')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['viewer', 'stream_id']).doUpdateSet((its) => ({ last_beat: its.ref('excluded.last_beat') })).whereRef('stream_slot.last_beat', '<', 'excluded.last_beat'))
    .execute()
}

function slotsInDatabase(db: Kysely<PlaybackTables>, now: () => Date): StreamSlots {
  const renew = batchWrites((beats: Heartbeat[]) => retryOnConflict(() => renewAll(db, beats, now())))
  return {
    beat: async (beat) => ((await renew(beat)) ? null : claim(db, beat, now())),
    check: async ({ userId, streamId, maxStreams }) => full(await others(db, userId, streamId, now()), maxStreams),
    deleteExpired: async () => {
      const moment = now()
      await db
        .deleteFrom('stream_slot')
        .where((row) => row.or([row('last_beat', '<=', oldest(moment)), row('last_beat', '>', newest(moment))]))
        .execute()
    },
  }
}

/** Renews the slots of a batch in one statement. A slot stays if it is among the first `maxStreams`. */
async function renewAll(db: Kysely<PlaybackTables>, beats: Heartbeat[], moment: Date): Promise<boolean[]> {
  const { rows } = await sql<{ userId: string; streamId: string }>`
    update stream_slot as mine set last_beat = ${moment}
    from unnest(
      ${beats.map(({ userId }) => userId)}::text[], ${beats.map(({ streamId }) => streamId)}::text[], ${beats.map(({ maxStreams }) => maxStreams)}::int[]
    ) as asked (viewer, stream_id, max_streams)
    where mine.viewer = asked.viewer and mine.stream_id = asked.stream_id and last_beat > ${oldest(moment)} and asked.max_streams > (
      select count(*) from stream_slot as other
      where other.viewer = mine.viewer and other.last_beat > ${oldest(moment)} and other.last_beat <= ${newest(moment)}
        and (other.started_at, other.stream_id) < (mine.started_at, mine.stream_id)
    )
    returning mine.viewer as "userId", mine.stream_id as "streamId"`.execute(db)
  const renewed = new Set(rows.map(keyOf))
  return beats.map((beat) => renewed.has(keyOf(beat)))
}

function keyOf({ userId, streamId }: Pick<Heartbeat, 'userId' | 'streamId'>): string {
  return `${userId} ${streamId}`
}

/** Starts of one user run one after another, so that two cannot claim the last slot. */
async function claim(db: Kysely<PlaybackTables>, { userId, streamId, device, maxStreams }: Heartbeat, moment: Date): Promise<Taken> {
  return transaction(db, async (trx) => {
    await advisoryLock(trx, `streams of ${userId}`)
    await trx
      .deleteFrom('stream_slot')
      .where('viewer', '=', userId)
      .where((row) => row.or([row('last_beat', '<=', oldest(moment)), row('last_beat', '>', newest(moment)), row('stream_id', '=', streamId)]))
      .execute()
    const taken = full(await others(trx, userId, streamId, moment), maxStreams)
    if (!taken) {
      await trx.insertInto('stream_slot').values({ viewer: userId, stream_id: streamId, device, started_at: moment, last_beat: moment }).execute()
    }
    return taken
  })
}

async function others(db: Kysely<PlaybackTables>, userId: string, streamId: string, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('stream_slot')
    .select('device')
    .where('viewer', '=', userId)
    .where('stream_id', '!=', streamId)
    .where('last_beat', '>', oldest(moment))
    .where('last_beat', '<=', newest(moment))
    .orderBy('started_at')
    .execute()
  return rows.map(({ device }) => device)
}

function full(devices: string[], maxStreams: number): Taken {
  return devices.length < maxStreams ? null : devices
}

function oldest(moment: Date): Date {
  return new Date(moment.getTime() - slotSeconds * 1_000)
}

/** A later heartbeat is from before the clock was set back, and would hold its slot until the clock has caught up (PLAY-90). */
function newest(moment: Date): Date {
  return new Date(moment.getTime() + slotSeconds * 1_000)
}

/**
 * One hash per user: stream -> started|beat|device. A stream precedes those that started later, as in the database;
 * returns the blocking devices, or nothing.
 */
const beatScript = `
local now, limit, own, device, takes = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3], ARGV[4], ARGV[5] == '1'
local oldest, newest, others, earlier, started = now - ${slotSeconds * 1_000}, now + ${slotSeconds * 1_000}, {}, 0, nil
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  local startedAt, beat, name = string.match(all[i + 1], '^(%d+)|(%d+)|(.*)$')
  if tonumber(beat) <= oldest or tonumber(beat) > newest then redis.call('HDEL', KEYS[1], all[i])
  elseif all[i] == own then started = tonumber(startedAt)
  else table.insert(others, { tonumber(startedAt), all[i], name }) end
end
table.sort(others, function(a, b) return a[1] < b[1] or (a[1] == b[1] and a[2] < b[2]) end)
for _, other in ipairs(others) do
  if started and (other[1] < started or (other[1] == started and other[2] < own)) then earlier = earlier + 1 end
end
local fits = #others < limit or (started and earlier < limit)
if fits and takes then
  redis.call('HSET', KEYS[1], own, string.format('%d|%d|%s', started or now, now, device))
  redis.call('PEXPIRE', KEYS[1], ${slotSeconds * 1_000})
end
if fits then return {} end
if takes then redis.call('HDEL', KEYS[1], own) end
local names = {}
for _, other in ipairs(others) do table.insert(names, other[3]) end
return names`

function slotsInRedis(redis: Redis, now: () => Date): Pick<StreamSlots, 'beat' | 'check'> {
  const run = async ({ userId, streamId, device, maxStreams }: Heartbeat, takes: boolean): Promise<Taken> => {
    const names = await redis.eval(beatScript, 1, `streams:{${userId}}`, now().getTime(), maxStreams, streamId, device, takes ? 1 : 0)
    const devices = names as string[]
    return devices.length === 0 ? null : devices
  }
  return { beat: (beat) => run(beat, true), check: (beat) => run(beat, false) }
}
