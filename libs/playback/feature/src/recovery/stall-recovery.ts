import { lengthOf, readyAhead, readyUntil } from '../state/playback-session.ts'
import type { Film } from '../state/playback-session.ts'
import type { ChangePlayback } from '../state/playback-state.ts'
import { calm, recover, waitsForNetwork } from './recovery-policy.ts'
import type { Happening, Step, Trouble } from './recovery-policy.ts'

export type KeepRunning = {
  /** A film begins, with no trouble behind it. */
  begin: () => void
  /** Sees how the film stands; to be called again and again. */
  look: () => void
  happened: (event: Happening) => void
}

/** A little more than one segment. */
const skipSeconds = 2.1

/** Takes the steps that `recover` decides when a film stands still. */
export function keepRunning(
  film: Film,
  reopen: (atSeconds: number) => void,
  onGiveUp: (because: Trouble) => void,
  onChange: ChangePlayback,
): KeepRunning {
  const { video } = film
  let recovery = calm(performance.now(), film.place)

  function look(): void {
    const { isFetching, lastAtMs } = film.engine?.traffic() ?? { isFetching: true, lastAtMs: performance.now() }
    const wantsToPlay = film.engine !== null && film.wantsToPlay && !video.ended
    happened({ type: 'looked', position: film.place, ahead: readyAhead(film), wantsToPlay, isFetching, lastByteAtMs: lastAtMs })
    onChange({ isNetworkLost: wantsToPlay && waitsForNetwork(recovery, performance.now()) })
  }

  function happened(event: Happening): void {
    const [next, step] = recover(recovery, event, performance.now())
    recovery = next
    take(step)
  }

  function take(step: Step): void {
    switch (step.do) {
      case 'nothing': return
      case 'nudge': video.currentTime = film.place + 0.05
        return
      case 'reopen': return reopen(film.place)
      case 'avoid': film.engine?.avoidRung(step.rung ?? 'current')
        return reopen(film.place)
      case 'skip': return reopen(placeAfterDamage(film))
      case 'liftLimit': film.engine?.avoidRung(null)
        return
      case 'giveUp': return onGiveUp(step.because)
    }
  }

  return {
    begin() { recovery = { ...calm(performance.now(), film.place), isOnline: navigator.onLine } },
    look,
    happened,
  }
}

function placeAfterDamage(film: Film): number {
  const next = Math.max(film.place, readyUntil(film.video, film.place)) + skipSeconds
  return Math.min(next, Math.max(0, lengthOf(film) - 1))
}
