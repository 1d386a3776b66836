import type { ReactNode } from 'react'
import * as styles from './badge.css.ts'

export interface BadgeProps {
  children: ReactNode
  tone?: keyof typeof styles.tone
}

/**
 * One or two words that tell a thing from its neighbours: an age rating, what is new, what is given. At most one on a
 * card. What can be pressed is a `Chip`, and a message is a `Banner`.
 */
export const Badge = ({ children, tone = 'outline' }: BadgeProps) => <span className={styles.tone[tone]}>{children}</span>
