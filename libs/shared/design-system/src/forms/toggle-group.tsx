import type { Option } from './option.ts'
import * as styles from './toggle-group.css.ts'

export interface ToggleGroupProps<Value extends string> {
  label: string
  options: Option<Value>[]
  /** Null when nothing is selected. */
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One of a few or none: a second press removes the selection. Where one is always selected use `Segmented`. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.toggles}>
      {options.map((option) => {
        const on = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            className={styles.toggle}
            aria-pressed={on}
            onClick={() => onChange(on ? null : option.value)}
          >
            {option.icon}
            {option.label}
          </button>
        )
      })}
    </div>
  )
}
