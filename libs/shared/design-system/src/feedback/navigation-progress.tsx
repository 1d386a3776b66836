import * as styles from './navigation-progress.css.ts'

interface NavigationProgressProps {
  label: string
}

/** A line along the top of the window while the next page loads. It appears after 200 ms, so a fast page shows none. */
export const NavigationProgress = ({ label }: NavigationProgressProps) => (
  <div role="progressbar" aria-label={label} className={styles.track}><div className={styles.bar} /></div>
)
