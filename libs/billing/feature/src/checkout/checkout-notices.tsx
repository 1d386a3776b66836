import type { Money } from '@ott/billing'
import { Button, EmptyState, ErrorState, Page } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** A page that says one thing and leads on. */
function Notice({ tone = 'empty', title, text, action }: { tone?: 'empty' | 'error'; title: string; text: string; action: ReactNode }) {
  const State = tone === 'error' ? ErrorState : EmptyState
  return <Page width="form"><State headingLevel={1} title={title} text={text} actions={action} /></Page>
}

export function CheckoutFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Notice
      tone="error"
      title={intl.formatMessage({ id: 'checkout.failed' })}
      text={intl.formatMessage({ id: 'checkout.failedText' })}
      action={<Button variant="primary" loading={isRetrying} onClick={onRetry}>{intl.formatMessage({ id: 'plans.retry' })}</Button>}
    />
  )
}

export function NotOnSale({ plansHref }: { plansHref: string }) {
  const intl = useIntl()
  return (
    <Notice
      title={intl.formatMessage({ id: 'checkout.notOnSale' })}
      text={intl.formatMessage({ id: 'checkout.notOnSaleText' })}
      action={<Button variant="primary" href={plansHref}>{intl.formatMessage({ id: 'benefits.plans' })}</Button>}
    />
  )
}

/** Nothing to pay, which the own plan explains: there is one already, nothing is due, or the payment is not known. */
export function SeeOwnPlan({ because, benefitsHref }: { because: 'alreadySubscribed' | 'nothingDue' | 'unknownPayment'; benefitsHref: string }) {
  const intl = useIntl()
  const id = ({ alreadySubscribed: 'checkout.already', nothingDue: 'renewal.nothingDue', unknownPayment: 'checkout.return.unknown' } as const)[because]
  return (
    <Notice
      title={intl.formatMessage({ id })}
      text={intl.formatMessage({ id: `${id}Text` })}
      action={<Button variant="primary" href={benefitsHref}>{intl.formatMessage({ id: 'checkout.yourPlan' })}</Button>}
    />
  )
}

export function PaymentFailed({ checkoutHref }: { checkoutHref: string }) {
  const intl = useIntl()
  return (
    <Notice
      tone="error"
      title={intl.formatMessage({ id: 'checkout.return.failed' })}
      text={intl.formatMessage({ id: 'checkout.return.failedText' })}
      action={<Button variant="primary" href={checkoutHref}>{intl.formatMessage({ id: 'checkout.return.tryAgain' })}</Button>}
    />
  )
}

/** It was not needed (BIL-129). */
export function PaymentReturned({ amount, benefitsHref }: { amount: Money; benefitsHref: string }) {
  const intl = useIntl()
  return (
    <Notice
      title={intl.formatMessage({ id: 'checkout.returned' })}
      text={intl.formatMessage({ id: 'checkout.returnedText' }, { amount: formatMoney(amount, intl.locale) })}
      action={<Button variant="primary" href={benefitsHref}>{intl.formatMessage({ id: 'checkout.yourPlan' })}</Button>}
    />
  )
}
