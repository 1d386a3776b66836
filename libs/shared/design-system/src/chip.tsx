import type { ReactNode } from 'react'
import * as styles from './choice.css.ts'

export interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  /** A place to go. */
  href?: string
  current?: boolean
  /** Something to switch. */
  onPress?: () => void
  pressed?: boolean
}

/** A word in a pill: a tag, a link to a list, or a filter. */
export function Chip({ children, icon, href, current, onPress, pressed }: ChipProps) {
  const content = <>{icon}{children}</>
  if (href) return <a className={styles.chip} href={href} aria-current={current ? 'page' : undefined}>{content}</a>
  if (onPress) return <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>{content}</button>
  return <span className={styles.chip}>{content}</span>
}

export const Chips = ({ children }: { children: ReactNode }) => <div className={styles.chips}>{children}</div>
