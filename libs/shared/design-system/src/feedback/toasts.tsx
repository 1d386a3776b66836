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
  const toast = (message: ToastMessage) => <Toast key={message.id} message={message} dismissLabel={dismissLabel} onDismiss={onDismiss} />
  return (
    <section className={styles.toasts} aria-label={label} {...useKeptFocus()}>
      <div className={styles.pile} aria-live="polite" aria-relevant="additions">{messages.filter((message) => !isAlert(message)).map(toast)}</div>
      {messages.filter(isAlert).map(toast)}
    </section>
  )
}

/** Reads itself out, so it stands outside of what is read out in turn, or it would be read twice. */
const isAlert = ({ type }: ToastMessage) => type === 'error'

/** Whoever puts away the toast that has the focus finds it in another one, or else back where it came from. */
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
    // While another window is in front, nothing here is left: the focus will be where it was.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isHere.current = currentTarget.contains(relatedTarget ?? document.activeElement)
    },
  }
}

const readingMilliseconds = 6000

/** Good news goes away by itself; what failed, or offers something to do, waits to be put away. */
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
