import { useId } from 'react'
import { hiddenInput } from './hidden-input.css.ts'
import type { Option } from './option.ts'
import * as styles from './segmented.css.ts'

export interface SegmentedProps<Value extends string> {
  label: string
  options: Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of two or three single words, one always selected. More options, or options with a hint, are a `RadioGroup`. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            className={hiddenInput}
            type="radio"
            name={name}
            data-halo="elsewhere"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
