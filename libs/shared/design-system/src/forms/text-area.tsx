import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { describedBy, FieldMessage } from './field-message.tsx'
import * as styles from './field.css.ts'

type Native = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'id' | 'onChange'>

export interface TextAreaProps extends Native {
  label: string
  /** A sentence with the problem and the next step. */
  error?: string
  hint?: string
  onChange?: (value: string) => void
}

/** A multi-line text in the user's own words, growing with its content. A single line is a `TextField`. */
export function TextArea({ label, error, hint, onChange, rows = 6, ...native }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>{label}</label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <textarea
          {...native}
          rows={rows}
          id={id}
          className={styles.area}
          data-halo="elsewhere"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  )
}
