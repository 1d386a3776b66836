import { billingHistoryQuery, invoiceUrl } from './billing-history.ts'
import { anApi } from './testing.ts'

const tokens = { accessToken: 'access', refreshToken: 'refresh' }

it('billing history is a page of charges and refunds', async () => {
  const item = { id: 'i1', kind: 'charge', at: '2026-11-11T00:00:00Z', amount: { currency: 'INR', amount: 29_900 }, status: 'PAID', plan_title: 'Premium', subscription_id: 's1', invoice_id: 'inv1' }
  const api = anApi(() => ({ json: { data: { items: [item], total: 11 } } }), tokens)
  expect(await billingHistoryQuery(api.call, 2, 'english').queryFn({})).toEqual({
    items: [{ id: 'i1', kind: 'charge', at: new Date(item.at), amount: item.amount, status: 'PAID', planTitle: 'Premium', giftMonths: null, subscriptionId: 's1', invoiceId: 'inv1' }],
    total: 11,
  })
  expect(api.requests[0]?.path).toMatch(/billing-history\?page=2&pageSize=10&language=english$/)
})

it('an invoice has a URL, or none when that fails', async () => {
  const { call } = anApi(() => ({ json: { data: { invoice: {}, url: 'https://api.example/invoice' } } }), tokens)
  expect(await invoiceUrl(call, { subscriptionId: 's1', invoiceId: 'inv1' }, 'english')).toBe('https://api.example/invoice')
  const { call: failing } = anApi(() => ({ status: 500, json: {} }), tokens)
  expect(await invoiceUrl(failing, { subscriptionId: 's1', invoiceId: 'inv1' }, 'english')).toBeNull()
})
