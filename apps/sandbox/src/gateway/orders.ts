import { randomBytes } from 'node:crypto'
import { statusIds } from './statuses.ts'
import type { MandateStatus, Play, Status } from './statuses.ts'

export type MethodType = 'NB' | 'CARD' | 'WALLET' | 'UPI'

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

export type Refund = { id: string; uniqueRequestId: string; amount: number; status: 'PENDING' | 'SUCCESS' | 'FAILURE'; at: Date }

export type Transaction = {
  id: string
  uuid: string
  order: Order
  methodType: MethodType
  method: string
  status: Status
  at: Date
  payerVpa: string | null
  wrongCodes: number
  failsRefunds: boolean
  /** When the money comes after all. */
  chargeAt: Date | null
  mandate: Mandate | null
}

export type Mandate = {
  id: string
  customerId: string
  methodType: MethodType
  method: string
  payerVpa: string | null
  status: MandateStatus
  currency: string
  maxAmount: number
  frequency: Frequency
  /** Unix seconds. */
  startDate: number
  endDate: number
  isRevocable: boolean
  /** How the payer's bank answers coming debits. */
  debits: Play
}

export type Order = {
  uuid: string
  id: string
  amount: number
  currency: string
  customerId: string
  customerEmail: string
  customerPhone: string
  /** Null for a debit of a mandate. */
  returnUrl: string | null
  description: string
  userFields: Record<string, string>
  at: Date
  transactions: Transaction[]
  refunds: Refund[]
  /** Terms of the mandate that each transaction asks the payer for. */
  mandateTerms: Omit<Mandate, 'id' | 'status' | 'methodType' | 'method' | 'payerVpa' | 'debits'> | null
  /** When the debit of a mandate is due. */
  debitAt: Date | null
}

export type OrderStore = ReturnType<typeof createOrderStore>

const maxOrders = 20_000

/** Orders and what hangs on them, in memory. Ids do not tell case apart. */
export function createOrderStore() {
  const orders = new Map<string, Order>()
  const transactions = new Map<string, Transaction>()
  const mandates = new Map<string, Mandate>()
  const refundIds = new Set<string>()

  return {
    /** Newest first. */
    orders: () => [...orders.values()].toReversed(),
    order: (id: string) => orders.get(id.toUpperCase()) ?? null,
    addOrder: (order: Order): void => {
      orders.set(order.id.toUpperCase(), order)
      for (const [oldest, { transactions: dropped }] of orders) {
        if (orders.size <= maxOrders) break
        orders.delete(oldest)
        for (const { uuid } of dropped) transactions.delete(uuid)
      }
    },
    transaction: (uuid: string) => transactions.get(uuid) ?? null,
    addTransaction: (transaction: Transaction): void => {
      transaction.order.transactions.push(transaction)
      transactions.set(transaction.uuid, transaction)
    },
    /** The UPI payments that a payer can still answer, newest first. */
    openUpi: () => {
      const isOpen = ({ method, status, order }: Transaction) => method === 'UPI_PAY' && status === 'PENDING_VBV' && order.returnUrl !== null
      return [...transactions.values()].filter(isOpen).toReversed()
    },
    mandate: (id: string) => mandates.get(id) ?? null,
    mandates: () => [...mandates.values()].toReversed(),
    addMandate: (mandate: Mandate): void => {
      mandates.set(mandate.id, mandate)
    },
    /** False if the id was used before. */
    claimRefundId: (id: string): boolean => {
      const isNew = !refundIds.has(id.toUpperCase())
      refundIds.add(id.toUpperCase())
      return isNew
    },
  }
}

export function newOrder(basics: Pick<Order, 'id' | 'amount' | 'currency' | 'customerId' | 'at'>): Order {
  return {
    ...basics, uuid: newId('ordeh_'), customerEmail: '', customerPhone: '', returnUrl: null, description: '', userFields: {},
    transactions: [], refunds: [], mandateTerms: null, debitAt: null,
  }
}

/** A success counts whatever came after it. */
export function currentTransaction({ transactions }: Order): Transaction | null {
  return transactions.find(({ status }) => status === 'CHARGED') ?? transactions.at(-1) ?? null
}

export function statusOf(order: Order): { status: Status; status_id: number } {
  const status = currentTransaction(order)?.status ?? 'NEW'
  return { status, status_id: statusIds[status] }
}

export function refundedAmount({ refunds }: Order): number {
  return refunds.filter(({ status }) => status !== 'FAILURE').reduce((sum, { amount }) => sum + amount, 0)
}

export function newId(prefix: string): string {
  return prefix + randomBytes(12).toString('hex')
}
