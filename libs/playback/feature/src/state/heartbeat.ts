import { ApiError } from '@ott/api-client'
import type { StreamGrant } from '@ott/api-client'

export type Heartbeat = {
  /** Playback started: beats at once if a beat is overdue. */
  play: () => void
  pause: () => void
  stop: () => void
  /** An extra beat for a refused token. Concurrent calls share one request. */
  renew: () => Promise<void>
}

type HeartbeatOptions = {
  beat: () => Promise<StreamGrant>
  onGrant: (grant: StreamGrant) => void
  /** Playback must stop. */
  onStop: (error: ApiError) => void
  /** When the last grant arrived; null before the first. */
  grantedAtMs: number | null
  refetchAfterSeconds: number
  now: () => number
}

/** A tunnel must not stop playback: consecutive failures before it does (PLAY-13). */
const maxFailures = 3

/** Keeps the stream slot during playback and renews the token (PLAY-13). */
export function startHeartbeat({ beat, onGrant, onStop, now, ...options }: HeartbeatOptions): Heartbeat {
  let grantedAtMs = options.grantedAtMs
  let waitMs = options.refetchAfterSeconds * 1000
  let failures = 0
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
      failures = 0
      onGrant(grant)
    } catch (error) {
      if (isStopped || !(error instanceof ApiError)) return
      failures += 1
      if (!isDenial(error) && failures < maxFailures) return
      stop()
      onStop(error)
    }
  }

  function schedule(): void {
    clearTimeout(timer)
    if (!isPlaying || isStopped || inFlight) return
    const dueInMs = grantedAtMs === null && failures === 0 ? 0 : failures > 0 ? waitMs : (grantedAtMs ?? 0) + waitMs - now()
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

/** A refusal with a reason, not a timeout or a busy server. */
function isDenial({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
