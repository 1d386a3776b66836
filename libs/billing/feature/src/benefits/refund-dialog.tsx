import { refundSubscription } from '@ott/api-client'
import type { Call, RefundOutcome } from '@ott/api-client'
import { mustSayOrder } from '@ott/billing'
import type { Money } from '@ott/billing'
import { Banner, Button, Dialog, DialogActions, Spinner, Stack, Text } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

interface RefundDialogProps {
  call: Call
  plan: string
  /** Where it was bought. */
  country: string
  /** Of a gift that the user bought; null for the current plan. */
  giftOrderId?: string | null
  createRequestId: () => string
  onRefunded: (amount: Money) => void
  onClose: () => void
}

type Refund = Extract<RefundOutcome, { ok: true }>

/** The second of two steps: what is paid back, why so much, and that the plan or the gift ends now (BIL-85, BIL-104). */
export function RefundDialog({ call, plan, country, giftOrderId = null, createRequestId, onRefunded, onClose }: RefundDialogProps) {
  const intl = useIntl()
  const [requestId] = useState(createRequestId)
  const [due, setDue] = useState<Refund | null>(null)
  const [error, setError] = useState<Extract<RefundOutcome, { ok: false }>['error'] | null>(null)
  const [isSending, setSending] = useState(false)

  const read = async () => {
    const outcome = await refundSubscription(call, { requestId, giftOrderId })
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
    const outcome = await refundSubscription(call, { requestId, giftOrderId, expected: amount.amount })
    setSending(false)
    if (outcome.ok) return onRefunded(outcome.amount)
    setError(outcome.error)
    if (outcome.error === 'changed') await read()
  }
  const values = { plan, law: mustSayOrder(country) ? 'eu' : 'other' }
  const isGift = giftOrderId !== null
  const amount = due && formatMoney(due.amount, intl.locale)
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage({ id: 'benefits.refundTitle' }, values)} closeLabel={intl.formatMessage({ id: 'benefits.close' })}>
      <Stack gap={4}>
        {due && <Text>{intl.formatMessage({ id: isGift ? 'gift.refundText' : 'benefits.refundText' }, { ...values, amount, share: due.isFull ? 'full' : 'part' })}</Text>}
        {!due && !error && <Spinner label={intl.formatMessage({ id: 'benefits.refundLoading' })} />}
        {error && <Banner tone="error">{intl.formatMessage({ id: isGift ? `gift.refundError.${error}` : `benefits.refundError.${error}` })}</Banner>}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: isGift ? 'gift.keep' : 'benefits.keep' })}</Button>
        {due && <Button loading={isSending} onClick={() => void confirm(due)}>{intl.formatMessage({ id: 'benefits.refundConfirm' }, { ...values, amount })}</Button>}
      </DialogActions>
    </Dialog>
  )
}
