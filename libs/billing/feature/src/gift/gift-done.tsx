import { giftsQuery } from '@ott/api-client'
import type { Call, Order } from '@ott/api-client'
import type { Money } from '@ott/billing'
import { Button, Inline, Page, Spinner, Text } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PaymentSuccess } from '../checkout/payment-success.tsx'
import { GiftCard } from './gift-card.tsx'

/** How the code is passed on. Each tells whether it worked. */
export type GiftSharing = {
  copy: (text: string) => Promise<boolean>
  share: (content: { title: string; url: string }) => Promise<'shared' | 'copied' | 'dismissed' | 'failed'>
  print: () => void
}

export interface GiftDoneProps {
  call: Call
  locale: Locale
  timeZone: string
  order: Order
  /** What was paid a second time. */
  returned: Money | null
  hrefs: { benefits: string; home: string }
  sharing: GiftSharing
}

/** The gift is paid: its code to pass on, which the mail has too (BIL-102). */
export function GiftDone({ call, locale, timeZone, order, returned, hrefs, sharing }: GiftDoneProps) {
  const intl = useIntl()
  const { data, isFetching } = useQuery({ ...giftsQuery(call, 1, apiLanguage(locale)), staleTime: 0 })
  const [notice, setNotice] = useState<'copied' | 'shared' | 'failed' | null>(null)
  const gift = data?.items.find(({ orderId }) => orderId === order.id)
  if (!gift && isFetching) return <Page><Spinner page label={intl.formatMessage({ id: 'gift.loading' })} /></Page>
  const code = gift?.code ?? null
  const share = async (url: string, title: string) => {
    const outcome = await sharing.share({ title, url })
    setNotice(outcome === 'dismissed' ? null : outcome)
  }
  const copy = async (text: string) => setNotice((await sharing.copy(text)) ? 'copied' : 'failed')
  return (
    <PaymentSuccess
      title={intl.formatMessage({ id: 'gift.done' })}
      text={intl.formatMessage({ id: 'gift.doneText' }, { code: code ? 'shown' : 'mailed', mailed: gift?.to ? 'yes' : 'no', email: gift?.to?.email ?? '' })}
      returned={returned}
      actions={
        <>
          <Button href={hrefs.benefits}>{intl.formatMessage({ id: 'gift.yourGifts' })}</Button>
          <Button href={hrefs.home}>{intl.formatMessage({ id: 'gift.home' })}</Button>
        </>
      }
    >
      {gift && code && (
        <>
          <GiftCard gift={gift} code={code} timeZone={timeZone} />
          <Inline gap={3} centre>
            <Button variant="primary" onClick={() => void copy(code.text)}>{intl.formatMessage({ id: 'gift.copy' })}</Button>
            <Button onClick={() => void share(code.url, intl.formatMessage({ id: 'gift.named' }, { plan: gift.planTitle, months: gift.months }))}>{intl.formatMessage({ id: 'gift.share' })}</Button>
            <Button onClick={sharing.print}>{intl.formatMessage({ id: 'gift.print' })}</Button>
          </Inline>
          <span role="status"><Text as="span" tone="soft" size="small">{notice ? intl.formatMessage({ id: `gift.notice.${notice}` }) : '\u00a0'}</Text></span>
        </>
      )}
    </PaymentSuccess>
  )
}
