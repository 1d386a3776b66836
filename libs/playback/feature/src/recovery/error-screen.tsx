import { brand } from '@ott/brand'
import { Button, Heading, LockIcon, OfflineIcon, RetryIcon, Text, WarningIcon } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isRefusal } from './playback-error.ts'
import type { Failure, FailureKind } from './playback-error.ts'
import * as styles from '../player.css.ts'

export type FailureScreenProps = {
  failure: Failure
  backHref: string
  loginHref: string
  plansHref: string
  onRetry: () => void
}

/** What happened, what to do, and the one thing to press. */
export function FailureScreen({ failure, backHref, loginHref, plansHref, onRetry }: FailureScreenProps) {
  const { formatMessage } = useIntl()
  const { kind } = failure
  const ways: Record<Way, ReactNode> = {
    login: <Button key="login" variant="primary" href={loginHref}>{formatMessage({ id: 'player.failure.login' })}</Button>,
    plans: <Button key="plans" variant="primary" href={plansHref}>{formatMessage({ id: 'player.failure.plans' })}</Button>,
    retry: <Button key="retry" variant="primary" icon={<RetryIcon />} onClick={onRetry}>{formatMessage({ id: 'player.failure.retry' })}</Button>,
    back: <Button key="back" href={backHref}>{formatMessage({ id: 'player.failure.back' })}</Button>,
  }
  return (
    <div className={styles.veil} role="alert">
      <div className={styles.card}>
        <span className={isRefusal(kind) ? styles.sign : styles.signOfTrouble}>{signOf(kind)}</span>
        <Heading level={2} size="dialog">{formatMessage({ id: `player.failure.${kind}.title` })}</Heading>
        <Text tone="soft">{formatMessage({ id: `player.failure.${kind}.text` })}</Text>
        <Detail failure={failure} />
        <div className={styles.choices}>{waysOut[kind].map((way) => ways[way])}</div>
      </div>
    </div>
  )
}

type Way = 'login' | 'plans' | 'retry' | 'back'

const waysOut: Record<FailureKind, Way[]> = {
  loginRequired: ['login', 'back'],
  subscriptionRequired: ['plans', 'back'],
  streamLimit: ['retry', 'back'],
  streamEnded: ['retry', 'back'],
  deviceLimit: ['plans', 'back'],
  pinRequired: ['back'],
  notReleased: ['back'],
  notInCountry: ['back'],
  gone: ['back'],
  offline: ['retry', 'back'],
  busy: ['retry', 'back'],
  network: ['retry', 'back'],
  broken: ['retry', 'back'],
  unsupported: ['back'],
}

function signOf(kind: FailureKind): ReactNode {
  if (kind === 'offline' || kind === 'network') return <OfflineIcon />
  return isRefusal(kind) ? <LockIcon /> : <WarningIcon />
}

/** What only some refusals carry. */
function Detail({ failure }: { failure: Failure }) {
  const { formatMessage, formatList, locale } = useIntl()
  if (failure.kind === 'streamLimit' && failure.devices.length > 0) {
    return <Text strong>{formatMessage({ id: 'player.failure.streamLimit.devices' }, { devices: formatList(failure.devices) })}</Text>
  }
  if (failure.kind === 'notReleased' && failure.at) {
    // By the calendar of the service, as the watch button says it (I18N-4).
    const date = formatDate(failure.at, locale, brand.timeZone)
    return <Text strong>{formatMessage({ id: 'player.failure.notReleased.date' }, { date })}</Text>
  }
  return null
}
