import * as styles from './field.css.ts'
import { WarningIcon } from '../icons/icons.tsx'

/** What stands under a field. The region is there before the error comes, so that the error is read out. */
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
