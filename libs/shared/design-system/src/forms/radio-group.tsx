import { useId } from 'react'
import { checkbox } from './checkbox.css.ts'
import { hiddenInput } from './hidden-input.css.ts'
import { describedBy, FieldMessage } from './field-message.tsx'
import * as styles from './radio-group.css.ts'

export interface RadioGroupProps<Value extends string> {
  label: string
  options: { value: Value; label: string; hint?: string; disabled?: boolean }[]
  /** Null until the user selects an option. */
  value: Value | null
  onChange: (value: Value) => void
  hint?: string
  error?: string
  /** Field name in a form. */
  name?: string
}

/**
 * One of a few options with explanations: payment method, caption size. Two or three single words are a `Segmented`,
 * more than seven a `Select`, yes or no a `Checkbox` or `Switch`.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, hint, error, name } = props
  const id = useId()
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-describedby={describedBy(id, error, hint)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={`${checkbox} ${styles.option}`}>
          <input
            className={hiddenInput}
            type="radio"
            name={name ?? id}
            value={option.value}
            data-halo="elsewhere"
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.mark} />
          <span>
            {option.label}
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  )
}
