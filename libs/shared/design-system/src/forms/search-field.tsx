import { useId } from 'react'
import type { Ref, SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import * as styles from './search-field.css.ts'
import { hidden } from '../typography/text.css.ts'

export interface SearchFieldProps {
  /** Form action and field name, for submitting without scripts. */
  action: string
  name: string
  label: string
  placeholder?: string
  submitLabel: string
  /** Initial text only; the input is uncontrolled, and `ref` gives access to it. */
  defaultValue?: string
  maxLength?: number
  /** Link to the page without a term; shown only while there is one. */
  clear?: { href: string; label: string }
  onType?: (text: string) => void
  onSubmit?: (text: string) => void
  onClear?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * The large input of a search page: Enter or the icon submits, Escape clears. Other pages link there with a
 * `SearchLink`; a field of a form is a `TextField`.
 */
export function SearchField(props: SearchFieldProps) {
  const { action, name, label, placeholder, submitLabel, defaultValue, maxLength, clear, onType, onSubmit, onClear, ref } = props
  const id = useId()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(name)
    if (field instanceof HTMLInputElement) onSubmit?.(field.value)
  }
  return (
    <form role="search" className={styles.field} action={action} onSubmit={onSubmit && send}>
      <button type="submit" className={styles.submit} aria-label={submitLabel}><SearchIcon /></button>
      <label htmlFor={id} className={hidden}>{label}</label>
      <input
        ref={ref}
        id={id}
        type="search"
        name={name}
        className={styles.input}
        data-halo="elsewhere"
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={onType && ((event) => onType(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return
          event.preventDefault()
          event.currentTarget.value = ''
          onClear?.()
        }}
      />
      {clear ? (
        <Button
          variant="tertiary"
          size="sm"
          href={clear.href}
          onClick={onClear && ((event) => {
            event.preventDefault()
            onClear()
          })}
        >
          {clear.label}
        </Button>
      ) : null}
    </form>
  )
}
