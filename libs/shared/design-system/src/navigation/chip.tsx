import type { ReactNode } from 'react'
import * as styles from './chip.css.ts'

export interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  /** Makes the chip a link. */
  href?: string
  current?: boolean
  onChoose?: () => void
  /** Makes the chip a toggle button. */
  onPress?: () => void
  pressed?: boolean
}

/** A word in a pill: a tag, a link to a list, or a filter that is on or off. Actions are a `Button`. */
export function Chip({ children, icon, href, current, onChoose, onPress, pressed }: ChipProps) {
  const content = <>{icon}{children}</>
  if (href) return <a className={styles.chip} href={href} aria-current={current ? 'page' : undefined} onClick={onChoose}>{content}</a>
  if (onPress) return <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>{content}</button>
  return <span className={styles.chip}>{content}</span>
}

/** Chips beside one another, on the next line when there is no room. */
export const Chips = ({ children }: { children: ReactNode }) => <div className={styles.chips}>{children}</div>
