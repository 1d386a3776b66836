import { Dialog as Headless } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import { close, over, veil } from './dialog.css.ts'
import { CountsAsOpen } from './open-dialog-count.ts'
import * as styles from './sheet.css.ts'

export interface SheetProps {
  open: boolean
  /** Called by the close button, Escape and a click on the backdrop. */
  onClose: () => void
  title: string
  description?: ReactNode
  closeLabel: string
  /** Fixed below the scrolling content: the button that applies a choice. */
  foot?: ReactNode
  /** Receives focus on opening; by default the first focusable control. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * Long content beside the current page, such as filters, episodes or devices; traps focus and restores it on closing.
 * Yes-or-no questions are a `Dialog`; essential content belongs on the page.
 */
export function Sheet({ open, onClose, title, description, closeLabel, foot, initialFocus, children }: SheetProps) {
  return (
    <Headless.Root open={open} onOpenChange={(next) => { if (!next) onClose() }}>
      <Headless.Portal className={over}>
        <CountsAsOpen />
        <Headless.Backdrop className={veil} />
        <Headless.Popup className={styles.sheet} initialFocus={initialFocus} data-halo="elsewhere">
          <header className={styles.head}>
            <Headless.Title className={styles.title}>{title}</Headless.Title>
            {description ? <Headless.Description className={styles.description}>{description}</Headless.Description> : null}
          </header>
          <div className={styles.body}>{children}</div>
          {foot ? <footer className={styles.foot}>{foot}</footer> : null}
          <Headless.Close className={close} aria-label={closeLabel}><CloseIcon /></Headless.Close>
        </Headless.Popup>
      </Headless.Portal>
    </Headless.Root>
  )
}
