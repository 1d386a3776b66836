import { Button, EmptyState, ErrorState, Page } from '@ott/design-system'
import { useIntl } from 'react-intl'

export function CheckoutFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Page width="form">
      <ErrorState
        headingLevel={1}
        title={intl.formatMessage({ id: 'checkout.failed' })}
        text={intl.formatMessage({ id: 'checkout.failedText' })}
        actions={<Button variant="primary" loading={isRetrying} onClick={onRetry}>{intl.formatMessage({ id: 'plans.retry' })}</Button>}
      />
    </Page>
  )
}

export function NotOnSale({ plansHref }: { plansHref: string }) {
  const intl = useIntl()
  return (
    <Page width="form">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: 'checkout.notOnSale' })}
        text={intl.formatMessage({ id: 'checkout.notOnSaleText' })}
        actions={<Button variant="primary" href={plansHref}>{intl.formatMessage({ id: 'benefits.plans' })}</Button>}
      />
    </Page>
  )
}
