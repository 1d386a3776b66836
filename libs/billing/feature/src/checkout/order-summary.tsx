import type { Quote } from '@ott/api-client'
import type { Plan } from '@ott/billing'
import { Heading, Skeleton, Text, VisuallyHidden } from '@ott/design-system'
import { formatMoney, formatNumber } from '@ott/i18n'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { upcomingCharges } from './charge-texts.ts'
import * as styles from './order-summary.css.ts'

interface OrderSummaryProps {
  plan: Pick<Plan, 'title' | 'period' | 'price'>
  /** Null while it loads. */
  quote: Quote | null
  /** Of a gift: how long it lasts. */
  giftMonths?: number | undefined
  timeZone: string
}

/** The plan, what is due now, how it is made up, and what comes when (BIL-41). */
export function OrderSummary({ plan, quote, giftMonths, timeZone }: OrderSummaryProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={quote === null}>
      <div>
        <Heading level={2} size="section" id={id}>{plan.title}</Heading>
        <Text tone="soft" size="small">{giftMonths === undefined ? intl.formatMessage({ id: 'checkout.planPeriod' }, { period: plan.period }) : intl.formatMessage({ id: 'gift.for' }, { months: giftMonths })}</Text>
      </div>
      {quote ? <Figures plan={plan} quote={quote} giftMonths={giftMonths} timeZone={timeZone} /> : <Loading />}
    </section>
  )
}

function Figures({ plan, quote, giftMonths, timeZone }: OrderSummaryProps & { quote: Quote }) {
  const intl = useIntl()
  const { currency, lines, taxes, dueNow, total, trialEndsAt } = quote
  const money = (amount: number) => formatMoney({ currency, amount }, intl.locale)
  return (
    <>
      <div className={styles.due}>
        <Text as="span" tone="soft">{intl.formatMessage({ id: 'checkout.dueNow' })}</Text>
        <span className={styles.amount}>{money(dueNow)}</span>
        <Text>
          {giftMonths === undefined
            ? upcomingCharges(intl, { quote, period: plan.period, fullPrice: plan.price.amount, timeZone })
            : intl.formatMessage({ id: 'gift.once' })}
        </Text>
      </div>
      <dl className={styles.lines}>
        {lines.map(({ kind, amount }) => <Row key={kind} term={lineName(kind)} value={money(amount)} />)}
        {lines.length > 1 && <Row term={intl.formatMessage({ id: 'checkout.total' })} value={money(total)} />}
      </dl>
      {taxes.length > 0 && (
        <dl className={styles.taxes}>
          {taxes.map(({ name, basisPoints, amount }) => (
            <Row key={name} term={intl.formatMessage({ id: 'checkout.taxIncluded' }, { tax: taxName(name), rate: formatNumber(basisPoints / 100, intl.locale) })} value={money(amount)} />
          ))}
        </dl>
      )}
    </>
  )

  /** After a trial the lines are those of its first charge. */
  function lineName(kind: Quote['lines'][number]['kind']): string {
    if (kind === 'plan' && trialEndsAt) return intl.formatMessage({ id: 'checkout.line.afterTrial' }, { plan: plan.title })
    return intl.formatMessage({ id: `checkout.line.${kind}` }, { plan: plan.title })
  }

  /** Short names of taxes are names in Bengali too. */
  function taxName(name: string): string {
    return name === 'Consumption tax' ? intl.formatMessage({ id: 'checkout.consumptionTax' }) : name
  }
}

const Row = ({ term, value }: { term: string; value: string }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
)

function Loading() {
  const intl = useIntl()
  return (
    <div role="status">
      <VisuallyHidden>{intl.formatMessage({ id: 'checkout.quoting' })}</VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton shape="shortLine" />
      <Skeleton shape="block" />
    </div>
  )
}
