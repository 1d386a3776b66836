import { Tooltip as Headless } from '@base-ui/react/tooltip'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { positioner } from './popup.css.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps {
  /** One short sentence. */
  text: string
  /** The explained control: a `Button` or a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: 'top' | 'bottom'
}

/**
 * Explains a control on hover or focus: why it is disabled, or what it does. Touch users never see it,
 * so essential text belongs elsewhere; it never replaces the control's label.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <Headless.Root>
      <Headless.Trigger render={children} aria-describedby={id} delay={400} />
      {/* Hidden, so that screen readers read it as the control's description and not as text of its own. */}
      <span id={id} hidden>{text}</span>
      <Headless.Portal>
        <Headless.Positioner className={positioner} side={side} sideOffset={8} collisionPadding={12}>
          <Headless.Popup className={styles.tooltip} aria-hidden="true">{text}</Headless.Popup>
        </Headless.Positioner>
      </Headless.Portal>
    </Headless.Root>
  )
}
