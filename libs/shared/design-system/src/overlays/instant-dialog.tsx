import { useEffect, useEffectEvent, useState } from 'react'
import { first } from './instant-dialog.css.ts'
import * as styles from './dialog.css.ts'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import type { DialogProps } from './dialog.tsx'
import { grow } from './grow-transition.ts'
import { CountsAsOpen } from './open-dialog-count.ts'

export type InstantDialogProps = Pick<DialogProps, 'title' | 'closeLabel' | 'onClose' | 'growsFrom' | 'growsSince' | 'children'>

/** As long as a dialog grows. */
const firstMilliseconds = 250

/**
 * What a `details` dialog looks like, for the frame in which it is asked for. The dialog itself, which keeps the focus and the
 * page below, takes longer to be drawn, and takes its place then. It can be closed already; where it has to stay, it comes to
 * look like the dialog in everything.
 */
export function InstantDialog({ title, closeLabel, onClose, growsFrom, growsSince, children }: InstantDialogProps) {
  const isFirst = useIsFirst()
  useEscape(onClose)
  return (
    <div className={styles.over}>
      {isFirst ? null : <CountsAsOpen />}
      <div className={styles.veil} />
      {/* A press outside closes the dialog; the keyboard has Escape. */}
      <div className={styles.viewport} role="presentation" onClick={({ target, currentTarget }) => { if (target === currentTarget) onClose() }}>
        <div
          ref={(element) => {
            if (element && growsFrom) grow(element, growsFrom, growsSince)
          }}
          className={isFirst ? `${styles.size.details} ${first}` : styles.size.details}
          role="dialog"
          aria-modal
          aria-label={title}
        >
          <div className={styles.details}>{children}</div>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}><CloseIcon /></button>
        </div>
      </div>
    </div>
  )
}

function useIsFirst(): boolean {
  const [isFirst, setIsFirst] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsFirst(false), firstMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return isFirst
}

function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
