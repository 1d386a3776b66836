import { ApiError } from '@ott/api-client'
import type { StreamGrant } from '@ott/api-client'
import { maxTokenSeconds } from '@ott/playback'
import { retryWaitMs } from '../recovery/retry-wait.ts'

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
  random: () => number
}

/** A tunnel must not stop playback: consecutive failures before it can (PLAY-13). */
const maxFailures = 3

/**
 * Keeps the stream slot during playback and renews the token. A refusal stops playback; a service that does not answer stops it
 * only when the last token has expired (PLAY-13).
 */
export function startHeartbeat({ beat, onGrant, onStop, now, random, ...options }: HeartbeatOptions): Heartbeat {
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
      if (!isDenial(error) && (failures < maxFailures || isTokenAlive())) return
      stop()
      onStop(error)
    }
  }

  function isTokenAlive(): boolean {
    return grantedAtMs !== null && now() - grantedAtMs < maxTokenSeconds * 1000
  }

  function schedule(): void {
    clearTimeout(timer)
    if (!isPlaying || isStopped || inFlight) return
    const dueInMs = failures > 0 ? Math.max(waitMs, retryWaitMs(failures, random())) : grantedAtMs === null ? 0 : grantedAtMs + waitMs - now()
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
