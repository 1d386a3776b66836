import { isErrorOrRetrying, subscriptionQuery } from '@ott/api-client'
import type { Call, OwnSubscription } from '@ott/api-client'
import { isActive } from '@ott/billing'
import { Button, EmptyState, ErrorState, Heading, Inline, Page, Section, Spinner, Stack, Text } from '@ott/design-system'
import { apiLanguage, formatDate } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PlanFacts } from './plan-facts.tsx'

interface BenefitsProps {
  call: Call
  locale: Locale
  timeZone: string
  now: () => Date
  hrefs: { plans: string; redeem: string }
  /** The form for a further gift code; null until the user asks for it. */
  giftForm: ReactNode
  onAddGift: () => void
}

/** What the user has: the plan, until when, and whether it renews (BIL-35). */
export function Benefits({ call, locale, timeZone, now, hrefs, giftForm, onAddGift }: BenefitsProps) {
  const intl = useIntl()
  const reading = useQuery(subscriptionQuery(call, apiLanguage(locale)))
  const { data, isFetching, refetch } = reading
  if (data && isActive(data, now())) {
    return (
      <BenefitsPage>
        <CurrentPlan subscription={data} timeZone={timeZone} />
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
      </BenefitsPage>
    )
  }
  if (data !== undefined) return <NoPlan last={data} timeZone={timeZone} hrefs={hrefs} giftForm={giftForm} />
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

function CurrentPlan({ subscription: { title, endsAt, renews, acquisition }, timeZone }: { subscription: OwnSubscription; timeZone: string }) {
  const intl = useIntl()
  return (
    <Section title={title}>
      {acquisition === 'REDEEMED' && <Text tone="soft">{intl.formatMessage({ id: 'benefits.gift' })}</Text>}
      <PlanFacts
        facts={[
          { term: intl.formatMessage({ id: 'benefits.validUntil' }), value: formatDate(endsAt, intl.locale, timeZone) },
          { term: intl.formatMessage({ id: 'benefits.renewal' }), value: intl.formatMessage({ id: renews ? 'benefits.renews' : 'benefits.doesNotRenew' }) },
        ]}
      />
    </Section>
  )
}

/** A plan that has ended is named, so that its user knows what to look for. */
function NoPlan({ last, timeZone, hrefs, giftForm }: Pick<BenefitsProps, 'timeZone' | 'hrefs' | 'giftForm'> & { last: OwnSubscription | null }) {
  const intl = useIntl()
  const ended = last && intl.formatMessage({ id: 'benefits.ended' }, { plan: last.title, date: formatDate(last.endsAt, intl.locale, timeZone) })
  if (giftForm) return <BenefitsPage><Section title={intl.formatMessage({ id: 'benefits.addGift' })}>{giftForm}</Section></BenefitsPage>
  return (
    <BenefitsPage>
      <EmptyState
        title={ended ?? intl.formatMessage({ id: 'benefits.none' })}
        text={intl.formatMessage({ id: 'benefits.noneText' })}
        actions={
          <>
            <Button variant="primary" href={hrefs.plans}>{intl.formatMessage({ id: 'benefits.plans' })}</Button>
            <Button href={hrefs.redeem}>{intl.formatMessage({ id: 'plans.giftCode' })}</Button>
          </>
        }
      />
    </BenefitsPage>
  )
}
