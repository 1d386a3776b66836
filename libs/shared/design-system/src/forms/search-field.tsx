import { useId } from 'react'
import type { Ref, SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import * as styles from './search-field.css.ts'
import { hidden } from '../typography/text.css.ts'

export interface SearchFieldProps {
  /** Where the form leads without scripts, and what its text is called there. */
  action: string
  name: string
  label: string
  placeholder?: string
  submitLabel: string
  /** What stands in it at first; afterwards the text is the viewer's, and `ref` reaches it. */
  defaultValue?: string
  maxLength?: number
  /** A way to the same place with nothing asked; only while something is. */
  clear?: { href: string; label: string }
  onType?: (text: string) => void
  onSubmit?: (text: string) => void
  onClear?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * The field of a search, as large as a heading, where the search is what the page is for. Enter and the glass send it,
 * Escape empties it. From other pages a `SearchLink` leads there; a line of a form is a `TextField`.
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
