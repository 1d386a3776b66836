import type { OwnSubscription, SubscriptionOutcome } from '@ott/api-client'
import { Banner, Button, Dialog, DialogActions } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { endsAtOnce } from './current-plan-facts.ts'

interface CancelDialogProps {
  subscription: OwnSubscription
  timeZone: string
  isSending: boolean
  error: Extract<SubscriptionOutcome, { ok: false }>['error'] | null
  onCancel: () => void
  onKeep: () => void
}

/** Says until when the plan lasts and what is lost. Both ways out are equal, and nothing is offered in between. */
export function CancelDialog({ subscription, timeZone, isSending, error, onCancel, onKeep }: CancelDialogProps) {
  const intl = useIntl()
  const keep = useRef<HTMLButtonElement>(null)
  const { title, plan, state, trialEndsAt, periodEndsAt } = subscription
  const until = state === 'trial' && trialEndsAt ? trialEndsAt : periodEndsAt
  const description = intl.formatMessage({ id: endsAtOnce(subscription) ? 'benefits.cancelNowText' : 'benefits.cancelText' }, {
    date: formatDate(until, intl.locale, timeZone),
    streams: plan.streams,
    resolution: plan.resolution,
    downloads: plan.canDownload ? 'yes' : 'no',
  })
  return (
    <Dialog open onClose={onKeep} title={intl.formatMessage({ id: 'benefits.cancelTitle' }, { plan: title })} description={description} closeLabel={intl.formatMessage({ id: 'benefits.close' })} initialFocus={keep}>
      {error && <Banner tone="error">{intl.formatMessage({ id: `benefits.changeError.${error}` })}</Banner>}
      <DialogActions>
        <Button ref={keep} onClick={onKeep}>{intl.formatMessage({ id: 'benefits.keep' })}</Button>
        <Button loading={isSending} onClick={onCancel}>{intl.formatMessage({ id: 'benefits.cancel' })}</Button>
      </DialogActions>
    </Dialog>
  )
}
