import { Button, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../player.css.ts'
import { RatingNote } from './controls.tsx'
import type { PlayerTitle } from './controls.tsx'

type NotesProps = { title: PlayerTitle; hasRating: boolean; isSilenced: boolean; isNetworkLost: boolean; onUnmute: () => void; children?: ReactNode }

/** Notes over the picture, one below the other. */
export function Notes({ title, hasRating, isSilenced, isNetworkLost, onUnmute, children }: NotesProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.notes}>
      {hasRating ? <RatingNote title={title} /> : null}
      {isSilenced ? (
        <div className={styles.note} role="status">
          <Text as="span">{formatMessage({ id: 'player.autoplayMuted' })}</Text>
          <Button size="sm" variant="primary" onClick={onUnmute}>{formatMessage({ id: 'player.turnSoundOn' })}</Button>
        </div>
      ) : null}
      {isNetworkLost ? <div className={styles.note} role="alert">{formatMessage({ id: 'player.networkLost' })}</div> : null}
      {children}
    </div>
  )
}
