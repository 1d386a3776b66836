import type { ReactNode } from 'react'
import * as styles from './card-action.css.ts'
import { IconButton } from '../forms/icon-button.tsx'

export interface CardActionProps {
  /** Names the title too: a row has many of them. */
  label: string
  icon: ReactNode
  onClick: () => void
}

/** What can be done with a card beside opening it. It comes over the picture's corner to a pointer or the keys, and is always there to a finger. */
export function CardAction({ label, icon, onClick }: CardActionProps) {
  return <span className={styles.action}><IconButton size="sm" variant="tertiary" label={label} icon={icon} onClick={onClick} /></span>
}
