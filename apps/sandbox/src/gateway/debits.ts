import type { Clock } from '../pay/clock.ts'
import type { Mandate, Order, Transaction } from './orders.ts'
import type { Payments } from './payments.ts'
import type { Webhooks } from './webhooks.ts'

const noticeMs = 24 * 3_600_000
const lastCancelMs = 30 * 60_000
/** Above it, in hundredths, the payer must agree to each debit. */
const maxUnattended = 15_000_00

type Parts = { clock: Clock; webhooks: Webhooks; payments: Payments }

export type Debits = ReturnType<typeof createDebits>

/** Debits of a mandate: a notice, 24 hours, then the money. */
export function createDebits({ clock, webhooks, payments }: Parts) {
  const debit = (transaction: Transaction): void => {
    const { mandate, order, status } = transaction
    if (status !== 'PENDING_VBV' || !mandate) return
    if (mandate.status !== 'ACTIVE' || order.amount > maxUnattended) payments.fail(transaction)
    else payments.play(transaction, mandate.debits)
  }

  const schedule = (transaction: Transaction): void => {
    if (transaction.order.debitAt) clock.schedule(transaction.order.debitAt, () => debit(transaction))
  }

  return {
    schedule,
    announce: (order: Order, mandate: Mandate): Transaction => {
      const { methodType, method, payerVpa } = mandate
      const transaction = payments.start(order, { methodType, method, payerVpa })
      transaction.mandate = mandate
      const isActive = mandate.status === 'ACTIVE'
      const notification = { order_id: order.id, mandate_id: mandate.id, amount: order.amount / 100, currency: order.currency }
      webhooks.send(isActive ? 'NOTIFICATION_SUCCEEDED' : 'NOTIFICATION_FAILED', {
        notification: { ...notification, notification_status: isActive ? 'SUCCESS' : 'FAILURE' },
      })
      if (!isActive) {
        payments.fail(transaction)
        return transaction
      }
      const noticed = new Date(clock.now().getTime() + noticeMs)
      order.debitAt = mandate.methodType === 'UPI' ? offPeak(noticed) : noticed
      schedule(transaction)
      return transaction
    },
    /** False if the debit is over or too near to stop. */
    cancel: ({ debitAt, transactions: [transaction] }: Order): boolean => {
      if (!debitAt || transaction?.status !== 'PENDING_VBV' || clock.now().getTime() > debitAt.getTime() - lastCancelMs) return false
      payments.fail(transaction)
      return true
    },
  }
}

const indiaMinutes = 330
const peakWindows = [[600, 780], [1_020, 1_290]] as const

/** Since August 2025 UPI debits wait outside 10:00-13:00 and 17:00-21:30 in India. */
export function offPeak(time: Date): Date {
  const minutes = Math.floor(time.getTime() / 60_000)
  const minuteOfDay = (minutes + indiaMinutes) % 1_440
  const window = peakWindows.find(([from, until]) => minuteOfDay >= from && minuteOfDay < until)
  return window ? new Date((minutes + window[1] - minuteOfDay) * 60_000) : time
}
