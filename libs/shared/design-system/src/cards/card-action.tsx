import type { ReactNode } from 'react'
import * as styles from './card-action.css.ts'
import { IconButton } from '../forms/icon-button.tsx'

interface CardActionProps {
  /** Includes the title, because a row has many of these buttons. */
  label: string
  icon: ReactNode
  onClick: () => void
}

/** A secondary action in the corner of a card's picture: visible on hover and focus, always on touch. */
export function CardAction({ label, icon, onClick }: CardActionProps) {
  return <span className={styles.action}><IconButton size="sm" variant="tertiary" label={label} icon={icon} onClick={onClick} /></span>
}
