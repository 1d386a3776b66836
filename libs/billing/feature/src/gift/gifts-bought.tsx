import { giftsPerPage, giftsQuery, isErrorOrRetrying, mailGift } from '@ott/api-client'
import type { BoughtGift, Call } from '@ott/api-client'
import { isInEuropeanUnion } from '@ott/billing'
import { Button, Inline, Section, Stack, Text } from '@ott/design-system'
import { apiLanguage, formatDate, formatMoney } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../benefits/billing-history.css.ts'
import { RefundDialog } from '../benefits/refund-dialog.tsx'

interface GiftsBoughtProps {
  call: Call
  locale: Locale
  timeZone: string
  now: () => Date
  /** Withdrawals cannot be turned off. */
  offersRefunds: boolean
  createRequestId: () => string
}

/** What a press has done to a gift. */
type GiftNotice = { orderId: string; text: string; isError: boolean }

/** The gifts that the user bought: whether they were redeemed, and what can still be done with them. Nothing where there are none. */
export function GiftsBought({ call, locale, timeZone, now, offersRefunds, createRequestId }: GiftsBoughtProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const language = apiLanguage(locale)
  const [pageCount, setPageCount] = useState(1)
  const [notice, setNotice] = useState<GiftNotice | null>(null)
  const [sending, setSending] = useState<string | null>(null)
  const [refunding, setRefunding] = useState<BoughtGift | null>(null)
  const pages = useQueries({ queries: Array.from({ length: pageCount }, (_, at) => giftsQuery(call, at + 1, language)) })
  const failed = pages.find((page) => isErrorOrRetrying(page))
  const gifts = pages.flatMap(({ data }) => data?.items ?? [])
  const total = pages[0]?.data?.total ?? 0
  if (gifts.length === 0 && !failed) return null

  const mail = async ({ orderId }: BoughtGift) => {
    setSending(orderId)
    const outcome = await mailGift(call, orderId)
    setSending(null)
    setNotice({ orderId, text: intl.formatMessage({ id: outcome.ok ? 'gift.mailed' : `gift.mailError.${outcome.error}` }), isError: !outcome.ok })
    if (!outcome.ok && outcome.error === 'changed') void queries.invalidateQueries({ queryKey: ['gifts'] })
  }
  const refunded = ({ orderId }: BoughtGift, amount: BoughtGift['amount']) => {
    setRefunding(null)
    setNotice({ orderId, text: intl.formatMessage({ id: 'gift.refunded' }, { amount: formatMoney(amount, intl.locale) }), isError: false })
    void queries.invalidateQueries({ queryKey: ['gifts'] })
    void queries.invalidateQueries({ queryKey: ['billingHistory'] })
  }
  return (
    <Section title={intl.formatMessage({ id: 'gift.bought' })}>
      <ul>
        {gifts.map((gift) => (
          <li key={gift.orderId} className={styles.item}>
            <Text strong>{intl.formatMessage({ id: 'gift.named' }, { plan: gift.planTitle, months: gift.months })}</Text>
            <span className={styles.amount}>{formatMoney(gift.amount, intl.locale)}</span>
            <Stack gap={2}>
              <Text tone="soft" size="small">{intl.formatMessage({ id: `gift.state.${gift.state}` }, { date: formatDate(gift.expiresAt, intl.locale, timeZone) })}</Text>
              {gift.to && <Text tone="soft" size="small">{intl.formatMessage({ id: 'gift.mailedTo' }, { to: gift.to.name || gift.to.email })}</Text>}
              {gift.code && <Text size="small">{intl.formatMessage({ id: 'gift.codeIs' }, { code: gift.code.text })}</Text>}
              {gift.state === 'unused' && (
                <Inline gap={3}>
                  <Button size="sm" loading={sending === gift.orderId} aria-label={intl.formatMessage({ id: 'gift.mailNamed' }, named(gift))} onClick={() => void mail(gift)}>{intl.formatMessage({ id: 'gift.mail' })}</Button>
                  {gift.refundableUntil && gift.refundableUntil > now() && (offersRefunds || isInEuropeanUnion(gift.country)) && (
                    <Button size="sm" variant="tertiary" aria-label={intl.formatMessage({ id: 'gift.refundNamed' }, named(gift))} onClick={() => setRefunding(gift)}>{intl.formatMessage({ id: 'benefits.refund' }, named(gift))}</Button>
                  )}
                </Inline>
              )}
              <span role="status">{notice?.orderId === gift.orderId && <Text as="span" size="small" tone={notice.isError ? 'error' : 'soft'}>{notice.text}</Text>}</span>
            </Stack>
          </li>
        ))}
      </ul>
      {failed && (
        <Stack gap={3}>
          <Text>{intl.formatMessage({ id: 'gift.failed' })}</Text>
          <div><Button size="sm" loading={failed.isFetching} onClick={() => void failed.refetch()}>{intl.formatMessage({ id: 'benefits.retry' })}</Button></div>
        </Stack>
      )}
      {!failed && pageCount * giftsPerPage < total && <div><Button size="sm" onClick={() => setPageCount(pageCount + 1)}>{intl.formatMessage({ id: 'history.more' })}</Button></div>}
      {refunding && (
        <RefundDialog
          call={call}
          plan={intl.formatMessage({ id: 'gift.named' }, { plan: refunding.planTitle, months: refunding.months })}
          by={named(refunding).by}
          giftOrderId={refunding.orderId}
          createRequestId={createRequestId}
          onRefunded={(amount) => refunded(refunding, amount)}
          onClose={() => setRefunding(null)}
        />
      )}
    </Section>
  )

  function named({ planTitle, months, country }: BoughtGift) {
    return { plan: planTitle, months, by: isInEuropeanUnion(country) ? ('withdrawal' as const) : ('refund' as const) }
  }
}
