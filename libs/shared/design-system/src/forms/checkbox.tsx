import { CheckIcon } from '../icons/icons.tsx'
import * as styles from './checkbox.css.ts'
import { hiddenInput } from './hidden-input.css.ts'

export interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A yes-or-no value sent with a form, off by default. A setting that applies at once is a `Switch`. */
export function Checkbox({ label, checked, onChange, disabled }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        className={hiddenInput}
        type="checkbox"
        data-halo="elsewhere"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.checkMark}>{checked ? <CheckIcon /> : null}</span>
      {label}
    </label>
  )
}
