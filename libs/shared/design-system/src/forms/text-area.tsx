import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { describedBy, FieldMessage } from './field-message.tsx'
import * as styles from './field.css.ts'

type Native = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'id' | 'onChange'>

export interface TextAreaProps extends Native {
  label: string
  /** A sentence: what is wrong and what to do. */
  error?: string
  hint?: string
  onChange?: (value: string) => void
}

/**
 * Several lines that somebody writes in their own words, with as much room as they take. What is one line is a
 * `TextField`.
 */
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
