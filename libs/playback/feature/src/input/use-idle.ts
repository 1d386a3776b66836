import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

const idleAfterMs = 3000

/** True after three seconds without input. Never while `isHeld` (open menu, paused) or while a control has keyboard focus. */
export function useIdle(root: RefObject<HTMLElement | null>, isHeld: boolean): { isIdle: boolean; wake: () => void; sleep: () => void } {
  const [isIdle, setIdle] = useState(false)
  const [wokenAt, setWokenAt] = useState(0)
  const wake = useCallback(() => {
    setIdle(false)
    setWokenAt(performance.now())
  }, [])
  const sleep = useCallback(() => setIdle(true), [])

  useEffect(() => {
    if (isHeld) return
    const timer = setInterval(() => { if (!hasVisibleFocus(root.current)) setIdle(true) }, idleAfterMs)
    return () => clearInterval(timer)
  }, [root, isHeld, wokenAt])

  return { isIdle: isIdle && !isHeld, wake, sleep }
}

function hasVisibleFocus(root: HTMLElement | null): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== root && root?.contains(focused) === true && focused.matches(':focus-visible')
}
