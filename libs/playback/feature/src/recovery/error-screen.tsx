import { brand } from '@ott/brand'
import { Button, Heading, LockIcon, OfflineIcon, RetryIcon, Text, WarningIcon } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { errorCodes } from './error-code.ts'
import { RunningStreams } from './running-streams.tsx'
import { isRefusal } from './playback-error.ts'
import type { PlaybackErrorType, PlaybackError } from './playback-error.ts'
import * as styles from '../player.css.ts'

type ErrorScreenProps = {
  error: PlaybackError
  backHref: string
  loginHref: string
  plansHref: string
  onRetry: () => void
  /** Stops a stream elsewhere. Rejects if that failed. */
  onStopStream: (streamId: string) => Promise<void>
  onCopyReport: () => void
}

/** What happened, what to do next, and the button for it. */
export function ErrorScreen({ error, backHref, loginHref, plansHref, onRetry, onStopStream, onCopyReport }: ErrorScreenProps) {
  const { formatMessage } = useIntl()
  const { type } = error
  const buttons: Record<Action, ReactNode> = {
    login: <Button key="login" variant="primary" href={loginHref}>{formatMessage({ id: 'player.failure.login' })}</Button>,
    plans: <Button key="plans" variant="primary" href={plansHref}>{formatMessage({ id: 'player.failure.plans' })}</Button>,
    pin: <Button key="pin" variant="primary" icon={<LockIcon />} onClick={onRetry}>{formatMessage({ id: 'player.failure.pin' })}</Button>,
    retry: <Button key="retry" variant="primary" icon={<RetryIcon />} onClick={onRetry}>{formatMessage({ id: 'player.failure.retry' })}</Button>,
    back: <Button key="back" href={backHref}>{formatMessage({ id: 'player.failure.back' })}</Button>,
  }
  return (
    <div className={styles.backdrop} role="alert">
      <div className={styles.card}>
        <span className={isRefusal(type) ? styles.icon : styles.errorIcon}>{iconOf(type)}</span>
        <Heading level={2} size="dialog">{formatMessage({ id: `player.failure.${type}.title` })}</Heading>
        <Text tone="soft">{formatMessage({ id: `player.failure.${type}.text` }, factsOf(error))}</Text>
        <Detail error={error} onStopStream={onStopStream} />
        <div className={styles.choices}>{actionsFor[type].map((action) => buttons[action])}</div>
        <div className={styles.support}>
          <Text size="small" tone="soft">
            <FormattedMessage id="player.failure.errorCode" values={{ code: <span lang="en" translate="no">{errorCodes[type]}</span> }} />
          </Text>
          <Button size="sm" variant="tertiary" onClick={onCopyReport}>{formatMessage({ id: 'player.report.copy' })}</Button>
        </div>
      </div>
    </div>
  )
}

type Action = 'login' | 'plans' | 'pin' | 'retry' | 'back'

const actionsFor: Record<PlaybackErrorType, Action[]> = {
  loginRequired: ['login', 'back'],
  subscriptionRequired: ['plans', 'back'],
  streamLimit: ['retry', 'back'],
  streamEnded: ['retry', 'back'],
  deviceLimit: ['plans', 'back'],
  pinRequired: ['pin', 'back'],
  notReleased: ['back'],
  notInCountry: ['back'],
  gone: ['back'],
  offline: ['retry', 'back'],
  busy: ['retry', 'back'],
  network: ['retry', 'back'],
  broken: ['retry', 'back'],
  unsupported: ['back'],
  protectedUnsupported: ['retry', 'back'],
  licenceFailed: ['retry', 'back'],
}

function iconOf(type: PlaybackErrorType): ReactNode {
  if (type === 'offline' || type === 'network') return <OfflineIcon />
  return isRefusal(type) ? <LockIcon /> : <WarningIcon />
}

/** For the texts that name them. */
function factsOf(error: PlaybackError): Record<string, string | number> | undefined {
  if (error.type === 'streamLimit') return { count: error.maxStreams, hasPlan: String(error.hasPlan) }
  if (error.type !== 'streamEnded') return undefined
  const { stoppedBy } = error
  return { by: stoppedBy === null ? 'unknown' : stoppedBy.isSameBrowser ? 'browser' : 'device', device: stoppedBy?.device ?? '' }
}

/** Details and actions that only some errors have. */
function Detail({ error, onStopStream }: Pick<ErrorScreenProps, 'error' | 'onStopStream'>) {
  const { formatMessage, locale } = useIntl()
  if (error.type === 'streamLimit' && error.streams.length > 0) return <RunningStreams streams={error.streams} onStop={onStopStream} />
  if (error.type === 'notReleased' && error.at) {
    // In the service's time zone, like the watch button (I18N-4).
    const date = formatDate(error.at, locale, brand.timeZone)
    return <Text strong>{formatMessage({ id: 'player.failure.notReleased.date' }, { date })}</Text>
  }
  return null
}
