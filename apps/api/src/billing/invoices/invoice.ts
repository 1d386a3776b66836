import type { QuoteLine, Tax } from '@ott/billing'
import type { Brand } from '@ott/brand'
import type { LocalizedText } from '@ott/catalogue-store'
import type { Buyer } from '../tables.ts'

/** An invoice as it was issued; it is never edited. */
export type InvoiceDocument = {
  seller: Brand['seller']
  buyer: Buyer | null
  country: string
  planTitle: LocalizedText
  /** Of a gift: how long it lasts. */
  giftMonths?: number
  currency: string
  lines: QuoteLine[]
  total: number
  taxes: Tax[]
  /** Of the invoice that a credit note takes back. */
  invoiceNumber?: string
}
