import type { Money } from '@ott/billing'
import type { Answer } from '@ott/contract'
import type { Call } from './api-client.ts'
import type { Language } from './query-defaults.ts'

type WireItem = Answer<'billingHistory'>['data']['items'][number]

export type BillingItem = {
  id: string
  kind: WireItem['kind']
  at: Date
  amount: Money
  status: WireItem['status']
  planTitle: string
  subscriptionId: string
  /** Of a gift: how long it lasts; else null. */
  giftMonths: number | null
  /** Null where there is no invoice. */
  invoiceId: string | null
}

export const billingItemsPerPage = 10

/** Charges and refunds, the newest first. */
export function billingHistoryQuery(call: Call, page: number, language: Language) {
  return {
    queryKey: ['billingHistory', language, page],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ items: BillingItem[]; total: number }> => {
      const query = { page: String(page), pageSize: String(billingItemsPerPage), language }
      const { data } = await call('billingHistory', { query }, { signal })
      return { items: data.items.map(itemOf), total: data.total }
    },
  }
}

function itemOf(wire: WireItem): BillingItem {
  return {
    id: wire.id,
    kind: wire.kind,
    at: new Date(wire.at),
    amount: wire.amount,
    status: wire.status,
    planTitle: wire.plan_title,
    subscriptionId: wire.subscription_id,
    giftMonths: wire.gift_months ?? null,
    invoiceId: wire.invoice_id,
  }
}

/** The URL of the printable invoice, which is valid for a minute; null if it could not be made. */
export async function invoiceUrl(call: Call, { subscriptionId, invoiceId }: { subscriptionId: string; invoiceId: string }, language: Language): Promise<string | null> {
  try {
    return (await call('invoice', { body: { subscription_id: subscriptionId, invoice_id: invoiceId, language } })).data.url
  } catch {
    return null
  }
}
