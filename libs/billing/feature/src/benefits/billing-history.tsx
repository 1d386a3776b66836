import { billingHistoryQuery, billingItemsPerPage, invoiceUrl, isErrorOrRetrying } from '@ott/api-client'
import type { BillingItem, Call } from '@ott/api-client'
import { Button, Inline, Section, Spinner, Stack, Text } from '@ott/design-system'
import { apiLanguage, formatDate, formatMoney } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './billing-history.css.ts'

interface BillingHistoryProps {
  call: Call
  locale: Locale
  timeZone: string
  onOpenInvoice: (url: Promise<string | null>) => void
}

/** Charges and refunds, the newest first, with their invoices (BIL-51). */
export function BillingHistory({ call, locale, timeZone, onOpenInvoice }: BillingHistoryProps) {
  const intl = useIntl()
  const [pageCount, setPageCount] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  const language = apiLanguage(locale)
  const pages = useQueries({ queries: Array.from({ length: pageCount }, (_, at) => billingHistoryQuery(call, at + 1, language)) })
  const failed = pages.find((page) => isErrorOrRetrying(page))
  const items = pages.flatMap(({ data }) => data?.items ?? [])
  const total = pages[0]?.data?.total ?? 0
  const openInvoice = (subscriptionId: string, invoiceId: string) => {
    const url = invoiceUrl(call, { subscriptionId, invoiceId }, language)
    // In the click: browsers block a tab that opens later.
    onOpenInvoice(url)
    void url.then((found) => setFailed(found === null))
  }
  return (
    <Section title={intl.formatMessage({ id: 'history.heading' })}>
      {items.length > 0 && (
        <ul>
          {items.map((item) => <Item key={item.id} item={item} timeZone={timeZone} onOpenInvoice={openInvoice} />)}
        </ul>
      )}
      <div aria-live="polite">{hasFailed && <Text tone="error">{intl.formatMessage({ id: 'history.invoiceFailed' })}</Text>}</div>
      {end()}
    </Section>
  )

  function end() {
    if (failed) {
      return (
        <Stack gap={3}>
          <Text>{intl.formatMessage({ id: 'history.failed' })}</Text>
          <div><Button size="sm" loading={failed.isFetching} onClick={() => void failed.refetch()}>{intl.formatMessage({ id: 'benefits.retry' })}</Button></div>
        </Stack>
      )
    }
    if (pages.some(({ isPending }) => isPending)) return <Spinner label={intl.formatMessage({ id: 'history.loading' })} />
    if (items.length === 0) return <Text tone="soft">{intl.formatMessage({ id: 'history.none' })}</Text>
    if (pageCount * billingItemsPerPage >= total) return null
    return <div><Button size="sm" onClick={() => setPageCount(pageCount + 1)}>{intl.formatMessage({ id: 'history.more' })}</Button></div>
  }
}

function Item({ item, timeZone, onOpenInvoice }: { item: BillingItem; timeZone: string; onOpenInvoice: (subscriptionId: string, invoiceId: string) => void }) {
  const intl = useIntl()
  const { kind, at, amount, status, planTitle, giftMonths, subscriptionId, invoiceId } = item
  const plan = giftMonths === null ? planTitle : intl.formatMessage({ id: 'gift.named' }, { plan: planTitle, months: giftMonths })
  const date = formatDate(at, intl.locale, timeZone)
  return (
    <li className={styles.item}>
      <Text strong>{kind === 'refund' ? intl.formatMessage({ id: 'history.refund' }, { plan }) : plan}</Text>
      <span className={styles.amount}>{formatMoney(amount, intl.locale)}</span>
      <Text tone="soft" size="small">{date} · {intl.formatMessage({ id: `history.status.${status}` })}</Text>
      {invoiceId !== null && (
        <Inline>
          <Button variant="tertiary" size="sm" aria-label={intl.formatMessage({ id: 'history.invoiceOf' }, { date })} onClick={() => onOpenInvoice(subscriptionId, invoiceId)}>
            {intl.formatMessage({ id: 'history.invoice' })}
          </Button>
        </Inline>
      )}
    </li>
  )
}
