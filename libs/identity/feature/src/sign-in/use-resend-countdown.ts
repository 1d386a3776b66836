import { resendWait } from '@ott/identity'
import type { CodeEntry } from '@ott/identity'
import { useEffect, useState } from 'react'

/** Seconds until another code may be asked for, counted from the instant it was sent (ID-2). */
export function useResendWait(entry: CodeEntry): number {
  const [now, setNow] = useState(() => new Date())
  const left = resendWait(entry, now)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const clock = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(clock)
  }, [isWaiting])
  return left
}
