import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Playback } from '../state/playback.ts'
import type { SoundMode } from './sound-mode.ts'
import { canFilterAudio, createAudioFilter, isProtected } from './audio-filter.ts'
import type { AudioFilter } from './audio-filter.ts'

/**
 * Applies the mode to the video of a playback, which exists from the first layout effect on. False where the browser cannot change
 * the sound.
 */
export function useSoundMode(playback: RefObject<Pick<Playback, 'video'> | null>, mode: SoundMode): boolean {
  const filter = useRef<AudioFilter>(null)
  const [hasProtection, setProtection] = useState(false)
  const isPossible = canFilterAudio()
  useEffect(() => {
    const video = playback.current?.video
    if (!video || !isPossible) return
    const abort = new AbortController()
    video.addEventListener('encrypted', () => setProtection(true), { signal: abort.signal })
    video.addEventListener('playing', () => setProtection(isProtected(video)), { signal: abort.signal })
    const created = createAudioFilter(video)
    filter.current = created
    return () => {
      abort.abort()
      created.close()
    }
  }, [playback, isPossible])
  useEffect(() => filter.current?.change(mode), [mode])
  return isPossible && !hasProtection
}
