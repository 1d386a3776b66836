import { Tooltip as Headless } from '@base-ui/react/tooltip'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { positioner } from './popup.css.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps {
  /** One short sentence. */
  text: string
  /** The control that it explains: a `Button` or a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: 'top' | 'bottom'
}

/**
 * A sentence about a control for whoever rests a pointer on it or brings the focus there: why it is off, what it will
 * do. A finger never sees it, so nothing that must be known stands here alone. It explains and never names:
 * `IconButton` shows its own name.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <Headless.Root>
      <Headless.Trigger render={children} aria-describedby={id} delay={400} />
      {/* What is described may be hidden: it is read with the control, and is not a line of its own. */}
      <span id={id} hidden>{text}</span>
      <Headless.Portal>
        <Headless.Positioner className={positioner} side={side} sideOffset={8} collisionPadding={12}>
          <Headless.Popup className={styles.tooltip} aria-hidden="true">{text}</Headless.Popup>
        </Headless.Positioner>
      </Headless.Portal>
    </Headless.Root>
  )
}
