import { bufferedAhead, bufferedUntil, lengthOf } from '../state/playback-session.ts'
import type { PlaybackSession } from '../state/playback-session.ts'
import type { ChangePlayback } from '../state/playback-state.ts'
import { initialRecovery, recover, waitsForNetwork } from './recovery-policy.ts'
import type { PlaybackFault, RecoveryAction, RecoveryEvent } from './recovery-policy.ts'

type StallRecovery = {
  /** A stream starts without a fault. */
  reset: () => void
  /** To be called periodically. */
  check: () => void
  dispatch: (event: RecoveryEvent) => void
}

/** A little more than one segment. */
const skipSeconds = 2.1

/** Performs the actions of `recover`. */
export function createStallRecovery(
  session: PlaybackSession,
  reopen: (atSeconds: number) => void,
  onGiveUp: (fault: PlaybackFault) => void,
  onChange: ChangePlayback,
): StallRecovery {
  const { video } = session
  let recovery = initialRecovery(performance.now(), session.position)

  function check(): void {
    const { isFetching, lastAtMs } = session.engine?.traffic() ?? { isFetching: true, lastAtMs: performance.now() }
    const wantsToPlay = session.engine !== null && session.wantsToPlay && !session.hasEnded
    dispatch({ type: 'checked', position: session.position, ahead: bufferedAhead(session), wantsToPlay, isFetching, lastByteAtMs: lastAtMs })
    onChange({ isNetworkLost: wantsToPlay && waitsForNetwork(recovery, performance.now()) })
  }

  function dispatch(event: RecoveryEvent): void {
    const [next, action] = recover(recovery, event, performance.now())
    recovery = next
    perform(action)
  }

  function perform(action: RecoveryAction): void {
    switch (action.type) {
      case 'none': return
      case 'nudge': video.currentTime = session.position + 0.05
        return
      case 'reopen': return reopen(session.position)
      case 'avoidBitrate': session.engine?.avoidBitrate(action.bitrateKbps ?? 'current')
        return reopen(session.position)
      case 'skip': return reopen(positionAfterDamage(session))
      case 'liftLimit': session.engine?.avoidBitrate(null)
        return
      case 'giveUp': return onGiveUp(action.fault)
    }
  }

  return {
    reset() { recovery = { ...initialRecovery(performance.now(), session.position), isOnline: navigator.onLine } },
    check,
    dispatch,
  }
}

function positionAfterDamage(session: PlaybackSession): number {
  const next = Math.max(session.position, bufferedUntil(session.video, session.position)) + skipSeconds
  return Math.min(next, Math.max(0, lengthOf(session) - 1))
}
