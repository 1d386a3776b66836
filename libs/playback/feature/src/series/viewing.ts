import { asksStillWatching, sleepsInMs } from '@ott/playback'
import type { Attention, SleepTimer } from '@ott/playback'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

/** What outlives a single video: the sleep timer, and whether somebody is still watching. */
export type Viewing = {
  sleep: SleepTimer
  setSleep: (timer: SleepTimer) => void
  /** Whether to ask before the next episode plays by itself (PLAY-135). */
  asksStillWatching: () => boolean
  countAutoplay: () => void
  /** Somebody is there. */
  noteInput: () => void
}

/** Input in the player is a sign of somebody; windows of their own and media keys report theirs. */
export function useViewing(root: RefObject<HTMLElement | null>): Viewing {
  const [sleep, setSleep] = useState<SleepTimer>({ type: 'off' })
  const [attention] = useState(createAttention)
  useEffect(() => {
    const player = root.current
    const types = ['pointerdown', 'pointermove'] as const
    types.forEach((type) => player?.addEventListener(type, attention.noteInput))
    // Hotkeys work without focus in the player.
    document.addEventListener('keydown', attention.noteInput)
    return () => {
      types.forEach((type) => player?.removeEventListener(type, attention.noteInput))
      document.removeEventListener('keydown', attention.noteInput)
    }
  }, [root, attention])
  return { sleep, setSleep, asksStillWatching: attention.asks, countAutoplay: attention.countAutoplay, noteInput: attention.noteInput }
}

function createAttention() {
  const fresh = (): Attention => ({ autoplayedEpisodes: 0, lastInputAtMs: performance.now() })
  let attention = fresh()
  return {
    noteInput: () => { attention = fresh() },
    countAutoplay: () => { attention = { ...attention, autoplayedEpisodes: attention.autoplayedEpisodes + 1 } },
    asks: () => asksStillWatching(attention, performance.now()),
  }
}

/**
 * Calls `onSleep` once when the timer is due; a device that slept through it, at once (PLAY-137). A timer for the end of the video
 * is over when that video is left.
 */
export function useSleepTimer({ sleep, setSleep }: Pick<Viewing, 'sleep' | 'setSleep'>, hasEnded: boolean, onSleep: () => void): void {
  const videoLeft = useEffectEvent(() => { if (sleep.type === 'endOfVideo') setSleep({ type: 'off' }) })
  useEffect(() => (hasEnded ? () => videoLeft() : undefined), [hasEnded])
  const due = useEffectEvent(() => {
    setSleep({ type: 'off' })
    onSleep()
  })
  useEffect(() => {
    if (sleep.type !== 'at') return
    const timer = setInterval(() => { if (sleepsInMs(sleep, Date.now()) === 0) due() }, 1000)
    return () => clearInterval(timer)
  }, [sleep])
}
