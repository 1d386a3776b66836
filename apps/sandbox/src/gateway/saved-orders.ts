import type { Mandate, Order, OrderStore, Refund, Transaction } from './orders.ts'

type SavedRefund = Omit<Refund, 'at'> & { at: string }

type SavedTransaction = Omit<Transaction, 'order' | 'mandate' | 'at' | 'chargeAt'> & { mandate: string | null; at: string; chargeAt: string | null }

type SavedOrder = Omit<Order, 'transactions' | 'refunds' | 'at' | 'debitAt'> & {
  transactions: SavedTransaction[]
  refunds: SavedRefund[]
  at: string
  debitAt: string | null
}

/** An order store as JSON, oldest first. */
export type SavedOrders = { orders: SavedOrder[]; mandates: Mandate[] }

export function savedOrders(store: OrderStore): SavedOrders {
  return { orders: store.orders().toReversed().map(savedOrder), mandates: store.mandates().toReversed() }
}

/** Adds what was saved to an empty store. */
export function restoreOrders(store: OrderStore, { orders, mandates }: SavedOrders): void {
  for (const mandate of mandates) store.addMandate(mandate)
  for (const { transactions, refunds, at, debitAt, ...rest } of orders) {
    const order: Order = { ...rest, at: new Date(at), debitAt: timeOf(debitAt), transactions: [], refunds: refunds.map((refund) => ({ ...refund, at: new Date(refund.at) })) }
    store.addOrder(order)
    for (const { mandate, ...transaction } of transactions) {
      store.addTransaction({ ...transaction, order, mandate: store.mandate(mandate ?? ''), at: new Date(transaction.at), chargeAt: timeOf(transaction.chargeAt) })
    }
    for (const { uniqueRequestId } of refunds) store.claimRefundId(uniqueRequestId)
  }
}

function savedOrder(order: Order): SavedOrder {
  return {
    ...order,
    at: order.at.toISOString(),
    debitAt: order.debitAt?.toISOString() ?? null,
    refunds: order.refunds.map((refund) => ({ ...refund, at: refund.at.toISOString() })),
    transactions: order.transactions.map(savedTransaction),
  }
}

/** Without its order, which holds it. */
function savedTransaction({ id, uuid, methodType, method, status, at, payerVpa, wrongCodes, failsRefunds, chargeAt, mandate }: Transaction): SavedTransaction {
  return {
    id, uuid, methodType, method, status, payerVpa, wrongCodes, failsRefunds,
    at: at.toISOString(), chargeAt: chargeAt?.toISOString() ?? null, mandate: mandate?.id ?? null,
  }
}

function timeOf(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}
