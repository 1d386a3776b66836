import type { ReactNode } from 'react'
import * as styles from './badge.css.ts'

export interface BadgeProps {
  children: ReactNode
  tone?: keyof typeof styles.tone
  /** Of its words, where that is not the page's. */
  lang?: string
}

/**
 * One or two words that tell a thing from its neighbours: an age rating, what is new, what is given. At most one on a
 * card. What can be pressed is a `Chip`, and a message is a `Banner`.
 */
export const Badge = ({ children, tone = 'outline', lang }: BadgeProps) => <span className={styles.tone[tone]} lang={lang}>{children}</span>
