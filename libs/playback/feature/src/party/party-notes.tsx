import { Button, Text } from '@ott/design-system'
import { useIntl } from 'react-intl'
import * as styles from '../player.css.ts'
import { hostOf } from './party-state.ts'
import { useMemberName } from './party-view.ts'
import type { PartyView } from './party-view.ts'

/** What a member has to know while it watches, over the picture: why the video stands, and that the party is gone. */
export function PartyNotes({ party: { state, role, onDismiss } }: { party: PartyView }) {
  const { formatMessage } = useIntl()
  const nameOf = useMemberName()
  if (state.status === 'over') return (
    <div className={styles.note} role="status">
      <Text as="span">{formatMessage({ id: `party.over.${state.reason}.title` })}</Text>
      <Button size="sm" onClick={onDismiss}>{formatMessage({ id: 'party.over.dismiss' })}</Button>
    </div>
  )
  if (state.status !== 'joined') return null
  if (state.isReconnecting) return <div className={styles.note} role="status">{formatMessage({ id: 'party.reconnecting' })}</div>
  const { status } = state.party.playback
  if (role !== 'guest' || status === 'playing') return null
  const host = nameOf(hostOf(state.party))
  return <div className={styles.note} role="status">{formatMessage({ id: status === 'paused' ? 'party.paused' : 'party.waiting' }, { host })}</div>
}
