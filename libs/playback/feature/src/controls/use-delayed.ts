import { useEffect, useState } from 'react'

/** True after `isOn` has lasted for the delay, which suppresses flicker. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, delayMs])
  return isOn && isLate
}
