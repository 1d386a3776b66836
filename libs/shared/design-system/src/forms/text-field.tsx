import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { describedBy, FieldMessage } from './field-message.tsx'
import * as styles from './field.css.ts'
import { hidden } from '../typography/text.css.ts'

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id' | 'onChange' | 'size'>

export interface TextFieldProps extends Native {
  label: string
  /** `read`: the label is for screen readers only, because a neighbour shows it. */
  labelIs?: 'shown' | 'read'
  /** A sentence with the problem and the next step. */
  error?: string
  /** Marks the field without a sentence, where the specification has none. An `error` marks it too. */
  invalid?: boolean
  hint?: string
  onChange?: (value: string) => void
  leading?: ReactNode
  trailing?: ReactNode
}

/** A single-line input, with its error and next step below. A one-time code is a `CodeInput`. */
export function TextField(props: TextFieldProps) {
  const { label, labelIs = 'shown', error, invalid = error !== undefined, hint, onChange, leading, trailing, ...native } = props
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelIs === 'read' ? hidden : styles.label}>{label}</label>
      <div className={styles.box} data-invalid={invalid ? '' : undefined}>
        {leading}
        <input
          {...native}
          id={id}
          className={styles.input}
          data-halo="elsewhere"
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(id, error, hint)}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        {trailing}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  )
}
