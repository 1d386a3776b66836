import { deleteAccountNow, deletionQuery, isErrorOrRetrying, keepAccount } from '@ott/api-client'
import { Banner, Button, ErrorState, Heading, Inline, Page, Stack, Text } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { DeviceLimitSkeleton } from '../devices/device-limit.tsx'
import { ExportButton } from './export-data.tsx'
import type { ExportDataProps } from './export-data.tsx'

interface LeavingPageProps extends ExportDataProps {
  /** IANA name; the date is counted there. */
  timeZone: string
  /** Refreshes the session and continues. */
  onKept: () => void | Promise<void>
  onDeleted: () => void
  onLogout: () => void
}

/** What a login into an account that is being deleted leads to: keep it, take the data along, or delete it now (DEL-2). */
function LeavingPage(props: LeavingPageProps & { deletesAt: Date }) {
  const intl = useIntl()
  const { call, locale, timeZone, deletesAt, onKept, onDeleted, onLogout } = props
  const [keeping, setKeeping] = useState<'idle' | 'saving' | 'failed'>('idle')
  const [isDeleting, setDeleting] = useState(false)
  const keep = async () => {
    setKeeping('saving')
    await keepAccount(call).then(onKept).catch(() => setKeeping('failed'))
  }
  return (
    <Page width="form">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'leaving.page.heading' }, { date: formatDate(deletesAt, locale, timeZone) })}</Heading>
          <Text tone="soft">{intl.formatMessage({ id: 'leaving.page.text' })}</Text>
        </Stack>
        {keeping === 'failed' && <Banner tone="error">{intl.formatMessage({ id: 'leaving.page.notKept' })}</Banner>}
        <div><Button variant="primary" loading={keeping === 'saving'} onClick={() => void keep()}>{intl.formatMessage({ id: 'leaving.page.keep' })}</Button></div>
        <ExportButton {...props} />
        <Inline gap={3}>
          <Button variant="tertiary" onClick={() => setDeleting(true)}>{intl.formatMessage({ id: 'leaving.page.deleteNow' })}</Button>
          <Button variant="tertiary" onClick={onLogout}>{intl.formatMessage({ id: 'deviceLimit.logout' })}</Button>
        </Inline>
      </Stack>
      {isDeleting && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'leaving.now.title' })}
          text={intl.formatMessage({ id: 'leaving.now.text' })}
          confirm={intl.formatMessage({ id: 'leaving.now.confirm' })}
          cancel={intl.formatMessage({ id: 'logout.cancel' })}
          close={intl.formatMessage({ id: 'logout.close' })}
          failed={intl.formatMessage({ id: 'leaving.now.failed' })}
          onConfirm={() => deleteAccountNow(call).then(onDeleted)}
          onClose={() => setDeleting(false)}
        />
      )}
    </Page>
  )
}

type LimitedSessionProps = LeavingPageProps & {
  /** The page of a session that is over the device limit and nothing else. */
  children: ReactNode
}

/** A session is limited because its account is being deleted, or because of the device limit. */
export function LimitedSession({ children, ...props }: LimitedSessionProps) {
  const intl = useIntl()
  const reading = useQuery(deletionQuery(props.call))
  const { data: deletesAt, isFetching, refetch } = reading
  if (deletesAt) return <LeavingPage {...props} deletesAt={deletesAt} />
  if (deletesAt === null) return children
  if (!isErrorOrRetrying(reading)) return <DeviceLimitSkeleton />
  return (
    <Page width="form">
      <ErrorState
        headingLevel={1}
        title={intl.formatMessage({ id: 'deviceLimit.loadFailed' })}
        text={intl.formatMessage({ id: 'deviceLimit.checkConnection' })}
        actions={<Button variant="primary" loading={isFetching} onClick={() => void refetch()}>{intl.formatMessage({ id: 'deviceLimit.retry' })}</Button>}
      />
    </Page>
  )
}
