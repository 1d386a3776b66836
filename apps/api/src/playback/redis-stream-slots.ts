import { isRunning, slotSeconds } from '@ott/playback'
import type { Admission, StreamSlot } from '@ott/playback'
import type { Redis } from 'ioredis'
import { publicStreamId } from './concurrent-streams.ts'
import type { Heartbeat, StreamSlots } from './concurrent-streams.ts'

/** One hash per user: stream -> slot as JSON, times in milliseconds. */
export function slotsInRedis(redis: Redis, now: () => Date): StreamSlots {
  const admit = async ({ userId, streamId, browser, device, contentId, maxStreams, isStart }: Heartbeat, takes: boolean): Promise<Admission> => {
    const request = JSON.stringify({ streamId, browser, device, contentId, maxStreams, isStart: isStart || !takes, takes, now: now().getTime() })
    return admissionIn((await redis.eval(admitScript, 1, keyOf(userId), request)) as string[])
  }
  const updateRunning = (userId: string, { running, ended }: { running: string[]; ended: string[] }) => {
    // Only for the metric, so no player waits for it.
    for (const streamId of running) redis.zadd(runningKey, now().getTime(), publicStreamId(userId, streamId)).catch(() => {})
    for (const streamId of ended) redis.zrem(runningKey, publicStreamId(userId, streamId)).catch(() => {})
  }
  return {
    beat: async (beat) => {
      const admission = await admit(beat, true)
      updateRunning(beat.userId, admission.kind === 'admitted' ? { running: [beat.streamId], ended: admission.displaced.map(({ streamId }) => streamId) } : { running: [], ended: [beat.streamId] })
      return admission
    },
    check: (beat) => admit(beat, false),
    isLive: async (userId, streamId) => {
      const slots = Object.values(await redis.hgetall(keyOf(userId))).map(slotIn)
      return slots.some((slot) => publicStreamId(userId, slot.streamId) === streamId && isRunning(slot, now()))
    },
    stop: async ({ userId, streamId, by }) => {
      const streams = await redis.hkeys(keyOf(userId))
      const stopped = streams.find((each) => publicStreamId(userId, each) === streamId)
      if (stopped === undefined) return
      await redis.eval(stopScript, 1, keyOf(userId), JSON.stringify({ ...by, streamId: stopped, isOwn: stopped === by.streamId, now: now().getTime() }))
      updateRunning(userId, { running: [], ended: [stopped] })
    },
    count: () => redis.zcount(runningKey, `(${now().getTime() - slotMs}`, now().getTime() + slotMs),
    deleteExpired: async () => {
      await redis.zremrangebyscore(runningKey, '-inf', now().getTime() - slotMs)
    },
  }
}

/** All running streams by their last beat. */
const runningKey = 'running-streams'

const keyOf = (userId: string) => `stream-slots:{${userId}}`

const slotMs = slotSeconds * 1_000

const slotFunctions = `
local function isLive(slot, now) return slot.lastBeat > now - ${slotMs} and slot.lastBeat <= now + ${slotMs} end
local function store(slot)
  redis.call('HSET', KEYS[1], slot.streamId, cjson.encode(slot))
  redis.call('PEXPIRE', KEYS[1], ${slotMs})
end`

/** The rule of \`admitStream\` in one atomic step. Returns the kind of the admission and its slots. */
const admitScript = `
${slotFunctions}
local asked = cjson.decode(ARGV[1])
local running, own = {}, nil
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  local slot = cjson.decode(all[i + 1])
  if not isLive(slot, asked.now) then redis.call('HDEL', KEYS[1], all[i])
  elseif slot.streamId == asked.streamId then own = slot
  elseif not slot.stoppedBy then table.insert(running, slot) end
end
if own and own.stoppedBy and not asked.isStart then return { 'stopped', cjson.encode(own) } end
if own and own.stoppedBy then own = nil end
local function by(field) return function(a, b) return a[field] < b[field] or (a[field] == b[field] and a.streamId < b.streamId) end end
table.sort(running, by('startedAt'))
local precedes, displaced = 0, {}
for _, slot in ipairs(running) do if not own or by('startedAt')(slot, own) then precedes = precedes + 1 end end
local isAdmitted = precedes < asked.maxStreams
if not isAdmitted and not own then
  local needed, same = #running - asked.maxStreams + 1, {}
  for _, slot in ipairs(running) do if slot.browser == asked.browser then table.insert(same, slot) end end
  table.sort(same, by('lastBeat'))
  if #same >= needed then
    isAdmitted = true
    for i = 1, needed do table.insert(displaced, same[i]) end
  end
end
local answer = { isAdmitted and 'admitted' or 'full' }
for _, slot in ipairs(isAdmitted and displaced or running) do table.insert(answer, cjson.encode(slot)) end
if not asked.takes then return answer end
if not isAdmitted then redis.call('HDEL', KEYS[1], asked.streamId) return answer end
for _, slot in ipairs(displaced) do
  slot.stoppedBy, slot.lastBeat = { device = asked.device, isSameBrowser = true }, asked.now
  store(slot)
end
store({
  streamId = asked.streamId, browser = asked.browser, device = asked.device, contentId = asked.contentId,
  startedAt = own and own.startedAt or asked.now, lastBeat = asked.now
})
return answer`

/** The first one to stop a stream is the one that its player hears of. */
const stopScript = `
${slotFunctions}
local by = cjson.decode(ARGV[1])
if by.isOwn then redis.call('HDEL', KEYS[1], by.streamId) return end
local text = redis.call('HGET', KEYS[1], by.streamId)
local slot = text and cjson.decode(text)
if not slot or slot.stoppedBy or not isLive(slot, by.now) then return end
slot.stoppedBy, slot.lastBeat = { device = by.device, isSameBrowser = by.browser == slot.browser }, by.now
store(slot)`

function admissionIn([kind, ...texts]: string[]): Admission {
  const slots = texts.map(slotIn)
  if (kind === 'full') return { kind, running: slots }
  const by = slots[0]?.stoppedBy
  return kind === 'stopped' && by ? { kind, by } : { kind: 'admitted', displaced: slots }
}

type StoredSlot = Omit<StreamSlot, 'startedAt' | 'lastBeat' | 'stoppedBy'> & { startedAt: number; lastBeat: number; stoppedBy?: StreamSlot['stoppedBy'] }

function slotIn(text: string): StreamSlot {
  const { startedAt, lastBeat, stoppedBy = null, ...slot } = JSON.parse(text) as StoredSlot
  return { ...slot, startedAt: new Date(startedAt), lastBeat: new Date(lastBeat), stoppedBy }
}
