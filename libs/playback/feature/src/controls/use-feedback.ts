import { useEffect, useState } from 'react'

type Flash = { text: string; at: 'back' | 'middle' | 'forward' }

export type Feedback = {
  announcement: string
  announce: (text: string) => void
  flash: Flash | null
  showFlash: (flash: Flash | null) => void
  /** Both: announced and flashed in the middle. */
  report: (text: string) => void
}

const flashMs = 700

/** Feedback on a command: a live region for screen readers, a flash over the picture. */
export function useFeedback(): Feedback {
  const [announcement, announce] = useState('')
  const [flash, showFlash] = useState<Flash | null>(null)
  useEffect(() => {
    if (!flash) return
    const timer = setTimeout(() => showFlash(null), flashMs)
    return () => clearTimeout(timer)
  }, [flash])
  const report = (text: string) => {
    announce(text)
    showFlash({ text, at: 'middle' })
  }
  return { announcement, announce, flash, showFlash, report }
}
