/** The device that ended a stream. */
export type StoppedBy = { device: string; isSameBrowser: boolean }

/** A stream of a user. One that was stopped stays until its player has heard so. */
export type StreamSlot = {
  streamId: string
  /** The session or the guest that plays it. */
  browser: string
  /** The device's display name. */
  device: string
  contentId: string
  startedAt: Date
  lastBeat: Date
  stoppedBy: StoppedBy | null
}

/** `isStart`: the user starts the video, as opposed to a heartbeat. */
export type StreamRequest = { streamId: string; browser: string; maxStreams: number; isStart: boolean }

export type Admission =
  /** `displaced` are earlier streams of the same browser whose slots the new one needs. */
  | { kind: 'admitted'; displaced: StreamSlot[] }
  | { kind: 'stopped'; by: StoppedBy }
  | { kind: 'full'; running: StreamSlot[] }

/** A slot becomes free this long after its last heartbeat (PLAY-57). */
export const slotSeconds = 60

/**
 * Decides on a heartbeat by the slots of its user. A running stream precedes those that started later (PLAY-56). A new one
 * that finds no free slot takes over those of its own browser: a tab that was closed or that crashed never locks its user
 * out (PLAY-140).
 */
export function admitStream(slots: StreamSlot[], request: StreamRequest, now: Date): Admission {
  const live = slots.filter((slot) => isLive(slot, now))
  const own = live.find(({ streamId }) => streamId === request.streamId)
  if (own?.stoppedBy && !request.isStart) return { kind: 'stopped', by: own.stoppedBy }
  const running = live.filter(({ streamId, stoppedBy }) => streamId !== request.streamId && !stoppedBy).toSorted(byStart)
  const isRunning = own !== undefined && !own.stoppedBy
  const precedes = isRunning ? running.filter((slot) => byStart(slot, own) < 0) : running
  if (precedes.length < request.maxStreams) return { kind: 'admitted', displaced: [] }
  const needed = running.length - request.maxStreams + 1
  const displaced = isRunning ? [] : running.filter(({ browser }) => browser === request.browser).toSorted(byLastBeat).slice(0, needed)
  return displaced.length === needed ? { kind: 'admitted', displaced } : { kind: 'full', running }
}

/** Whether a stream occupies its slot. */
export function isRunning(slot: StreamSlot, now: Date): boolean {
  return isLive(slot, now) && slot.stoppedBy === null
}

/** A heartbeat from the future is from before the clock was set back, and would hold its slot until then (PLAY-90). */
function isLive({ lastBeat }: StreamSlot, now: Date): boolean {
  const ageMs = now.getTime() - lastBeat.getTime()
  return ageMs < slotSeconds * 1_000 && ageMs >= -slotSeconds * 1_000
}

function byStart(a: StreamSlot, b: StreamSlot): number {
  return a.startedAt.getTime() - b.startedAt.getTime() || compare(a.streamId, b.streamId)
}

function byLastBeat(a: StreamSlot, b: StreamSlot): number {
  return a.lastBeat.getTime() - b.lastBeat.getTime() || compare(a.streamId, b.streamId)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
