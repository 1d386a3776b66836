import { cardsQuery, removeCard, setDefaultCard } from './saved-cards.ts'
import { anApi } from './testing.ts'
import type { TestServer } from './testing.ts'

const apiOf = (server: TestServer) => anApi(server, { accessToken: 'access', refreshToken: 'refresh' })
const card = { card_id: 'c1', provider: 'stripe', kind: 'card', upi_address: null, card_brand: 'visa', last_four_digits: '4242', card_exp_month: 4, card_exp_year: 2030, is_default: true, is_expired: false, mandate: null }
const mandate = { ...card, card_id: 'm1', provider: 'gateway', kind: 'upi', upi_address: 'mi***@upi', card_brand: 'upi', last_four_digits: null, card_exp_month: null, card_exp_year: null, mandate: { maximum: { currency: 'INR', amount: 59_800 } } }

it('cards have their expiry, and mandates their maximum', async () => {
  const { call } = apiOf(() => ({ json: { data: { cards: [card, mandate] } } }))
  expect(await cardsQuery(call).queryFn({})).toEqual([
    { id: 'c1', kind: 'card', isMandate: false, mandateMaximum: null, upiAddress: null, brand: 'visa', lastFourDigits: '4242', expiryMonth: 4, expiryYear: 2030, isDefault: true, isExpired: false },
    { id: 'm1', kind: 'upi', isMandate: true, mandateMaximum: { currency: 'INR', amount: 59_800 }, upiAddress: 'mi***@upi', brand: 'upi', lastFourDigits: null, expiryMonth: null, expiryYear: null, isDefault: true, isExpired: false },
  ])
})

it('a card becomes the default or is removed, and the answer is what is left', async () => {
  const api = apiOf(() => ({ json: { data: { cards: [card] } } }))
  expect(await setDefaultCard(api.call, 'c1')).toMatchObject({ ok: true, cards: [{ id: 'c1' }] })
  expect(await removeCard(api.call, 'c2')).toMatchObject({ ok: true, cards: [{ id: 'c1' }] })
  expect(api.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'PUT /subscription/ott/api/cards/c1/default', 'DELETE /subscription/ott/api/cards/c2',
  ])
})

it.each([
  [409, 'PAYMENT_METHOD_NEEDED', 'needed'],
  [409, 'ORDER_IN_PROGRESS', 'paying'],
  [409, 'CONFLICT', 'changed'],
  [404, 'NOT_FOUND', 'changed'],
  [429, 'RATE_LIMITED', 'unknown'],
] as const)('a refusal %i %s is the value %s', async (status, errorCode, error) => {
  const { call } = apiOf(() => ({ status, json: { errorCode } }))
  expect(await removeCard(call, 'c1')).toEqual({ ok: false, error })
})

it('a lost connection is a value', async () => {
  const { call } = apiOf(() => {
    throw new TypeError('no network')
  })
  expect(await removeCard(call, 'c1')).toEqual({ ok: false, error: 'offline' })
})
