import fc from 'fast-check'
import { chargeDifference, orderDifferences } from './reconciliation.ts'
import type { PaidOrder, ProviderCharge, RecordedCharge } from './reconciliation.ts'

const theirs: ProviderCharge = { isPaid: true, currency: 'INR', amount: 29_900, refunded: 0 }
const ours: RecordedCharge = { ...theirs, isOpen: false }

describe('a charge', () => {
  it('that both sides know alike is no difference, nor one that was not paid', () => {
    expect(chargeDifference(theirs, ours)).toBeNull()
    expect(chargeDifference({ ...theirs, isPaid: false }, null)).toBeNull()
    expect(chargeDifference(null, { ...ours, isPaid: false })).toBeNull()
  })

  it.each([
    ['unknownCharge', theirs, null],
    ['unrecordedCharge', theirs, { ...ours, isPaid: false }],
    ['missingCharge', null, ours],
    ['missingCharge', { ...theirs, isPaid: false }, ours],
    ['otherAmount', { ...theirs, amount: 2_990_000 }, ours],
    ['otherAmount', { ...theirs, currency: 'JPY' }, ours],
    ['otherRefund', { ...theirs, refunded: 29_900 }, ours],
    ['otherRefund', theirs, { ...ours, refunded: 100 }],
  ])('is a difference: %s', (difference, one, other) => {
    expect(chargeDifference(one, other)).toBe(difference)
  })

  it('that will be read again is none yet', () => {
    expect(chargeDifference(theirs, { ...ours, isPaid: false, isOpen: true })).toBeNull()
  })
})

const sums = { lines: [{ kind: 'plan' as const, amount: 29_900 }], total: 29_900, taxes: [{ name: 'IGST', basisPoints: 1_800, amount: 4_561 }] }

const anOrder = (changes: Partial<PaidOrder> = {}): PaidOrder => ({
  total: 29_900, quote: { ...sums, dueNow: 29_900, trialEndsAt: null }, isReturned: false, hasPeriod: true, invoice: sums, paid: 29_900, hasValidRefunds: true, ...changes,
})

describe('a paid order', () => {
  it('with a period, an invoice and sums that agree has no difference', () => {
    expect(orderDifferences(anOrder())).toEqual([])
  })

  it('of a trial needs neither period nor invoice, and one that costs nothing no invoice', () => {
    expect(orderDifferences(anOrder({ total: 0, paid: 0, invoice: null, hasPeriod: false, quote: { ...sums, dueNow: 0, trialEndsAt: '2026-12-01T00:00:00.000Z' } }))).toEqual([])
    expect(orderDifferences(anOrder({ total: 0, paid: 0, invoice: null, quote: { lines: [], total: 0, taxes: [], dueNow: 0, trialEndsAt: null } }))).toEqual([])
  })

  it('whose money went back needs neither', () => {
    expect(orderDifferences(anOrder({ isReturned: true, hasPeriod: false, invoice: null, paid: 0 }))).toEqual([])
  })

  it.each<[string, Partial<PaidOrder>]>([
    ['noPeriod', { hasPeriod: false }],
    ['noInvoice', { invoice: null }],
    ['wrongSum', { quote: { ...sums, dueNow: 100, trialEndsAt: null } }],
    ['wrongSum', { invoice: { ...sums, total: 100 } }],
    ['wrongSum', { invoice: { ...sums, taxes: [{ name: 'IGST', basisPoints: 1_800, amount: 30_000 }] } }],
    ['wrongPayment', { paid: 0 }],
    ['wrongPayment', { paid: 59_800 }],
    ['wrongRefund', { hasValidRefunds: false }],
  ])('has the difference %s', (difference, changes) => {
    expect(orderDifferences(anOrder(changes))).toEqual([difference])
  })

  it('has none exactly if its lines add up', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 4 }), fc.integer({ min: 0, max: 50_000 }), (amounts, total) => {
      const quote = { lines: amounts.map((amount) => ({ kind: 'plan' as const, amount })), total, taxes: [], dueNow: total, trialEndsAt: null }
      const isRight = amounts.reduce((sum, amount) => sum + amount, 0) === total
      expect(orderDifferences(anOrder({ total, paid: total, quote, invoice: quote }))).toEqual(isRight ? [] : ['wrongSum'])
    }))
  })
})
