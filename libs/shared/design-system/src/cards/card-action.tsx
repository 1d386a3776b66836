import type { ReactNode } from 'react'
import * as styles from './card-action.css.ts'
import { IconButton } from '../forms/icon-button.tsx'

export interface CardActionProps {
  /** Names the title too: a row has many of them. */
  label: string
  icon: ReactNode
  onClick: () => void
}

/** A secondary action of a card, over the picture's corner: on hover or focus, and always on touch. */
export function CardAction({ label, icon, onClick }: CardActionProps) {
  return <span className={styles.action}><IconButton size="sm" variant="tertiary" label={label} icon={icon} onClick={onClick} /></span>
}
