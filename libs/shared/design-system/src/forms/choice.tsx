import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './choice.css.ts'
import { CheckIcon } from '../icons/icons.tsx'

interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

export interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/**
 * Yes or no, where no is the answer of those who say nothing, sent with a form or agreed to. A setting that holds at
 * once is a `Switch`.
 */
export function Checkbox({ label, checked, onChange, disabled }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        className={styles.radio}
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

export interface SegmentedProps<Value extends string> {
  label: string
  options: Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * One of two or three single words, always one: how to sign in. More of them, or with explanations, are a
 * `RadioGroup`.
 */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            className={styles.radio}
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

export interface TogglesProps<Value extends string> {
  label: string
  options: Option<Value>[]
  /** None is an answer too. */
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One of a few or none: a rating, taken back by a second press. Where one has to be chosen use `Segmented`. */
export function Toggles<Value extends string>({ label, options, value, onChange }: TogglesProps<Value>) {
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
