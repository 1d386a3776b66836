import { cancelPlanChange, cancelSubscription, resumeSubscription } from '@ott/api-client'
import type { Call, OwnSubscription, SubscriptionOutcome } from '@ott/api-client'
import { Banner, Button, Inline, Section, Stack, Text } from '@ott/design-system'
import { apiLanguage, formatDate } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { PlanFacts } from '../plan-facts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { planFacts } from './current-plan-facts.ts'

interface CurrentPlanProps {
  call: Call
  locale: Locale
  subscription: OwnSubscription
  timeZone: string
  plansHref: string
  /** The renewal has changed. */
  onChanged: () => void
}

const changes = { cancelled: cancelSubscription, resumed: resumeSubscription, changeKept: cancelPlanChange }

type ChangeType = keyof typeof changes

type Change =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'sending'; to: ChangeType }
  | { status: 'done'; to: ChangeType }
  | { status: 'failed'; from: ChangeType; error: Extract<SubscriptionOutcome, { ok: false }>['error'] }

/** The plan with its next charge, and its renewal, which ends in two steps and starts again in one (BIL-50). */
export function CurrentPlan({ call, locale, subscription, timeZone, plansHref, onChanged }: CurrentPlanProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const [change, setChange] = useState<Change>({ status: 'none' })
  const { id, title, acquisition, renews, state, nextCharge, endsAt, pendingChange } = subscription
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)

  const send = async (to: ChangeType) => {
    setChange({ status: 'sending', to })
    const language = apiLanguage(locale)
    const outcome = await changes[to](call, id, language)
    if (!outcome.ok) return setChange({ status: 'failed', from: to, error: outcome.error })
    await queries.cancelQueries({ queryKey: ['subscription', language] })
    queries.setQueryData(['subscription', language], outcome.subscription)
    setChange({ status: 'done', to })
    onChanged()
  }
  const isSold = state !== null
  const isAsking = change.status === 'asking' || (change.status === 'sending' && change.to === 'cancelled') || (change.status === 'failed' && change.from === 'cancelled')
  return (
    <Section title={title}>
      <Stack gap={4}>
        {state === 'grace' && <Banner tone="warning">{intl.formatMessage({ id: 'benefits.grace' }, { plan: title, date: date(endsAt) })}</Banner>}
        {acquisition === 'REDEEMED' && <Text tone="soft">{intl.formatMessage({ id: 'benefits.gift' })}</Text>}
        <PlanFacts facts={planFacts(intl, subscription, timeZone)} />
        {pendingChange && (
          <Banner tone="info">{intl.formatMessage({ id: 'benefits.pendingChange' }, { plan: pendingChange.title, date: date(pendingChange.at) })}</Banner>
        )}
        {messageBanner()}
        {isSold && (
          <Inline gap={3}>
            {pendingChange && <Button key="keep" loading={change.status === 'sending' && change.to === 'changeKept'} onClick={() => void send('changeKept')}>{intl.formatMessage({ id: 'benefits.keepCurrent' }, { plan: title })}</Button>}
            {renews && (state === 'active' || state === 'trial') && <Button key="change" href={plansHref}>{intl.formatMessage({ id: 'benefits.change' })}</Button>}
            {renewalButton()}
          </Inline>
        )}
      </Stack>
      {isAsking && (
        <CancelDialog
          subscription={subscription}
          timeZone={timeZone}
          isSending={change.status === 'sending'}
          error={change.status === 'failed' ? change.error : null}
          onCancel={() => void send('cancelled')}
          onKeep={() => setChange({ status: 'none' })}
        />
      )}
    </Section>
  )

  function renewalButton() {
    // Keys, so that focus does not return from the dialog to the other button.
    if (renews) return <Button key="cancel" onClick={() => setChange({ status: 'asking' })}>{intl.formatMessage({ id: 'benefits.cancel' })}</Button>
    const isSending = change.status === 'sending' && change.to === 'resumed'
    return <Button key="resume" variant="primary" loading={isSending} onClick={() => void send('resumed')}>{intl.formatMessage({ id: 'benefits.resume' })}</Button>
  }

  function messageBanner() {
    if (change.status === 'failed' && change.from !== 'cancelled') return <Message key="failed" tone="error">{intl.formatMessage({ id: `benefits.changeError.${change.error}` })}</Message>
    if (change.status !== 'done') return null
    if (change.to === 'changeKept') return <Message key="kept" tone="success">{intl.formatMessage({ id: 'benefits.changeKept' }, { plan: title })}</Message>
    if (change.to === 'cancelled') return <Message key="cancelled" tone="success">{intl.formatMessage({ id: 'benefits.cancelled' }, { date: date(endsAt) })}</Message>
    const text = nextCharge ? intl.formatMessage({ id: 'benefits.resumed' }, { date: date(nextCharge.at) }) : intl.formatMessage({ id: 'benefits.resumedPlain' })
    return <Message key="resumed" tone="success">{text}</Message>
  }
}

/** It receives focus, because the pressed button is gone. */
function Message({ tone, children }: { tone: 'success' | 'error'; children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <div ref={box} tabIndex={-1}><Banner tone={tone}>{children}</Banner></div>
}
