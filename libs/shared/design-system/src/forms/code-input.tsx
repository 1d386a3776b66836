import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react'
import { codeBoxes, codeOf, emptyBoxes } from './code-boxes.ts'
import type { CodeBoxesEvent } from './code-boxes.ts'
import * as styles from './code-input.css.ts'
import { describedBy, FieldMessage } from './field-message.tsx'
import { field, label as labelStyle } from './field.css.ts'

export interface CodeInputProps {
  /** 4 for a login code, 6 for an added phone number (ID-1). */
  length: number
  label: string
  /** "Digit 2 of 4". */
  boxLabel: (box: number) => string
  /** The Latin digits typed so far; complete at `length`. */
  onChange: (code: string) => void
  error?: string
  hint?: string
  disabled?: boolean
  /** Masks each digit with an asterisk, for a PIN. */
  masked?: boolean
  autoFocus?: boolean
  /** Field name in a form. */
  name?: string
}

/**
 * A one-time code or a PIN, as one labelled group of boxes. Submitting is up to its form; passwords and gift codes are a
 * `TextField`.
 */
export function CodeInput(props: CodeInputProps) {
  const { length, label, boxLabel, onChange, error, hint, disabled, masked = false, autoFocus = false, name } = props
  const id = useId()
  const [boxes, setBoxes] = useState(() => emptyBoxes(length))
  const latest = useRef(boxes)
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  // Called within the event, so that Enter right after the last digit submits the complete code.
  const happened = (event: CodeBoxesEvent) => {
    const before = latest.current
    const after = codeBoxes(before, event)
    latest.current = after
    setBoxes(after)
    if (codeOf(after) !== codeOf(before)) onChange(codeOf(after))
  }

  // Moves the focus before the next key, so that fast typing does not put two digits into one box.
  useLayoutEffect(() => {
    if (inputs.current.includes(document.activeElement as HTMLInputElement)) inputs.current[boxes.focused]?.focus()
  }, [boxes])
  useEffect(() => {
    if (autoFocus) inputs.current[0]?.focus()
  }, [autoFocus])

  // Soft keyboards name no keys (ID-58). Before the first character, also of an empty box, a deletion has no `input` event.
  const deletedAtStart = useEffectEvent((box: number) => happened({ type: 'erased', box }))
  useEffect(() => {
    const abort = new AbortController()
    inputs.current.forEach((input, box) => input?.addEventListener('beforeinput', ({ inputType }) => {
      if (input.selectionEnd === 0 && /^delete.*Backward$/.test(inputType)) deletedAtStart(box)
    }, { signal: abort.signal }))
    return () => abort.abort()
  }, [length])

  const shown = (digit: string) => (masked && digit ? '*' : digit)
  const pasted = (event: ClipboardEvent) => {
    event.preventDefault()
    happened({ type: 'pasted', text: event.clipboardData.getData('text') })
  }
  const keyPressed = (box: number) => (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key !== 'Backspace' && !step) return
    event.preventDefault()
    happened(step ? { type: 'moved', to: box + step } : { type: 'erased', box })
  }

  return (
    <div className={field}>
      <span id={id} className={labelStyle}>{label}</span>
      <div role="group" aria-labelledby={id} aria-describedby={describedBy(id, error, hint)} className={styles.group}>
        {boxes.digits.map((digit, box) => (
          <input
            key={box}
            ref={(input) => { inputs.current[box] = input }}
            className={length > 4 ? styles.size.small : styles.size.large}
            inputMode="numeric"
            autoComplete={box === 0 && !masked ? 'one-time-code' : 'off'}
            aria-label={boxLabel(box + 1)}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            value={shown(digit)}
            onChange={(event) => happened(changeOf(event, box, shown(digit)))}
            onFocus={(event) => { event.target.select(); if (box !== boxes.focused) happened({ type: 'moved', to: box }) }}
            onPaste={pasted}
            onKeyDown={keyPressed(box)}
          />
        ))}
      </div>
      {name ? <input type="hidden" name={name} value={codeOf(boxes)} /> : null}
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  )
}

function changeOf({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>, box: number, shown: string): CodeBoxesEvent {
  if (value !== '') return { type: 'typed', box, text: newText(value, shown) }
  const isByKey = nativeEvent instanceof InputEvent && /Forward|Cut/.test(nativeEvent.inputType)
  return { type: isByKey ? 'erased' : 'emptied', box }
}

/** The text added to a box that may already contain a digit, before or after it. */
function newText(value: string, shown: string): string {
  return Array.from(value).length === 2 ? value.replace(shown, '') : value
}
