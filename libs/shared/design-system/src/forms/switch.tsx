import { useId } from 'react'
import { hiddenInput } from './hidden-input.css.ts'
import * as styles from './switch.css.ts'

export interface SwitchProps {
  label: string
  /** What is so while it is on. */
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/**
 * A setting that holds from the moment it is pressed: playing the next episode, data saving. What is sent with a form,
 * or agreed to, is a `Checkbox`.
 */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span>
        {label}
        {hint ? <span id={id} className={styles.hint} aria-hidden="true">{hint}</span> : null}
      </span>
      <input
        className={hiddenInput}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        data-halo="elsewhere"
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} />
    </label>
  )
}
