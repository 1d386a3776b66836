import { ApiError } from '@ott/api-client'
import type { StreamGrant } from '@ott/api-client'

export type Heartbeat = {
  /** The film runs: beats now if the last beat is too long ago. */
  play: () => void
  pause: () => void
  stop: () => void
  /** A beat out of turn: a key was refused. Many may ask at once; they wait on one. */
  renew: () => Promise<void>
}

export type HeartbeatOptions = {
  beat: () => Promise<StreamGrant>
  onGrant: (grant: StreamGrant) => void
  /** The viewer may not go on, and why. */
  onStop: (error: ApiError) => void
  /** When the last grant came, if one has. */
  grantedAtMs: number | null
  refetchAfterSeconds: number
  now: () => number
}

/** A tunnel must not end a film: this many beats may get lost in a row before it stops (PLAY-13). */
const mostLost = 3

/** Keeps the stream ours while the film runs, and brings new keys (PLAY-13). */
export function startHeartbeat({ beat, onGrant, onStop, now, ...options }: HeartbeatOptions): Heartbeat {
  let grantedAtMs = options.grantedAtMs
  let waitMs = options.refetchAfterSeconds * 1000
  let lost = 0
  let isPlaying = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight: Promise<void> | null = null

  const renew = () => (inFlight ??= once().finally(() => {
    inFlight = null
    schedule()
  }))

  async function once(): Promise<void> {
    try {
      const grant = await beat()
      if (isStopped) return
      grantedAtMs = now()
      waitMs = grant.refetchAfterSeconds * 1000
      lost = 0
      onGrant(grant)
    } catch (error) {
      if (isStopped || !(error instanceof ApiError)) return
      lost += 1
      if (!isDenial(error) && lost < mostLost) return
      stop()
      onStop(error)
    }
  }

  function schedule(): void {
    clearTimeout(timer)
    if (!isPlaying || isStopped || inFlight) return
    const dueInMs = grantedAtMs === null && lost === 0 ? 0 : lost > 0 ? waitMs : (grantedAtMs ?? 0) + waitMs - now()
    timer = setTimeout(() => void renew(), Math.max(0, dueInMs))
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
  }

  return {
    play() {
      if (isPlaying) return
      isPlaying = true
      schedule()
    },
    pause() {
      isPlaying = false
      clearTimeout(timer)
    },
    stop,
    renew: () => (isStopped ? Promise.resolve() : renew()),
  }
}

/** Said by the server with a reason, and not just no answer or a busy one. */
function isDenial({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
