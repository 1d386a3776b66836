import * as styles from './field.css.ts'
import { WarningIcon } from '../icons/icons.tsx'

/** The message below a field. Its live region is mounted before the error, so that screen readers announce it. */
export function FieldMessage({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  return (
    <>
      {hint ? <p id={`${id}-hint`} className={styles.hint}>{hint}</p> : null}
      <div id={`${id}-error`} aria-live="polite">
        {error ? <p className={styles.error}><WarningIcon />{error}</p> : null}
      </div>
    </>
  )
}

export const describedBy = (id: string, error?: string, hint?: string) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
