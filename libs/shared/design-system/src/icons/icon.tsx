import type { ReactNode } from 'react'
import * as styles from './icon.css.ts'

/** Decorative: the adjacent label or the `IconButton` has the text. */
export const LineIcon = ({ children, alongLine = false }: { children: ReactNode; alongLine?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={alongLine ? styles.alongLine : styles.lineIcon}>{children}</svg>
)

export const SolidIcon = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.solidIcon}>{children}</svg>
)
