import type { Order } from '@ott/api-client'
import type { Plan } from '@ott/billing'
import { Button, CheckIcon, Heading, Inline, Text } from '@ott/design-system'
import { formatDate, formatMoney } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PlanFacts } from '../plan-facts.tsx'
import * as styles from '../success.css.ts'

interface CheckoutDoneProps {
  order: Order
  /** Null if it is not on sale any more. */
  plan: Plan | null
  timeZone: string
  hrefs: { benefits: string; home: string }
}

/** The plan, until when, and what comes next. */
export function CheckoutDone({ order, plan, timeZone, hrefs }: CheckoutDoneProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The button that was pressed is far below.
    document.documentElement.scrollTop = 0
  }, [])
  const { nextCharge, trialEndsAt, periodEndsAt, currency } = order
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)
  const next = nextCharge && intl.formatMessage({ id: 'benefits.nextChargeValue' }, { amount: formatMoney({ currency, amount: nextCharge.amount }, intl.locale), date: date(nextCharge.at) })
  return (
    <div className={styles.content}>
      <span className={styles.sign}><CheckIcon /></span>
      <Heading ref={heading} level={1} size="page">{intl.formatMessage({ id: trialEndsAt ? 'checkout.trialStarted' : 'checkout.done' })}</Heading>
      <span role="status"><Text tone="soft">{intl.formatMessage({ id: 'checkout.doneText' })}</Text></span>
      <PlanFacts
        facts={[
          ...(plan ? [{ term: intl.formatMessage({ id: 'checkout.done.plan' }), value: plan.title }] : []),
          trialEndsAt
            ? { term: intl.formatMessage({ id: 'benefits.trialUntil' }), value: date(trialEndsAt) }
            : { term: intl.formatMessage({ id: nextCharge ? 'checkout.done.paidUntil' : 'benefits.validUntil' }), value: date(periodEndsAt) },
          { term: intl.formatMessage({ id: 'benefits.nextCharge' }), value: next ?? intl.formatMessage({ id: 'benefits.noNextCharge' }) },
        ]}
      />
      <Inline gap={3} centre>
        <Button variant="primary" href={hrefs.home}>{intl.formatMessage({ id: 'checkout.startWatching' })}</Button>
        <Button href={hrefs.benefits}>{intl.formatMessage({ id: 'checkout.yourPlan' })}</Button>
      </Inline>
    </div>
  )
}
