import type { Order } from '@ott/api-client'
import type { Money, Plan } from '@ott/billing'
import { Button } from '@ott/design-system'
import { formatDate, formatMoney } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { PlanFacts } from '../plan-facts.tsx'
import { PaymentSuccess } from './payment-success.tsx'

interface CheckoutDoneProps {
  order: Order
  /** What was paid a second time. */
  returned: Money | null
  /** Null if it is not on sale any more. */
  plan: Plan | null
  timeZone: string
  hrefs: { benefits: string; home: string }
}

/** The plan, until when, and what comes next. */
export function CheckoutDone({ order, returned, plan, timeZone, hrefs }: CheckoutDoneProps) {
  const intl = useIntl()
  const { nextCharge, trialEndsAt, periodEndsAt, currency } = order
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)
  const next = nextCharge && intl.formatMessage({ id: 'benefits.nextChargeValue' }, { amount: formatMoney({ currency, amount: nextCharge.amount }, intl.locale), date: date(nextCharge.at) })
  return (
    <PaymentSuccess
      title={intl.formatMessage({ id: trialEndsAt ? 'checkout.trialStarted' : 'checkout.done' })}
      text={intl.formatMessage({ id: 'checkout.doneText' })}
      returned={returned}
      actions={
        <>
          <Button variant="primary" href={hrefs.home}>{intl.formatMessage({ id: 'checkout.startWatching' })}</Button>
          <Button href={hrefs.benefits}>{intl.formatMessage({ id: 'checkout.yourPlan' })}</Button>
        </>
      }
    >
      <PlanFacts
        facts={[
          ...(plan ? [{ term: intl.formatMessage({ id: 'checkout.done.plan' }), value: plan.title }] : []),
          trialEndsAt
            ? { term: intl.formatMessage({ id: 'benefits.trialUntil' }), value: date(trialEndsAt) }
            : { term: intl.formatMessage({ id: nextCharge ? 'checkout.done.paidUntil' : 'benefits.validUntil' }), value: date(periodEndsAt) },
          { term: intl.formatMessage({ id: 'benefits.nextCharge' }), value: next ?? intl.formatMessage({ id: 'benefits.noNextCharge' }) },
        ]}
      />
    </PaymentSuccess>
  )
}
