import type { Quote } from '@ott/api-client'
import type { Period } from '@ott/billing'
import { formatDate, formatMoney } from '@ott/i18n'
import type { IntlShape } from 'react-intl'

export type Charges = {
  quote: Quote
  period: Period
  /** Without discounts. */
  fullPrice: number
  timeZone: string
}

/** What comes when, as one sentence: "Then ₹299 every month from 11 December 2026, until you cancel." (BIL-41) */
export function upcomingCharges(intl: IntlShape, { quote, period, fullPrice, timeZone }: Charges): string {
  const { currency, nextCharge, trialEndsAt, periodEndsAt } = quote
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)
  const money = (amount: number) => formatMoney({ currency, amount }, intl.locale)
  if (!nextCharge) return intl.formatMessage({ id: 'checkout.once' }, { date: date(periodEndsAt) })
  const values = { period, date: date(nextCharge.at), amount: money(nextCharge.amount), price: money(fullPrice) }
  const isFullPrice = nextCharge.amount === fullPrice
  if (trialEndsAt) return intl.formatMessage({ id: isFullPrice ? 'checkout.afterTrial' : 'checkout.afterTrialReduced' }, values)
  return intl.formatMessage({ id: isFullPrice ? 'checkout.then' : 'checkout.thenReduced' }, values)
}

/** The button says what it does; in the European Union that it obliges to pay (BIL-42). */
export function payLabel(intl: IntlShape, { quote, period }: Pick<Charges, 'quote' | 'period'>, mustSayOrder: boolean): string {
  const { currency, dueNow, nextCharge, trialEndsAt } = quote
  const law = mustSayOrder ? 'eu' : 'other'
  const money = (amount: number) => formatMoney({ currency, amount }, intl.locale)
  if (trialEndsAt && nextCharge) return intl.formatMessage({ id: 'checkout.startTrial' }, { law, period, amount: money(nextCharge.amount) })
  if (dueNow > 0) return intl.formatMessage({ id: 'checkout.pay' }, { law, amount: money(dueNow) })
  return nextCharge
    ? intl.formatMessage({ id: 'checkout.startThen' }, { law, period, amount: money(nextCharge.amount) })
    : intl.formatMessage({ id: 'checkout.start' }, { law })
}
