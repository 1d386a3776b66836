import { isErrorOrRetrying, removeCard, setDefaultCard } from '@ott/api-client'
import type { Call, CardsOutcome, OwnSubscription, PaymentCard } from '@ott/api-client'
import { methodRemoval } from '@ott/billing'
import { Button, Section, Stack, Text } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import { useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { methodText, shortMethodText } from './current-plan-facts.ts'
import { Message } from './message.tsx'
import { PaymentMethod } from './payment-method.tsx'
import { RemoveMethodDialog } from './remove-method-dialog.tsx'
import * as styles from './payment-methods.css.ts'

interface PaymentMethodsProps {
  call: Call
  reading: UseQueryResult<PaymentCard[]>
  /** Null without a plan. */
  subscription: OwnSubscription | null
  timeZone: string
  /** The card form has a document of its own (BIL-49). */
  addCardHref: string
  /** The renewal has changed. */
  onChanged: () => void
}

type Change =
  | { status: 'none' }
  | { status: 'asking'; card: PaymentCard }
  | { status: 'sending'; to: 'removed' | 'default'; card: PaymentCard }
  | { status: 'failed'; to: 'removed' | 'default'; card: PaymentCard; error: Extract<CardsOutcome, { ok: false }>['error'] }
  | { status: 'done'; text: string }

/** What renewals are charged to, with its expiry: another default, removing and revoking (BIL-110 to BIL-113). */
export function PaymentMethods({ call, reading, subscription, timeZone, addCardHref, onChanged }: PaymentMethodsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const [change, setChange] = useState<Change>({ status: 'none' })
  const { data: cards = [], isFetching, refetch } = reading
  const renews = subscription !== null && isRenewing(subscription)

  const send = async (to: 'removed' | 'default', card: PaymentCard, doneText: (left: PaymentCard[]) => string) => {
    setChange({ status: 'sending', to, card })
    const outcome = await (to === 'removed' ? removeCard : setDefaultCard)(call, card.id)
    if (!outcome.ok) {
      if (outcome.error === 'changed') void refetch()
      return setChange({ status: 'failed', to, card, error: outcome.error })
    }
    await queries.cancelQueries({ queryKey: ['cards'] })
    queries.setQueryData(['cards'], outcome.cards)
    void queries.invalidateQueries({ queryKey: ['subscription'] })
    setChange({ status: 'done', text: doneText(outcome.cards) })
    if (card.isMandate) onChanged()
  }
  const makeDefault = (card: PaymentCard) =>
    void send('default', card, () => intl.formatMessage({ id: 'methods.nowDefault' }, { method: shortMethodText(intl, card), when: subscription?.state === 'grace' ? 'now' : renews ? 'renewal' : 'none' }))
  const remove = (card: PaymentCard) => void send('removed', card, (left) => removedText(card, left))

  const asked = change.status === 'asking' || ((change.status === 'sending' || change.status === 'failed') && change.to === 'removed') ? change.card : null
  const isSending = (card: PaymentCard) => change.status === 'sending' && change.to === 'default' && change.card.id === card.id
  const error = change.status === 'failed' ? change.error : null
  return (
    <Section title={intl.formatMessage({ id: 'methods.heading' })}>
      <Stack gap={4}>
        {change.status === 'done' && <Message key={change.text} tone="success">{change.text}</Message>}
        {change.status === 'failed' && change.to === 'default' && <Message key={change.error} tone="error">{intl.formatMessage({ id: `methods.error.${change.error}` })}</Message>}
        {list()}
      </Stack>
      {asked && (
        <RemoveMethodDialog
          card={asked}
          removal={error === 'needed' ? { type: 'neededForRenewal' } : methodRemoval(cards, asked, renews)}
          cards={cards}
          subscription={subscription}
          timeZone={timeZone}
          addCardHref={addCardHref}
          isSending={change.status === 'sending'}
          error={error === 'needed' ? null : error}
          onRemove={() => remove(asked)}
          onKeep={() => setChange({ status: 'none' })}
        />
      )}
    </Section>
  )

  function list() {
    if (isErrorOrRetrying(reading)) {
      return (
        <>
          <Text>{intl.formatMessage({ id: 'methods.failed' })}</Text>
          <div><Button size="sm" loading={isFetching} onClick={() => void refetch()}>{intl.formatMessage({ id: 'benefits.retry' })}</Button></div>
        </>
      )
    }
    return (
      <>
        {subscription?.state === 'grace' && <Text tone="soft">{intl.formatMessage({ id: 'methods.chargedNow' })}</Text>}
        {cards.length === 0
          ? <Text tone="soft">{intl.formatMessage({ id: 'methods.none' })}</Text>
          : (
            <ul className={styles.list}>
              {cards.map((card) => <PaymentMethod key={card.id} card={card} isSending={isSending(card)} onMakeDefault={() => makeDefault(card)} onRemove={() => setChange({ status: 'asking', card })} />)}
            </ul>
          )}
        <div><Button href={addCardHref}>{intl.formatMessage({ id: 'methods.add' })}</Button></div>
      </>
    )
  }

  function removedText(card: PaymentCard, left: PaymentCard[]): string {
    const method = shortMethodText(intl, card)
    if (card.isMandate) return intl.formatMessage({ id: 'methods.revoked' }, { method, renews: renews ? 'yes' : 'no', date: subscription ? formatDate(subscription.periodEndsAt, intl.locale, timeZone) : '' })
    const next = card.isDefault ? left.find(({ isDefault }) => isDefault) : undefined
    return intl.formatMessage({ id: 'methods.removed' }, { method, hasNext: next ? 'yes' : 'no', next: next ? methodText(intl, next) : '' })
  }
}

/** As the server counts it: a plan on hold is bought anew, and one whose charge is disputed may go on. */
function isRenewing({ state, renews, dispute }: OwnSubscription): boolean {
  return state !== null && state !== 'hold' && state !== 'ended' && (renews || dispute?.renewsAfter === true)
}
