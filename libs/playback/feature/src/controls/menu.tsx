import { CheckIcon, ChevronRightIcon, VisuallyHidden } from '@ott/design-system'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { keyShortcuts } from '../input/hotkeys.ts'
import type { HotkeyName } from '../input/hotkeys.ts'
import * as styles from '../player.css.ts'

export type MenuProps = {
  label: string
  icon: ReactNode
  hotkey?: HotkeyName
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** A panel that this menu opened is open. When it closes, the focus returns to the menu's button. */
  isPanelOpen?: boolean
  children: ReactNode
}

/** A menu of native radio buttons, which support keyboards and screen readers. */
export function Menu({ label, icon, hotkey, isOpen, onToggle, isPanelOpen = false, children }: MenuProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const opener = button.current
    place.current?.querySelector<HTMLElement>('input:checked, [aria-current]')?.focus()
    const pressedElsewhere = (event: Event) => { if (!place.current?.contains(event.target as Node)) onToggle(false) }
    document.addEventListener('pointerdown', pressedElsewhere)
    return () => {
      document.removeEventListener('pointerdown', pressedElsewhere)
      if (document.activeElement === null || document.activeElement === document.body) opener?.focus()
    }
  }, [isOpen, onToggle])

  useEffect(() => {
    if (!isPanelOpen) return
    const opener = button.current
    return () => opener?.focus()
  }, [isPanelOpen])

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
        aria-keyshortcuts={hotkey && keyShortcuts(hotkey)}
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

/** Below the choices: what opens something else. */
export function MenuFoot({ children }: { children: ReactNode }) {
  return <div className={styles.menuFoot}>{children}</div>
}

/** Opens a panel with more. */
export function MenuButton({ hotkey, onPress, children }: { hotkey?: HotkeyName; onPress: () => void; children: ReactNode }) {
  return <button type="button" className={styles.menuButton} aria-keyshortcuts={hotkey && keyShortcuts(hotkey)} onClick={onPress}>{children}<ChevronRightIcon /></button>
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
