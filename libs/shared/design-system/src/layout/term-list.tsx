import type { ReactNode } from 'react'
import { Chip } from '../navigation/chip.tsx'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import { IconButton } from '../forms/icon-button.tsx'
import * as styles from './term-list.css.ts'
import { followGridArrow } from '../cards/grid-keyboard.ts'

export interface Term {
  text: string
  href: string
  /** Before the text of a chip. */
  icon?: ReactNode
  /** Label of the button that removes the item. */
  removeLabel?: string
}

export interface TermListProps {
  label: string
  terms: readonly Term[]
  /** Lines with remove buttons, or wrapping chips. */
  look?: 'lines' | 'chips'
  /** Icon before each line. */
  icon?: ReactNode
  /** `at` is the index from 0. */
  onChoose?: (text: string, at: number) => void
  onRemove?: (text: string, at: number) => void
}

/**
 * Search terms or names as links, with arrow keys between them. After a removal the neighbour gets the focus; after the
 * last one the caller moves it.
 */
export function TermList({ label, terms, look = 'chips', icon, onChoose, onRemove }: TermListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the links inside
    <ul className={styles.look[look]} aria-label={label} data-item-list="" onKeyDown={followGridArrow}>
      {terms.map(({ text, href, icon: sign, removeLabel }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- labels may repeat; after a removal the focused element stays and is the next item
        <li key={onRemove ? at : `${at} ${href}`} className={styles.item[look]}>
          {look === 'chips' ? (
            <Chip icon={sign} href={href} onChoose={onChoose && (() => onChoose(text, at))}>{text}</Chip>
          ) : (
            <a className={styles.line} href={href} onClick={onChoose && (() => onChoose(text, at))}>{icon}{text}</a>
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
