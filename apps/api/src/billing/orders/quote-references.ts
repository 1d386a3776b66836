import { createHmac, timingSafeEqual } from 'node:crypto'
import { countryOfOrder } from '@ott/billing'
import type { Quote, QuotedPrice } from '@ott/billing'
import type { SellingDeps } from '../deps.ts'
import { presentQuote, storeQuote } from './quotes.ts'
import type { WireQuote } from './quotes.ts'

type ReferenceDeps = Pick<SellingDeps, 'now' | 'secrets'>

type Signed = {
  userId: string
  /** Where the price counts; the server's. */
  country: string
}

/** A quote with what proves later that this user was told this price, here and now (BIL-132). */
export function presentSignedQuote({ now, secrets }: ReferenceDeps, quote: Quote, { userId, country }: Signed): WireQuote {
  const claims = Buffer.from(JSON.stringify([country, quote.dueNow, now().getTime()])).toString('base64url')
  return { ...presentQuote(storeQuote(quote)), reference: `${claims}.${signatureOf(secrets, userId, claims)}` }
}

/** The country whose price an order has. Another user's reference, or one not signed here, counts as none. */
export function orderCountry({ now, secrets }: ReferenceDeps, { userId, country }: Signed, { expected, quote_reference: reference }: { expected?: number | undefined; quote_reference?: string | undefined }): string {
  return countryOfOrder(reference === undefined ? null : quotedPrice(secrets, userId, reference), { country, expected }, now())
}

function quotedPrice(secrets: SellingDeps['secrets'], userId: string, reference: string): QuotedPrice | null {
  const [claims = '', signature = ''] = reference.split('.')
  const [expected, given] = [Buffer.from(signatureOf(secrets, userId, claims)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const [country, dueNow, at] = JSON.parse(Buffer.from(claims, 'base64url').toString()) as [string, number, number]
  return { country, dueNow, at: new Date(at) }
}

function signatureOf({ streamKey }: SellingDeps['secrets'], userId: string, claims: string): string {
  const key = createHmac('sha256', streamKey).update('quotes').digest()
  return createHmac('sha256', key).update(`${userId} ${claims}`).digest('base64url')
}
