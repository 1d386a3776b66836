import { ChevronDownIcon } from '../icons/dialog-icons.tsx'
import * as styles from './select.css.ts'

export interface SelectProps {
  label: string
  options: { value: string; label: string; disabled?: boolean }[]
  value: string
  onChange: (value: string) => void
  name?: string
}

/**
 * One option of a list without search, such as a season. The native select, which suits phones and works without
 * scripts.
 */
export function Select({ label, options, value, onChange, name }: SelectProps) {
  return (
    <span className={styles.select}>
      <select
        className={styles.control}
        data-halo="elsewhere"
        aria-label={label}
        name={name}
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
}
