import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'

const intentMilliseconds = 300

/** A card lifts when a mouse rests on it or focus stays in it, and settles when both have gone. */
export function useLift() {
  const [lifted, setLifted] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = () => {
    clearTimeout(timer.current)
    setLifted(false)
  }
  const lift = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setLifted(true), intentMilliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const on = {
    onPointerEnter: (event: PointerEvent) => { if (event.pointerType === 'mouse') lift() },
    onPointerLeave: settle,
    onFocus: lift,
    onBlur: (event: FocusEvent) => { if (!event.currentTarget.contains(event.relatedTarget)) settle() },
    onKeyDown: (event: KeyboardEvent) => { if (event.key === 'Escape') settle() },
  }
  return { lifted, on }
}
