import type { ReactNode } from 'react'
import * as styles from './skeleton-switch.css.ts'

interface SkeletonSwitchProps {
  /** Takes the place of the children, or null. */
  skeleton: ReactNode
  children: ReactNode
}

/** Shows a skeleton in place of its children, which keep their state and scroll positions. */
export const SkeletonSwitch = ({ skeleton, children }: SkeletonSwitchProps) => (
  <>
    {skeleton}
    <div className={skeleton ? styles.covered : undefined} inert={Boolean(skeleton)}>{children}</div>
  </>
)
