import { clearAttempt, readAttempt, readCheckoutDraft, readGiftDraft, saveAttempt, saveCheckoutDraft, saveGiftDraft } from './checkout-storage.ts'

const draft = { couponCode: 'BOISHAKH20', lostCoupon: null, renews: false, method: 'NB' as const, option: 'NB_SBI', buyer: { name: 'Mita Sen', region: 'WB', postalCode: '700019' } }
const order = {
  siteId: 'films', userId: 'u1', planId: 'premium-1', planIdentifier: 'premium', currency: 'INR', couponCode: null, paymentMethodId: 'pm_1', requestId: 'r1', expected: 29_900, renews: true, buyer: null,
}

beforeEach(() => sessionStorage.clear())

describe('what was entered at the checkout', () => {
  it('is there after a reload', () => {
    saveCheckoutDraft(draft)
    expect(readCheckoutDraft()).toEqual(draft)
  })

  it('is empty at first, and where it is malformed', () => {
    const empty = { couponCode: null, lostCoupon: null, renews: true, method: 'card', option: null, buyer: { name: '', region: '', postalCode: '' } }
    expect(readCheckoutDraft()).toEqual(empty)
    sessionStorage.setItem('checkout-draft', '{"couponCode":7,"buyer":[],"method":"cash","option":1}')
    expect(readCheckoutDraft()).toEqual(empty)
  })
})

describe('a press without its final answer', () => {
  it('is there after a reload, for its user and plan', () => {
    saveAttempt({ requestId: 'r1', order })
    expect(readAttempt('u1', { planIdentifier: 'premium' })).toEqual({ requestId: 'r1', order })
    expect(readAttempt('u2', { planIdentifier: 'premium' })).toBeNull()
    expect(readAttempt('u1', { planIdentifier: 'mobile' })).toBeNull()
  })

  it('for a change is that of its plan, for a renewal that of no plan', () => {
    const change = { requestId: 'r1', order: { type: 'change' as const, userId: 'u1', planIdentifier: 'premium', requestId: 'r1', expected: 20_000 } }
    saveAttempt(change)
    expect([readAttempt('u1', { planIdentifier: 'premium' }), readAttempt('u1', { type: 'renewal' })]).toEqual([change, null])
    const renewal = { requestId: 'r2', order: { type: 'renewal' as const, userId: 'u1', requestId: 'r2', expected: 29_900 } }
    saveAttempt(renewal)
    expect([readAttempt('u1', { planIdentifier: 'premium' }), readAttempt('u1', { type: 'renewal' })]).toEqual([null, renewal])
  })

  it('is forgotten with its answer', () => {
    saveAttempt({ requestId: 'r1', order })
    saveAttempt(null)
    expect(readAttempt('u1', { planIdentifier: 'premium' })).toBeNull()
  })
})

describe('a gift', () => {
  const gift = {
    planIdentifier: 'premium', months: 6, isMailed: true, to: { email: 'rumi@films.example', name: 'রুমি', from: 'মিতা', message: 'শুভ জন্মদিন', language: 'bengali' as const },
    method: 'UPI' as const, option: null, buyer: { name: 'Mita Sen', region: 'WB', postalCode: '700019' },
  }
  const giftOrder = { type: 'gift' as const, userId: 'u1', planId: 'premium-1', months: 6, to: gift.to, buyer: null, requestId: 'r1', expected: 179_400, paymentMethodId: 'pm_1', consent: { text: 'gift', version: '1', language: 'english' as const } }

  it('is there after sign-in or a reload, with all that was typed', () => {
    saveGiftDraft(gift)
    expect(readGiftDraft('english')).toEqual(gift)
  })

  it('is empty at first, and where it is malformed', () => {
    const empty = { planIdentifier: null, months: 3, isMailed: false, to: { email: '', name: '', from: '', message: '', language: 'english' }, method: 'card', option: null, buyer: { name: '', region: '', postalCode: '' } }
    expect(readGiftDraft('english')).toEqual(empty)
    sessionStorage.setItem('gift-draft', '{"months":"6","to":[],"isMailed":1,"buyer":7}')
    expect(readGiftDraft('english')).toEqual(empty)
  })

  it('and the purchase of a plan do not take each other’s press', () => {
    saveAttempt({ requestId: 'r1', order: giftOrder })
    expect([readAttempt('u1', { type: 'gift' }), readAttempt('u2', { type: 'gift' }), readAttempt('u1', { planIdentifier: 'premium' })]).toEqual([{ requestId: 'r1', order: giftOrder }, null, null])
    saveAttempt({ requestId: 'r1', order })
    expect(readAttempt('u1', { type: 'gift' })).toBeNull()
  })

  it('that was bought leaves the press for a plan, and a plan that for a gift', () => {
    saveAttempt({ requestId: 'r1', order })
    clearAttempt('gift')
    expect(readAttempt('u1', { planIdentifier: 'premium' })).toEqual({ requestId: 'r1', order })
    clearAttempt('plan')
    expect(readAttempt('u1', { planIdentifier: 'premium' })).toBeNull()
    saveAttempt({ requestId: 'r1', order: giftOrder })
    clearAttempt('plan')
    expect(readAttempt('u1', { type: 'gift' })).toEqual({ requestId: 'r1', order: giftOrder })
    clearAttempt('gift')
    expect(readAttempt('u1', { type: 'gift' })).toBeNull()
  })
})
