import { isErrorOrRetrying, userQuery } from '@ott/api-client'
import type { Call, User } from '@ott/api-client'
import { Button, ErrorState, Skeleton, Stack, VisuallyHidden } from '@ott/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Renders its children with the loaded user; before that a skeleton, after a failure an error state (API-17). */
export function UserBoundary({ call, children }: { call: Call; children: (user: User) => ReactNode }) {
  const reading = useQuery(userQuery(call))
  const { data: user, isFetching, refetch } = reading
  if (user) return children(user)
  return isErrorOrRetrying(reading) ? <AccountNotLoaded isRetrying={isFetching} onRetry={() => void refetch()} /> : <AccountSkeleton />
}

export function AccountNotLoaded({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'account.loadFailed' })}
      text={intl.formatMessage({ id: 'deviceLimit.checkConnection' })}
      actions={<Button variant="primary" loading={isRetrying} onClick={onRetry}>{intl.formatMessage({ id: 'deviceLimit.retry' })}</Button>}
    />
  )
}

function AccountSkeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'account.loading' })}</VisuallyHidden>
      <Stack gap={5}>
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Stack>
    </div>
  )
}
