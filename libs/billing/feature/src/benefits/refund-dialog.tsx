import { refundSubscription, withdrawSubscription } from '@ott/api-client'
import type { Call, RefundOutcome } from '@ott/api-client'
import type { Money } from '@ott/billing'
import { Banner, Button, Dialog, DialogActions, Spinner, Stack, Text } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

interface RefundDialogProps {
  call: Call
  plan: string
  /** `withdrawal`: from the contract, which is a right in the European Union. */
  by: 'refund' | 'withdrawal'
  /** Of a gift that the user bought; null for the current plan. */
  giftOrderId?: string | null
  createRequestId: () => string
  onRefunded: (amount: Money) => void
  onClose: () => void
}

type Refund = Extract<RefundOutcome, { ok: true }>

/** The second of two steps: what is paid back, why so much, and that the plan or the gift ends now (BIL-85, BIL-104, BIL-121). */
export function RefundDialog({ call, plan, by, giftOrderId = null, createRequestId, onRefunded, onClose }: RefundDialogProps) {
  const intl = useIntl()
  const [requestId] = useState(createRequestId)
  const [due, setDue] = useState<Refund | null>(null)
  const [error, setError] = useState<Extract<RefundOutcome, { ok: false }>['error'] | null>(null)
  const [isSending, setSending] = useState(false)

  /** With the amount that was shown it is carried out. */
  const send = (expected?: number) =>
    by === 'withdrawal' && giftOrderId === null
      ? withdrawSubscription(call, requestId, expected !== undefined)
      : refundSubscription(call, { requestId, giftOrderId, expected })
  const read = async () => {
    const outcome = await send()
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
    const outcome = await send(amount.amount)
    setSending(false)
    if (outcome.ok) return onRefunded(outcome.amount)
    setError(outcome.error)
    if (outcome.error === 'changed') await read()
  }
  const values = { by, plan, amount: due && formatMoney(due.amount, intl.locale), share: due && shareOf(due) }
  const isGift = giftOrderId !== null
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage({ id: 'benefits.refundTitle' }, values)} closeLabel={intl.formatMessage({ id: 'benefits.close' })}>
      <Stack gap={4}>
        {due && <Text>{intl.formatMessage({ id: isGift ? 'gift.refundText' : 'benefits.refundText' }, values)}</Text>}
        {!due && !error && <Spinner label={intl.formatMessage({ id: 'benefits.refundLoading' })} />}
        {error && <Banner tone="error">{intl.formatMessage({ id: isGift ? `gift.refundError.${error}` : `benefits.refundError.${error}` }, { by })}</Banner>}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: isGift ? 'gift.keep' : 'benefits.keep' })}</Button>
        {due && <Button loading={isSending} onClick={() => void confirm(due)}>{intl.formatMessage({ id: 'benefits.refundConfirm' }, values)}</Button>}
      </DialogActions>
    </Dialog>
  )
}

function shareOf({ amount, isFull }: Refund): 'none' | 'full' | 'part' {
  if (amount.amount === 0) return 'none'
  return isFull ? 'full' : 'part'
}
