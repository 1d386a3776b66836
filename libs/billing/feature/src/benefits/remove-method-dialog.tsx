import type { CardsOutcome, OwnSubscription, PaymentCard } from '@ott/api-client'
import type { MethodRemoval } from '@ott/billing'
import { Banner, Button, Dialog, DialogActions } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { endsAtOnce, shortMethodText } from './current-plan-facts.ts'

interface RemoveMethodDialogProps {
  card: PaymentCard
  removal: MethodRemoval
  cards: PaymentCard[]
  subscription: OwnSubscription | null
  timeZone: string
  addCardHref: string
  isSending: boolean
  error: Exclude<Extract<CardsOutcome, { ok: false }>['error'], 'needed'> | null
  onRemove: () => void
  onKeep: () => void
}

/** Says what removing does before it is done: another default, the end of the renewal, or that it is not possible. */
export function RemoveMethodDialog({ card, removal, cards, subscription, timeZone, addCardHref, isSending, error, onRemove, onKeep }: RemoveMethodDialogProps) {
  const intl = useIntl()
  const keep = useRef<HTMLButtonElement>(null)
  const method = shortMethodText(intl, card)
  const action = card.isMandate ? 'revoke' : 'remove'
  const isNeeded = removal.type === 'neededForRenewal'
  return (
    <Dialog
      open
      onClose={onKeep}
      title={intl.formatMessage({ id: isNeeded ? 'methods.neededTitle' : `methods.${action}Title` }, { method })}
      description={text()}
      closeLabel={intl.formatMessage({ id: 'benefits.close' })}
      initialFocus={keep}
    >
      {error && <Banner tone="error">{intl.formatMessage({ id: `methods.error.${error}` })}</Banner>}
      <DialogActions>
        <Button ref={keep} onClick={onKeep}>{intl.formatMessage({ id: 'methods.keep' })}</Button>
        {isNeeded
          ? <Button variant="primary" href={addCardHref}>{intl.formatMessage({ id: 'methods.add' })}</Button>
          : <Button loading={isSending} onClick={onRemove}>{intl.formatMessage({ id: `methods.${action}` })}</Button>}
      </DialogActions>
    </Dialog>
  )

  function text(): string {
    if (isNeeded) return intl.formatMessage({ id: 'methods.neededText' })
    if (card.isMandate) {
      const ends = !removal.endsRenewal || !subscription ? 'no' : endsAtOnce(subscription) ? 'now' : 'later'
      return intl.formatMessage({ id: 'methods.revokeText' }, { method, ends, date: subscription ? formatDate(subscription.periodEndsAt, intl.locale, timeZone) : '' })
    }
    const next = cards.find(({ id }) => id === removal.nextDefaultId)
    return intl.formatMessage({ id: 'methods.removeText' }, { hasNext: next ? 'yes' : 'no', next: next ? shortMethodText(intl, next) : '' })
  }
}
