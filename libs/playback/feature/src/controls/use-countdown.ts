import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The seconds left while it runs; null otherwise. It stops while the page is hidden (PLAY-97), and starts anew when it
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
    const timer = setInterval(() => { if (!document.hidden) setPassed((before) => before + 1) }, 1000)
    return () => clearInterval(timer)
  }, [isRunning, left])
  useEffect(() => {
    if (!isRunning || left > 0) return
    if (!document.hidden) return finish()
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
