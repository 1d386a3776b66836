import type { ReactNode } from 'react'
import * as styles from './card-actions.css.ts'
import { IconButton } from '../forms/icon-button.tsx'

export interface CardAction {
  /** Includes the title, because a row has many of these buttons. */
  label: string
  icon: ReactNode
  onClick: () => void
}

interface CardActionsProps {
  actions: CardAction[]
  /** Where touch devices have these actions elsewhere, such as in an edit mode. */
  isHiddenOnTouch?: boolean
}

/** Secondary actions in the corner of a card's picture: visible on hover and focus, else always on touch. */
export function CardActions({ actions, isHiddenOnTouch = false }: CardActionsProps) {
  return (
    <span className={isHiddenOnTouch ? `${styles.actions} ${styles.hiddenOnTouch}` : styles.actions} data-card-actions="">
      {actions.map(({ label, icon, onClick }) => (
        <span key={label} className={styles.disc}><IconButton size="sm" variant="tertiary" label={label} icon={icon} onClick={onClick} /></span>
      ))}
    </span>
  )
}
