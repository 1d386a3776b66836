import { Dialog as Headless } from '@base-ui/react/dialog'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import * as styles from './dialog.css.ts'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import { grow } from './grow-transition.ts'
import { CountsAsOpen } from './open-dialog-count.ts'
import { PageLock } from './page-lock.tsx'

export interface DialogProps {
  open: boolean
  /** Called by the close button, Escape and a click on the backdrop. */
  onClose: () => void
  title: string
  /** `read`: the content shows the title in its own way. */
  titleIs?: 'shown' | 'read'
  description?: ReactNode
  closeLabel: string
  /** `details` has no padding of its own. */
  size?: keyof typeof styles.size
  /** As high as its highest content so far, for steps: a step that comes late moves nothing. */
  keepsHeight?: boolean
  /** Receives focus on opening; by default the first focusable control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Receives focus on closing; by default, or when null, the element that had it before. */
  focusAfter?: () => HTMLElement | null
  /** While the content loads the dialog itself holds focus, then the first control receives it. */
  isComing?: boolean
  /**
   * The clicked picture, read once on opening; the dialog grows out of it. Without it the dialog fades in, or slides up
   * on phones.
   */
  growsFrom?: () => Element | null
  /** Start of the opening transition, by `performance.now()`; a dialog that replaces an `InstantDialog` continues it. */
  growsSince?: number
  children?: ReactNode
}

/**
 * A question that needs an answer, or details over the current page; traps focus and restores it on closing. Pure
 * information is a `Banner`.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleIs = 'shown', description, closeLabel, size = 'small', keepsHeight = false, initialFocus, focusAfter, isComing = false, growsFrom, growsSince, children } = props
  const popup = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useFocusHeld(popup, isComing)
  useLayoutEffect(() => {
    if (keepsHeight && body.current) body.current.style.minHeight = `${body.current.offsetHeight}px`
  })
  return (
    <Headless.Root open={open} onOpenChange={(next) => { if (!next) onClose() }}>
      <Headless.Portal className={styles.over}>
        <CountsAsOpen />
        <Headless.Backdrop className={styles.veil} />
        <Headless.Viewport className={styles.lockedViewport}>
          <Headless.Popup
            ref={(element) => {
              popup.current = element
              if (element && growsFrom) grow(element, growsFrom, growsSince)
            }}
            className={styles.size[size]}
            initialFocus={isComing ? popup : initialFocus}
            finalFocus={focusAfter}
            data-halo="elsewhere"
            aria-label={titleIs === 'read' ? title : undefined}
          >
            <PageLock isOpen={open} dialog={popup} />
            <div ref={body} className={size === 'details' ? styles.details : styles.body}>
              {titleIs === 'read' ? null : <Headless.Title className={styles.title}>{title}</Headless.Title>}
              {description ? <Headless.Description className={styles.description}>{description}</Headless.Description> : null}
              {children}
            </div>
            <Headless.Close className={styles.close} aria-label={closeLabel}><CloseIcon /></Headless.Close>
          </Headless.Popup>
        </Headless.Viewport>
      </Headless.Portal>
    </Headless.Root>
  )
}

/** Moves focus from the dialog to its first control, unless the user moved it meanwhile. */
function useFocusHeld(popup: RefObject<HTMLElement | null>, isComing: boolean): void {
  useEffect(() => {
    if (isComing || document.activeElement !== popup.current) return
    popup.current?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled')?.focus({ preventScroll: true })
  }, [popup, isComing])
}

/** Buttons at the end of a dialog, side by side and equally wide: cancel first, the action last. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
