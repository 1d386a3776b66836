import { devicesQuery, isErrorOrRetrying } from '@ott/api-client'
import type { Call, Device } from '@ott/api-client'
import { Badge, Banner, Button, EmptyState, ErrorState, Heading, Page, Stack, Text } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as styles from './device-limit.css.ts'
import { DeviceList, DeviceListSkeleton, DevicesNotLoaded } from './device-list.tsx'
import { useDeviceRemoval } from './use-device-removal.ts'

interface DeviceLimitPageProps {
  call: Call
  locale: Locale
  /** Refreshes the session and continues. */
  onRemoved: () => void | Promise<void>
  onLogout: () => void
}

/** Shown over the device limit: the user removes a device or signs out (ID-10). */
export function DeviceLimitPage({ call, locale, onRemoved, onLogout }: DeviceLimitPageProps) {
  const intl = useIntl()
  return (
    <Page width="form">
      <Stack gap={5}>
        <Choice call={call} locale={locale} onRemoved={onRemoved} />
        <div>
          <Button onClick={onLogout}>{intl.formatMessage({ id: 'deviceLimit.logout' })}</Button>
        </div>
      </Stack>
    </Page>
  )
}

/** The page before it is known why the session is limited: of its size, without its words. */
export function DeviceLimitSkeleton() {
  return (
    <Page width="form">
      <Stack gap={5}>
        <div className={styles.reserved}><Intro /></div>
        <DeviceListSkeleton />
      </Stack>
    </Page>
  )
}

function Choice({ call, locale, onRemoved }: Omit<DeviceLimitPageProps, 'onLogout'>) {
  const reading = useQuery(devicesQuery(call))
  const { data, isFetching, refetch } = reading
  const { removal, remove, goOn } = useDeviceRemoval(call, onRemoved)
  const others = data?.filter(({ isCurrent }) => !isCurrent)
  if (removal.status === 'stuck') return <Stuck isTrying={removal.isTrying} onRetry={goOn} />
  if (others?.length === 0) return <Room isGoing={removal.status === 'goingOn'} onContinue={goOn} />
  if (others === undefined) {
    return (
      <>
        <Intro />
        {isErrorOrRetrying(reading) ? <DevicesNotLoaded isTrying={isFetching} onRetry={() => void refetch()} /> : <DeviceListSkeleton />}
      </>
    )
  }
  const leaving: Device | null = removal.status === 'removing' ? removal.device : null
  return (
    <>
      <Intro count={others.length} />
      {removal.status === 'choosing' && removal.failed && <NotRemoved />}
      <DeviceList devices={others} locale={locale} leaving={leaving} onRemove={remove} />
    </>
  )
}

function Intro({ count }: { count?: number }) {
  const intl = useIntl()
  return (
    <div className={styles.intro}>
      <div className={count === undefined ? styles.reserved : undefined}>
        <Badge tone="gift">{intl.formatMessage({ id: 'deviceLimit.inUse' }, { count: count ?? 0 })}</Badge>
      </div>
      <Heading level={1} size="page">{intl.formatMessage({ id: 'deviceLimit.heading' })}</Heading>
      <Text tone="soft">{intl.formatMessage({ id: 'deviceLimit.text' })}</Text>
    </div>
  )
}

function NotRemoved() {
  const intl = useIntl()
  return <Banner tone="error">{intl.formatMessage({ id: 'deviceLimit.removeFailed' })}</Banner>
}

function Stuck({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      headingLevel={1}
      title={intl.formatMessage({ id: 'deviceLimit.continueFailed' })}
      text={intl.formatMessage({ id: 'deviceLimit.checkConnection' })}
      actions={<Button variant="primary" loading={isTrying} onClick={onRetry}>{intl.formatMessage({ id: 'deviceLimit.retry' })}</Button>}
    />
  )
}

/** A device was removed elsewhere in the meantime. */
function Room({ isGoing, onContinue }: { isGoing: boolean; onContinue: () => void }) {
  const intl = useIntl()
  return (
    <EmptyState
      headingLevel={1}
      title={intl.formatMessage({ id: 'deviceLimit.free' })}
      text={intl.formatMessage({ id: 'deviceLimit.freeText' })}
      actions={<Button variant="primary" loading={isGoing} onClick={onContinue}>{intl.formatMessage({ id: 'deviceLimit.continue' })}</Button>}
    />
  )
}
