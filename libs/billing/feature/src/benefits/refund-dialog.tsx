import { refundSubscription } from '@ott/api-client'
import type { Call, OwnSubscription, RefundOutcome } from '@ott/api-client'
import { mustSayOrder } from '@ott/billing'
import type { Money } from '@ott/billing'
import { Banner, Button, Dialog, DialogActions, Spinner, Stack, Text } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

interface RefundDialogProps {
  call: Call
  subscription: OwnSubscription
  createRequestId: () => string
  onRefunded: (amount: Money) => void
  onClose: () => void
}

type Refund = Extract<RefundOutcome, { ok: true }>

/** The second of two steps: what is paid back, why so much, and that the plan ends now (BIL-85). */
export function RefundDialog({ call, subscription, createRequestId, onRefunded, onClose }: RefundDialogProps) {
  const intl = useIntl()
  const [requestId] = useState(createRequestId)
  const [due, setDue] = useState<Refund | null>(null)
  const [error, setError] = useState<Extract<RefundOutcome, { ok: false }>['error'] | null>(null)
  const [isSending, setSending] = useState(false)

  const read = async () => {
    const outcome = await refundSubscription(call, requestId)
    if (outcome.ok) setDue(outcome)
    else setError(outcome.error)
  }
  const readOnce = useEffectEvent(() => void read())
  const hasStarted = useRef(false)
  useEffect(() => {
    // Strict mode runs effects twice.
    if (hasStarted.current) return
    hasStarted.current = true
    readOnce()
  }, [])

  const confirm = async ({ amount }: Refund) => {
    setError(null)
    setSending(true)
    const outcome = await refundSubscription(call, requestId, amount.amount)
    setSending(false)
    if (outcome.ok) return onRefunded(outcome.amount)
    setError(outcome.error)
    if (outcome.error === 'changed') await read()
  }
  const values = { plan: subscription.title, law: mustSayOrder(subscription.country) ? 'eu' : 'other' }
  const amount = due && formatMoney(due.amount, intl.locale)
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage({ id: 'benefits.refundTitle' }, values)} closeLabel={intl.formatMessage({ id: 'benefits.close' })}>
      <Stack gap={4}>
        {due && <Text>{intl.formatMessage({ id: 'benefits.refundText' }, { ...values, amount, share: due.isFull ? 'full' : 'part' })}</Text>}
        {!due && !error && <Spinner label={intl.formatMessage({ id: 'benefits.refundLoading' })} />}
        {error && <Banner tone="error">{intl.formatMessage({ id: `benefits.refundError.${error}` })}</Banner>}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'benefits.keep' })}</Button>
        {due && <Button loading={isSending} onClick={() => void confirm(due)}>{intl.formatMessage({ id: 'benefits.refundConfirm' }, { ...values, amount })}</Button>}
      </DialogActions>
    </Dialog>
  )
}
