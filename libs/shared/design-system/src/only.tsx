import type { ReactNode } from 'react'
import * as styles from './only.css.ts'

/** From 900 px of width. */
export const WideOnly = ({ children }: { children: ReactNode }) => <span className={styles.wide}>{children}</span>

/** Below 900 px. */
export const NarrowOnly = ({ children }: { children: ReactNode }) => <span className={styles.narrow}>{children}</span>
