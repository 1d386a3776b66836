import type { ReactNode } from 'react'
import * as styles from './badge.css.ts'

export interface BadgeProps {
  children: ReactNode
  tone?: keyof typeof styles.tone
}

export const Badge = ({ children, tone = 'outline' }: BadgeProps) => <span className={styles.tone[tone]}>{children}</span>
