import * as styles from './skeleton.css.ts'

interface SkeletonProps {
  shape: keyof typeof styles.shape
}

/**
 * Placeholder of known shape for content that loads, so that nothing shifts when it arrives.
 * Content of unknown shape is a `Spinner`.
 */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <div aria-hidden="true" className={`${styles.skeleton} ${styles.shape[shape]}`} />
)
