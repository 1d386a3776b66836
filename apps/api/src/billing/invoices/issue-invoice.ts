import { randomUUID } from 'node:crypto'
import { invoiceNumber, taxesIn, taxRuleFor } from '@ott/billing'
import { financialYear } from '@ott/billing/period'
import { brand } from '@ott/brand'
import { sellerPlace, taxRules } from '../orders/tax-rules.ts'
import type { StoredOrder } from '../payments/settle.ts'
import type { Trx } from '../tasks.ts'
import type { InvoiceDocument } from './invoice.ts'

/** Issues the invoice of a paid order. Numbers have no gap: the series' row is locked until the transaction ends (BIL-20). */
export async function issueInvoice(trx: Trx, order: StoredOrder, now: Date, timeZone: string): Promise<void> {
  const { lines, total, taxes } = order.quote
  await issue(trx, order, { kind: 'invoice', series: brand.seller.invoiceSeries, lines, total, taxes }, now, timeZone)
}

/** Issues what takes back an invoice, in full or in part. Its taxes are those of the invoice's day. */
export async function issueCreditNote(trx: Trx, order: StoredOrder, amount: number, now: Date, timeZone: string): Promise<void> {
  const invoice = await trx.selectFrom('invoice').select('number').where((its) => its.and({ order_id: order.order_id, kind: 'invoice' })).executeTakeFirstOrThrow()
  const place = { country: order.country, region: order.buyer?.region ?? null }
  const taxes = taxesIn(amount, taxRuleFor(taxRules, place, order.paid_at ?? now), place, sellerPlace)
  await issue(trx, order, { kind: 'creditNote', series: brand.seller.creditNoteSeries, lines: [{ kind: 'plan', amount }], total: amount, taxes, invoiceNumber: invoice.number }, now, timeZone)
}

type Issued = Pick<InvoiceDocument, 'lines' | 'total' | 'taxes' | 'invoiceNumber'> & { kind: 'invoice' | 'creditNote'; series: string }

async function issue(trx: Trx, order: StoredOrder, { kind, series, ...figures }: Issued, now: Date, timeZone: string): Promise<void> {
  const { title } = await trx
    .selectFrom('plan_version')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .select('plan.title')
    .where('plan_id', '=', order.plan_id)
    .executeTakeFirstOrThrow()
  const document: InvoiceDocument = { seller: brand.seller, buyer: order.buyer, country: order.country, planTitle: title, ...(order.gift && { giftMonths: order.gift.months }), currency: order.currency, ...figures }
  const number = await nextNumber(trx, series, financialYear(now, timeZone))
  await trx
    .insertInto('invoice')
    .values({ invoice_id: randomUUID(), number, kind, user_id: order.user_id, order_id: order.order_id, issued_at: now, document: JSON.stringify(document) })
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
