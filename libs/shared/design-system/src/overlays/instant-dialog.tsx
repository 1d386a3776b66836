import { useEffect, useEffectEvent, useState } from 'react'
import { first } from './instant-dialog.css.ts'
import * as styles from './dialog.css.ts'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import type { DialogProps } from './dialog.tsx'
import { grow } from './grow-transition.ts'
import { CountsAsOpen } from './open-dialog-count.ts'

export type InstantDialogProps = Pick<DialogProps, 'title' | 'closeLabel' | 'onClose' | 'growsFrom' | 'growsSince' | 'children'>

/** The duration of a dialog's opening transition. */
const firstMilliseconds = 250

/**
 * A static copy of a `details` dialog for the first frame, shown until the real dialog has rendered. It can be closed
 * already, and looks the same if the real dialog is late.
 */
export function InstantDialog({ title, closeLabel, onClose, growsFrom, growsSince, children }: InstantDialogProps) {
  const isFirst = useIsFirst()
  useEscape(onClose)
  return (
    <div className={styles.over}>
      {isFirst ? null : <CountsAsOpen />}
      <div className={styles.veil} />
      {/* A click outside closes the dialog; keyboard users have Escape. */}
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
