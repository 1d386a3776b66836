import { billingHistoryQuery, cardsQuery, giftsQuery, isErrorOrRetrying, subscriptionQuery } from '@ott/api-client'
import type { Call, OwnSubscription } from '@ott/api-client'
import { isActive } from '@ott/billing'
import { Button, EmptyState, ErrorState, Heading, Inline, Page, Section, Spinner, Stack, Text } from '@ott/design-system'
import { apiLanguage, formatDate, formatMoney } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { BillingHistory } from './benefits/billing-history.tsx'
import { CurrentPlan } from './benefits/current-plan.tsx'
import type { EndedPlan, Offers } from './benefits/current-plan.tsx'
import { failureReason } from './benefits/failure-reason.ts'
import { Message } from './benefits/message.tsx'
import { PaymentMethods } from './benefits/payment-methods.tsx'
import { GiftsBought } from './gift/gifts-bought.tsx'

interface BenefitsProps {
  call: Call
  locale: Locale
  timeZone: string
  now: () => Date
  hrefs: { plans: string; redeem: string; gift: string; payRenewal: string; addCard: string }
  offers: Offers
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
export function Benefits({ call, locale, timeZone, now, hrefs, offers, createRequestId, giftForm, onAddGift, onOpenInvoice, onChanged }: BenefitsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const reading = useQuery(subscriptionQuery(call, apiLanguage(locale)))
  const { data, isFetching, refetch } = reading
  const [ended, setEnded] = useState<EndedPlan | null>(null)
  const endedNow = (by: EndedPlan) => {
    setEnded(by)
    void refetch()
    void queries.invalidateQueries({ queryKey: ['billingHistory'] })
    onChanged()
  }
  const cards = useQuery(cardsQuery(call))
  // Read with the rest, so that it is there when the rest shows.
  usePrefetchQuery(billingHistoryQuery(call, 1, apiLanguage(locale)))
  const gifts = useQuery(giftsQuery(call, 1, apiLanguage(locale)))
  const isPaid = data ? data.state !== null : false
  const hasCharges = isPaid || (gifts.data?.total ?? 0) > 0
  const hasMethods = isPaid || (cards.data?.length ?? 0) > 0 || cards.isError
  // Together, so that none moves another.
  const money = !gifts.isPending && !cards.isPending && (
    <>
      {hasMethods && <PaymentMethods call={call} reading={cards} subscription={data ?? null} timeZone={timeZone} addCardHref={hrefs.addCard} onChanged={onChanged} />}
      <GiftsBought call={call} locale={locale} timeZone={timeZone} now={now} offersRefunds={offers.refunds} createRequestId={createRequestId} />
      {hasCharges && <BillingHistory call={call} locale={locale} timeZone={timeZone} onOpenInvoice={onOpenInvoice} />}
    </>
  )
  if (data && ended === null && (isActive(data, now()) || data.state === 'paused')) {
    return (
      <BenefitsPage>
        <CurrentPlan call={call} locale={locale} subscription={data} timeZone={timeZone} now={now} hrefs={hrefs} offers={offers} createRequestId={createRequestId} onChanged={onChanged} onEnded={endedNow} />
        {offers.gifts && (
          <Section title={intl.formatMessage({ id: 'benefits.addGift' })}>
            {giftForm ?? (
              <Stack gap={4}>
                <Text tone="soft">{intl.formatMessage({ id: 'benefits.addGiftText' })}</Text>
                <Inline gap={3}>
                  <Button onClick={onAddGift}>{intl.formatMessage({ id: 'benefits.addGift' })}</Button>
                  <Button variant="tertiary" href={hrefs.plans}>{intl.formatMessage({ id: 'benefits.plans' })}</Button>
                  <Button variant="tertiary" href={hrefs.gift}>{intl.formatMessage({ id: 'gift.give' })}</Button>
                </Inline>
              </Stack>
            )}
          </Section>
        )}
        {money}
      </BenefitsPage>
    )
  }
  if (data !== undefined) return <NoPlan last={data} ended={ended} timeZone={timeZone} hrefs={hrefs} offers={offers} giftForm={offers.gifts && giftForm} money={money} />
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
function NoPlan({ last, ended, timeZone, hrefs, offers, giftForm, money }: Pick<BenefitsProps, 'timeZone' | 'hrefs' | 'offers' | 'giftForm'> & { last: OwnSubscription | null; ended: EndedPlan | null; money: ReactNode }) {
  const intl = useIntl()
  if (giftForm) return <BenefitsPage><Section title={intl.formatMessage({ id: 'benefits.addGift' })}>{giftForm}</Section></BenefitsPage>
  return (
    <BenefitsPage>
      {ended && <Message tone="success">{intl.formatMessage({ id: 'benefits.refunded' }, { by: ended.by, amount: formatMoney(ended.amount, intl.locale), share: ended.amount.amount > 0 ? 'some' : 'none' })}</Message>}
      <EmptyState
        title={title()}
        text={text()}
        actions={
          <>
            <Button variant="primary" href={hrefs.plans}>{intl.formatMessage({ id: 'benefits.plans' })}</Button>
            {offers.gifts && <Button href={hrefs.redeem}>{intl.formatMessage({ id: 'plans.giftCode' })}</Button>}
            {offers.gifts && <Button href={hrefs.gift}>{intl.formatMessage({ id: 'gift.give' })}</Button>}
          </>
        }
      />
      {money}
    </BenefitsPage>
  )

  function text(): string {
    if (last?.state === 'hold') return intl.formatMessage({ id: 'benefits.hold' }, { plan: last.title, reason: last.failedCharge ? failureReason(intl, last.failedCharge.reason) : '' })
    if (last?.dispute?.state === 'lost') return intl.formatMessage({ id: 'benefits.disputeLost' })
    return intl.formatMessage({ id: 'benefits.noneText' }, { gifts: offers.gifts ? 'yes' : 'no' })
  }

  function title(): string {
    if (ended) return intl.formatMessage({ id: 'benefits.none' })
    if (!last) return intl.formatMessage({ id: 'benefits.none' })
    if (last.state === 'hold') return intl.formatMessage({ id: 'benefits.holdTitle' })
    return intl.formatMessage({ id: 'benefits.ended' }, { plan: last.title, date: formatDate(last.endsAt, intl.locale, timeZone) })
  }
}
