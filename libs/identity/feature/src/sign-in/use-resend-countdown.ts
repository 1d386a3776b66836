import { remainingResendSeconds } from '@ott/identity'
import type { OtpEntry } from '@ott/identity'
import { useEffect, useState } from 'react'

/** Seconds until another code can be requested (ID-2). */
export function useResendCountdown(entry: OtpEntry): number {
  const [now, setNow] = useState(() => new Date())
  const left = remainingResendSeconds(entry, now)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const clock = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(clock)
  }, [isWaiting])
  return left
}
