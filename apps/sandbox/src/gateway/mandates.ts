import type { Clock } from '../pay/clock.ts'
import { newId } from './orders.ts'
import type { Mandate, OrderStore, Transaction } from './orders.ts'
import { upiPlays } from './statuses.ts'
import { mandateView } from './views.ts'
import type { EventName, Webhooks } from './webhooks.ts'

export type Mandates = ReturnType<typeof createMandates>

/** The life of a mandate: it follows its first payment, then payer and merchant. */
export function createMandates({ store, clock, webhooks }: { store: OrderStore; clock: Clock; webhooks: Webhooks }) {
  const notify = (name: EventName, mandate: Mandate): void => webhooks.send(name, { mandate: mandateView(mandate) })

  const set = (mandate: Mandate, status: Mandate['status'], event: EventName | null): true => {
    mandate.status = status
    if (event) notify(event, mandate)
    return true
  }

  const scheduleExpiry = (mandate: Mandate): void => void clock.schedule(new Date(mandate.endDate * 1_000), () => {
    if (mandate.status === 'ACTIVE' || mandate.status === 'PAUSED') set(mandate, 'EXPIRED', null)
  })

  return {
    scheduleExpiry,
    /** With a transaction of an order that asks for a mandate. */
    request: (transaction: Transaction): void => {
      const { order, methodType, method, payerVpa } = transaction
      if (!order.mandateTerms) return
      transaction.mandate = { ...order.mandateTerms, id: newId('mdt'), methodType, method, payerVpa, status: 'CREATED', debits: 'pay' }
      store.addMandate(transaction.mandate)
      notify('MANDATE_CREATED', transaction.mandate)
    },
    activate: ({ order, mandate, payerVpa }: Transaction, isSilent: boolean): void => {
      if (!mandate || !order.mandateTerms) return
      mandate.payerVpa = payerVpa
      mandate.debits = upiPlays[payerVpa ?? ''] ?? 'pay'
      set(mandate, 'ACTIVE', isSilent ? null : 'MANDATE_ACTIVATED')
      scheduleExpiry(mandate)
    },
    fail: ({ order, mandate }: Transaction): void => {
      if (mandate && order.mandateTerms) set(mandate, 'FAILURE', 'MANDATE_FAILED')
    },
    /** These three return false if the mandate's status does not allow it. */
    pause: (mandate: Mandate): boolean => mandate.status === 'ACTIVE' && set(mandate, 'PAUSED', 'MANDATE_PAUSED'),
    resume: (mandate: Mandate): boolean => mandate.status === 'PAUSED' && set(mandate, 'ACTIVE', 'MANDATE_ACTIVATED'),
    revoke: (mandate: Mandate): boolean => (mandate.status === 'ACTIVE' || mandate.status === 'PAUSED') && set(mandate, 'REVOKED', 'MANDATE_REVOKED'),
  }
}
