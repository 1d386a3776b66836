import type { ReactNode } from 'react'
import * as styles from './responsive-visibility.css.ts'

/** What is shown from 900 px of width alone. Whatever it hides must be found elsewhere on a phone. */
export const WideOnly = ({ children }: { children: ReactNode }) => <span className={styles.wide}>{children}</span>

/** What is shown below 900 px of width alone. */
export const NarrowOnly = ({ children }: { children: ReactNode }) => <span className={styles.narrow}>{children}</span>
