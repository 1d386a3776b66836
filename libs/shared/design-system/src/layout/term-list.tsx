import type { ReactNode } from 'react'
import { Chip } from '../navigation/chip.tsx'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import { IconButton } from '../forms/icon-button.tsx'
import * as styles from './term-list.css.ts'
import { followArrow } from '../cards/grid-keyboard.ts'

export interface Term {
  text: string
  href: string
  /** Before the words of a chip. */
  icon?: ReactNode
  /** Said of the button that takes it off the list. */
  removeLabel?: string
}

export interface TermListProps {
  label: string
  terms: readonly Term[]
  /** One under another, each with a way to take it away; as chips that wrap; or as large tiles where they are all there is. */
  look?: 'lines' | 'chips' | 'tiles'
  /** Before each of the lines. */
  icon?: ReactNode
  /** `at` counts from 0. */
  onChoose?: (text: string, at: number) => void
  onRemove?: (text: string, at: number) => void
}

/**
 * Words to search for, or names to go to, each a link. Arrow keys walk through them as through cards. Where one is taken
 * away the keyboard comes to the next, or else to the one before; whoever takes the last has to give it a place.
 */
export function TermList({ label, terms, look = 'chips', icon, onChoose, onRemove }: TermListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys
    <ul className={styles.look[look]} aria-label={label} data-tray="" onKeyDown={followArrow}>
      {terms.map(({ text, href, icon: sign, removeLabel }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two people may have one name; and where one is taken away, what is focused stays and is the next
        <li key={onRemove ? at : `${at} ${href}`} className={styles.item[look]}>
          {look === 'chips' ? (
            <Chip icon={sign} href={href} onChoose={onChoose && (() => onChoose(text, at))}>{text}</Chip>
          ) : (
            <a className={look === 'tiles' ? styles.tile : styles.line} href={href} onClick={onChoose && (() => onChoose(text, at))}>{icon}{text}</a>
          )}
          {onRemove && removeLabel ? (
            <IconButton variant="tertiary" size="sm" icon={<CloseIcon />} label={removeLabel} onClick={({ currentTarget }) => {
              focusBefore(currentTarget)
              onRemove(text, at)
            }} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function focusBefore(button: Element): void {
  const line = button.closest('li')
  if (!line?.nextElementSibling) line?.previousElementSibling?.querySelector('button')?.focus()
}
