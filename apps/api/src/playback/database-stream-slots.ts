import { advisoryLock, retryOnConflict, transaction } from '@ott/database'
import { admitStream, isRunning, slotSeconds } from '@ott/playback'
import type { Admission, StreamSlot } from '@ott/playback'
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import { batchWrites } from '../jobs/write-batcher.ts'
import { publicStreamId } from './concurrent-streams.ts'
import type { Heartbeat, StopRequest, StreamSlots } from './concurrent-streams.ts'
import type { PlaybackTables } from './tables.ts'

const admitted: Admission = { kind: 'admitted', displaced: [] }

/** Each call is atomic, also across processes. */
export function slotsInDatabase(db: Kysely<PlaybackTables>, now: () => Date): StreamSlots {
  const renew = batchWrites((beats: Heartbeat[]) => retryOnConflict(() => renewAll(db, beats, now())))
  return {
    beat: async (beat) => ((await renew(beat)) ? admitted : claim(db, beat, now())),
    check: async (beat) => admitStream(await slotsOf(db, beat.userId), { ...beat, isStart: true }, now()),
    stop: (request) => stop(db, request, now()),
    isLive: async (userId, streamId) => (await slotsOf(db, userId)).some((slot) => publicStreamId(userId, slot.streamId) === streamId && isRunning(slot, now())),
    count: async () => {
      const moment = now()
      const { running } = await db
        .selectFrom('running_stream')
        .select(({ fn }) => fn.countAll<number>().as('running'))
        .where((row) => row.and([row('last_beat', '>', oldest(moment)), row('last_beat', '<=', newest(moment)), row('stopped_by', 'is', null)]))
        .executeTakeFirstOrThrow()
      return running
    },
    deleteExpired: async () => {
      const moment = now()
      await db
        .deleteFrom('running_stream')
        .where((row) => row.or([row('last_beat', '<=', oldest(moment)), row('last_beat', '>', newest(moment))]))
        .execute()
    },
  }
}

/** Stores streams that were counted elsewhere. */
export async function importSlots(db: Kysely<PlaybackTables>, userId: string, slots: StreamSlot[]): Promise<void> {
  if (slots.length === 0) return
  await db
    .insertInto('running_stream')
    .values(slots.map((slot) => rowOf(userId, slot)))
    .onConflict((conflict) => conflict.columns(['viewer', 'stream_id']).doUpdateSet((its) => ({ last_beat: its.ref('excluded.last_beat') })).whereRef('running_stream.last_beat', '<', 'excluded.last_beat'))
    .execute()
}

/**
 * Renews the slots of a batch in one statement. A slot stays if it is among the first `maxStreams`. A heartbeat that this
 * does not renew is decided by itself.
 */
async function renewAll(db: Kysely<PlaybackTables>, beats: Heartbeat[], moment: Date): Promise<boolean[]> {
  const { rows } = await sql<{ userId: string; streamId: string }>`
    update running_stream as mine set last_beat = ${moment}, content_id = asked.content_id
    from unnest(
      ${beats.map(({ userId }) => userId)}::text[], ${beats.map(({ streamId }) => streamId)}::text[], ${beats.map(({ contentId }) => contentId)}::text[],
      ${beats.map(({ maxStreams }) => maxStreams)}::int[]
    ) as asked (viewer, stream_id, content_id, max_streams)
    where mine.viewer = asked.viewer and mine.stream_id = asked.stream_id and last_beat > ${oldest(moment)} and stopped_by is null and asked.max_streams > (
      select count(*) from running_stream as other
      where other.viewer = mine.viewer and other.last_beat > ${oldest(moment)} and other.last_beat <= ${newest(moment)} and other.stopped_by is null
        and (other.started_at, other.stream_id collate "C") < (mine.started_at, mine.stream_id collate "C")
    )
    returning mine.viewer as "userId", mine.stream_id as "streamId"`.execute(db)
  const renewed = new Set(rows.map(keyOf))
  return beats.map((beat) => renewed.has(keyOf(beat)))
}

function keyOf({ userId, streamId }: Pick<Heartbeat, 'userId' | 'streamId'>): string {
  return `${userId} ${streamId}`
}

/** Starts of one user run one after another, so that two cannot claim the last slot. */
async function claim(db: Kysely<PlaybackTables>, beat: Heartbeat, moment: Date): Promise<Admission> {
  const { userId, streamId, browser, device, contentId } = beat
  return transaction(db, async (trx) => {
    await advisoryLock(trx, `streams of ${userId}`)
    await trx
      .deleteFrom('running_stream')
      .where('viewer', '=', userId)
      .where((row) => row.or([row('last_beat', '<=', oldest(moment)), row('last_beat', '>', newest(moment))]))
      .execute()
    const slots = await slotsOf(trx, userId)
    const admission = admitStream(slots, beat, moment)
    if (admission.kind === 'stopped') return admission
    const own = slots.find((slot) => slot.streamId === streamId)
    await trx.deleteFrom('running_stream').where('viewer', '=', userId).where('stream_id', '=', streamId).execute()
    if (admission.kind === 'full') return admission
    for (const displaced of admission.displaced) await markStopped(trx, userId, displaced.streamId, { device, isSameBrowser: true }, moment)
    const startedAt = own && !own.stoppedBy ? own.startedAt : moment
    await trx.insertInto('running_stream').values(rowOf(userId, { streamId, browser, device, contentId, startedAt, lastBeat: moment, stoppedBy: null })).execute()
    return admission
  })
}

async function stop(db: Kysely<PlaybackTables>, { userId, streamId, by }: StopRequest, moment: Date): Promise<void> {
  const slot = (await slotsOf(db, userId)).find((each) => publicStreamId(userId, each.streamId) === streamId)
  if (!slot) return
  if (slot.streamId === by.streamId) await db.deleteFrom('running_stream').where('viewer', '=', userId).where('stream_id', '=', slot.streamId).execute()
  else if (isRunning(slot, moment)) await markStopped(db, userId, slot.streamId, { device: by.device, isSameBrowser: by.browser === slot.browser }, moment)
}

/** The first one to stop a stream is the one that its player hears of. */
async function markStopped(db: Kysely<PlaybackTables>, userId: string, streamId: string, { device, isSameBrowser }: NonNullable<StreamSlot['stoppedBy']>, moment: Date): Promise<void> {
  await db
    .updateTable('running_stream')
    .set({ stopped_by: device, stopped_in_same_browser: isSameBrowser, last_beat: moment })
    .where('viewer', '=', userId)
    .where('stream_id', '=', streamId)
    .where('stopped_by', 'is', null)
    .execute()
}

async function slotsOf(db: Kysely<PlaybackTables>, userId: string): Promise<StreamSlot[]> {
  const rows = await db.selectFrom('running_stream').selectAll().where('viewer', '=', userId).execute()
  return rows.map(slotOf)
}

type Row = Selectable<PlaybackTables['running_stream']>

function slotOf(row: Row): StreamSlot {
  return {
    streamId: row.stream_id,
    browser: row.browser,
    device: row.device,
    contentId: row.content_id,
    startedAt: row.started_at,
    lastBeat: row.last_beat,
    stoppedBy: row.stopped_by === null ? null : { device: row.stopped_by, isSameBrowser: row.stopped_in_same_browser },
  }
}

function rowOf(userId: string, { streamId, browser, device, contentId, startedAt, lastBeat, stoppedBy }: StreamSlot): Row {
  return {
    viewer: userId,
    stream_id: streamId,
    browser,
    device,
    content_id: contentId,
    started_at: startedAt,
    last_beat: lastBeat,
    stopped_by: stoppedBy?.device ?? null,
    stopped_in_same_browser: stoppedBy?.isSameBrowser ?? false,
  }
}

function oldest(moment: Date): Date {
  return new Date(moment.getTime() - slotSeconds * 1_000)
}

/** A later heartbeat is from before the clock was set back, and would hold its slot until the clock has caught up (PLAY-90). */
function newest(moment: Date): Date {
  return new Date(moment.getTime() + slotSeconds * 1_000)
}
