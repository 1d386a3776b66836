import { randomUUID } from 'node:crypto'
import { invoiceNumber } from '@ott/billing'
import { financialYear } from '@ott/billing/period'
import { brand } from '@ott/brand'
import type { StoredOrder } from '../payments/settle.ts'
import type { Trx } from '../tasks.ts'
import type { InvoiceDocument } from './invoice.ts'

/** Issues the invoice of a paid order. Numbers have no gap: the series' row is locked until the transaction ends (BIL-20). */
export async function issueInvoice(trx: Trx, order: StoredOrder, now: Date, timeZone: string): Promise<void> {
  const { title } = await trx
    .selectFrom('plan_version')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .select('plan.title')
    .where('plan_id', '=', order.plan_id)
    .executeTakeFirstOrThrow()
  const { currency, lines, total, taxes } = order.quote
  const document: InvoiceDocument = { seller: brand.seller, buyer: order.buyer, country: order.country, planTitle: title, currency, lines, total, taxes }
  const number = await nextNumber(trx, brand.seller.invoiceSeries, financialYear(now, timeZone))
  await trx
    .insertInto('invoice')
    .values({ invoice_id: randomUUID(), number, kind: 'invoice', user_id: order.user_id, order_id: order.order_id, issued_at: now, document: JSON.stringify(document) })
    .execute()
}

async function nextNumber(trx: Trx, series: string, year: string): Promise<string> {
  const { last_number } = await trx
    .insertInto('invoice_series')
    .values({ series, year, last_number: 1 })
    .onConflict((conflict) => conflict.columns(['series', 'year']).doUpdateSet((its) => ({ last_number: its('invoice_series.last_number', '+', 1) })))
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return invoiceNumber(series, year, last_number)
}
