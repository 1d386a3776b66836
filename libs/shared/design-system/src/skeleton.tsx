import * as styles from './skeleton.css.ts'

export interface SkeletonProps {
  shape: keyof typeof styles.shape
}

/** Holds the place of what is on its way. Whoever shows it says to readers that the region is busy. */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <div aria-hidden="true" className={`${styles.skeleton} ${styles.shape[shape]}`} />
)
