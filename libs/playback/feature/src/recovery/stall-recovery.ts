import { bufferedAhead, lengthOf } from '../state/playback-session.ts'
import type { PlaybackSession } from '../state/playback-session.ts'
import type { ChangePlayback } from '../state/playback-state.ts'
import { isRemote } from '../state/remote-playback.ts'
import { playbackErrorOfFault } from './playback-error.ts'
import type { PlaybackError } from './playback-error.ts'
import { faultOf, initialRecovery, recover, waitsForNetwork } from './recovery-policy.ts'
import type { FaultDetail, RecoveryAction, RecoveryEvent } from './recovery-policy.ts'

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
  onGiveUp: (error: PlaybackError, detail: FaultDetail) => void,
  onChange: ChangePlayback,
): StallRecovery {
  const { video } = session
  let recovery = initialRecovery(performance.now(), session.position)

  function check(): void {
    const { isFetching, lastAtMs } = session.engine?.traffic() ?? { isFetching: true, lastAtMs: performance.now() }
    // Another screen has a buffer of its own.
    const wantsToPlay = session.engine !== null && session.wantsToPlay && !session.hasEnded && !isRemote(video)
    dispatch({ type: 'checked', position: session.position, ahead: bufferedAhead(session), wantsToPlay, isFetching, lastByteAtMs: lastAtMs })
    onChange({ isNetworkLost: wantsToPlay && waitsForNetwork(recovery, performance.now()) })
  }

  function dispatch(event: RecoveryEvent): void {
    const [next, action] = recover(recovery, event, performance.now())
    recovery = next
    if (action.type !== 'none' && action.type !== 'giveUp' && action.type !== 'liftLimit') {
      const { fault, ...detail } = faultOf(recovery)
      session.events.emit({ type: 'recovered', step: action.type, error: playbackErrorOfFault(fault).type, ...detail })
    }
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
      case 'giveUp': {
        const { fault, ...detail } = faultOf(recovery)
        return onGiveUp(playbackErrorOfFault(fault), detail)
      }
    }
  }

  return {
    reset() { recovery = { ...initialRecovery(performance.now(), session.position), isOnline: navigator.onLine } },
    check,
    dispatch,
  }
}

/** From the position, not from the end of the buffer: what is buffered can be played (PLAY-12). */
function positionAfterDamage(session: PlaybackSession): number {
  return Math.min(session.position + skipSeconds, Math.max(0, lengthOf(session) - 1))
}
