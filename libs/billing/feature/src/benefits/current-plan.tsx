import { cancelPlanChange, cancelSubscription, pauseSubscription, resumeSubscription } from '@ott/api-client'
import type { Call, OwnSubscription, SubscriptionOutcome } from '@ott/api-client'
import { Banner, Button, Inline, Section, Stack, Text } from '@ott/design-system'
import { apiLanguage, formatDate } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { Money } from '@ott/billing'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PlanFacts } from '../plan-facts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { planFacts } from './current-plan-facts.ts'
import { failureReason } from './failure-reason.ts'
import { Message } from './message.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface CurrentPlanProps {
  call: Call
  locale: Locale
  subscription: OwnSubscription
  timeZone: string
  now: () => Date
  hrefs: { plans: string; payRenewal: string }
  offers: Offers
  createRequestId: () => string
  /** The renewal has changed. */
  onChanged: () => void
  onEnded: (ended: EndedPlan) => void
}

/** What the operator offers in the user's country. */
export type Offers = { pause: boolean; refunds: boolean; gifts: boolean }

/** A plan that its user has given back. */
export type EndedPlan = { by: 'refund' | 'withdrawal'; amount: Money }

type ChangeType = 'cancelled' | 'resumed' | 'changeKept' | 'paused' | 'pauseTakenBack'

type Change =
  | { status: 'none' }
  | { status: 'asking'; to: 'cancelled' | 'paused' | EndedPlan['by'] }
  | { status: 'sending'; to: ChangeType }
  | { status: 'done'; to: ChangeType }
  | { status: 'failed'; from: ChangeType; error: Extract<SubscriptionOutcome, { ok: false }>['error'] }

/** The plan with its next charge, and its renewal, which ends in two steps and starts again in one (BIL-50). */
export function CurrentPlan({ call, locale, subscription, timeZone, now, hrefs, offers, createRequestId, onChanged, onEnded }: CurrentPlanProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const [change, setChange] = useState<Change>({ status: 'none' })
  const { id, title, acquisition, renews, state, nextCharge, endsAt, pendingChange, pausedUntil, failedCharge, dispute } = subscription
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)

  const send = async (to: ChangeType, days = 0) => {
    setChange({ status: 'sending', to })
    const language = apiLanguage(locale)
    const outcome = await request()
    if (!outcome.ok) return setChange({ status: 'failed', from: to, error: outcome.error })
    await queries.cancelQueries({ queryKey: ['subscription', language] })
    queries.setQueryData(['subscription', language], outcome.subscription)
    setChange({ status: 'done', to })
    onChanged()

    function request(): Promise<SubscriptionOutcome> {
      switch (to) {
        case 'cancelled': return cancelSubscription(call, id, language)
        case 'resumed':
        case 'pauseTakenBack': return resumeSubscription(call, id, language)
        case 'changeKept': return cancelPlanChange(call, id, language)
        case 'paused': return pauseSubscription(call, id, days, language)
      }
    }
  }
  const close = () => setChange({ status: 'none' })
  const isSending = (to: ChangeType) => change.status === 'sending' && change.to === to
  const isOpen = (to: 'cancelled' | 'paused') => (change.status === 'asking' && change.to === to) || isSending(to) || (change.status === 'failed' && change.from === to)
  const error = change.status === 'failed' ? change.error : null
  const isPaused = state === 'paused'
  return (
    <Section title={title}>
      <Stack gap={4}>
        {state === 'grace' && failedCharge && (
          <Banner tone="warning" action={{ label: intl.formatMessage({ id: 'benefits.payNow' }), href: hrefs.payRenewal }}>{failureText()}</Banner>
        )}
        {acquisition === 'REDEEMED' && <Text tone="soft">{intl.formatMessage({ id: 'benefits.gift' })}</Text>}
        <PlanFacts facts={planFacts(intl, subscription, timeZone)} />
        {dispute?.state === 'open' && <Banner tone="warning">{intl.formatMessage({ id: 'benefits.disputed' }, { date: date(subscription.periodEndsAt), after: dispute.renewsAfter ? 'renews' : 'ends' })}</Banner>}
        {pausedUntil && <Banner tone="info">{intl.formatMessage({ id: isPaused ? 'benefits.pausedUntil' : 'benefits.pausesAt' }, { from: date(subscription.periodEndsAt), until: date(pausedUntil) })}</Banner>}
        {pendingChange && <Banner tone="info">{intl.formatMessage({ id: 'benefits.pendingChange' }, { plan: pendingChange.title, date: date(pendingChange.at) })}</Banner>}
        {messageBanner()}
        {state !== null && (
          <Inline gap={3}>
            {/* Keys, so that focus does not return from the dialog to another button. */}
            {isPaused && <Button key="resumeNow" variant="primary" href={hrefs.payRenewal}>{intl.formatMessage({ id: 'benefits.resumeNow' })}</Button>}
            {pendingChange && <Button key="keep" loading={isSending('changeKept')} onClick={() => void send('changeKept')}>{intl.formatMessage({ id: 'benefits.keepCurrent' }, { plan: title })}</Button>}
            {renews && changeButton()}
            {pauseButton()}
            {renewalButton()}
            {!renews && changeButton()}
            {refundButton()}
          </Inline>
        )}
      </Stack>
      {isOpen('cancelled') && <CancelDialog subscription={subscription} timeZone={timeZone} isSending={isSending('cancelled')} error={error} onCancel={() => void send('cancelled')} onKeep={close} />}
      {isOpen('paused') && <PauseDialog subscription={subscription} timeZone={timeZone} isSending={isSending('paused')} error={error} onPause={(days) => void send('paused', days)} onClose={close} />}
      {change.status === 'asking' && (change.to === 'refund' || change.to === 'withdrawal') && (
        <RefundDialog call={call} plan={title} by={change.to} createRequestId={createRequestId} onRefunded={(amount) => onEnded({ by: change.to as EndedPlan['by'], amount })} onClose={close} />
      )}
    </Section>
  )

  function failureText(): string {
    const retriesAt = failedCharge?.retriesAt
    return intl.formatMessage({ id: 'benefits.grace' }, {
      plan: title,
      reason: failedCharge ? failureReason(intl, failedCharge.reason) : '',
      date: date(endsAt),
      retries: retriesAt ? 'yes' : 'no',
      retryDate: retriesAt ? date(retriesAt) : '',
    })
  }

  /** Where the law gives a right to withdraw, it is the refund as well (BIL-120). */
  function refundButton() {
    const isOpen = (until: Date | null) => until !== null && until > now()
    const by = isOpen(subscription.withdrawableUntil) ? 'withdrawal' : 'refund'
    if (by === 'refund' && !(offers.refunds && isOpen(subscription.refundableUntil))) return null
    return <Button key="refund" onClick={() => setChange({ status: 'asking', to: by })}>{intl.formatMessage({ id: 'benefits.refund' }, { by })}</Button>
  }

  /** A cancelled plan is resumed with the change, unless its charge is disputed (BIL-131). */
  function changeButton() {
    if ((state !== 'active' && state !== 'trial') || dispute?.state === 'open') return null
    return <Button key="change" href={hrefs.plans}>{intl.formatMessage({ id: 'benefits.change' }, { renewal: renews ? 'goesOn' : 'resumes' })}</Button>
  }

  function pauseButton() {
    if (!renews || state !== 'active') return null
    if (pausedUntil) return <Button key="takeBack" loading={isSending('pauseTakenBack')} onClick={() => void send('pauseTakenBack')}>{intl.formatMessage({ id: 'benefits.dontPause' })}</Button>
    return offers.pause && <Button key="pause" onClick={() => setChange({ status: 'asking', to: 'paused' })}>{intl.formatMessage({ id: 'benefits.pause' })}</Button>
  }

  function renewalButton() {
    if (renews || dispute?.renewsAfter) return <Button key="cancel" onClick={() => setChange({ status: 'asking', to: 'cancelled' })}>{intl.formatMessage({ id: 'benefits.cancel' })}</Button>
    // Until the bank has decided nothing renews.
    if (dispute?.state === 'open') return null
    return <Button key="resume" variant="primary" loading={isSending('resumed')} onClick={() => void send('resumed')}>{intl.formatMessage({ id: 'benefits.resume' })}</Button>
  }

  function messageBanner() {
    if (change.status === 'failed' && change.from !== 'cancelled' && change.from !== 'paused') return <Message key="failed" tone="error">{intl.formatMessage({ id: `benefits.changeError.${change.error}` })}</Message>
    if (change.status !== 'done') return null
    return <Message key={change.to} tone="success">{doneText(change.to)}</Message>
  }

  function doneText(to: ChangeType): string {
    switch (to) {
      case 'cancelled': return intl.formatMessage({ id: 'benefits.cancelled' }, { date: date(endsAt) })
      case 'changeKept': return intl.formatMessage({ id: 'benefits.changeKept' }, { plan: title })
      case 'paused': return intl.formatMessage({ id: 'benefits.paused' })
      case 'resumed':
      case 'pauseTakenBack': return nextCharge ? intl.formatMessage({ id: 'benefits.resumed' }, { date: date(nextCharge.at) }) : intl.formatMessage({ id: 'benefits.resumedPlain' })
    }
  }
}
