import { useEffect, useEffectEvent, useState } from 'react'
import { isInPictureInPicture } from '../picture-in-picture/use-picture-in-picture.ts'

/**
 * The seconds left while it runs; null otherwise. It stops while neither page nor video is seen (PLAY-97), and starts anew when it
 * runs again or its length changes.
 */
export function useCountdown(isRunning: boolean, fromSeconds: number, onZero: () => void): number | null {
  const [passed, setPassed] = useState(0)
  const length = isRunning ? fromSeconds : null
  const [counted, setCounted] = useState(length)
  if (counted !== length) {
    setCounted(length)
    setPassed(0)
  }
  const left = Math.max(0, fromSeconds - passed)
  const finish = useEffectEvent(onZero)
  useEffect(() => {
    if (!isRunning || left === 0) return
    const timer = setInterval(() => { if (!isUnseen()) setPassed((before) => before + 1) }, 1000)
    return () => clearInterval(timer)
  }, [isRunning, left])
  useEffect(() => {
    if (!isRunning || left > 0) return
    if (!isUnseen()) return finish()
    const abort = new AbortController()
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return
      abort.abort()
      finish()
    }, { signal: abort.signal })
    return () => abort.abort()
  }, [isRunning, left])
  return isRunning ? left : null
}

/** In picture-in-picture the user watches although the page is hidden. */
const isUnseen = () => document.hidden && !isInPictureInPicture()
