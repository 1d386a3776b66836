import type { ReactNode } from 'react'
import * as styles from './badge.css.ts'

export interface BadgeProps {
  children: ReactNode
  tone?: keyof typeof styles.tone
  /** Language of the text, if it is not the page's. */
  lang?: string
}

/**
 * One or two words that distinguish an item, such as an age rating or "new"; at most one over a card's picture. An
 * interactive label is a `Chip`, a message a `Banner`.
 */
export const Badge = ({ children, tone = 'outline', lang }: BadgeProps) => <span className={styles.tone[tone]} lang={lang}>{children}</span>
