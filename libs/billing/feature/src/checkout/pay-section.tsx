import { Banner, Button, LockIcon, Stack, Text, VisuallyHidden } from '@ott/design-system'
import { formatDate, formatMoney } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { payLabel } from './charge-texts.ts'
import type { Charges } from './charge-texts.ts'
import type { CheckoutState, Notice } from './checkout-state.ts'
import { noticeText } from './notice-text.ts'
import * as styles from './pay-section.css.ts'

interface PaySectionProps {
  state: CheckoutState
  charges: Charges | null
  canPay: boolean
  mustSayOrder: boolean
  /** What the button does, where it is not a purchase. */
  label?: string | undefined
}

/** The terms, never behind a link, and the button below them (BIL-42). */
export function PaySection({ state, charges, canPay, mustSayOrder, label }: PaySectionProps) {
  const intl = useIntl()
  const isPaying = state.status === 'paying'
  // A sent order is looked up without the card.
  const isSent = state.status === 'editing' && Boolean(state.attempt?.order)
  const notice = state.status === 'editing' ? state.notice : null
  return (
    <Stack gap={4}>
      {notice && <FocusedNotice notice={notice} />}
      {charges && <Terms {...charges} />}
      <span role="status"><VisuallyHidden>{isPaying ? intl.formatMessage({ id: `checkout.step.${state.step}` }) : ''}</VisuallyHidden></span>
      <Button type="submit" variant="primary" size="lg" wide icon={<LockIcon />} loading={isPaying} disabled={!canPay && !isSent}>{buttonText()}</Button>
    </Stack>
  )

  function buttonText(): string {
    if (isSent) return intl.formatMessage({ id: 'checkout.checkPayment' })
    if (label !== undefined) return label
    return charges ? payLabel(intl, charges, mustSayOrder) : intl.formatMessage({ id: 'checkout.quoting' })
  }
}

export function FocusedNotice({ notice }: { notice: Notice }) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [notice])
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <Banner tone={notice.type === 'priceChanged' ? 'warning' : 'error'}>{noticeText(intl, notice)}</Banner>
    </div>
  )
}

/** Price, period, next charge and how to cancel. */
function Terms({ quote, period, fullPrice, timeZone }: Charges) {
  const intl = useIntl()
  const { currency, nextCharge } = quote
  const money = (amount: number) => formatMoney({ currency, amount }, intl.locale)
  return (
    <div className={styles.terms}>
      <Text size="small">{intl.formatMessage({ id: 'checkout.terms.price' }, { price: money(fullPrice), period })}</Text>
      <Text size="small">
        {nextCharge
          ? intl.formatMessage({ id: 'checkout.terms.next' }, { amount: money(nextCharge.amount), date: formatDate(nextCharge.at, intl.locale, timeZone) })
          : intl.formatMessage({ id: 'checkout.terms.noNext' })}
      </Text>
      {nextCharge && <Text size="small">{intl.formatMessage({ id: 'checkout.terms.cancel' })}</Text>}
    </div>
  )
}
