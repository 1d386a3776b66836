import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { NoticeContent } from './notice.tsx'
import type { NoticeAction, Tone } from './notice.tsx'
import * as styles from './notice.css.ts'

export interface ToastMessage {
  id: string
  type: Tone
  text: string
  action?: NoticeAction
}

export interface ToastsProps {
  /** The name of the region. */
  label: string
  messages: ToastMessage[]
  dismissLabel: string
  onDismiss: (id: string) => void
}

/**
 * Says in passing what was just done or failed. A region that is always there, so that what comes into it is read
 * out. Good news goes by itself; the rest waits to be put away. What stays true stays on the page, as a `Banner`.
 */
export function Toasts({ label, messages, dismissLabel, onDismiss }: ToastsProps) {
  return (
    <section className={styles.toasts} aria-label={label} aria-live="polite" aria-relevant="additions">
      {messages.map((message) => (
        <Toast key={message.id} message={message} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

const readingMilliseconds = 6000

/** Good news goes away by itself; what failed, or offers something to do, waits to be put away. */
const leavesByItself = ({ type, action }: ToastMessage) => !action && (type === 'info' || type === 'success')

function Toast({ message, dismissLabel, onDismiss }: {
  message: ToastMessage
  dismissLabel: string
  onDismiss: (id: string) => void
}) {
  const [attended, setAttended] = useState(false)
  const dismiss = useRef(onDismiss)
  useEffect(() => { dismiss.current = onDismiss })
  const waiting = leavesByItself(message) && !attended
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => dismiss.current(message.id), readingMilliseconds)
    return () => clearTimeout(timer)
  }, [waiting, message.id])

  const blurred = (event: FocusEvent) => setAttended(event.currentTarget.contains(event.relatedTarget))
  return (
    <div
      className={`${styles.toast} ${styles.tone[message.type]}`}
      role={message.type === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={blurred}
    >
      <NoticeContent
        tone={message.type}
        action={message.action}
        dismiss={{ label: dismissLabel, onDismiss: () => onDismiss(message.id) }}
      >
        {message.text}
      </NoticeContent>
    </div>
  )
}
