import * as styles from './spinner.css.ts'

interface SpinnerProps {
  /** Accessible label. Without it the spinner is decorative. */
  label?: string
  /** In the middle of an empty page. */
  page?: boolean
}

/**
 * Something is on its way, and nobody knows its shape or when it comes. A button shows its own by `loading`; a list
 * that is coming is drawn by `Skeleton`s.
 */
export function Spinner({ label, page = false }: SpinnerProps) {
  const ring = label
    ? <span role="status" aria-label={label}><span className={styles.spinner} /></span>
    : <span aria-hidden="true" className={styles.spinner} />
  return page ? <div className={styles.page}>{ring}</div> : ring
}
