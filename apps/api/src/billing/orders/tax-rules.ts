import type { Place, TaxRule } from '@ott/billing'
import { brand } from '@ott/brand'

/** Taxes on streaming that prices include. A changed rate is a new row, so that earlier invoices stay as they were. */
export const taxRules: TaxRule[] = [
  { country: 'IN', region: null, name: 'GST', basisPoints: 1_800, validFrom: new Date('2017-07-01T00:00:00+05:30') },
  { country: 'BD', region: null, name: 'VAT', basisPoints: 1_500, validFrom: new Date('2020-01-01T00:00:00+06:00') },
  { country: 'GB', region: null, name: 'VAT', basisPoints: 2_000, validFrom: new Date('2011-01-04T00:00:00Z') },
  { country: 'NL', region: null, name: 'VAT', basisPoints: 2_100, validFrom: new Date('2012-10-01T00:00:00+02:00') },
  { country: 'DE', region: null, name: 'VAT', basisPoints: 1_900, validFrom: new Date('2021-01-01T00:00:00+01:00') },
  { country: 'JP', region: null, name: 'Consumption tax', basisPoints: 1_000, validFrom: new Date('2019-10-01T00:00:00+09:00') },
]

export const sellerPlace: Place = { country: brand.seller.country, region: brand.seller.region }

/** An invoice to a private buyer of an online service in India names the buyer and the place of supply (Rule 46(f), CGST Rules). */
export function needsBuyer(country: string): boolean {
  return country === 'IN'
}
