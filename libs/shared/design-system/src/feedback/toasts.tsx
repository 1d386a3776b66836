import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  /** Label of the region. */
  label: string
  messages: ToastMessage[]
  dismissLabel: string
  onDismiss: (id: string) => void
}

/**
 * Announces the result of an action. The live region is always mounted, so that screen readers notice new content.
 * A lasting message is a `Banner`.
 */
export function Toasts({ label, messages, dismissLabel, onDismiss }: ToastsProps) {
  const toast = (message: ToastMessage) => <Toast key={message.id} message={message} dismissLabel={dismissLabel} onDismiss={onDismiss} />
  return (
    <section className={styles.toasts} aria-label={label} {...useKeptFocus()}>
      <div className={styles.pile} aria-live="polite" aria-relevant="additions">{messages.filter((message) => !isAlert(message)).map(toast)}</div>
      {messages.filter(isAlert).map(toast)}
    </section>
  )
}

/** An alert announces itself; inside the polite live region it would be announced twice. */
const isAlert = ({ type }: ToastMessage) => type === 'error'

/** Dismissing the focused toast moves focus to another toast, or back to where it came from. */
function useKeptFocus() {
  const region = useRef<HTMLElement>(null)
  const isHere = useRef(false)
  const cameFrom = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const another = region.current?.querySelector<HTMLElement>('button:last-child')
    if (isHere.current && document.activeElement === document.body) (another ?? cameFrom.current)?.focus({ preventScroll: true })
    isHere.current = !!region.current?.contains(document.activeElement)
  })
  return {
    ref: region,
    onFocus: ({ relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
      if (!isHere.current) cameFrom.current = relatedTarget
      isHere.current = true
    },
    // Switching windows is not a blur: focus returns to the same element.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isHere.current = currentTarget.contains(relatedTarget ?? document.activeElement)
    },
  }
}

const readingMilliseconds = 6000

/** Success and information disappear after a while; errors and toasts with an action stay until dismissed. */
const leavesByItself = ({ type, action }: ToastMessage) => !action && (type === 'info' || type === 'success')

function Toast({ message, dismissLabel, onDismiss }: {
  message: ToastMessage
  dismissLabel: string
  onDismiss: (id: string) => void
}) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const dismiss = useRef(onDismiss)
  useEffect(() => { dismiss.current = onDismiss })
  const waiting = leavesByItself(message) && !isPointedAt && !hasFocus
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => dismiss.current(message.id), readingMilliseconds)
    return () => clearTimeout(timer)
  }, [waiting, message.id])

  const blurred = (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget))
  return (
    <div
      className={`${styles.toast} ${styles.tone[message.type]}`}
      role={isAlert(message) ? 'alert' : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
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
