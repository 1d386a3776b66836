import * as styles from './skeleton.css.ts'

interface SkeletonProps {
  shape: keyof typeof styles.shape
}

/**
 * Holds the place of something whose shape is known and which is on its way, so that nothing moves when it comes.
 * Where the shape is not known use a `Spinner`.
 */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <div aria-hidden="true" className={`${styles.skeleton} ${styles.shape[shape]}`} />
)
