import { useId } from 'react'
import type { Ref } from 'react'
import { ChevronDownIcon } from '../icons/dialog-icons.tsx'
import { describedBy, FieldMessage } from './field-message.tsx'
import * as field from './field.css.ts'
import * as styles from './select.css.ts'

export interface SelectProps {
  label: string
  /** `shown`: a field of a form, as wide as its neighbours. By default the label is for screen readers only. */
  labelIs?: 'shown' | 'read'
  options: { value: string; label: string; disabled?: boolean }[]
  value: string
  onChange: (value: string) => void
  name?: string
  autoComplete?: string
  disabled?: boolean
  /** A sentence with the problem and the next step. */
  error?: string
  ref?: Ref<HTMLSelectElement>
}

/**
 * One option of a list without search, such as a season. The native select, which suits phones and works without
 * scripts.
 */
export function Select({ label, labelIs = 'read', options, value, onChange, error, ...native }: SelectProps) {
  const id = useId()
  const isShown = labelIs === 'shown'
  const control = (
    <span className={isShown ? styles.wideSelect : styles.select} data-invalid={error === undefined ? undefined : ''}>
      <select
        {...native}
        id={id}
        className={styles.control}
        data-halo="elsewhere"
        aria-label={isShown ? undefined : label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, error)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>
        ))}
      </select>
      <span className={styles.sign}><ChevronDownIcon /></span>
    </span>
  )
  if (!isShown) return control
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>{label}</label>
      {control}
      <FieldMessage id={id} error={error} />
    </div>
  )
}
