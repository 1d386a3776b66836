import type { CSSProperties } from 'react'
import * as styles from './progress-line.css.ts'

interface ProgressLineProps {
  /** 0 to 100. */
  percent: number
  /** Without a label the line is decorative, because adjacent text says the same. */
  label?: string
}

/** Shows the share watched or done. Without a known share use a `Spinner`. */
export function ProgressLine({ percent, label }: ProgressLineProps) {
  const spoken = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 }
    : { 'aria-hidden': true }
  return (
    <span className={styles.track} {...spoken}>
      <span className={styles.reached} style={{ '--progress': `${percent}%` } as CSSProperties} />
    </span>
  )
}
