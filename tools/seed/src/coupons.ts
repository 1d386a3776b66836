import type { NewCampaign, NewCoupon } from '@ott/api'

/** One cap for the codes of two film clubs. */
export const demoCampaigns: NewCampaign[] = [{ campaign: 'film-clubs', cap: 5 }]

/** Coupons of the demo: a fifth off once, the first month free, three in all, one that is over, and two of a campaign. */
export const demoCoupons: NewCoupon[] = [
  { code: 'BOISHAKH20', discount: { type: 'percent', percent: 20 }, periods: 1, validUntil: null, cap: null },
  { code: 'FULLMOON', discount: { type: 'percent', percent: 100 }, periods: 1, validUntil: null, cap: null },
  { code: 'LAST3', discount: { type: 'percent', percent: 10 }, periods: null, validUntil: null, cap: 3 },
  { code: 'PUJA2025', discount: { type: 'percent', percent: 50 }, periods: 1, validUntil: new Date('2025-10-31T00:00:00+05:30'), cap: null },
  { code: 'CLUB-KOLKATA', discount: { type: 'percent', percent: 25 }, periods: 1, validUntil: null, cap: null, campaign: 'film-clubs' },
  { code: 'CLUB-DHAKA', discount: { type: 'percent', percent: 25 }, periods: 1, validUntil: null, cap: null, campaign: 'film-clubs' },
]
