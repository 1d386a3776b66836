import { Button, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import * as styles from './picture-in-picture.css.ts'

type PlayingElsewhereProps = { icon: ReactNode; text: string; back: string; onBack: () => void }

/** In place of the picture while the video plays in another window or on another device. */
export function PlayingElsewhere({ icon, text, back, onBack }: PlayingElsewhereProps) {
  return (
    <div className={styles.elsewhere}>
      <div className={styles.note}>
        <span className={styles.noteIcon}>{icon}</span>
        <Text>{text}</Text>
        <span className={styles.noteButton}><Button onClick={() => onBack()}>{back}</Button></span>
      </div>
    </div>
  )
}
