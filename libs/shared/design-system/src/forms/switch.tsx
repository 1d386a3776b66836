import { useId } from 'react'
import { hiddenInput } from './hidden-input.css.ts'
import * as styles from './switch.css.ts'

export interface SwitchProps {
  label: string
  /** Describes the effect of the setting. */
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A setting that applies at once: autoplay, data saving. Values sent with a form are a `Checkbox`. */
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state
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
