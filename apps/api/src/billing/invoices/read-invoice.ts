import type { Answer } from '@ott/contract'
import type { Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { textIn } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { invoiceLinks } from '../../http/signed-links.ts'

export type StoredInvoice = Selectable<BillingTables['invoice']>

/** An invoice of the user's subscription, the newest unless one is named, with a link to its printable page (BIL-66). */
export function readInvoice(deps: SellingDeps) {
  const links = invoiceLinks(deps.secrets.streamKey)
  return async ({ user, body }: RequestContext<'invoice'>): Promise<Answer<'invoice'>> => {
    const invoice = await deps.db
      .selectFrom('invoice')
      .innerJoin('billing_order', 'billing_order.order_id', 'invoice.order_id')
      .selectAll('invoice')
      .where((its) => its.and({ 'invoice.user_id': user.userId, subscription_id: body.subscription_id }))
      .$if(body.invoice_id !== undefined, (query) => query.where('invoice_id', '=', body.invoice_id!))
      .orderBy('issued_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!invoice) throw new ApiError('NOT_FOUND')
    return { data: { invoice: present(invoice, body.language), url: links.urlOf(invoice.invoice_id, body.language, deps.now()) } }
  }
}

function present({ number, kind, issued_at, document }: StoredInvoice, spoken: 'english' | 'bengali'): Answer<'invoice'>['data']['invoice'] {
  const { currency, lines, total, taxes, planTitle } = document
  return {
    number,
    kind,
    issued_at: issued_at.toISOString(),
    plan_title: textIn(planTitle, spoken),
    currency,
    lines,
    total,
    tax: taxes.map(({ name, basisPoints, amount }) => ({ name, rate: basisPoints, amount })),
  }
}
