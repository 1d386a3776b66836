import type { ReactNode } from 'react'
import * as styles from './responsive-visibility.css.ts'

/** Visible from 900 px. The content must be reachable elsewhere on a phone. */
export const WideOnly = ({ children }: { children: ReactNode }) => <span className={styles.wide}>{children}</span>
