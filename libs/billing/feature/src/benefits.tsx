import { cardsQuery, isErrorOrRetrying, subscriptionQuery } from '@ott/api-client'
import type { Call, OwnSubscription } from '@ott/api-client'
import { isActive } from '@ott/billing'
import type { Money } from '@ott/billing'
import { Button, EmptyState, ErrorState, Heading, Inline, Page, Section, Spinner, Stack, Text } from '@ott/design-system'
import { apiLanguage, formatDate, formatMoney } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { BillingHistory } from './benefits/billing-history.tsx'
import { CurrentPlan } from './benefits/current-plan.tsx'
import { failureReason } from './benefits/failure-reason.ts'
import { Message } from './benefits/message.tsx'
import { PaymentMethods } from './benefits/payment-methods.tsx'

interface BenefitsProps {
  call: Call
  locale: Locale
  timeZone: string
  now: () => Date
  hrefs: { plans: string; redeem: string; payRenewal: string; addCard: string }
  createRequestId: () => string
  /** The form for a further gift code; null until the user asks for it. */
  giftForm: ReactNode
  onAddGift: () => void
  /** Opens the printable invoice; the URL is there a moment after the click. */
  onOpenInvoice: (url: Promise<string | null>) => void
  /** The renewal has changed. */
  onChanged: () => void
}

/** What the user has: the plan, until when, and whether it renews (BIL-35). */
export function Benefits({ call, locale, timeZone, now, hrefs, createRequestId, giftForm, onAddGift, onOpenInvoice, onChanged }: BenefitsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const reading = useQuery(subscriptionQuery(call, apiLanguage(locale)))
  const { data, isFetching, refetch } = reading
  const cards = useQuery(cardsQuery(call))
  const [refunded, setRefunded] = useState<Money | null>(null)
  const refundedNow = (amount: Money) => {
    setRefunded(amount)
    void refetch()
    void queries.invalidateQueries({ queryKey: ['billingHistory'] })
    onChanged()
  }
  const history = <BillingHistory call={call} locale={locale} timeZone={timeZone} onOpenInvoice={onOpenInvoice} />
  const isPaid = data !== undefined && data !== null && data.state !== null
  const methods = (isPaid || (cards.data ?? []).length > 0) && (
    <PaymentMethods call={call} reading={cards} subscription={data ?? null} timeZone={timeZone} addCardHref={hrefs.addCard} onChanged={onChanged} />
  )
  // Both at once, so that nothing moves when the cards arrive.
  if (data !== undefined && cards.isPending && !isErrorOrRetrying(cards)) return <BenefitsPage><Spinner label={intl.formatMessage({ id: 'benefits.loading' })} /></BenefitsPage>
  if (data && refunded === null && (isActive(data, now()) || data.state === 'paused')) {
    return (
      <BenefitsPage>
        <CurrentPlan call={call} locale={locale} subscription={data} timeZone={timeZone} now={now} hrefs={hrefs} createRequestId={createRequestId} onChanged={onChanged} onRefunded={refundedNow} />
        {methods}
        <Section title={intl.formatMessage({ id: 'benefits.addGift' })}>
          {giftForm ?? (
            <Stack gap={4}>
              <Text tone="soft">{intl.formatMessage({ id: 'benefits.addGiftText' })}</Text>
              <Inline gap={3}>
                <Button onClick={onAddGift}>{intl.formatMessage({ id: 'benefits.addGift' })}</Button>
                <Button variant="tertiary" href={hrefs.plans}>{intl.formatMessage({ id: 'benefits.plans' })}</Button>
              </Inline>
            </Stack>
          )}
        </Section>
        {isPaid && history}
      </BenefitsPage>
    )
  }
  if (data !== undefined) return <NoPlan last={data} refunded={refunded} timeZone={timeZone} hrefs={hrefs} giftForm={giftForm} methods={methods} history={isPaid && history} />
  if (isErrorOrRetrying(reading)) {
    return (
      <BenefitsPage>
        <ErrorState
          title={intl.formatMessage({ id: 'benefits.failed' })}
          text={intl.formatMessage({ id: 'benefits.failedText' })}
          actions={<Button variant="primary" loading={isFetching} onClick={() => void refetch()}>{intl.formatMessage({ id: 'benefits.retry' })}</Button>}
        />
      </BenefitsPage>
    )
  }
  return <BenefitsPage><Spinner label={intl.formatMessage({ id: 'benefits.loading' })} /></BenefitsPage>
}

function BenefitsPage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Page width="form">
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'benefits.heading' })}</Heading>
        {children}
      </Stack>
    </Page>
  )
}

/** A plan that has ended is named, so that its user knows what to look for. */
function NoPlan({ last, refunded, timeZone, hrefs, giftForm, methods, history }: Pick<BenefitsProps, 'timeZone' | 'hrefs' | 'giftForm'> & { last: OwnSubscription | null; refunded: Money | null; methods: ReactNode; history: ReactNode }) {
  const intl = useIntl()
  if (giftForm) return <BenefitsPage><Section title={intl.formatMessage({ id: 'benefits.addGift' })}>{giftForm}</Section></BenefitsPage>
  return (
    <BenefitsPage>
      {refunded && <Message tone="success">{intl.formatMessage({ id: 'benefits.refunded' }, { amount: formatMoney(refunded, intl.locale) })}</Message>}
      <EmptyState
        title={title()}
        text={text()}
        actions={
          <>
            <Button variant="primary" href={hrefs.plans}>{intl.formatMessage({ id: 'benefits.plans' })}</Button>
            <Button href={hrefs.redeem}>{intl.formatMessage({ id: 'plans.giftCode' })}</Button>
          </>
        }
      />
      {methods}
      {history}
    </BenefitsPage>
  )

  function text(): string {
    if (last?.state === 'hold') return intl.formatMessage({ id: 'benefits.hold' }, { plan: last.title, reason: last.failedCharge ? failureReason(intl, last.failedCharge.reason) : '' })
    return intl.formatMessage({ id: last?.dispute?.state === 'lost' ? 'benefits.disputeLost' : 'benefits.noneText' })
  }

  function title(): string {
    if (refunded) return intl.formatMessage({ id: 'benefits.none' })
    if (!last) return intl.formatMessage({ id: 'benefits.none' })
    if (last.state === 'hold') return intl.formatMessage({ id: 'benefits.holdTitle' })
    return intl.formatMessage({ id: 'benefits.ended' }, { plan: last.title, date: formatDate(last.endsAt, intl.locale, timeZone) })
  }
}
