import { Button, EmptyState, ErrorState, RetryIcon, Spinner, Text } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { PartyEnd } from './party-end.ts'
import * as styles from './party.css.ts'

/** `isOffline`: the server was not reached, and the next attempt follows by itself. */
export type JoiningState = { status: 'joining'; isOffline: boolean } | { status: 'over'; reason: PartyEnd }

type JoinPartyScreenProps = { state: JoiningState; loginHref: string; plansHref: string; homeHref: string; onRetry: () => void }

/** The page of an invitation, until its video opens, or the reason why it does not. */
export function JoinPartyScreen({ state, loginHref, plansHref, homeHref, onRetry }: JoinPartyScreenProps) {
  const { formatMessage } = useIntl()
  if (state.status === 'joining') return (
    <div className={styles.join}>
      <Spinner label={formatMessage({ id: 'party.connecting' })} />
      <div role="status">{state.isOffline ? <Text tone="soft">{formatMessage({ id: 'party.join.offline' })}</Text> : null}</div>
    </div>
  )
  const { reason } = state
  const home = <Button href={homeHref}>{formatMessage({ id: 'party.join.home' })}</Button>
  const actions = {
    ended: null,
    notAvailable: null,
    full: <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>{formatMessage({ id: 'player.failure.retry' })}</Button>,
    failed: <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>{formatMessage({ id: 'player.failure.retry' })}</Button>,
    needsPlan: <Button variant="primary" href={plansHref}>{formatMessage({ id: 'player.failure.plans' })}</Button>,
    needsLogin: <Button variant="primary" href={loginHref}>{formatMessage({ id: 'player.failure.login' })}</Button>,
  }[reason]
  const State = reason === 'failed' ? ErrorState : EmptyState
  return (
    <State
      headingLevel={1}
      title={formatMessage({ id: `party.over.${reason}.title` })}
      text={formatMessage({ id: `party.over.${reason}.text` })}
      actions={<>{actions}{home}</>}
    />
  )
}
