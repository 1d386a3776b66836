import * as styles from './spinner.css.ts'

interface SpinnerProps {
  /** Accessible label. Without it the spinner is decorative. */
  label?: string
  /** Centred in an empty page. */
  page?: boolean
}

/** Shows that content of unknown shape is loading. A button has its own through `loading`; lists use `Skeleton`s. */
export function Spinner({ label, page = false }: SpinnerProps) {
  const ring = label
    ? <span role="status" aria-label={label}><span className={styles.spinner} /></span>
    : <span aria-hidden="true" className={styles.spinner} />
  return page ? <div className={styles.page}>{ring}</div> : ring
}
