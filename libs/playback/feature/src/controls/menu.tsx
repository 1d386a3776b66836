import { CheckIcon, VisuallyHidden } from '@ott/design-system'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import * as styles from '../player.css.ts'

export type MenuProps = {
  label: string
  icon: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A menu of native radio buttons, which support keyboards and screen readers. */
export function Menu({ label, icon, isOpen, onToggle, children }: MenuProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const opener = button.current
    place.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    const pressedElsewhere = (event: Event) => { if (!place.current?.contains(event.target as Node)) onToggle(false) }
    document.addEventListener('pointerdown', pressedElsewhere)
    return () => {
      document.removeEventListener('pointerdown', pressedElsewhere)
      if (document.activeElement === null || document.activeElement === document.body) opener?.focus()
    }
  }, [isOpen, onToggle])

  const leave = () => {
    onToggle(false)
    button.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- key events bubble from the button and the radio buttons inside
    <span
      ref={place}
      className={styles.menuPlace}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        leave()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        title={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {isOpen ? <div id={id} className={styles.menu} role="group" aria-label={label}>{children}</div> : null}
    </span>
  )
}

export type Choice<Value> = { value: Value; label: ReactNode; language?: string }

type ChoicesProps<Value> = {
  label: string
  choices: Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

export function Choices<Value extends string | number | null>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupName}>{label}</legend>
      {choices.map(({ value, label: words, language }) => (
        <label key={String(value)} className={styles.option}>
          <input type="radio" name={name} className={styles.optionInput} checked={value === chosen} onChange={() => onChoose(value)} />
          <span className={styles.optionMark}><CheckIcon /></span>
          <span lang={language}>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
